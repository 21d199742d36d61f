"""Who is here: people of the table are told of at once, bystanders soon, and crowds a few times a second at most."""

from __future__ import annotations

import asyncio
from typing import Final

from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.announcing import tell_table

PAUSE: Final = 0.3  # seconds between two tellings
UNHURRIED: Final = 3.0  # seconds until everybody is told how many bystanders there are


def tell_presence(live: LiveTable, seat: int) -> None:
    """Everybody learns that somebody of this seat came or went, together with whatever changes until then."""
    loop = asyncio.get_running_loop()
    due = max(loop.time(), live.told_at + PAUSE) if seat >= 0 else loop.time() + UNHURRIED
    if live.telling is not None and live.telling.when() <= due:
        return
    if live.telling is not None:
        live.telling.cancel()
    if due <= loop.time():
        tell_now(live)
    else:
        live.telling = loop.call_at(due, tell_now, live)


def tell_now(live: LiveTable) -> None:
    live.telling = None
    live.told_at = asyncio.get_running_loop().time()
    tell_table(live)
