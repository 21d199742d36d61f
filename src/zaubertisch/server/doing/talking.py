"""Talking: a line of chat, from a seat or, where the table is opened to them, from somebody standing by."""

from __future__ import annotations

import time

import sqlalchemy as sa

from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import reading, writing
from zaubertisch.server.mishaps import Malformed, NotHeard
from zaubertisch.server.table.chat import A_PAGE, IN_MEMORY, Said
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.names import spoken
from zaubertisch.server.telling.announcing import tell_chat


async def say(hall: Hall, live: LiveTable, person: str, text: str) -> None:
    """Everybody at the table reads it."""
    line = spoken(text)
    if not line:
        raise Malformed("there is nothing in it to be read.")
    async with live.lock:
        seat = live.seat_of(person)
        if seat < 0 and not live.bystanders_talk and not (person and person == live.owner):
            raise NotHeard()
        name = live.seats[seat].name if seat >= 0 else ""
        said = Said(live.next_line, seat, name, line, time.time(), person)
        await hall.change(live, lambda db: write_down(db, live, person, said))
        live.chat = [*live.chat[1 - IN_MEMORY :], said]
    tell_chat(live, said)


def write_down(connection: sa.Connection, live: LiveTable, person: str, said: Said) -> None:
    """The line, if its name is still theirs who said it."""
    if said.seat >= 0:
        writing.check_seat(connection, live, said.seat, person)
    writing.append_chat(connection, live, said)


async def page_before(hall: Hall, live: LiveTable, before: int) -> tuple[list[Said], bool]:
    """A page of what was said before this line, and whether there is more."""
    found = await hall.store.read(lambda db: reading.read_chat(db, live.id, before, A_PAGE + 1))
    return found[-A_PAGE:], len(found) > A_PAGE
