"""Front: what is seen of a table from outside, without its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from zaubertisch.server.table.seat import Seat

Status = Literal["open", "running", "over"]
Sees = Literal["rows", "public"]  # what bystanders are shown


@dataclass
class Front:
    """A table nobody has come for since the server started, as a line of the lobby shows it."""

    id: str
    game: str
    status: Status
    watchers_see: Sees
    touched: float
    seats: list[Seat]
