"""Piles: counts and sizes go together, a draw is fair, and a clone shares nothing."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.statistics import surprise
from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.pile import Pile, Piles

KINDS = 5
cards = st.lists(st.integers(0, KINDS - 1), max_size=30)


def pile_of(things: list[int]) -> Pile:
    pile = Pile(KINDS)
    for thing in things:
        pile.add(thing)
    return pile


def piles_of(*rows: list[int]) -> Piles:
    piles = Piles(len(rows), KINDS)
    for seat, row in enumerate(rows):
        for thing in row:
            piles.add(seat, thing)
    return piles


# One pile


@given(cards)
def test_a_pile_knows_what_lies_in_it(things: list[int]) -> None:
    pile = pile_of(things)
    seen = Counter(things)
    assert len(pile) == len(things)
    assert pile.cards() == sorted(things)
    assert pile.kinds() == sorted(seen)
    assert pile.to_list() == [seen[kind] for kind in range(KINDS)]
    assert [pile.count(kind) for kind in range(KINDS)] == pile.to_list()
    assert [pile.has(kind) for kind in range(KINDS)] == [seen[kind] > 0 for kind in range(KINDS)]


@given(cards, st.integers(0, 2**32))
def test_drawing_empties_a_pile_piece_by_piece(things: list[int], seed: int) -> None:
    pile = pile_of(things)
    chance = FastChance(seed)
    assert sorted(pile.draw(chance) for _ in things) == sorted(things)
    assert (len(pile), pile.cards()) == (0, [])


def test_each_piece_is_equally_likely_to_be_drawn() -> None:
    chance = FastChance(1)
    drawn = Counter(pile_of([0, 2, 2, 4]).draw(chance) for _ in range(4000))
    assert surprise([drawn[0], drawn[2] // 2, drawn[2] - drawn[2] // 2, drawn[4]]) < 4.8
    assert set(drawn) == {0, 2, 4}


@pytest.mark.parametrize(("outcome", "kind"), [(0, 1), (1, 3), (2, 3), (3, 4)])
def test_an_outcome_counts_the_pieces_in_rising_order(outcome: int, kind: int) -> None:
    assert pile_of([1, 3, 3, 4]).draw(ScriptedChance([outcome])) == kind


def test_several_copies_come_and_go_at_once() -> None:
    pile = pile_of([])
    pile.add(2, 4)
    pile.add(2, -3)
    pile.remove(2)
    assert (len(pile), pile.has(2)) == (0, False)


def test_what_is_not_there_cannot_be_taken() -> None:
    pile = pile_of([1])
    with pytest.raises(AssertionError):
        pile.remove(2)
    with pytest.raises(AssertionError):
        pile.add(1, -2)


@given(cards, cards)
def test_pouring_adds_and_leaves_the_other_pile_as_it_was(things: list[int], others: list[int]) -> None:
    pile, other = pile_of(things), pile_of(others)
    pile.pour(other)
    assert (pile.cards(), len(pile)) == (sorted(things + others), len(things + others))
    assert other.cards() == sorted(others)


@given(cards)
def test_a_filled_pile_and_a_clone_are_like_the_first(things: list[int]) -> None:
    pile = pile_of(things)
    filled, twin = Pile(), pile.clone()
    filled.fill(pile.to_list())
    pile.add(0, 7)
    for same in (filled, twin):
        assert (same.cards(), len(same)) == (sorted(things), len(things))


# A pile for each seat


@given(cards, cards)
def test_each_seat_has_a_pile_of_its_own(first: list[int], second: list[int]) -> None:
    piles = piles_of(first, second)
    for seat, row in enumerate((first, second)):
        seen = Counter(row)
        assert (piles.size(seat), piles.cards(seat)) == (len(row), sorted(row))
        assert piles.kinds_of(seat) == sorted(seen)
        assert [piles.count(seat, kind) for kind in range(KINDS)] == [seen[kind] for kind in range(KINDS)]
        assert [piles.has(seat, kind) for kind in range(KINDS)] == [seen[kind] > 0 for kind in range(KINDS)]


@given(cards, cards, st.integers(0, 2**32))
def test_a_seat_draws_its_own_pieces_only(first: list[int], second: list[int], seed: int) -> None:
    piles = piles_of(first, second)
    chance = FastChance(seed)
    assert sorted(piles.draw(1, chance) for _ in second) == sorted(second)
    assert (piles.size(1), piles.cards(0)) == (0, sorted(first))


@pytest.mark.parametrize(("outcome", "kind"), [(0, 1), (1, 3), (2, 3), (3, 4)])
def test_an_outcome_counts_a_seats_pieces_in_rising_order(outcome: int, kind: int) -> None:
    assert piles_of([0, 0], [1, 3, 3, 4]).draw(1, ScriptedChance([outcome])) == kind


def test_a_seat_cannot_lose_what_it_has_not() -> None:
    piles = piles_of([1], [2])
    with pytest.raises(AssertionError):
        piles.remove(0, 2)
    with pytest.raises(AssertionError):
        piles.add(1, 2, -2)


def test_a_cleared_seat_has_nothing_and_the_others_keep_theirs() -> None:
    piles = piles_of([1, 2], [3])
    piles.clear(0)
    assert (piles.size(0), piles.cards(0), piles.cards(1)) == (0, [], [3])


@given(cards, cards)
def test_a_seat_pours_into_a_pile_and_keeps_its_own(row: list[int], things: list[int]) -> None:
    piles, pile = piles_of([0], row), pile_of(things)
    piles.pour_into(1, pile)
    assert (pile.cards(), len(pile)) == (sorted(row + things), len(row + things))
    assert piles.cards(1) == sorted(row)


@given(cards, cards)
def test_filled_piles_and_clones_are_like_the_first(first: list[int], second: list[int]) -> None:
    piles = piles_of(first, second)
    filled, twin = Piles(2, KINDS), piles.clone()
    filled.fill(piles.to_list())
    piles.add(1, 0, 7)
    for same in (filled, twin):
        assert (same.cards(0), same.cards(1), same.size(1)) == (sorted(first), sorted(second), len(second))
