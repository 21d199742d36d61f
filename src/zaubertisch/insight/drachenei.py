"""Zauberschwert & Drachenei: the hands of others, what the stack turns up next, and votes that are sealed."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import KINDS, LETTERS
from zaubertisch.games.drachenei.table.knowledge import sees_hand, unseen, voting
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.insight.known import NOBODY, Place
from zaubertisch.insight.lots import likely, one_of, ways
from zaubertisch.insight.worlds import Worlds


def places(g: Drachenei, viewer: int, worlds: Worlds) -> list[Place]:
    hidden = [seat for seat in range(g.seats) if not sees_hand(viewer, seat) and g.hands.size(seat)]
    return [*[hand(g, viewer, seat, worlds) for seat in hidden], *votes(g, viewer), *next_adventure(g)]


def hand(g: Drachenei, viewer: int, seat: int, worlds: Worlds) -> Place:
    """[DE-005] Where nothing was shown that says more of other cards than that it was there, they are counted."""
    size = g.hands.size(seat)
    if is_entangled(g, viewer):
        return Place("hand", seat, size, worlds.count(
            lambda world: world.hands.cards(seat), lambda kind: g.shown.count(seat, kind),
        ), len(worlds.dealt))
    cards = unseen(g, viewer)
    known = [g.shown.count(seat, kind) for kind in range(KINDS)]
    found = {
        kind: [0] * known[kind] + list(ways(size - sum(known), cards[kind], sum(cards))) for kind in range(1, KINDS)
    }
    return Place("hand", seat, size, likely(found))


def is_entangled(g: Drachenei, viewer: int) -> bool:
    """[DE-R34] Whether cards shown or laid out have told of the draws they came from."""
    return any((g.marks[seat] or g.settled[seat]) and not sees_hand(viewer, seat) for seat in range(g.seats))


def votes(g: Drachenei, viewer: int) -> list[Place]:
    """A sealed vote for fighting alone may be cast by whoever can afford it."""
    if not g.variant.sealed_vote or not voting(g):
        return []
    strength = g.variant.box.figure[g.display[g.place]]
    cast = [seat for seat in range(g.seats) if g.voted >> seat & 1 and seat != viewer]
    free = [seat for seat in cast if not g.variant.alone_needs_means or g.reach(seat) >= strength]
    return [Place("vote", seat, 1, one_of({0: 1, 1: 1} if seat in free else {0: 1})) for seat in cast]


def next_adventure(g: Drachenei) -> list[Place]:
    """[DE-012 DE-022] The top of the stack: any card of the first letter that has one left."""
    for letter in range(len(LETTERS)):
        cards = g.adventures.cards(letter)
        if cards:
            return [Place("next", NOBODY, 1, one_of(dict.fromkeys(cards, 1)))]
    return []
