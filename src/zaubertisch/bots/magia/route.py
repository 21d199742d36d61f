"""The best way for an apprentice, card by card: a search over what its master holds and sees.

It goes through thousands of steps for one answer, so a position of it is made of machine words: the field, the cards
left, how many of them may still be played, the ways of moving still open, and whether a symbol is reckoned already.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from zaubertisch.bots.magia.hand import COUNT, WIDTH, Hand
from zaubertisch.bots.magia.worth import CARD
from zaubertisch.games.magia.actions import GO, JUMP, PLAY, STOP
from zaubertisch.games.magia.components import APPRENTICES, BY_COLOUR, BY_DIRECTION, EITHER_WAY, NO_CRYSTAL
from zaubertisch.games.magia.hexes import EXITS, FIELDS, NEIGHBOURS, PORTAL_AT, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.pile import COMPILED, packed

NEVER: Final = -99.0
UNKNOWN: Final = NEVER - 1.0
NOTHING_KNOWN: Final = vec[float]([UNKNOWN] * FIELDS) if COMPILED else cast("vec[float]", [UNKNOWN] * FIELDS)

BESIDE: Final = packed(NEIGHBOURS)
WAYS_OUT: Final = packed(EXITS)
PORTAL_HERE: Final = packed(PORTAL_AT)
BY_PORTAL: Final = packed(PORTAL_FIELDS)


class Route:
    """All moves of one apprentice with at most so many more cards; straight lines are left to the rules."""

    def __init__(self, hand: Hand, apprentice: int, most: int) -> None:
        view = hand.worth.view
        self.hand = hand
        self.worth = hand.worth
        self.view = view
        self.towards: list[int] = view.variant.towards
        self.apprentice: i64 = apprentice
        self.origin: i64 = view.figures[apprentice]
        self.left: i64 = min(most, view.variant.cards_per_part - view.played)
        self.passable: i64 = passable_portals(view, apprentice)
        self.ends: vec[float] = NOTHING_KNOWN[:]

    # Where it may end

    def end(self, field: i64) -> float:
        """The best end without another card, reckoned once: to stop here, or to jump from a portal and stop there."""
        if self.ends[field] < NEVER:
            if PORTAL_HERE[field] < 0:
                self.ends[field] = self.stop(field)
            else:
                self.weigh_portals()
        return self.ends[field]

    def weigh_portals(self) -> None:
        """From each portal there is a jump to every other one, so all of them have the same best end."""
        best = NEVER
        for portal in range(PORTALS):
            best = max(best, self.stop(PORTAL_FIELDS[portal]))
        for portal in range(PORTALS):
            self.ends[PORTAL_FIELDS[portal]] = best

    def stop(self, field: i64) -> float:
        """A move may not end where it began."""
        return NEVER if field == self.origin else self.landing(int(field))

    def landing(self, field: int) -> float:
        return NEVER if self.is_barred(field) else self.worth.landing(int(self.apprentice), field)

    def is_barred(self, field: int) -> bool:
        if not self.worth.safe:
            return False
        crystal = self.view.crystals[field]
        return crystal != NO_CRYSTAL and not self.worth.fits(int(self.apprentice), crystal)

    # What it comes to

    def from_the_start(self) -> float:
        """The best of all moves of an apprentice that has not moved yet."""
        return self.playing_on(self.origin, self.hand.cards, self.left, EITHER_WAY, False)

    def best(self, field: i64, cards: i64, left: i64, ways: i64, used: bool) -> float:
        """The best that can be made of a field reached by a card: no more than this, or playing on."""
        out = self.end(field)
        return max(out, self.playing_on(field, cards, left, ways, used)) if left > 0 else out

    def playing_on(self, field: i64, cards: i64, left: i64, ways: i64, used: bool) -> float:
        """The best of playing a card here, or after a jump from a portal to another one."""
        out = self.playing_here(field, cards, left, ways, used)
        if PORTAL_HERE[field] >= 0:
            portal: i64 = 0
            while portal < PORTALS:
                there: i64 = BY_PORTAL[portal]
                if there != field and self.passable >> portal & 1:
                    out = max(out, self.playing_here(there, cards, left, ways, used))
                portal += 1
        return out

    def playing_here(self, field: i64, cards: i64, left: i64, ways: i64, used: bool) -> float:
        out = NEVER
        if left > 0:
            colour: i64 = 0
            while colour < APPRENTICES:
                if cards >> WIDTH * colour & COUNT:
                    out = max(out, self.after_card(colour, field, cards, left, ways, used))
                colour += 1
        return out

    def after_card(self, colour: i64, field: i64, cards: i64, left: i64, ways: i64, used: bool) -> float:
        """The best step with a card of this colour."""
        one: i64 = 1
        fewer: i64 = cards - (one << WIDTH * colour)
        gain = 0.0 if used else self.hand.bonus[colour]
        towards: i64 = self.towards[colour] if ways & BY_DIRECTION else 0
        by_colour: i64 = ways & BY_COLOUR if colour == self.apprentice else 0
        ahead: i64 = WAYS_OUT[field] if by_colour else WAYS_OUT[field] & towards
        best = UNKNOWN
        direction: i64 = 0
        while ahead >> direction:
            if ahead >> direction & 1:
                there: i64 = BESIDE[6 * field + direction]
                if left > 1:
                    still: i64 = by_colour | (BY_DIRECTION if towards >> direction & 1 else 0)
                    best = max(best, self.best(there, fewer, left - 1, still, used or gain > 0.0))
                else:
                    best = max(best, self.end(there))
            direction += 1
        return max(NEVER, best + gain - CARD)

    # The next word of a move in progress

    def next_action(self, options: list[int]) -> int:
        """The option that leads to the best end."""
        view = self.view
        self.origin = view.origin
        field = view.figures[self.apprentice]
        best = options[0]
        most = NEVER * 2
        for action in options:
            worth = self.value(action, field)
            if worth > most:
                best, most = action, worth
        return best

    def value(self, action: int, field: int) -> float:
        if action == STOP:
            return self.landing(field)
        if action >= JUMP:
            return self.after_jump(action - JUMP)
        if action >= GO:
            return self.after_step(action - GO, field)
        kind = action - PLAY
        fits = kind & 3 and not self.view.symbols and not self.worth.safe
        symbol = self.worth.symbol(kind & 3, self.hand.size - 1) if fits else 0.0
        # a symbol that is not wanted would have to be carried out all the same
        after = self.after_card(kind >> 2, field, self.hand.cards, self.left, self.view.ways, True)
        return after + symbol - 0.1 * self.worth.card(kind)

    def after_step(self, direction: int, field: int) -> float:
        """The step of a card that lies on the pile already."""
        view = self.view
        colour = view.card >> 2
        still = view.ways & BY_COLOUR if colour == self.apprentice else 0
        if self.towards[colour] >> direction & 1:
            still |= view.ways & BY_DIRECTION
        return self.best(NEIGHBOURS[6 * field + direction], self.hand.cards, self.left - 1, still, True) - CARD

    def after_jump(self, portal: int) -> float:
        """A jump before any card leads to no end yet."""
        view = self.view
        there = PORTAL_FIELDS[portal]
        out = self.stop(there) if view.played else NEVER
        if not self.passable >> portal & 1:
            return out
        return max(out, self.playing_here(there, self.hand.cards, self.left, view.ways, view.symbols != 0))


def passable_portals(view: MagiaView, apprentice: int) -> int:
    """The portals on which a jump does not meet another figure and end there, as a set."""
    passable = (1 << PORTALS) - 1
    if view.variant.occupied_portal_stops:
        for other, field in enumerate(view.figures):
            if other != apprentice and PORTAL_AT[field] >= 0:
                passable &= ~(1 << PORTAL_AT[field])
    return passable
