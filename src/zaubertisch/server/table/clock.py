"""The clock of a table: how long the asked person may still take. It is a steady one, whatever the wall clock does."""

from __future__ import annotations

import time
from typing import Final

from zaubertisch.server.table.live import LiveTable

DAY: Final = 86400.0
#: Seconds for every answer.
SECONDS: Final = {
    "none": None, "relaxed": 180.0, "fast": 30.0, "day": DAY, "three_days": 3 * DAY, "week": 7 * DAY,
}
#: Seconds for a whole game, and those of every answer that are not counted.
BANKS: Final = {"bank_10": (600.0, 10.0), "bank_30": (1800.0, 20.0)}
CLOCKS: Final = (*SECONDS, *BANKS)
SLOW: Final = ("day", "three_days", "week")  # a game at such a clock outlasts any pause of the server
GRACE: Final = 20.0  # seconds everybody has at least when a server comes back


def timed(live: LiveTable) -> bool:
    """Whether a person who is asked may be too late."""
    return live.settings["clock"] != "none" or bool(live.settings["stand_in"])


def seconds_left(live: LiveTable) -> float | None:
    """What is left of the asked person's time."""
    if live.status != "running" or live.player(live.asked):
        return None
    given = allowed(live)
    return None if given is None else max(0.0, given - (time.monotonic() - live.asked_at))


def allowed(live: LiveTable) -> float | None:
    """How long the asked person may take for this answer, counted from the question."""
    clock = live.settings["clock"]
    if clock not in BANKS:
        return SECONDS[clock]
    bank, free = BANKS[clock]
    return free + max(0.0, bank - spent(live, live.asked, free))


def spent(live: LiveTable, seat: int, free: float) -> float:
    """What this seat has taken from its bank, by the answers that stand; an answer taken back costs nothing more."""
    asked, standing = live.asked_times, live.dealt().standing
    return sum(
        max(0.0, asked[place] - asked[place - 1] - free)
        for place in range(1, len(standing)) if standing[place].seat == seat
    )


def take_up(live: LiveTable, written: list[float]) -> None:
    """After a restart only the wall clock tells when each entry was written; nobody gains by it or is surprised."""
    wall, steady = time.time(), time.monotonic()
    asked = steady - max(0.0, wall - written[-1])
    live.asked_times = [steady - max(0.0, wall - at) for at in written]
    given = (allowed(live) if live.status == "running" else None) or 0.0
    live.asked_times[-1] = max(asked, steady - max(0.0, given - GRACE))
