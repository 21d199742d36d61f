"""Phase E, second part: complete artefacts are laid out."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import DONE, LAY, lays
from zaubertisch.games.drachenei.components import CODES, PAIRS
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import AGAIN, END, Step


class LayingOut(Step[Drachenei]):
    """In seat order, any number of complete artefacts, one after the other [DE-120 DE-R34 DE-R35].

    Every seat with cards is asked, as their number is public and what they are is not: nobody can read from a question
    whether something was complete.
    """

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def run(self, g: Drachenei) -> int:
        while self.turn < g.seats:
            self.seat = g.in_order(self.turn)
            if g.hands.size(self.seat) > 0:
                if not g.variant.auto_lay_out:
                    return g.ask(self.seat)
                self.lay_everything(g)
            self.turn += 1
        return END

    def lay_everything(self, g: Drachenei) -> None:
        """[DE-120] The table may want whatever is complete laid out at once."""
        for artefact in range(1, CODES):
            while g.is_complete(self.seat, artefact):
                g.lay(self.seat, artefact)
        g.settle_hand(self.seat)

    def question(self, g: Drachenei) -> str:
        return "lay_out"

    def options(self, g: Drachenei) -> list[int]:
        """[DE-120 DE-121] Done, or whatever is complete."""
        out = [DONE]
        for artefact in range(1, CODES):
            if g.is_complete(self.seat, artefact):
                out.append(LAY + artefact)
        return out

    def why_not(self, g: Drachenei, action: int) -> str:
        if action == DONE:
            return ""
        if not lays(action):
            return why_not_here(g, action, "DE-120")
        if g.is_complete(self.seat, action - LAY):
            return ""
        return "DE-121" if action - LAY <= PAIRS else "DE-120"

    def take(self, g: Drachenei, action: int) -> int:
        if action == DONE:
            self.turn += 1
        else:
            g.lay(self.seat, action - LAY)
        return AGAIN

    def clone(self) -> LayingOut:
        twin = LayingOut()
        twin.like(self)
        twin.turn = self.turn
        return twin
