"""Imagined hands against all deals, on small positions: cards are absorbed, looked at, discarded and drawn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Final

import pytest

from tests.games.wizwar.scene import WizScene, scene
from tests.support.exactness import fits
from zaubertisch.games.wizwar.cards import KINDS, NUMBER
from zaubertisch.games.wizwar.table import seen
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.pile import Pile
from zaubertisch.kernel.referee import imagined

World = tuple[tuple[int, ...], ...]
Deed = tuple[str, int, str]

WORLDS: Final = 600

#: The first cards of seats 1 and 2 and what is left of the deck, of which seat 0 has seen nothing.
FIRST: Final = {1: ["dispel", "fog", "shield"], 2: ["flood", "zot"]}
DECK: Final = ["shatter", "teleport", "share_life"]

#: What happened: a card absorbed before all eyes, seat 0 looks at a hand, a card is discarded, one is drawn.
POSITIONS: Final[dict[str, list[Deed]]] = {
    "nothing yet": [],
    "a discard and a draw": [("discards", 1, "fog"), ("draws", 2, "")],
    "an absorbed card that is kept": [("absorbs", 1, "psychic_storm"), ("discards", 1, "shield"), ("draws", 1, "")],
    "an absorbed card that is discarded": [
        ("absorbs", 2, "psychic_storm"), ("discards", 2, "psychic_storm"), ("draws", 2, ""),
    ],
    "a look, then draws": [("looks", 1, ""), ("draws", 1, ""), ("draws", 2, ""), ("discards", 1, "fog")],
    "a look at a hand that then shrinks": [("looks", 2, ""), ("discards", 2, "zot"), ("draws", 2, "")],
}


def position(deeds: list[Deed]) -> WizScene:
    t = scene(3).hand(0, "large_rock").hand(1, *FIRST[1]).hand(2, *FIRST[2])
    g = t.table
    g.discards[0].pour(g.decks[0])
    g.decks[0] = Pile(KINDS)
    for card in DECK:
        g.discards[0].remove(NUMBER[card])
        g.decks[0].add(NUMBER[card])
    for verb, seat, card in deeds:
        do(g, verb, seat, card)
    return t


def do(g: WizWar, verb: str, seat: int, card: str) -> None:
    if verb == "absorbs":
        g.discards[0].remove(NUMBER[card])
        g.hands.add(seat, NUMBER[card])
        seen.seen_by_all(g, seat, NUMBER[card])
    elif verb == "looks":
        seen.looked(g, 0, seat)
    elif verb == "discards":
        g.discard(seat, NUMBER[card])
    else:
        g.draw(seat)


def possible(deeds: list[Deed], truth: WizScene) -> Counter[World]:
    """Every order of the unseen cards, followed through the deeds; what seat 0 saw must be so."""
    unseen = [NUMBER[card] for card in (*FIRST[1], *FIRST[2], *DECK)]
    found: Counter[World] = Counter()
    for order in permutations(unseen):
        hands = {1: list(order[:3]), 2: list(order[3:5])}
        if follow(deeds, hands, list(order[5:])):
            found[tuple(sorted(hands[1])), tuple(sorted(hands[2]))] += 1
    assert hands_of(truth.table) in found, "the truth is possible"
    return found


def follow(deeds: list[Deed], hands: dict[int, list[int]], deck: list[int]) -> bool:
    """Whether seat 0 would have seen the same with these hands and this deck."""
    for verb, seat, card in deeds:
        if verb == "absorbs":
            hands[seat].append(NUMBER[card])
        elif verb == "draws":
            hands[seat].append(deck.pop())
        elif verb == "looks":
            if sorted(hands[seat]) != sorted(NUMBER[each] for each in FIRST[seat]):
                return False
        elif NUMBER[card] in hands[seat]:
            hands[seat].remove(NUMBER[card])
        else:
            return False
    return True


def hands_of(g: WizWar) -> World:
    return tuple(g.hands.cards(1)), tuple(g.hands.cards(2))


def imagined_hands(g: WizWar, count: int) -> Counter[World]:
    found: Counter[World] = Counter()
    for seed in range(count):
        world = imagined(g, 0, FastChance(seed))
        assert isinstance(world, WizWar)
        found[hands_of(world)] += 1
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_imagined_hands_come_as_often_as_all_deals_make_them(name: str) -> None:
    t = position(POSITIONS[name])
    assert fits(imagined_hands(t.table, WORLDS), possible(POSITIONS[name], t))
