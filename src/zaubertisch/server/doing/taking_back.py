"""Taking back one's last moves, as many as were one to whoever made them.

At once if nobody has learnt anything, else when the other people agree.
"""

from __future__ import annotations

import time
from typing import Final

from zaubertisch.kernel.referee import Referee
from zaubertisch.server.doing import ordering
from zaubertisch.server.doing.playing import commit
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import NothingToUndo, WishDeclined
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.wish import Declined, UndoWish
from zaubertisch.server.telling.announcing import tell_wish

LAST: Final = -1  # in place of a log number: the last move alone
NOT_AGAIN: Final = 30.0  # seconds until a declined wish may be repeated, unless somebody moves before


async def undo(hall: Hall, live: LiveTable, person: str, since: int = LAST) -> None:
    """Do it where it is free, or ask the others; several moves are taken back together from entry `since` on."""
    async with live.lock:
        seat = live.own_seat(person)
        referee = live.running()
        length = moves_left(referee, seat, since)
        if length < 0:
            raise NothingToUndo()
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


def moves_left(referee: Referee, seat: int, since: int) -> int:
    """How many effective entries stood before this own move, or before the last one; -1 if there is none."""
    for place in range(len(referee.standing) - 1, 0, -1):
        deed = referee.standing[place]
        if deed.number == since and deed.seat == seat:
            return place
    return referee.moves_before(seat)


def is_free(live: LiveTable, referee: Referee, seat: int, length: int) -> bool:
    """Whether nobody has learnt anything since, and no other person has moved."""
    since = referee.standing[length:]
    if any(live.seats[deed.seat].person and deed.seat != seat for deed in since):
        return False
    return referee.nobody_learnt_since(length)


def check_not_declined(live: LiveTable, seat: int) -> None:
    """A wish that was declined is not repeated at once."""
    declined = live.declined.get(seat)
    if declined is None or declined.number != live.number:
        return
    left = declined.at + NOT_AGAIN - time.monotonic()
    if left > 0:
        raise WishDeclined(left)


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
