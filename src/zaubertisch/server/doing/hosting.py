"""Hosting: what the opener may do besides seating bots: close the table, ask a guest to leave, hand the table on."""

from __future__ import annotations

import sqlalchemy as sa

from zaubertisch.server.doing.sitting import put
from zaubertisch.server.hall import Hall
from zaubertisch.server.house.farewell import open_seeds
from zaubertisch.server.house.pruning import delete
from zaubertisch.server.keeping import writing
from zaubertisch.server.mishaps import NobodyThere, NotNow, OthersPlay
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import check_opener
from zaubertisch.server.telling.announcing import tell_closed, tell_table


async def close(hall: Hall, live: LiveTable, person: str) -> None:
    """Before the deal at any time, later only a game nobody else plays in; its seed is opened as it goes."""
    async with live.lock:
        check_opener(live, person)
        if live.status == "over":
            raise NotNow(live.status)
        if live.status == "running" and any(live.seats[seat].person != person for seat in live.people()):
            raise OthersPlay()
        await hall.change(live, lambda db: delete_own(db, live, person))
        hall.let_go(live.id)
    tell_closed(live)
    for before in [each for each in hall.live.values() if each.next == live.id]:
        before.next = ""  # a rematch can be asked for again
        tell_table(before)


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
        await hall.change(live, lambda db: give(db, live, person, number, heir))
        live.owner = heir
    tell_table(live)


def delete_own(connection: sa.Connection, live: LiveTable, person: str) -> None:
    """The table goes, if it is still this person's."""
    writing.check_owner(connection, live, person)
    delete(connection, [live.id], open_seeds)


def give(connection: sa.Connection, live: LiveTable, person: str, number: int, heir: str) -> None:
    """The table is the heir's, if both are still who they were."""
    writing.check_seat(connection, live, number, heir)
    writing.set_owner(connection, live, person, heir)


def guest(live: LiveTable, person: str, number: int) -> str:
    """The person on this seat, who is not the opener."""
    found = live.seats[number].person if number < len(live.seats) else ""
    if not found or found == person:
        raise NobodyThere(number)
    return found
