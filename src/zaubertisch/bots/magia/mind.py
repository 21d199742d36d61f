"""Looking ahead in Magia Cum Laude: every world is played on for some turns, and judged by a learnt value."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.magia.features import OWN, SHARED, MagiaFeatures
from zaubertisch.bots.search.features import InWorld
from zaubertisch.bots.search.some_turns import SomeTurns
from zaubertisch.bots.search.value import Value, learnt
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.variants import OPTIONS
from zaubertisch.kernel.table import Table

MARGIN: Final = 0.3
CLEAR: Final = 6.0  # points
TURNS: Final = 2
IN_WORLD: Final = InWorld(MagiaFeatures(), OWN, SHARED)
VALUE: Final = learnt("magia", IN_WORLD, OPTIONS)


class MagiaMind(SomeTurns):
    """Winning counts most, and by how many points."""

    def __init__(self, value: Value | None = VALUE) -> None:
        super().__init__(MARGIN, CLEAR, value, TURNS)

    def turn(self, table: Table) -> int:
        assert isinstance(table, Magia)
        return table.turn
