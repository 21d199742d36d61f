"""Looking ahead in Zauberschwert & Drachenei: some rounds on, then a learnt value."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.drachenei.features import DracheneiFeatures
from zaubertisch.bots.search.mind import Farsighted
from zaubertisch.bots.search.value import learnt
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.table import Table

MARGIN: Final = 0.4
CLEAR: Final = 10.0  # stones
AHEAD: Final = 1
FEATURES: Final = DracheneiFeatures()
VALUES: Final = learnt("drachenei", FEATURES)


class DracheneiMind(Farsighted):
    """Winning counts most, and by how many stones."""

    def __init__(self, ahead: int = AHEAD) -> None:
        super().__init__(FEATURES, VALUES, ahead, MARGIN, CLEAR)

    def stage(self, table: Table) -> int:
        assert isinstance(table, Drachenei)
        return table.round
