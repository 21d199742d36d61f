"""Steps 3 and 4 for an apprentice: play cards, go field by field, jump through portals, stop."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import GO, GOES, JUMP, PLAY, STOP
from zaubertisch.games.magia.components import EITHER_WAY, KINDS, PLAIN
from zaubertisch.games.magia.hexes import EXITS, MEMBERS, NEIGHBOURS, PORTAL_AT, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.moving.walk import Walk, bearings_after, colours_held, directions, leads_on, ways_after
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.step import END


class Move(Section):
    """The move of an apprentice [MA-033 MA-038 MA-050 MA-R84]: card by card, as far as one likes; none comes back."""

    STEP: Final = 0
    DIRECTION: Final = 1

    def run(self, g: Magia) -> int:
        return self.step(g) if self.at == Move.STEP else self.choose_direction(g)

    def step(self, g: Magia) -> int:
        """Everybody knows what an empty hand can do; anything else is the master's secret, so it is asked."""
        if g.hands.size(self.seat) == 0 or g.played >= g.variant.cards_per_part:
            return g.ask_or_take(self.seat)
        return g.ask(self.seat)

    def choose_direction(self, g: Magia) -> int:
        """A single direction that everybody sees to be the only one is taken without asking.

        After the last card everybody sees as well which direction would lead back to the start [MA-041 MA-047].
        """
        ahead = self.open_directions(g) if self.no_card_follows(g) else self.ahead(g, g.card >> 2)
        return self.go(g, MEMBERS[ahead][0]) if ahead & (ahead - 1) == 0 else g.ask(self.seat)

    def no_card_follows(self, g: Magia) -> bool:
        """Whether the card just played is the last of this move, as everybody can see."""
        return g.hands.size(self.seat) == 0 or g.played + 1 >= g.variant.cards_per_part

    def ahead(self, g: Magia, colour: int) -> int:
        """The directions a card of this colour allows where the figure stands, whatever follows, as a set."""
        return directions(g, g.figure, colour, g.ways, g.bearings) & EXITS[g.figures[g.figure]]

    def walk(self, g: Magia) -> Walk:
        return Walk(g, self.seat, g.figure, g.origin)

    def question(self, g: Magia) -> str:
        return "step" if self.at == Move.STEP else "direction"

    # What may be done

    def options(self, g: Magia) -> list[int]:
        return self.next_steps(g) if self.at == Move.STEP else GOES[self.open_directions(g)]

    def open_directions(self, g: Magia) -> int:
        """[MA-048] The directions from which the move can be finished, as a set."""
        ahead = self.ahead(g, g.card >> 2)
        field = g.figures[g.figure]
        if not g.is_safe(self.seat) and not leads_back(g, field, ahead):
            return ahead
        return self.walk(g).steps(g.card >> 2, field, g.played, g.ways, g.bearings)

    def next_steps(self, g: Magia) -> list[int]:
        """[MA-048 MA-050] Cards and jumps that lead to a legal end, and stopping where that is one."""
        field = g.figures[g.figure]
        out: list[int] = []
        for colour in MEMBERS[colours_held(g, self.seat)]:
            if self.can_play(g, colour, field):
                for kind in range(4 * colour, 4 * colour + 4):
                    if g.hands.has(self.seat, kind):
                        out.append(PLAY + kind)
        if PORTAL_AT[field] >= 0 and not g.jumped:
            out += self.jumps(g, field)
        if self.can_stop(g, field):
            out.append(STOP)
        return out

    def can_play(self, g: Magia, colour: int, field: int) -> bool:
        """[MA-040 MA-048] Whether a card of this colour, which is at hand, can be played."""
        if g.played >= g.variant.cards_per_part:
            return False
        ahead = self.ahead(g, colour)
        if ahead == 0 or leads_on(g.is_safe(self.seat), g.origin, field, ahead):
            return ahead != 0
        return self.walk(g).can_play(colour, field, g.played, g.ways, g.bearings)

    def can_stop(self, g: Magia, field: int) -> bool:
        """[MA-039 MA-041 MA-047] As in the look-ahead."""
        if g.played and not g.is_safe(self.seat):
            return field != g.origin
        return self.walk(g).can_stop(field, g.played, g.jumped)

    def jumps(self, g: Magia, field: int) -> list[int]:
        walk = self.walk(g)
        return [JUMP + each for each in range(PORTALS) if walk.can_jump(each, field, g.played, g.ways, g.bearings)]

    def leads(self, g: Magia, action: int) -> list[int]:
        """[MA-R84] One step of a card in each of its directions; a jump; or no further than here."""
        field = g.figures[g.figure]
        if action == STOP:
            return [field]
        if action >= JUMP:
            return [PORTAL_FIELDS[action - JUMP]]
        if action >= GO:
            return [NEIGHBOURS[6 * field + action - GO]]
        ahead = self.steps_of(g, action - PLAY >> 2, field)
        return [NEIGHBOURS[6 * field + direction] for direction in MEMBERS[ahead]]

    def steps_of(self, g: Magia, colour: int, field: int) -> int:
        """The directions in which a card of this colour could be played and the move finished, as a set."""
        ahead = self.ahead(g, colour)
        if not g.is_safe(self.seat) and not leads_back(g, field, ahead):
            return ahead
        walk = self.walk(g)
        walk.colours[colour] -= 1  # as if it were played
        return walk.steps(colour, field, g.played, g.ways, g.bearings)

    def why_not(self, g: Magia, action: int) -> str:
        if self.at == Move.DIRECTION:
            return self.why_not_go(g, action - GO)
        if action == STOP:
            return self.why_not_stop(g)
        if PLAY <= action < PLAY + KINDS:
            return self.why_not_play(g, action - PLAY)
        if JUMP <= action < JUMP + PORTALS:
            return self.why_not_jump(g, action - JUMP)
        return ELSEWHERE

    def why_not_stop(self, g: Magia) -> str:
        """[MA-039 MA-041 MA-042 MA-047 MA-057] Not without a card, not where it began, not for a forbidden crystal."""
        field = g.figures[g.figure]
        if self.can_stop(g, field):
            return ""
        if g.played == 0:
            return "MA-039"
        if field != g.origin:
            return "MA-047"
        return "MA-057" if g.jumped else "MA-041"

    def why_not_play(self, g: Magia, kind: int) -> str:
        """[MA-033 MA-037 MA-040 MA-043 MA-048] The card is at hand, suits the way of moving and leads somewhere."""
        if not g.hands.has(self.seat, kind):
            return "MA-033"
        field = g.figures[g.figure]
        colour = kind >> 2
        if self.can_play(g, colour, field):
            return ""
        if g.played >= g.variant.cards_per_part:
            return "MA-040"
        if self.ahead(g, colour):
            return "MA-048"
        return "MA-037" if directions(g, g.figure, colour, EITHER_WAY, g.bearings) & EXITS[field] else "MA-043"

    def why_not_jump(self, g: Magia, portal: int) -> str:
        """[MA-052 MA-054 MA-055 MA-057 MA-R26 MA-R28] From one portal to another, once; occupied ones end the move."""
        field = g.figures[g.figure]
        there = PORTAL_FIELDS[portal]
        if PORTAL_AT[field] < 0 or there == field:
            return "MA-052"
        if g.jumped:
            return "MA-054"
        walk = self.walk(g)
        if walk.can_jump(portal, field, g.played, g.ways, g.bearings):
            return ""
        if walk.jump_ends(portal):
            return "MA-057" if there == g.origin else "MA-055"
        return "MA-048"

    def why_not_go(self, g: Magia, direction: int) -> str:
        """[MA-035 MA-037 MA-043 MA-048] On the board, as the card allows, and with a legal end in reach."""
        if not 0 <= direction < 6:
            return ELSEWHERE
        if self.open_directions(g) >> direction & 1:
            return ""
        if not EXITS[g.figures[g.figure]] >> direction & 1:
            return "MA-043"
        if self.ahead(g, g.card >> 2) >> direction & 1:
            return "MA-048"
        return "MA-037" if g.card >> 2 == g.figure else "MA-035"

    # What is done

    def take(self, g: Magia, action: int) -> int:
        if self.at == Move.DIRECTION:
            return self.go(g, action - GO)
        if action == STOP:
            return END
        if action >= JUMP:
            return self.jump(g, action - JUMP)
        g.card = action - PLAY
        g.put_down(self.seat, g.card, "played")
        return self.goto(Move.DIRECTION)

    def go(self, g: Magia, direction: int) -> int:
        """[MA-037 MA-044 MA-045 MA-R20 MA-R24] One field; what lies and stands on the way does not matter."""
        colour = g.card >> 2
        g.ways = ways_after(g, g.figure, colour, direction, g.ways, g.bearings)
        g.bearings = bearings_after(g, colour, direction, g.bearings)
        g.played += 1
        g.jumped = False
        if g.card & 3 != PLAIN:
            g.symbols |= 1 << (g.card & 3)
        g.card = -1
        g.put(g.figure, NEIGHBOURS[6 * g.figures[g.figure] + direction], "stepped")
        return self.goto(Move.STEP)

    def jump(self, g: Magia, portal: int) -> int:
        """[MA-052 MA-053 MA-055 MA-056 MA-R25 MA-R27] To a free portal, perhaps on; to an occupied one, no further."""
        there = PORTAL_FIELDS[portal]
        ends = g.variant.occupied_portal_stops and g.occupied(there, g.figure)
        g.jumped = True
        g.put(g.figure, there, "jumped")
        return END if ends else self.goto(Move.STEP)

    def may_be_secured_in(self, g: Magia) -> bool:
        """[MA-047 MA-048 MA-130] Between two steps, if the move can still end without a crystal for the supply."""
        return len(self.options(g.as_if_secured(self.seat))) > 0

    def could_be(self, g: Magia) -> bool:
        """The master had a legal way to go on, or to stop."""
        return len(self.options(g)) > 0

    def clone(self) -> Move:
        twin = Move()
        twin.like(self)
        return twin


def leads_back(g: Magia, field: int, ahead: int) -> bool:
    """Whether one of these directions leads to where the move began."""
    for direction in MEMBERS[ahead]:
        if NEIGHBOURS[6 * field + direction] == g.origin:
            return True
    return False
