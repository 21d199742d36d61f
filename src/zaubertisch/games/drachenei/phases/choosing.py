"""Phase C: everybody chooses an adventure or passes."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import PASS, PLACE, PLACINGS
from zaubertisch.games.drachenei.components import PASS_MAGIC, PLACES
from zaubertisch.games.drachenei.spells.uses import can_use_any, carry_out, uses, why_not_use
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import AGAIN, END, Step


class Choosing(Step[Drachenei]):
    """In seat order a wizard goes to the left or the right card, or stays at home [DE-030 DE-035 DE-R42].

    What people promise each other is their own affair: nothing here keeps or asks for it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def run(self, g: Drachenei) -> int:
        if self.turn == g.seats:
            return END
        self.seat = g.in_order(self.turn)
        return g.ask(self.seat)

    def question(self, g: Drachenei) -> str:
        return "place"

    def options(self, g: Drachenei) -> list[int]:
        """[DE-030 DE-033 DE-034] Any of the two cards, however many lie there, whatever one can pay; or pass."""
        if g.variant.full_windows and can_use_any(g, self.seat):
            return PLACINGS + uses(g, self.seat)
        return PLACINGS

    def why_not(self, g: Drachenei, action: int) -> str:
        if PASS <= action <= PLACE + 1:
            return ""
        if g.variant.full_windows:
            return why_not_use(g, self.seat, action, "DE-030")
        return why_not_here(g, action, "DE-030")

    def take(self, g: Drachenei, action: int) -> int:
        """[DE-031] Placed openly and for good; a spell used first leaves the choice open."""
        if action == PASS:
            self.stay_at_home(g)
        elif action <= PLACE + 1:
            self.put_wizard(g, action - PLACE)
        else:
            carry_out(g, self.seat, action)
            return g.ask(self.seat)
        self.turn += 1
        return AGAIN

    def stay_at_home(self, g: Drachenei) -> None:
        """[DE-032 DE-R21] One magic at once."""
        g.stay_at_home(self.seat)
        g.gain(self.seat, PASS_MAGIC, "pass")

    def put_wizard(self, g: Drachenei, place: int) -> None:
        assert 0 <= place < PLACES
        g.put_wizard(self.seat, place)

    def clone(self) -> Choosing:
        twin = Choosing()
        twin.like(self)
        twin.turn = self.turn
        return twin
