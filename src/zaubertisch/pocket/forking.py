"""What if: a game of this device that begins as a finished one and goes on otherwise."""

from __future__ import annotations

import time

from zaubertisch import bots
from zaubertisch.pocket import strengths
from zaubertisch.pocket.house import House
from zaubertisch.pocket.keeping import plain_log, said_again
from zaubertisch.pocket.settings import SETTINGS
from zaubertisch.server.mishaps import NoSuchSeat, NotNow
from zaubertisch.server.table.fork import Fork
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import new_seed, new_table_id
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import bots_name
from zaubertisch.server.telling.state import at


def fork(house: House, live: LiveTable, who: str, name: str, number: int, seat: int) -> LiveTable:
    """What was drawn up to entry `number` stays, what comes is drawn anew; bots take all seats but this one."""
    if live.status != "over":
        raise NotNow(live.status)
    shared = at(live, number)
    if shared.over:
        raise NotNow("over")
    if not 0 <= seat < len(live.seats):
        raise NoSuchSeat(seat, len(live.seats) - 1)
    seats = [Seat(name, "", who) if place == seat else bots_in(live, place, name) for place in range(len(live.seats))]
    forked = LiveTable(
        f"here-{new_table_id()}", live.game, live.options, dict(SETTINGS), new_seed(), who, seats,
        fork=Fork(live.id, number, len(shared.standing)),
    )
    forked.referee = said_again(forked, plain_log(shared.standing))
    forked.asked_times = [time.monotonic() for _ in forked.referee.standing]
    house.add(forked)
    return forked


def bots_in(live: LiveTable, place: int, name: str) -> Seat:
    """The bot that sat there, if a device offers it, or one that plays for people."""
    bot = live.seats[place].bot
    known = bot in strengths.names(live.game.key)
    return Seat(bots_name(place, [name]), bot if known else bots.quick(live.game.key))
