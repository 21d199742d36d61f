"""The best way for an apprentice, card by card: a search over what its master holds and sees."""

from __future__ import annotations

from zaubertisch.bots.magia.worth import CARD, Worth
from zaubertisch.games.magia.actions import GO, JUMP, PLAY, STOP
from zaubertisch.games.magia.components import APPRENTICES, BY_COLOUR, BY_DIRECTION, EITHER_WAY, NO_CRYSTAL
from zaubertisch.games.magia.hexes import EXITS, MEMBERS, NEIGHBOURS, PORTAL_AT, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.view import MagiaView

NEVER = -99.0


class Route:
    """All moves of one apprentice with at most so many more cards; straight lines are left to the rules."""

    def __init__(self, worth: Worth, apprentice: int, most: int) -> None:
        view = worth.view
        self.worth = worth
        self.view = view
        self.apprentice = apprentice
        self.most = most
        self.origin = view.figures[apprentice]
        self.colours: list[int] = [0] * APPRENTICES
        for kind in view.hands[worth.seat]:
            self.colours[kind >> 2] += 1
        self.hand = len(view.hands[worth.seat])
        self.taken = taken_portals(view, apprentice)
        self.landings: list[float] = [NEVER - 1.0] * len(EXITS)
        self.bonus: list[float] = [0.0] * APPRENTICES  # for the best symbol of each colour
        self.seen: dict[int, float] = {}
        self.weigh_symbols()

    def weigh_symbols(self) -> None:
        if self.worth.safe or self.view.symbols:
            return
        for kind in self.view.hands[self.worth.seat]:
            if kind & 3:
                worth = self.worth.symbol(kind & 3, self.hand - 1)
                self.bonus[kind >> 2] = max(self.bonus[kind >> 2], worth)

    # What it comes to

    def landing(self, field: int) -> float:
        """The worth of stopping there, reckoned once."""
        if self.landings[field] < NEVER:
            self.landings[field] = NEVER if self.is_barred(field) else self.worth.landing(self.apprentice, field)
        return self.landings[field]

    def is_barred(self, field: int) -> bool:
        crystal = self.view.crystals[field]
        return self.worth.safe and crystal != NO_CRYSTAL and not self.worth.fits(self.apprentice, crystal)

    def from_the_start(self) -> float:
        """The best of all moves of an apprentice that has not moved yet."""
        return self.best(self.origin, 0, EITHER_WAY, False, False)

    def best(self, field: int, played: int, ways: int, jumped: bool, used: bool) -> float:
        """The best that can be made of this field: stop, play on, or jump."""
        code = self.code(field, ways, jumped, used)
        if code in self.seen:
            return self.seen[code]
        out = self.landing(field) if (played or self.view.played) and field != self.origin else NEVER
        if played < self.most and played + self.view.played < self.view.variant.cards_per_part:
            for colour in range(APPRENTICES):
                if self.colours[colour]:
                    out = max(out, self.after_card(colour, field, played, ways, used))
        if not jumped and PORTAL_AT[field] >= 0:
            for portal in range(PORTALS):
                out = max(out, self.after_jump(portal, field, played, ways, used))
        self.seen[code] = out
        return out

    def code(self, field: int, ways: int, jumped: bool, used: bool) -> int:
        out = field << 4 | ways << 2 | (2 if jumped else 0) | (1 if used else 0)
        for count in self.colours:
            out = out << 4 | count
        return out

    def after_card(self, colour: int, field: int, played: int, ways: int, used: bool) -> float:
        """The best step with a card of this colour."""
        out = NEVER
        for direction in MEMBERS[self.ahead(colour, field, ways)]:
            out = max(out, self.after_step(colour, direction, field, played, ways, used))
        return out

    def ahead(self, colour: int, field: int, ways: int) -> int:
        if ways & BY_COLOUR and colour == self.apprentice:
            return EXITS[field]
        return self.view.variant.towards[colour] & EXITS[field] if ways & BY_DIRECTION else 0

    def after_step(self, colour: int, direction: int, field: int, played: int, ways: int, used: bool) -> float:
        left = 0
        if ways & BY_COLOUR and colour == self.apprentice:
            left = BY_COLOUR
        if ways & BY_DIRECTION and self.view.variant.towards[colour] >> direction & 1:
            left |= BY_DIRECTION
        gain = 0.0 if used else self.bonus[colour]
        self.colours[colour] -= 1
        out = self.best(NEIGHBOURS[6 * field + direction], played + 1, left, False, used or gain > 0.0)
        self.colours[colour] += 1
        return out + gain - CARD

    def after_jump(self, portal: int, field: int, played: int, ways: int, used: bool) -> float:
        there = PORTAL_FIELDS[portal]
        if there == field:
            return NEVER
        if self.taken >> portal & 1 and self.view.variant.occupied_portal_stops:
            return self.landing(there) if (played or self.view.played) and there != self.origin else NEVER
        return self.best(there, played, ways, True, used)

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
        view = self.view
        used = view.symbols != 0
        if action == STOP:
            return self.landing(field)
        if action >= JUMP:
            return self.after_jump(action - JUMP, field, 0, view.ways, used)
        if action >= GO:
            self.colours[view.card >> 2] += 1
            out = self.after_step(view.card >> 2, action - GO, field, 0, view.ways, True)
            self.colours[view.card >> 2] -= 1
            return out
        kind = action - PLAY
        fits = kind & 3 and not used and not self.worth.safe
        symbol = self.worth.symbol(kind & 3, self.hand - 1) if fits else 0.0
        # a symbol that is not wanted would have to be carried out all the same
        return self.after_card(kind >> 2, field, 0, view.ways, True) + symbol - 0.1 * self.worth.card(kind)


def taken_portals(view: MagiaView, apprentice: int) -> int:
    """The portals on which another figure stands, as a set."""
    taken = 0
    for other, field in enumerate(view.figures):
        if other != apprentice and PORTAL_AT[field] >= 0:
            taken |= 1 << PORTAL_AT[field]
    return taken
