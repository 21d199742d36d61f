"""What a seat knows of a table of Das Zepter von Zavandor, as numbers."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.features import SeatBySeat
from zaubertisch.games.zavandor.components import KINDS, SENTINELS, TRACKS
from zaubertisch.games.zavandor.energy.income import income
from zaubertisch.games.zavandor.table.scoring import points
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.table import Table

OPEN: Final = [
    "points", "income", "dust", "cards", "slots", "gems", "idle gems", "levels", "highest level", "sentinels",
    "artefacts", "free stones", "place", "at turn", "out",
]
OWN: Final = [*OPEN, "energy"]
SHARED: Final = ["sentinels sold", "round"]


class ZavandorFeatures(SeatBySeat):
    """Boards lie open; what a hand is worth only its owner knows."""

    def __init__(self) -> None:
        super().__init__(OWN, OPEN, SHARED)

    def own(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Zavandor)
        return [*self.other(table, seat), float(table.purse[seat] + table.dust[seat])]

    def other(self, table: Table, other: int) -> list[float]:
        assert isinstance(table, Zavandor)
        levels = table.levels[other * TRACKS: other * TRACKS + TRACKS]
        sentinels = 0
        for sentinel in range(SENTINELS):
            sentinels += table.owners[sentinel] == other
        gems = 0
        for gem in range(KINDS):
            gems += table.pentagon.count(other, gem)
        return [
            float(points(table, other)), 0.5 * income(table, other).twice_the_mean(), float(table.dust[other]),
            float(table.hands.size(other)), float(table.slots(other)), float(table.spiral.size(other)), float(gems),
            float(sum(levels)), float(max(levels)), float(sentinels), float(table.artefacts.size(other)),
            float(table.free_stones[other]), float(table.discs[other]), float(table.active == other),
            float(table.is_out(other)),
        ]

    def shared(self, table: Table) -> list[float]:
        assert isinstance(table, Zavandor)
        sold = 0
        for owner in table.owners:
            sold += owner >= 0
        return [float(sold), float(table.round)]
