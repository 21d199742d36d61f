"""Imagined hands against an enumeration of all deals and all blind thefts, on small positions."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from tests.games.magia.possible import Possible, World, hands_of
from tests.games.magia.scene import MagiaScene, kind_of, scene
from tests.support.exactness import enough, fits
from tests.support.rules import rule
from zaubertisch.games.magia.actions import CARD_WORDS
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.imagination import imagined

WORLDS: Final = enough(1_500)
MANY: Final = 4_000

#: What happened, in words: “take 1” is two cards from the discard pile, “steal 2 1” a theft by seat 2 from seat 1.
POSITIONS: Final[dict[str, list[str]]] = {
    "a theft from a hand with two sighted cards": ["take 1", "steal 2 1"],
    "a theft that went on": ["take 1", "steal 2 1", "steal 3 2"],
    "there and back": ["take 1", "steal 2 1", "steal 1 2"],
    "a theft before and after a draw": ["take 1", "draw 1", "steal 2 1", "draw 2", "steal 3 1"],
    "a thief whom the viewer robs": ["take 1", "steal 2 1", "steal 0 2"],
    "a victim whom the viewer robs": ["take 1", "steal 2 1", "steal 0 1"],
    "the viewer's own card on its way": ["steal 1 0", "steal 2 1", "steal 3 1"],
    "a sighted card that is shown": ["take 1", "steal 2 1", "show 1", "steal 3 1"],
    "a stolen card that may be shown": ["take 1", "steal 2 1", "show 2", "show 2"],
    "two takers": ["take 1", "take 2", "steal 3 1", "steal 3 2", "show 3"],
}


def position(deeds: list[str], seed: int) -> tuple[MagiaScene, Counter[World]]:
    """Few cards of different kinds; then what happened, and every world it allows seat 0."""
    t = scene(4).hand(0, "yellow", "yellow star").hand(1, "red", "blue", "green").hand(2, "purple").hand(3, "black")
    t.discards("green star", "blue star", "red star", "purple star").pile(0)
    for card in ("black star", "red double", "blue double", "green double"):
        t.table.discards.remove(kind_of(card))
        t.table.pile.add(kind_of(card))
    t.script.rest = FastChance(seed)
    possible = Possible(t.table, 0)
    t.table.listen()
    lots = FastChance(seed + 1000)
    for deed in deeds:
        do(t.table, deed.split(), lots)
    return t, possible.follow(t.table)


def do(g: Magia, deed: list[str], lots: FastChance) -> None:
    """One deed, if there are cards for it."""
    verb, seat = deed[0], int(deed[1])
    if (verb == "steal" and g.hands.size(int(deed[2])) == 0) or (verb == "show" and g.hands.size(seat) == 0):
        return
    if verb == "take":
        g.take_discards(seat, 2)
    elif verb == "draw":
        g.draw_cards(seat, 2)
    elif verb == "steal":
        g.steal(seat, int(deed[2]))
    else:
        g.put_down(seat, lots.pick(g.hands.cards(seat)), "discarded")


def imagined_hands(table: Magia, count: int) -> Counter[World]:
    found: Counter[World] = Counter()
    chance = FastChance(77)
    for _ in range(count):
        world = imagined(table, 0, chance)
        assert isinstance(world, Magia)
        found[hands_of(world)] += 1
    return found


@rule("MA-R15", "MA-R16", "MA-028")
@pytest.mark.parametrize("name", POSITIONS)
def test_imagined_hands_come_as_often_as_all_histories_make_them(name: str) -> None:
    t, expected = position(POSITIONS[name], 5)
    assert hands_of(t.table) in expected, "the truth is possible"
    assert fits(imagined_hands(t.table, WORLDS), expected)


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(40))
def test_random_histories_are_imagined_exactly(seed: int) -> None:
    lots = FastChance(seed)
    deeds = ["take 1"]
    for _ in range(5):
        seat = lots.below(4)
        verb = lots.pick([0, 0, 0, 1, 2])
        other = (seat + 1 + lots.below(3)) % 4
        deeds.append([f"steal {seat} {other}", f"show {1 + lots.below(3)}", f"take {1 + lots.below(2)}"][verb])
    t, expected = position(deeds, seed)
    assert fits(imagined_hands(t.table, MANY), expected), deeds


@pytest.mark.whole
@pytest.mark.parametrize("name", POSITIONS)
def test_thousands_of_worlds_fit_as_well(name: str) -> None:
    t, expected = position(POSITIONS[name], 11)
    assert fits(imagined_hands(t.table, MANY), expected)


@rule("MA-R15")
def test_one_of_five_cards_was_stolen_and_never_two() -> None:
    """Two cards taken openly, three others: each of the two is with the thief in one world of five, both in none."""
    t, _ = position(["take 1", "steal 2 1"], 5)
    red, purple = kind_of("red star"), kind_of("purple star")
    hands = imagined_hands(t.table, 2 * WORLDS)
    worlds = hands.total()
    for card in (red, purple):
        share = sum(count for world, count in hands.items() if card in world[2]) / worlds
        assert abs(share - 0.2) < 5 * (0.2 * 0.8 / worlds) ** 0.5
    assert not any(red in world[2] and purple in world[2] for world in hands)
    assert CARD_WORDS[red] == "red star"


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_worked_out_once_sways_no_later_world(name: str) -> None:
    """The hidden thefts of each world are drawn for it alone, however many were dealt before."""
    t, _ = position(POSITIONS[name], 5)
    prepared = GAME.imagination(t.table, 0)
    for seed in [*range(20), *range(20)]:
        assert fingerprint(prepared(FastChance(seed))) == fingerprint(imagined(t.table, 0, FastChance(seed)))


def test_a_course_that_came_about_in_two_ways_is_remembered_in_both() -> None:
    """A card that is where it was may have gone there and back, or another one did."""
    t, _ = position(POSITIONS["there and back"], 5)
    prepared = GAME.imagination(t.table, 0)
    diaries: dict[World, set[tuple[int, ...]]] = {}
    for seed in range(WORLDS):
        world = prepared(FastChance(seed))
        assert isinstance(world, Magia)
        diaries.setdefault(hands_of(world), set()).add(tuple(world.diary))
    assert max(len(told) for told in diaries.values()) > 1
