"""Coming and going: looking round, listening at a table, leaving it."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.hall import DAY, Hall
from zaubertisch.server.keeping import fronts
from zaubertisch.server.keeping.fronts import Fronts
from zaubertisch.server.protocol.http import Lobby
from zaubertisch.server.table.listener import Listener
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.presence import tell_presence
from zaubertisch.server.telling.tables import front_line, summary


async def lobby(hall: Hall, person: str) -> Lobby:
    """One's own tables, and those open to all."""
    def read(db: sa.Connection) -> tuple[Fronts, Fronts]:
        mine = fronts.of_person(db, person, 20) if person else []
        return mine, fronts.open_to_all(db, time.time() - DAY, 50)

    mine, others = await hall.store.read(read)
    own = {table for table, _ in mine}
    return Lobby.model_validate({
        "yours": await lines(hall, mine, person),
        "public": await lines(hall, [each for each in others if each[0] not in own], person),
    })


async def lines(hall: Hall, found: Fronts, person: str) -> list[dict[str, Any]]:
    """The lobby's lines of these tables: those in memory as they are now, and none of those set aside."""
    out: list[dict[str, Any]] = []
    for table, front in found:
        if table in hall.live:
            out.append(summary(hall.live[table], person))
        elif front is None:  # only its log tells whether it can still be played
            out += [summary(live, person) for live in await hall.get_all([table])]
        elif table not in hall.set_aside:
            out.append(front_line(front, person))
    return out


def listen(live: LiveTable, listener: Listener) -> None:
    """A page comes to the table."""
    live.listeners.append(listener)
    live.left.pop(listener.seat, None)
    live.votes.pop(listener.seat, None)
    tell_presence(live, listener.seat)


def part(hall: Hall, live: LiveTable, listener: Listener) -> None:
    """A page has gone; its person may be away from now on."""
    live.listeners.remove(listener)
    if listener.seat >= 0 and not live.here(listener.seat):
        live.left[listener.seat] = time.monotonic()
        if live.status == "running" and live.asked == listener.seat and not live.player(listener.seat):
            hall.wake(live)
    tell_presence(live, listener.seat)
