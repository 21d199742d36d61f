"""Taking back one's last moves."""

from __future__ import annotations

from zaubertisch.pocket.doing.ordering import put_order
from zaubertisch.pocket.doing.playing import commit
from zaubertisch.pocket.house import House
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.taking_back import LAST, answered, passing_orders, wished
from zaubertisch.server.telling.announcing import tell_wish


def undo(house: House, live: LiveTable, who: str, since: int = LAST) -> None:
    """Do it where it is free, or ask the others."""
    seat = live.own_seat(who)
    wish = wished(live, seat, since)
    if wish is None:
        return
    for key in passing_orders(live, seat):
        put_order(house, live, seat, key, None)
    if wish.waiting:
        live.wish = wish
        tell_wish(live)
    else:
        commit(house, live, live.try_undo(seat, wish.length))


def agree(house: House, live: LiveTable, who: str, yes: bool) -> None:
    """Answer another seat's wish to take a move back."""
    wish = answered(live, live.own_seat(who), yes)
    if wish is None:
        return
    if yes and not wish.waiting:
        commit(house, live, live.try_undo(wish.seat, wish.length))
    else:
        tell_wish(live)
        live.wish = wish if yes else None
