"""The game: rounds, until somebody has enough points."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.abraca.components import GOAL
from zaubertisch.games.abraca.round import Round
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Match(Step[Abraca]):
    """The game [AB-060 AB-062]: rounds, until somebody has eight points at the end of one."""

    FIRST_SEAT: Final = 0
    ROUND: Final = 1
    NEXT_ROUND_OR_END: Final = 2

    def run(self, g: Abraca) -> int:
        match self.at:
            case Match.FIRST_SEAT: return self.choose_first_seat(g)
            case Match.ROUND: return g.call(Round(g.active))
            case Match.NEXT_ROUND_OR_END: return self.next_round_or_end(g)
            case _: return END

    def choose_first_seat(self, g: Abraca) -> int:
        """[AB-011 AB-R01] Drawn by lot, unless the table names one: software knows nobody's age."""
        fixed = g.variant.first_seat
        g.active = g.chance.below(g.seats) if fixed == NOBODY else fixed
        return NEXT

    def next_round_or_end(self, g: Abraca) -> int:
        """[AB-060 AB-061 AB-062 AB-R20] The left neighbour of the last active seat begins the next round."""
        if g.variant.one_round or max(g.points) >= GOAL:
            return NEXT
        g.active = (g.caster + 1) % g.seats
        return self.goto(Match.ROUND)

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin
