"""Featherweight [WW-R54]: damage that becomes a walk."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import STEP
from zaubertisch.games.wizwar.harm.being_moved import STUCK, Stride
from zaubertisch.games.wizwar.harm.damage import Floating
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NOBODY


class FeatherWalk(Floating):
    """[WW-R54] A step for each point of damage, first away from the blow, never straight back; reports the steps."""

    FLOAT_ON: Final = 0

    def __init__(self, seat: int = NOBODY, left: int = 0, across: int = 0, down: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.across = across
        self.down = down
        self.last = -1  # the side of the last step
        self.steps = 0

    def run(self, g: WizWar) -> int:
        match self.at:
            case FeatherWalk.FLOAT_ON: return self.float_on(g)
            case _: return self.count()

    def float_on(self, g: WizWar) -> int:
        self.report = self.steps
        return g.ask_or_take(self.seat) if self.left > 0 and g.is_up(self.seat) and self.options(g) else END

    def count(self) -> int:
        self.report = self.steps
        return END if self.heard == STUCK else self.goto(FeatherWalk.FLOAT_ON)

    def question(self, g: WizWar) -> str:
        return "feather_step"

    def options(self, g: WizWar) -> list[int]:
        ways = [side for side in range(4) if g.can_walk(self.seat, side)]
        if self.last >= 0:
            return [STEP + side for side in ways if side != (self.last + 2) % 4]
        if self.across == 0 and self.down == 0:
            return [STEP + side for side in ways]
        away = [side for side in ways if self.along(side) > 0]
        return [STEP + side for side in away or [side for side in ways if self.along(side) == 0]]

    def along(self, side: int) -> int:
        """How far a step to this side goes with the blow."""
        return [-self.down, self.across, self.down, -self.across][side]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in self.options(g) else "WW-R54"

    def take(self, g: WizWar, action: int) -> int:
        side = action - STEP
        self.last = (side + g.board().turn[g.place[self.seat] * 4 + side]) % 4
        self.left -= 1
        self.steps += 1
        return g.call(Stride(self.seat, side))

    def clone(self) -> FeatherWalk:
        twin = FeatherWalk(self.seat, self.left, self.across, self.down)
        twin.like(self)
        twin.last = self.last
        twin.steps = self.steps
        return twin
