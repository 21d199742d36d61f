"""Looking ahead in Magia Cum Laude: some turns on, then a learnt value."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.magia.features import MagiaFeatures
from zaubertisch.bots.search.mind import Farsighted
from zaubertisch.bots.search.value import learnt
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.table import Table

MARGIN: Final = 0.3
CLEAR: Final = 6.0  # points
AHEAD: Final = 1
FEATURES: Final = MagiaFeatures()
VALUES: Final = learnt("magia", FEATURES)


class MagiaMind(Farsighted):
    """Winning counts most, and by how many points."""

    def __init__(self, ahead: int = AHEAD) -> None:
        super().__init__(FEATURES, VALUES, ahead, MARGIN, CLEAR)

    def stage(self, table: Table) -> int:
        assert isinstance(table, Magia)
        return table.turn
