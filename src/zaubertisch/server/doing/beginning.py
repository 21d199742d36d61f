"""Beginning: the seats are sealed, everybody tells the number they have promised, and then is dealt."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace

from zaubertisch.kernel.sealing import pledge
from zaubertisch.server.doing.playing import commit
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import writing
from zaubertisch.server.mishaps import NotNow, PeopleChanged, SeatsEmpty, Stale, WrongNumber
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.sealed import ready_to_seal
from zaubertisch.server.telling.announcing import tell_table


async def start(hall: Hall, live: LiveTable, person: str) -> None:
    """Begin the game; any seat may, once nobody is missing."""
    async with live.lock:
        if live.owner != person:
            live.own_seat(person)
        live.check_open()
        await seal(hall, live)


async def start_by_itself(hall: Hall, live: LiveTable) -> None:
    """Begin as soon as everybody is there, where that was wished for."""
    async with live.lock:
        if live.settings["autostart"] and live.referee is None and all(seat.ready for seat in live.seats):
            with contextlib.suppress(PeopleChanged):  # then not everybody is there
                await seal(hall, live)


async def seal(hall: Hall, live: LiveTable) -> None:
    """Nobody sits down or gets up any more: from now on numbers are told."""
    if live.sealed is None:
        if not all(seat.ready for seat in live.seats):
            raise SeatsEmpty()
        seats = [ready_to_seal(seat) for seat in live.seats]
        sealed = live.seal(seats)
        await hall.change(live, lambda db: writing.seal(db, live, sealed, seats))
        live.seats, live.sealed = seats, sealed
    await deal_if_told(hall, live)
    tell_table(live)


async def reveal(hall: Hall, live: LiveTable, person: str, number: str) -> None:
    """A person tells the number they have promised; the last one brings the deal about."""
    async with live.lock:
        place = live.own_seat(person)
        if pledge(number) != live.revealing().seats[place].pledge:
            raise WrongNumber()
        seat = replace(live.seats[place], number=number)
        await hall.change(live, lambda db: writing.update_seat(db, live, place, person, seat))
        live.seats[place] = seat
        await deal_if_told(hall, live)
        tell_table(live)


async def deal_if_told(hall: Hall, live: LiveTable) -> None:
    """Deal when every number has been told or has had its time; else wait for the others."""
    if live.untold() and seconds_to_tell(hall, live) > 0:
        hall.wake(live)
    else:
        await commit(hall, live, live.try_start())


async def deal_without(hall: Hall, live: LiveTable) -> None:
    """When the time to tell is up: numbers that have not come are left out, and the record will say so."""
    await asyncio.sleep(seconds_to_tell(hall, live) if live.untold() else 0)
    with contextlib.suppress(NotNow, Stale):  # somebody's number may have come in this moment, and the deal with it
        async with live.lock:
            live.revealing()
            await commit(hall, live, live.try_start())
            tell_table(live)


def seconds_to_tell(hall: Hall, live: LiveTable) -> float:
    """How long the deal still waits for numbers; a server that starts again gives everybody their time anew."""
    return max(0.0, live.revealing().since + hall.settings.reveal_seconds - time.monotonic())
