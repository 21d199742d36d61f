"""SomeTurns: looking ahead a few turns, and trusting a learnt value from there on."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from zaubertisch.bots.search.mind import Mind
from zaubertisch.bots.search.rolling import Horizon
from zaubertisch.bots.search.value import Value
from zaubertisch.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class SomeTurns(Mind):
    """Plays a world on for so many turns of everybody and one more; without a value, to the end of the game."""

    def __init__(self, margin: float, scale: float, value: Value | None, turns: int) -> None:
        super().__init__(margin, scale)
        self.value = value
        self.turns = turns

    def turn(self, table: Table) -> int:
        """The number of the turn that is on."""
        raise NotImplementedError

    def until(self, world: Table) -> Horizon:
        return Horizon() if self.value is None else Turn(self, self.turn(world) + self.turns * world.seats + 1)

    def prospects(self, table: Table, seat: int) -> float:
        return super().prospects(table, seat) if self.value is None else self.value.share(table, seat)


class Turn(Horizon):
    """Until this turn begins."""

    def __init__(self, mind: SomeTurns, turn: int) -> None:
        self.mind = mind
        self.turn = turn

    def is_reached(self, table: Table) -> bool:
        return self.mind.turn(table) >= self.turn
