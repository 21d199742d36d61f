"""Coming and going: looking round, listening at a table, leaving it."""

from __future__ import annotations

import time

import sqlalchemy as sa

from zaubertisch.server.hall import DAY, Hall
from zaubertisch.server.keeping import reading
from zaubertisch.server.protocol.http import Lobby
from zaubertisch.server.table.listener import Listener
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.presence import tell_presence
from zaubertisch.server.telling.tables import summary


async def lobby(hall: Hall, person: str) -> Lobby:
    """One's own tables, and those open to all."""
    def read(db: sa.Connection) -> tuple[list[str], list[str]]:
        mine = reading.tables_of(db, person, 20) if person else []
        return mine, reading.latest(db, ["open", "running"], time.time() - DAY, 50, public=(True,))

    mine, others = await hall.store.read(read)
    yours = [summary(live, person) for live in await hall.fronts(mine)]
    shown = await hall.fronts([table for table in others if table not in mine])
    return Lobby(yours=yours, public=[summary(each, person) for each in shown])


def listen(live: LiveTable, listener: Listener) -> None:
    """A page comes to the table."""
    live.listeners.append(listener)
    live.left.pop(listener.seat, None)
    live.votes.pop(listener.seat, None)
    tell_presence(live)


def part(hall: Hall, live: LiveTable, listener: Listener) -> None:
    """A page has gone; its person may be away from now on."""
    live.listeners.remove(listener)
    if listener.seat >= 0 and not live.here(listener.seat):
        live.left[listener.seat] = time.monotonic()
        if live.status == "running" and live.asked == listener.seat:
            hall.wake(live)
    tell_presence(live)
