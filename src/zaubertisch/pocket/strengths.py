"""Which bots play on a device: those that are never waited for, not even where Python is slow."""

from __future__ import annotations

from typing import Final

from zaubertisch import bots

SECONDS: Final = 2.0  # the longest a bot or a hint may think, also on a phone four times slower than what was measured
TOO_SLOW: Final = {"abraca": "master"}  # the first that would need longer; docs/pocket.md has the figures
ELSEWHERE: Final = "adept"  # in all other games


def names(game: str) -> list[str]:
    """The bots of a game that are offered here, the weakest first."""
    known = bots.names(game)
    first = TOO_SLOW.get(game, ELSEWHERE)
    return known[: known.index(first)] if first in known else known
