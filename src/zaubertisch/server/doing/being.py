"""Being somebody: whose seats a key has, and moving all of them to a new key."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import sqlalchemy as sa

from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import people
from zaubertisch.server.protocol.http import Seated, Whose
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.announcing import tell_table

SHOWN = 12  # seats


async def whose(hall: Hall, person: str) -> Whose | None:
    """Somebody by their seats, or nothing if nobody is known by that key."""
    if not person:
        return None

    def read(db: sa.Connection) -> Whose | None:
        if not people.is_known(db, person):
            return None
        seats, count = people.seats_of(db, person, SHOWN)
        return Whose(seats=[Seated.model_validate(seat) for seat in seats], count=count)

    return await hall.store.read(read)


async def renew(hall: Hall, old: str, new: str) -> None:
    """The old key opens nothing any more; everything it had is the new one's.

    Whoever acts at a table of theirs ends first, or finds the key renewed. A table that came into the hall meanwhile is
    not locked: it is renamed all the same, and what is written there in the old name is refused.
    """
    concerned = [live for live in hall.live.values() if concerns(live, old)]
    concerned.sort(key=lambda live: live.id)  # in one order for all: two who renew never wait for each other
    async with contextlib.AsyncExitStack() as stack:
        for live in concerned:
            await stack.enter_async_context(live.lock)
        await hall.store.run(lambda db: people.move(db, old, new))
        for live in [live for live in hall.live.values() if concerns(live, old)]:
            live.seats = [replace(seat, person=new) if seat.person == old else seat for seat in live.seats]
            live.owner = new if live.owner == old else live.owner
            tell_table(live)


def concerns(live: LiveTable, person: str) -> bool:
    """Whether this person has a seat at the table, opened it or looks on."""
    return live.owner == person or live.seat_of(person) >= 0 or any(each.person == person for each in live.listeners)
