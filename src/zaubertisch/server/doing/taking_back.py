"""Taking back one's last moves, as many as were one to whoever made them.

At once if nobody has learnt anything, else when the other people agree.
"""

from __future__ import annotations

import time

from zaubertisch.server.doing import ordering
from zaubertisch.server.doing.playing import commit
from zaubertisch.server.hall import Hall
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.taking_back import LAST, check_not_declined, is_free, moves_left
from zaubertisch.server.table.wish import Declined, UndoWish
from zaubertisch.server.telling.announcing import tell_wish


async def undo(hall: Hall, live: LiveTable, person: str, since: int = LAST) -> None:
    """Do it where it is free, or ask the others; several moves are taken back together from entry `since` on."""
    async with live.lock:
        seat = live.own_seat(person)
        referee = live.running()
        length = moves_left(referee, seat, since)
        others = [other for other in live.people() if other != seat]
        free = not others or is_free(live, referee, seat, length)
        if not free and (live.wish is not None and live.wish.seat == seat):
            return  # they have been asked already
        if not free:
            check_not_declined(live, seat)
        for key in [key for key, order in live.orders.get(seat, {}).items() if order.occasion >= 0]:
            await ordering.put(hall, live, seat, key, None)  # or it would say the same once more
        if free:
            await commit(hall, live, live.try_undo(seat, length))
            return
        live.wish = UndoWish(seat, live.number, length, others)
        tell_wish(live)


async def agree(hall: Hall, live: LiveTable, person: str, yes: bool) -> None:
    """Answer another seat's wish to take a move back."""
    async with live.lock:
        seat = live.own_seat(person)
        wish = live.wish
        if wish is None or wish.number != live.number or seat not in wish.waiting:
            return
        wish.waiting.remove(seat)
        if not yes:
            wish.waiting.clear()
            tell_wish(live)
            live.wish = None
            live.declined[wish.seat] = Declined(live.number, time.monotonic())
        elif wish.waiting:
            tell_wish(live)
        else:
            await commit(hall, live, live.try_undo(wish.seat, wish.length))
