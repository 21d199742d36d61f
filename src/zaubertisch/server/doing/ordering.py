"""Ordering: a seat tells the table what to answer for it, until it takes the order back or its occasion has passed."""

from __future__ import annotations

import sqlalchemy as sa

from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import writing
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.ordering import allowed, lapsed
from zaubertisch.server.telling.announcing import tell_orders


async def order(hall: Hall, live: LiveTable, person: str, key: str, value: int) -> None:
    """Give a standing order, or take it back; only this seat's own pages hear of it.

    Whoever thinks or waits at the table is disturbed only if the order answers, or no longer answers, what is asked.
    """
    async with live.lock:
        seat = live.own_seat(person)
        before = live.ordered(seat)
        await put(hall, live, seat, key, allowed(live, seat, key, value))
        if live.ordered(seat) != before and not live.player(seat):
            hall.wake(live)


async def put(hall: Hall, live: LiveTable, seat: int, key: str, order: Standing | None) -> None:
    """Keep this order in the place of any other of its key."""
    person = live.seats[seat].person
    await hall.change(live, lambda db: write_down(db, live, seat, person, key, order))
    given = live.orders.setdefault(seat, {})
    given.pop(key, None)
    if order is not None:
        given[key] = order
    tell_orders(live, seat)


def write_down(
    connection: sa.Connection, live: LiveTable, seat: int, person: str, key: str, order: Standing | None,
) -> None:
    """The order, if the seat is still theirs who gives it; to take one back never fails."""
    if order is not None:
        writing.check_seat(connection, live, seat, person)
    writing.set_order(connection, live, seat, key, order)


async def drop_lapsed(hall: Hall, live: LiveTable) -> None:
    """Orders end with their occasion."""
    for seat, key in lapsed(live) if live.orders else []:
        await put(hall, live, seat, key, None)
