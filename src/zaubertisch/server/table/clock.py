"""The clock of a table: how long the asked person may still take. It is a steady one, whatever the wall clock does."""

from __future__ import annotations

import time
from typing import Final

from zaubertisch.server.table.live import LiveTable

SECONDS: Final = {"none": None, "relaxed": 180.0, "fast": 30.0}
GRACE: Final = 20.0  # seconds everybody has at least when a server comes back


def timed(live: LiveTable) -> bool:
    """Whether a person who is asked may be too late."""
    return live.settings["clock"] != "none" or bool(live.settings["stand_in"])


def seconds_left(live: LiveTable) -> float | None:
    """What is left of the asked person's time."""
    allowed = SECONDS[live.settings["clock"]]
    if allowed is None or live.status != "running" or live.player(live.asked):
        return None
    return max(0.0, allowed - (time.monotonic() - live.asked_at))


def take_up(live: LiveTable, written: list[float]) -> None:
    """After a restart only the wall clock tells when each entry was written; nobody gains by it or is surprised."""
    wall, steady = time.time(), time.monotonic()
    allowed = SECONDS[live.settings["clock"]] or 0.0
    asked = steady - max(0.0, wall - written[-1])
    live.asked_times = [steady - max(0.0, wall - at) for at in written]
    live.asked_times[-1] = max(asked, steady - max(0.0, allowed - GRACE))
