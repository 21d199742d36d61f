"""Taking back one's last moves, as many as were one to whoever made them.

At once if nobody has learnt anything, else when the other people agree.
"""

from __future__ import annotations

from zaubertisch.server.doing import ordering
from zaubertisch.server.doing.playing import commit
from zaubertisch.server.hall import Hall
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.taking_back import LAST, answered, passing_orders, wished
from zaubertisch.server.telling.announcing import tell_wish


async def undo(hall: Hall, live: LiveTable, person: str, since: int = LAST) -> None:
    """Do it where it is free, or ask the others; several moves are taken back together from entry `since` on."""
    async with live.lock:
        seat = live.own_seat(person)
        wish = wished(live, seat, since)
        if wish is None:
            return
        for key in passing_orders(live, seat):
            await ordering.put(hall, live, seat, key, None)
        if wish.waiting:
            live.wish = wish
            tell_wish(live)
        else:
            await commit(hall, live, live.try_undo(seat, wish.length))


async def agree(hall: Hall, live: LiveTable, person: str, yes: bool) -> None:
    """Answer another seat's wish to take a move back."""
    async with live.lock:
        wish = answered(live, live.own_seat(person), yes)
        if wish is None:
            return
        if yes and not wish.waiting:
            await commit(hall, live, live.try_undo(wish.seat, wish.length))
        else:
            tell_wish(live)
            live.wish = wish if yes else None
