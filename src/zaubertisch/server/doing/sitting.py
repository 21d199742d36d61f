"""Sitting down before the game begins, standing up again, and seating bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from zaubertisch import bots
from zaubertisch.server.doing.beginning import start_by_itself
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import writing
from zaubertisch.server.mishaps import Lookalike, NotYours, SeatTaken, TableFull, Unwelcome
from zaubertisch.server.protocol.http import Join
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.names import numbered, unique
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.telling.announcing import tell_table

STARS = ["Wega", "Mira", "Rigel", "Spica", "Atair", "Deneb"]  # what the bot of each seat is called


async def sit_down(hall: Hall, live: LiveTable, person: str, wish: Join) -> None:
    """Take a seat, or be known again at one's own."""
    async with live.lock:
        live.check_unsealed()
        if person in live.unwelcome:
            raise Unwelcome()
        number = free_seat(live, person, wish.seat)
        kept = live.seats[number].name == wish.name  # whoever sits here keeps a name that was let in once
        name = wish.name if kept else unique(wish.name, others(live, number))
        await put(hall, live, number, Seat(name, "", person, pledge=wish.pledge))
    await start_by_itself(hall, live)


async def stand_up(hall: Hall, live: LiveTable, person: str) -> None:
    """Give the seat up before the game begins."""
    async with live.lock:
        live.check_unsealed()
        await put(hall, live, live.own_seat(person), Seat())


async def seat_bot(hall: Hall, live: LiveTable, person: str, number: int, bot: str) -> None:
    """The opener of a table puts a bot on an empty seat, or takes it away again.

    A game with an empty seat, as could once be dealt, would wait for ever: there the opener seats a bot for good.
    """
    async with live.lock:
        check_opener(live, person)
        dealt = live.status == "running" and 0 <= number < len(live.seats) and live.seats[number].empty
        if not dealt or bot == "none":
            live.check_unsealed()
        if not 0 <= number < len(live.seats) or live.seats[number].person:
            raise SeatTaken(number)
        seat = bots_seat(live.game.key, number, "" if bot == "none" else bot)
        if not seat.empty:
            seat.name = bots_name(number, others(live, number))
        await put(hall, live, number, seat)
        if dealt and live.asked == number:
            hall.wake(live)


def check_opener(live: LiveTable, person: str) -> None:
    """What follows is the opener's to do."""
    if not person or live.owner != person:
        raise NotYours()


def others(live: LiveTable, number: int) -> list[str]:
    """The names on all other seats."""
    return [seat.name for place, seat in enumerate(live.seats) if place != number]


def bots_name(number: int, others: Sequence[str]) -> str:
    """What the bot of this seat is called: its star, or another one if somebody's name looks like it."""
    for star in [STARS[number], *(star for star in reversed(STARS) if star not in others)]:
        with suppress(Lookalike):
            return unique(star, others)
    return numbered(STARS[number], others)


async def put(hall: Hall, live: LiveTable, number: int, seat: Seat) -> None:
    """Who sits here from now on."""
    before = live.seats[number].person
    await hall.change(live, lambda db: writing.update_seat(db, live, number, before, seat))
    live.seats[number] = seat
    tell_table(live)


def free_seat(live: LiveTable, person: str, wished: int) -> int:
    """The seat this person gets: their own, the wished one, or the first that is empty."""
    own = live.seat_of(person)
    if own >= 0:
        return own
    free = [number for number, seat in enumerate(live.seats) if seat.empty]
    if not free:
        raise TableFull()
    if wished < 0:
        return free[0]
    if wished not in free:
        raise SeatTaken(wished)
    return wished


def bots_seat(game: str, number: int, bot: str) -> Seat:
    """An empty seat, or one with a bot that has a name of its own."""
    if not bot:
        return Seat()
    bots.get(game, bot)
    return Seat(STARS[number], bot)
