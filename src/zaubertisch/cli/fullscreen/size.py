"""How large a terminal must be for the whole table."""

from __future__ import annotations

from typing import Final

FEWEST_COLUMNS: Final = 80
FEWEST_LINES: Final = 24


def too_small(width: int, height: int) -> bool:
    return width < FEWEST_COLUMNS or height < FEWEST_LINES
