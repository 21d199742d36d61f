"""Sitting down, standing up, and who sits where before the game begins."""

from __future__ import annotations

from zaubertisch.server.doing.beginning import start_by_itself
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import writing
from zaubertisch.server.protocol.http import Join
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import bot_for, taken_seat
from zaubertisch.server.telling.announcing import tell_table


async def sit_down(hall: Hall, live: LiveTable, person: str, wish: Join) -> None:
    """Take a seat, or be known again at one's own."""
    async with live.lock:
        number, seat = taken_seat(live, person, wish.name, wish.pledge, wish.seat)
        await put(hall, live, number, seat)
    await start_by_itself(hall, live)


async def stand_up(hall: Hall, live: LiveTable, person: str) -> None:
    """Give the seat up before the game begins."""
    async with live.lock:
        live.check_unsealed()
        await put(hall, live, live.own_seat(person), Seat())


async def seat_bot(hall: Hall, live: LiveTable, person: str, number: int, bot: str) -> None:
    """The opener of a table puts a bot on an empty seat, or takes it away again."""
    async with live.lock:
        seat = bot_for(live, person, number, bot)
        await put(hall, live, number, seat)
        if live.status == "running" and live.asked == number:
            hall.wake(live)


async def put(hall: Hall, live: LiveTable, number: int, seat: Seat) -> None:
    """Who sits here from now on."""
    before = live.seats[number].person
    await hall.change(live, lambda db: writing.update_seat(db, live, number, before, seat))
    live.seats[number] = seat
    tell_table(live)
