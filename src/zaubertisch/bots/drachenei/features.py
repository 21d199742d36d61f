"""What a seat knows of a table of Zauberschwert & Drachenei, as numbers."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.features import SeatBySeat
from zaubertisch.games.drachenei.components import CODES, PAIRS, PLACES
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.table import Table

OPEN: Final = ["stones", "magic", "cards", "artefacts", "spells", "begins", "is out", "stays at home"]
OWN: Final = [*OPEN, "pairs in hand"]
SHARED: Final = ["adventures left", "artefacts left", "round"]


class DracheneiFeatures(SeatBySeat):
    """Meters, stones and spells lie open; of the cards only the own ones are known."""

    def __init__(self) -> None:
        super().__init__(OWN, OPEN, SHARED)

    def own(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Drachenei)
        pairs = 0
        for pair in range(1, PAIRS + 1):
            pairs += min(table.hands.count(seat, 2 * pair - 1), table.hands.count(seat, 2 * pair))
        for artefact in range(PAIRS + 1, CODES):
            pairs += table.hands.count(seat, artefact + PAIRS)
        return [*self.other(table, seat), float(pairs)]

    def other(self, table: Table, other: int) -> list[float]:
        assert isinstance(table, Drachenei)
        spells = 0
        for owner in table.owners:
            spells += owner == other
        placed = table.placed[other]
        return [
            float(table.stones[other]), float(table.magic[other]), float(table.hands.size(other)),
            float(table.laid.size(other)), float(spells), float(table.start_seat == other),
            float(0 <= placed < PLACES), float(placed >= PLACES),
        ]

    def shared(self, table: Table) -> list[float]:
        assert isinstance(table, Drachenei)
        return [float(table.stack_size()), float(table.artefacts.size), float(table.round)]
