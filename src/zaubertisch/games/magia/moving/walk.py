"""How far an apprentice can go: which cards, directions, jumps and stops lead to a legal end of its move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaubertisch.games.magia.components import APPRENTICES, BY_COLOUR, BY_DIRECTION, KINDS
from zaubertisch.games.magia.hexes import EXITS, MEMBERS, NEIGHBOURS, PORTAL_AT, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.table.table import Magia

ANY_DIRECTION: Final = 63


def directions(g: Magia, apprentice: int, colour: int, ways: int, bearings: int) -> int:
    """[MA-034 MA-035 MA-037 MA-R04 MA-R23] The directions a card of this colour allows, as a set."""
    if ways & BY_COLOUR and colour == apprentice:
        return ANY_DIRECTION
    return towards(g, colour, bearings) if ways & BY_DIRECTION else 0


def towards(g: Magia, colour: int, bearings: int) -> int:
    """[MA-036 MA-R04] Towards the wall of the colour; where lines must be straight, as it went before."""
    bearing = bearings >> 3 * colour & 7
    return 1 << bearing - 1 if bearing else g.variant.towards[colour]


def ways_after(g: Magia, apprentice: int, colour: int, direction: int, ways: int, bearings: int) -> int:
    """[MA-037 MA-R22] The ways still open after a step; never none for a step that `directions` allows."""
    left = 0
    if ways & BY_COLOUR and colour == apprentice:
        left = BY_COLOUR
    if ways & BY_DIRECTION and towards(g, colour, bearings) >> direction & 1:
        left |= BY_DIRECTION
    return left


def bearings_after(g: Magia, colour: int, direction: int, bearings: int) -> int:
    """[MA-R04] Remembered only where lines must be straight."""
    if not g.variant.straight or bearings >> 3 * colour & 7:
        return bearings
    return bearings | direction + 1 << 3 * colour


def leads_on(seat_is_safe: bool, origin: int, field: int, ahead: int) -> bool:
    """Whether one of them surely leads to a legal stop: without a secured book any field but the first does."""
    if seat_is_safe or ahead == 0:
        return False
    return ahead & (ahead - 1) != 0 or NEIGHBOURS[6 * field + MEMBERS[ahead][0]] != origin


def colours_in_hand(g: Magia, seat: int) -> list[int]:
    """How many cards of each colour the seat holds."""
    counts = g.hands.counts
    first: i64 = seat * (KINDS + 1)
    out: list[int] = []
    while len(out) < APPRENTICES:
        out.append(int(counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3]))
        first += 4
    return out


def colours_held(g: Magia, seat: int) -> int:
    """The colours of the seat's cards, as a set."""
    counts = g.hands.counts
    first: i64 = seat * (KINDS + 1)
    held: i64 = 0
    one: i64 = 1
    kind: i64 = 0
    while kind < KINDS:
        if counts[first + kind]:
            held |= one << (kind >> 2)
        kind += 1
    return int(held)


def taken_portals(g: Magia, figure: int) -> int:
    """The portals on which any figure but this one stands, as a set."""
    taken = 0
    for other, field in enumerate(g.figures):
        portal = PORTAL_AT[field]
        if portal >= 0 and other != figure:
            taken |= 1 << portal
    return taken


class Walk:
    """A move in progress, as far as it matters for what may follow [MA-048 MA-R21].

    The look-ahead goes through cards by colour only, and remembers what it has found out, because a master with a
    secured book may have to go a long way to find a field to stop on.
    """

    def __init__(self, g: Magia, seat: int, apprentice: int, origin: int) -> None:
        self.g = g
        self.seat = seat
        self.apprentice = apprentice
        self.origin = origin
        self.colours: list[int] = colours_in_hand(g, seat)
        self.most = g.variant.cards_per_part
        self.careful = g.is_safe(seat)
        self.taken = taken_portals(g, apprentice)
        self.known: dict[int, bool] = {}

    def can_stop(self, field: int, played: int, jumped: bool) -> bool:
        """[MA-039 MA-041 MA-047 MA-057 MA-R18] After at least one card, elsewhere, and not for a forbidden crystal."""
        if played == 0 and not (jumped and self.g.variant.portal_only_move):
            return False
        return field != self.origin and not (self.careful and self.g.barred(self.seat, self.apprentice, field))

    def jump_ends(self, portal: int) -> bool:
        """[MA-055 MA-R27] On an occupied portal they meet at once."""
        return self.taken >> portal & 1 == 1 and self.g.variant.occupied_portal_stops

    def can_finish(self, field: int, played: int, ways: int, jumped: bool, bearings: int) -> bool:
        """[MA-048] Whether the move can end legally from here, now or later."""
        if self.can_stop(field, played, jumped):
            return True
        if not self.careful:
            return self.can_go_on(field, played, ways, jumped, bearings)
        code = self.code(field, ways, jumped, bearings)
        if code not in self.known:
            self.known[code] = self.can_go_on(field, played, ways, jumped, bearings)
        return self.known[code]

    def code(self, field: int, ways: int, jumped: bool, bearings: int) -> int:
        """A number for this position of the search; the cards left say how many were played."""
        out = (bearings << 10 | field << 3 | ways << 1) + (1 if jumped else 0)
        for count in self.colours:
            out = out << 4 | count
        return out

    def can_go_on(self, field: int, played: int, ways: int, jumped: bool, bearings: int) -> bool:
        for colour in range(APPRENTICES):
            if self.can_play(colour, field, played, ways, bearings):
                return True
        if not jumped and PORTAL_AT[field] >= 0:
            for portal in range(PORTALS):
                if self.can_jump(portal, field, played, ways, bearings):
                    return True
        return False

    def can_play(self, colour: int, field: int, played: int, ways: int, bearings: int) -> bool:
        """[MA-033 MA-040 MA-R19] Whether a card of this colour is at hand and some step with it can be finished."""
        if self.colours[colour] == 0 or played >= self.most:
            return False
        for direction in MEMBERS[directions(self.g, self.apprentice, colour, ways, bearings) & EXITS[field]]:
            if self.can_step(colour, direction, field, played, ways, bearings):
                return True
        return False

    def can_step(self, colour: int, direction: int, field: int, played: int, ways: int, bearings: int) -> bool:
        """Whether the move can be finished after this step; the card is still in the hand."""
        there = NEIGHBOURS[6 * field + direction]
        if there != self.origin and not self.careful:
            return True
        self.colours[colour] -= 1
        finishes = self.can_finish(
            there, played + 1, ways_after(self.g, self.apprentice, colour, direction, ways, bearings), False,
            bearings_after(self.g, colour, direction, bearings),
        )
        self.colours[colour] += 1
        return finishes

    def steps(self, colour: int, field: int, played: int, ways: int, bearings: int) -> int:
        """The directions in which a card of this colour, already played, may move, as a set."""
        out = 0
        self.colours[colour] += 1
        for direction in MEMBERS[directions(self.g, self.apprentice, colour, ways, bearings) & EXITS[field]]:
            if self.can_step(colour, direction, field, played, ways, bearings):
                out |= 1 << direction
        self.colours[colour] -= 1
        return out

    def can_jump(self, portal: int, field: int, played: int, ways: int, bearings: int) -> bool:
        """[MA-052 MA-055 MA-056 MA-057] Whether a jump to this portal is allowed here and can be finished."""
        there = PORTAL_FIELDS[portal]
        if there == field:
            return False
        if self.jump_ends(portal):
            return self.can_stop(there, played, True)
        return self.can_finish(there, played, ways, True, bearings)
