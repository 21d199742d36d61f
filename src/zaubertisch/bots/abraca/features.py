"""What a seat knows of a table of Simsala… Bumm?, as numbers."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.features import SeatBySeat
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.table import Table

OPEN: Final = ["points", "lives", "stones", "mystic stones", "at turn", "one life", "two lives or one", "near the end"]
SHARED: Final = ["lowest call", "supply", "round"]


class AbracaFeatures(SeatBySeat):
    """Points, lives and how many stones there are; which stones they are is left to the rule of thumb."""

    def __init__(self) -> None:
        super().__init__(OPEN, OPEN, SHARED)

    def own(self, table: Table, seat: int) -> list[float]:
        return self.other(table, seat)

    def other(self, table: Table, other: int) -> list[float]:
        assert isinstance(table, Abraca)
        lives = table.lives[other]
        return [
            float(table.points[other]), float(lives), float(table.rows.size(other)), float(table.mystics.size(other)),
            float(table.asked == other), float(lives <= 1), float(lives <= 2), float(table.points[other] >= 5),
        ]

    def shared(self, table: Table) -> list[float]:
        assert isinstance(table, Abraca)
        return [float(table.lowest), float(table.supply.size), float(table.round)]
