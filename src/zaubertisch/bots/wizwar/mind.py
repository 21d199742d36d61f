"""Looking ahead in Wiz-War: every world is played on for some turns, and judged by a learnt value."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.features import InWorld
from zaubertisch.bots.search.some_turns import SomeTurns
from zaubertisch.bots.search.value import Value, learnt
from zaubertisch.bots.wizwar.features import OWN, SHARED, WizWarFeatures
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.variants import OPTIONS
from zaubertisch.kernel.table import Table

MARGIN: Final = 0.2
CLEAR: Final = 1.0  # points
TURNS: Final = 1
IN_WORLD: Final = InWorld(WizWarFeatures(), OWN, SHARED)
VALUE: Final = learnt("wizwar", IN_WORLD, OPTIONS)


class WizWarMind(SomeTurns):
    """Winning counts most, and by how many points."""

    def __init__(self, value: Value | None = VALUE) -> None:
        super().__init__(MARGIN, CLEAR, value, TURNS)

    def turn(self, table: Table) -> int:
        assert isinstance(table, WizWar)
        return table.turn
