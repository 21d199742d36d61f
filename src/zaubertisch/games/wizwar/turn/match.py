"""The game: the draft, the deal, and turn after turn until somebody has won."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.harm.settle import end_game
from zaubertisch.games.wizwar.table.scoring import leaders
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.draft import Draft
from zaubertisch.games.wizwar.turn.turn import Turn
from zaubertisch.kernel.step import NEXT, NOBODY, Step


class Match(Step[WizWar]):
    """[WW-012] Turn after turn, clockwise, until somebody has won."""

    BEGIN: Final = 0
    FIND_SCHOOLS: Final = 1
    DEAL: Final = 2
    TURN: Final = 3

    def run(self, g: WizWar) -> int:
        match self.at:
            case Match.BEGIN: return self.begin(g)
            case Match.FIND_SCHOOLS: return g.call(Draft()) if g.variant.finds_schools() else NEXT
            case Match.DEAL: return self.deal(g)
            case Match.TURN: return g.call(Turn(g.active))
            case _: return self.next_seat(g)

    def begin(self, g: WizWar) -> int:
        """[WW-011] The first seat is drawn by lot, unless the table names one."""
        fixed = g.variant.first_seat
        g.active = g.chance.below(g.seats) if fixed == NOBODY else fixed
        return NEXT

    def deal(self, g: WizWar) -> int:
        """[WW-009] Everybody gets his first cards."""
        g.deal()
        return NEXT

    def next_seat(self, g: WizWar) -> int:
        """[WW-012 WW-013 WW-R125] The next living wizard; unless the table ends the game after so many turns."""
        if g.variant.turn_cap and g.turn >= g.variant.turn_cap:
            ahead = leaders(g)
            return end_game(g, ahead[0] if len(ahead) == 1 else NOBODY, "turn_cap")
        g.active = (g.active + 1) % g.seats
        while not g.alive(g.active):
            g.active = (g.active + 1) % g.seats
        return self.goto(Match.TURN)

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin
