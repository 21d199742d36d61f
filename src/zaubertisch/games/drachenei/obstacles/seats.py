"""What is in the way of naming a seat."""

from __future__ import annotations

from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.obstacle import Obstacle


def nobody_there(g: Drachenei, seat: int) -> Obstacle | None:
    """A seat this table does not have."""
    return Obstacle("nobody_there", {"count": g.seats}) if seat >= g.seats else None
