"""Looking ahead in Wiz-War: some turns on, then a learnt value."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.mind import Farsighted
from zaubertisch.bots.search.value import learnt
from zaubertisch.bots.wizwar.features import WizWarFeatures
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.table import Table

MARGIN: Final = 0.2
CLEAR: Final = 1.0  # points
AHEAD: Final = 1
FEATURES: Final = WizWarFeatures()
VALUES: Final = learnt("wizwar", FEATURES)


class WizWarMind(Farsighted):
    """Winning counts most, and by how many points."""

    def __init__(self, ahead: int = AHEAD) -> None:
        super().__init__(FEATURES, VALUES, ahead, MARGIN, CLEAR)

    def stage(self, table: Table) -> int:
        assert isinstance(table, WizWar)
        return table.turn
