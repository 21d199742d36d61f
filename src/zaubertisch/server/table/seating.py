"""Who gets which seat, what bots are called, and what is the opener's to do."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from zaubertisch import bots
from zaubertisch.server.mishaps import Lookalike, NotYours, SeatTaken, TableFull, Unwelcome
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.names import numbered, unique
from zaubertisch.server.table.seat import Seat

STARS = ["Wega", "Mira", "Rigel", "Spica", "Atair", "Deneb"]  # what the bot of each seat is called


def taken_seat(live: LiveTable, person: str, name: str, pledge: str, wished: int) -> tuple[int, Seat]:
    """Where this person sits down, or is known again; whoever sits there keeps a name that was let in once."""
    live.check_unsealed()
    if person in live.unwelcome:
        raise Unwelcome()
    number = free_seat(live, person, wished)
    kept = live.seats[number].name == name
    return number, Seat(name if kept else unique(name, others(live, number)), "", person, pledge=pledge)


def bot_for(live: LiveTable, person: str, number: int, bot: str) -> Seat:
    """A seat as the opener wishes it: with this bot, or empty again if it is `none`.

    A game with an empty seat, as could once be dealt, would wait for ever: there the opener seats a bot for good.
    """
    check_opener(live, person)
    dealt = live.status == "running" and 0 <= number < len(live.seats) and live.seats[number].empty
    if not dealt or bot == "none":
        live.check_unsealed()
    if not 0 <= number < len(live.seats) or live.seats[number].person:
        raise SeatTaken(number)
    seat = bots_seat(live.game.key, number, "" if bot == "none" else bot)
    if not seat.empty:
        seat.name = bots_name(number, others(live, number))
    return seat


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
