"""What a seat knows of a table of Magia Cum Laude, as numbers."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.features import SeatBySeat
from zaubertisch.games.magia.components import APPRENTICES
from zaubertisch.games.magia.table.scoring import matching, total
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.table import Table

BEST: Final = 3  # favourites that are looked at one by one

OPEN: Final = ["supply", "book secured", "cards", "at turn"]
OWN: Final = ["points", "matching crystals", "full favourites", "passed favourites",
              "crystals of the first favourite", "of the second", "of the third", *OPEN]
SHARED: Final = ["pile", "turn", "full spells", "passed spells", "crystals on spells"]


class MagiaFeatures(SeatBySeat):
    """Favourites and books are secrets of their owners; supplies are counted, for at some tables they are closed."""

    def __init__(self) -> None:
        super().__init__(OWN, OPEN, SHARED)

    def own(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Magia)
        favourites = table.favourites[seat]
        return [
            float(total(table, seat)), float(matching(table, seat)), float(members(favourites & table.full)),
            float(members(favourites & table.passed)), *fullest(table, favourites), *self.other(table, seat),
        ]

    def other(self, table: Table, other: int) -> list[float]:
        assert isinstance(table, Magia)
        return [
            float(table.size(other)), float(table.is_safe(other)), float(table.hands.size(other)),
            float(table.active == other),
        ]

    def shared(self, table: Table) -> list[float]:
        assert isinstance(table, Magia)
        return [
            float(table.pile.size), float(table.turn), float(members(table.full)), float(members(table.passed)),
            float(sum(table.have)),
        ]


def members(apprentices: int) -> int:
    """How many apprentices are in this set."""
    count = 0
    for apprentice in range(APPRENTICES):
        count += apprentices >> apprentice & 1
    return count


def fullest(table: Magia, favourites: int) -> list[float]:
    """The crystals on the spells of the favourites, the fullest first."""
    found = [
        float(sum(table.have[3 * apprentice: 3 * apprentice + 3]))
        for apprentice in range(APPRENTICES) if favourites >> apprentice & 1
    ]
    found.sort(reverse=True)
    return (found + [0.0] * BEST)[:BEST]
