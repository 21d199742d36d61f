"""The windows in which spells may be used.

Spells, whether they are used, magic and stones lie open, so everybody can see who may use what: a window opens only for
a seat that can use a spell of that window now, and its not opening tells nobody anything. Hidden hands play no part.
"""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import DONE, KEEP, ROB, spell_of
from zaubertisch.games.drachenei.components import HARPAGARUS
from zaubertisch.games.drachenei.spells.uses import can_rob, can_use_any, carry_out, rob, uses, why_not_use
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step


class SpellLap(Step[Drachenei]):
    """One lap of free use [DE-092 DE-094 DE-R28 DE-R29 DE-R52]: in seat order, each owner until they are done."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def run(self, g: Drachenei) -> int:
        while self.turn < g.seats:
            self.seat = g.in_order(self.turn)
            if can_use_any(g, self.seat):
                return g.ask(self.seat)
            self.turn += 1
        return END

    def question(self, g: Drachenei) -> str:
        return "spells"

    def options(self, g: Drachenei) -> list[int]:
        return [DONE, *uses(g, self.seat)]

    def why_not(self, g: Drachenei, action: int) -> str:
        return "" if action == DONE else why_not_use(g, self.seat, action, "DE-094")

    def take(self, g: Drachenei, action: int) -> int:
        if action == DONE:
            self.turn += 1
        else:
            carry_out(g, self.seat, action)
        return AGAIN

    def clone(self) -> SpellLap:
        twin = SpellLap()
        twin.like(self)
        twin.turn = self.turn
        return twin


class Robbery(Step[Drachenei]):
    """Harpagarus before a card at which magic can be paid [DE-094 DE-R26 DE-R47]; what it spoils stays spoilt."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)

    def run(self, g: Drachenei) -> int:
        return g.ask(self.seat)

    def question(self, g: Drachenei) -> str:
        return "rob"

    def options(self, g: Drachenei) -> list[int]:
        out = [KEEP]
        for other in range(g.seats):
            if can_rob(g, self.seat, other):
                out.append(ROB + other)
        return out

    def why_not(self, g: Drachenei, action: int) -> str:
        if action == KEEP or can_rob(g, self.seat, action - ROB):
            return ""
        return "DE-096" if spell_of(action) == HARPAGARUS else why_not_here(g, action, "DE-096")

    def take(self, g: Drachenei, action: int) -> int:
        if action != KEEP:
            rob(g, self.seat, action - ROB)
        return END

    def clone(self) -> Robbery:
        twin = Robbery()
        twin.like(self)
        return twin
