"""Opening a table, sitting down, letting a bot play on, closing it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from zaubertisch.pocket.doing.beginning import start_by_itself
from zaubertisch.pocket.house import House
from zaubertisch.server.mishaps import NotNow, OnlyAServers, OthersPlay
from zaubertisch.server.table.clock import SLOW
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import laid, laid_again
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import bot_for, check_opener, taken_seat
from zaubertisch.server.telling.announcing import tell_closed, tell_table


def open_table(house: House, who: str, wish: dict[str, Any]) -> LiveTable:
    """A new table; one of days would wait for a device that nobody has in hand."""
    if wish["clock"] in SLOW or wish["stand_in"] or wish["public"]:
        raise OnlyAServers()
    live = laid(who, wish)
    live.id = f"here-{live.id}"  # no server calls a table so
    house.add(live)
    start_by_itself(house, live)
    return live


def rematch(house: House, live: LiveTable, who: str, promised: str) -> LiveTable:
    """The same people and bots once more, everybody one seat further; it begins when all have come."""
    if live.status != "over":
        raise NotNow(live.status)
    own = live.seats[live.own_seat(who)]
    following = house.tables.get(live.next)
    if following is None:
        following = laid_again(live, who)
        following.id = f"here-{following.id}"
        house.add(following)
        live.next = following.id
        house.keep(live)
    tell_table(live)
    if following.sealed is None and following.status == "open":
        sit_down(house, following, who, own.name, promised)
    return following


def sit_down(house: House, live: LiveTable, who: str, name: str, promised: str, wished: int = -1) -> None:
    """Take a seat, or be known again at one's own."""
    number, seat = taken_seat(live, who, name, promised, wished)
    put(house, live, number, seat)
    start_by_itself(house, live)


def stand_up(house: House, live: LiveTable, who: str) -> None:
    live.check_unsealed()
    put(house, live, live.own_seat(who), Seat())


def seat_bot(house: House, live: LiveTable, who: str, number: int, bot: str) -> None:
    put(house, live, number, bot_for(live, who, number, bot))


def put(house: House, live: LiveTable, number: int, seat: Seat) -> None:
    """Who sits here from now on."""
    live.seats[number] = seat
    house.keep(live)
    tell_table(live)


def hand_over(house: House, live: LiveTable, who: str, bot: str) -> None:
    """A bot plays on for this person, or the person plays on."""
    live.running()
    number = live.own_seat(who)
    if live.player(number) != bot:
        put(house, live, number, replace(live.seats[number], bot=bot))


def close(house: House, live: LiveTable, who: str) -> None:
    """Before the deal at any time, later only a game nobody else plays in."""
    check_opener(live, who)
    if live.status == "over":
        raise NotNow(live.status)
    if live.status == "running" and any(live.seats[seat].person != who for seat in live.people()):
        raise OthersPlay()
    house.forget(live)
    tell_closed(live)
