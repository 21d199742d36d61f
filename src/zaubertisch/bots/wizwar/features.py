"""What a seat knows of a table of Wiz-War, as numbers."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.features import SeatBySeat
from zaubertisch.games.wizwar.maze.board import SQUARES
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.table import Table

FAR: Final = 12  # steps beyond which all is equally far

OPEN: Final = [
    "points", "life", "cards", "items", "carries a prize", "steps home with it", "steps to a prize", "at turn", "alive",
    "stunned", "weak", "spells in play",
]
OWN: Final = OPEN
SHARED: Final = ["turn", "points needed"]


class WizWarFeatures(SeatBySeat):
    """Hands are counted; everything else lies open. Steps are counted without walls."""

    def __init__(self) -> None:
        super().__init__(OWN, OPEN, SHARED)

    def own(self, table: Table, seat: int) -> list[float]:
        return self.other(table, seat)

    def other(self, table: Table, other: int) -> list[float]:
        assert isinstance(table, WizWar)
        if not table.alive(other):
            return [-1.0] + [0.0] * (len(OPEN) - 1)
        carries = table.burden[other] != NO_TREASURE and table.burden[other] // 2 != other
        home = steps(table, table.place[other], table.base(other)) if carries else FAR
        return [
            float(table.points(other)), float(table.life[other]), float(table.hands.size(other)),
            float(table.carried.size(other)), float(carries), float(home), float(nearest_prize(table, other)),
            float(table.active == other), 1.0, float(table.stun[other]), float(table.life[other] <= 5),
            float(table.maintained(other)),
        ]

    def shared(self, table: Table) -> list[float]:
        assert isinstance(table, WizWar)
        return [float(table.turn), float(table.variant.points_to_win)]


def steps(table: WizWar, a: int, b: int) -> int:
    """As if there were only outer walls."""
    return min(FAR, table.board().far[a * SQUARES + b])


def nearest_prize(table: WizWar, seat: int) -> int:
    """Steps to the nearest treasure of somebody else that is not won by this seat yet."""
    here, base, best = table.place[seat], table.base(seat), FAR
    for treasure, square in enumerate(table.treasures):
        if treasure // 2 != seat and square >= 0 and square != base:
            best = min(best, steps(table, here, square))
    return best
