"""Talking: a line of chat, from a seat or, where the table is opened to them, from somebody standing by."""

from __future__ import annotations

import time

from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import reading, writing
from zaubertisch.server.mishaps import NotHeard, TooMuch
from zaubertisch.server.table.chat import A_PAGE, IN_MEMORY, Said
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.announcing import tell_chat

MINUTE = 60.0
BURST = 15.0  # seconds in which a quarter of a minute's lines may be said


async def say(hall: Hall, live: LiveTable, person: str, text: str) -> None:
    """Everybody at the table reads it."""
    async with live.lock:
        seat = live.seat_of(person)
        if seat < 0 and not live.bystanders_talk and not (person and person == live.owner):
            raise NotHeard()
        check_pace(live, person, hall.settings.lines_a_minute)
        name = live.seats[seat].name if seat >= 0 else ""
        said = Said(live.next_line, seat, name, text, time.time())
        await hall.store.run(lambda db: writing.append_chat(db, live, said))
        live.chat = [*live.chat[1 - IN_MEMORY :], said]
    tell_chat(live, said)


def check_pace(live: LiveTable, person: str, a_minute: int) -> None:
    """So many lines a minute, a quarter of them at once; bystanders without a name share one measure."""
    now = time.monotonic()
    lines = [at for at in live.spoken.get(person, []) if now - at < MINUTE]
    if len(lines) >= a_minute or sum(now - at < BURST for at in lines) >= max(1, a_minute // 4):
        raise TooMuch()
    live.spoken = {who: said for who, said in live.spoken.items() if said[-1] > now - MINUTE}
    live.spoken[person] = [*lines, now]


async def page_before(hall: Hall, live: LiveTable, before: int) -> tuple[list[Said], bool]:
    """A page of what was said before this line, and whether there is more."""
    found = await hall.store.run(lambda db: reading.read_chat(db, live.id, before, A_PAGE + 1))
    return found[-A_PAGE:], len(found) > A_PAGE
