"""The game: turn after turn, until it ends and is scored."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.components import BY_LIMIT, BY_PILE, BY_STALL, RUNNING
from zaubertisch.games.magia.table import scoring
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.setting_up import set_up
from zaubertisch.games.magia.table.table import SCORING, Magia
from zaubertisch.games.magia.turn.turn import Turn
from zaubertisch.kernel.step import END, NEXT, NOBODY


class Match(Section):
    """The game: turns, until somebody ends it, the draw pile is used up, or nothing moves any more."""

    SET_UP: Final = 0
    TURN: Final = 1
    NEXT_TURN_OR_END: Final = 2
    SCORE: Final = 3

    def run(self, g: Magia) -> int:
        match self.at:
            case Match.SET_UP: return self.begin(g)
            case Match.TURN: return g.call(Turn(g.active))
            case Match.NEXT_TURN_OR_END: return self.next_turn_or_end(g)
            case Match.SCORE: return self.score(g)
            case _: return END

    def begin(self, g: Magia) -> int:
        """[MA-011 MA-R01 MA-R83] Everything is laid out; the first master is drawn by lot, or named by the table."""
        set_up(g)
        fixed = g.variant.first_seat
        g.active = g.chance.below(g.seats) if fixed == NOBODY else fixed
        return NEXT

    def next_turn_or_end(self, g: Magia) -> int:
        """[MA-001 MA-137 MA-139 MA-140 MA-R70 MA-R80] After a turn the next seat follows, unless time is up."""
        g.stall = 0 if g.stirred else g.stall + 1
        if len(g.pile) == 0:
            g.end = BY_PILE
        elif g.variant.stall_limit and g.stall >= g.variant.stall_limit:
            g.end = BY_STALL
        elif g.turn >= g.variant.max_turns:
            g.end = BY_LIMIT
        if g.end != RUNNING:
            return NEXT
        g.active = (g.active + 1) % g.seats
        return self.goto(Match.TURN)

    def score(self, g: Magia) -> int:
        """[MA-111 MA-138] Everything secret is shown and counted."""
        if not g.silent:
            scoring.tell(g)
        return NEXT

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin


assert Match.SCORE == SCORING, "a game that is closed goes on with its scoring"
