"""Who is here: told at once when it changes, and a few times a second when many come and go together."""

from __future__ import annotations

import asyncio
from typing import Final

from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.announcing import tell_table

PAUSE: Final = 0.3  # seconds between two tellings


def tell_presence(live: LiveTable) -> None:
    """Everybody learns who is here: now, or after a pause together with whatever changes meanwhile."""
    if live.telling is not None:
        return
    loop = asyncio.get_running_loop()
    wait = live.told_at + PAUSE - loop.time()
    if wait <= 0:
        tell_now(live)
    else:
        live.telling = loop.call_later(wait, tell_now, live)


def tell_now(live: LiveTable) -> None:
    live.telling = None
    live.told_at = asyncio.get_running_loop().time()
    tell_table(live)
