"""Standing orders, given and taken back."""

from __future__ import annotations

from zaubertisch.pocket.house import House
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.ordering import allowed
from zaubertisch.server.telling.announcing import tell_orders


def order(house: House, live: LiveTable, who: str, key: str, value: int) -> None:
    """Give a standing order, or take it back; only this seat's own wires hear of it."""
    seat = live.own_seat(who)
    put_order(house, live, seat, key, allowed(live, seat, key, value))


def put_order(house: House, live: LiveTable, seat: int, key: str, given: Standing | None) -> None:
    orders = live.orders.setdefault(seat, {})
    orders.pop(key, None)
    if given is not None:
        orders[key] = given
    house.keep(live)
    tell_orders(live, seat)
