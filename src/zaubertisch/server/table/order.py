"""Standing: an order somebody has given the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Standing:
    """A standing order as it was given; a passing one holds for its occasion only."""

    value: int
    occasion: int = -1
