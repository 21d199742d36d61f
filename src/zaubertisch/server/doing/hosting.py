"""Hosting: what the opener may do besides seating bots: close the table, ask a guest to leave, hand the table on."""

from __future__ import annotations

from zaubertisch.server.doing.sitting import check_opener, put
from zaubertisch.server.hall import Hall
from zaubertisch.server.house.farewell import open_seeds
from zaubertisch.server.house.pruning import delete
from zaubertisch.server.keeping import writing
from zaubertisch.server.mishaps import NobodyThere, NotNow, OthersPlay
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.telling.announcing import tell_closed, tell_table


async def close(hall: Hall, live: LiveTable, person: str) -> None:
    """Before the deal at any time, later only a game nobody else plays in; its seed is opened as it goes."""
    async with live.lock:
        check_opener(live, person)
        if live.status == "over":
            raise NotNow(live.status)
        if live.status == "running" and any(live.seats[seat].person != person for seat in live.people()):
            raise OthersPlay()
        await hall.store.run(lambda db: delete(db, [live.id], open_seeds))
        hall.let_go(live.id)
    tell_closed(live)


async def remove(hall: Hall, live: LiveTable, person: str, number: int) -> None:
    """A guest gives up the seat before the game begins, and does not get it again."""
    async with live.lock:
        check_opener(live, person)
        live.check_unsealed()
        asked_to_leave = guest(live, person, number)
        await put(hall, live, number, Seat())
        live.unwelcome.add(asked_to_leave)


async def hand_on(hall: Hall, live: LiveTable, person: str, number: int) -> None:
    """Somebody who sits here has the table from now on."""
    async with live.lock:
        check_opener(live, person)
        heir = guest(live, person, number)
        await hall.store.run(lambda db: writing.set_owner(db, live, heir))
        live.owner = heir
    tell_table(live)


def guest(live: LiveTable, person: str, number: int) -> str:
    """The person on this seat, who is not the opener."""
    found = live.seats[number].person if number < len(live.seats) else ""
    if not found or found == person:
        raise NobodyThere(number)
    return found
