"""Chat: what has been said at a table besides moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

IN_MEMORY: Final = 200  # lines of a table; the database has the others
A_PAGE: Final = 50  # lines that are sent at once


@dataclass
class Said:
    """One line, from a seat or from somebody standing by."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    person: str = ""  # who said it; told to nobody
