"""Playing: a seat's word is refused with its reason, or committed and then told to everybody."""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel.errors import Refused
from zaubertisch.server.doing import ordering
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import writing
from zaubertisch.server.table.attempt import Attempt
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.taking_up import snapshot
from zaubertisch.server.telling.announcing import Asker, tell_move


async def move(
    hall: Hall, live: LiveTable, seat: int, number: int, word: str, because: list[Any] | None = None,
    asker: Asker | None = None, by: str = "",
) -> None:
    """A seat's answer to log entry `number`, or the table's in its stead."""
    async with live.lock:
        attempt = live.try_move(seat, number, word)
        attempt.because, attempt.by = because or [], by
        await commit(hall, live, attempt, asker)


async def commit(hall: Hall, live: LiveTable, attempt: Attempt, asker: Asker | None = None) -> None:
    """Write it down, and then only let it be so and be known."""
    every = hall.settings.snapshot_every
    kept = snapshot(live, attempt) if attempt.deed.number % every == every - 1 else None
    await hall.store.run(lambda db: writing.append_deed(db, live, attempt, kept))
    live.commit(attempt)
    hall.moves += 1
    tell_move(live, asker)
    await ordering.drop_lapsed(hall, live)
    hall.wake(live)


def why_not(live: LiveTable, person: str, word: str) -> Refused | None:
    """What this person would be told if they said this word now, or nothing."""
    return live.dealt().refusal(live.own_seat(person), word)
