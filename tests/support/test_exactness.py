"""The measure of imagined worlds: a right sampler passes, and the mistakes that were made do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from tests.support.exactness import fits, surprise
from zaubertisch.kernel.chance import FastChance

#: Five cards lay in a hand, one of them went to a thief who had three others; which one nobody saw.
CARDS = [1, 2, 3, 4, 5]
STOLEN: dict[tuple[int, ...], float] = {(card,): 1.0 for card in CARDS}


def blindly(chance: FastChance) -> tuple[int, ...]:
    return (chance.pick(CARDS),)


def by_the_room_there_is(chance: FastChance) -> tuple[int, ...]:
    """The mistake: card 1 is put where there is room, four places to four, and then the others."""
    return (1,) if chance.below(2) else (chance.pick(CARDS[1:]),)


def a_little_off(chance: FastChance) -> tuple[int, ...]:
    """Card 1 a fifth too often."""
    return (1,) if chance.below(20) == 0 else blindly(chance)


def drawn(sampler: Callable[[FastChance], tuple[int, ...]], count: int, seed: int = 1) -> Counter[tuple[int, ...]]:
    chance = FastChance(seed)
    return Counter(sampler(chance) for _ in range(count))


@pytest.mark.parametrize("seed", range(50))
def test_a_right_sampler_fits(seed: int) -> None:
    assert fits(drawn(blindly, 500, seed), STOLEN)


@pytest.mark.parametrize("seed", range(20))
def test_a_card_put_by_room_does_not(seed: int) -> None:
    assert surprise(drawn(by_the_room_there_is, 500, seed), STOLEN) > 8


def test_a_small_mistake_needs_more_worlds() -> None:
    assert fits(drawn(a_little_off, 200), STOLEN)
    assert not fits(drawn(a_little_off, 20_000), STOLEN)


def test_one_impossible_world_among_thousands_fits_nothing() -> None:
    found = drawn(blindly, 5_000)
    assert not fits(found + Counter({(6,): 1}), STOLEN)
    assert not fits(Counter({1: 1}), {1: 0.0, 2: 1.0})


def test_rare_worlds_share_a_cell_with_their_neighbours() -> None:
    """Of 720 orders each comes about once: a sampler that prefers small first cards is still found out."""
    orders = list(permutations(range(6)))
    expected = dict.fromkeys(orders, 1.0)
    chance = FastChance(4)
    right = Counter(orders[chance.below(len(orders))] for _ in range(700))
    wrong = Counter(orders[min(chance.below(len(orders)), chance.below(len(orders)))] for _ in range(700))
    assert fits(right, expected)
    assert surprise(wrong, expected) > 8


def test_too_few_worlds_are_no_test() -> None:
    with pytest.raises(AssertionError, match="3 worlds are too few to tell 5 apart"):
        fits(drawn(blindly, 3), STOLEN)


def test_a_single_world_fits_itself() -> None:
    assert fits(Counter({1: 30}), {1: 7.0})
