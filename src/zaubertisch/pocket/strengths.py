"""Which bots play on a device: those that are never waited for, not even where Python is slow."""

from __future__ import annotations

from typing import Final

from zaubertisch import bots

#: The first that needs too long is left out, and all that think longer still; see docs/pocket.md for what was measured.
TOO_SLOW: Final = "adept"
SECONDS: Final = 2.0  # the longest a bot or a hint may think


def names(game: str) -> list[str]:
    """The bots of a game that are offered here, the weakest first."""
    known = bots.names(game)
    return known[: known.index(TOO_SLOW)] if TOO_SLOW in known else known
