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
from zaubertisch.server.telling.announcing import Asker, tell_move, tell_table


async def say(
    hall: Hall, live: LiveTable, person: str, number: int, word: str, asker: Asker | None = None,
) -> None:
    """A person's answer to log entry `number`; whose seat it is counts when it is their turn to be heard."""
    async with live.lock:
        await commit(hall, live, live.try_move(live.own_seat(person), number, word), asker)


async def move(
    hall: Hall, live: LiveTable, seat: int, number: int, word: str, because: list[Any] | None = None, by: str = "",
) -> None:
    """A bot's answer to log entry `number`, or the table's in a person's stead."""
    async with live.lock:
        attempt = live.try_move(seat, number, word)
        attempt.because, attempt.by = because or [], by
        await commit(hall, live, attempt)


async def commit(hall: Hall, live: LiveTable, attempt: Attempt, asker: Asker | None = None) -> None:
    """Write it down, and then only let it be so and be known."""
    every = hall.settings.snapshot_every
    kept = snapshot(live, attempt) if attempt.deed.number % every == every - 1 else None
    await hall.store.run(lambda db: writing.append_deed(db, live, attempt, kept))
    live.commit(attempt)
    hall.moves += 1
    tell_move(live, asker)
    if live.full:
        tell_table(live)
    await ordering.drop_lapsed(hall, live)
    hall.wake(live)


def why_not(live: LiveTable, person: str, word: str) -> Refused | None:
    """What this person would be told if they said this word now, or nothing."""
    return live.dealt().refusal(live.own_seat(person), word)
