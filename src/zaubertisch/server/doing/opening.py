"""Opening a table, and opening another for the same people when the game is over."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from zaubertisch.server.doing.beginning import start_by_itself
from zaubertisch.server.doing.sitting import sit_down
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import writing
from zaubertisch.server.mishaps import NotNow, PeopleChanged
from zaubertisch.server.protocol.http import Join, NewTable
from zaubertisch.server.table.chat import A_PAGE, Said
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import laid, laid_again
from zaubertisch.server.telling.announcing import tell_table


async def open_table(hall: Hall, person: str, wish: NewTable) -> LiveTable:
    """A new table; whoever opens it has the first seat no bot is wished for, if there is one."""
    live = laid(person, wish.model_dump())
    await hall.add(live)
    await start_by_itself(hall, live)
    return live


async def rematch(hall: Hall, live: LiveTable, person: str, pledge: str) -> LiveTable:
    """The same people and bots once more, everybody one seat further; it begins when all have come."""
    async with live.lock:
        if live.status != "over":
            raise NotNow(live.status)
        own = live.seats[live.own_seat(person)]
        found = await hall.get_all([live.next] if live.next else [])  # it may have been closed
        following = found[0] if found else await open_again(hall, live, person)
    tell_table(live)
    if following.sealed is None and following.status == "open":
        await sit_down(hall, following, person, Join(name=own.name, pledge=pledge))
    return following


async def open_again(hall: Hall, live: LiveTable, person: str) -> LiveTable:
    """The table that follows this one."""
    following = laid_again(live, person)
    following.chat = said_before(live)
    people = [seat.person for seat in live.seats]
    try:
        await hall.add(following, lambda db: go_along(db, live, people, following))
    except PeopleChanged:
        await hall.catch_up(live)
        raise
    live.next = following.id
    return following


def go_along(connection: sa.Connection, live: LiveTable, people: list[str], following: LiveTable) -> None:
    """The next table is known at this one, and what was said here is read there; for the same people only."""
    for number, person in enumerate(people):
        writing.check_seat(connection, live, number, person)
    writing.set_next(connection, live, following.id)
    for said in following.chat:
        writing.append_chat(connection, following, said)


def said_before(live: LiveTable) -> list[Said]:
    """The last lines of the chat, each from where its seat is at the next table."""
    moved = len(live.seats)
    return [
        replace(said, number=number, seat=(said.seat + 1) % moved if said.seat >= 0 else -1)
        for number, said in enumerate(live.chat[-A_PAGE:])
    ]
