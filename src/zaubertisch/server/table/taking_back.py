"""Which moves somebody may take back, and whether the others must be asked."""

from __future__ import annotations

import time
from typing import Final

from zaubertisch.kernel.referee import Referee
from zaubertisch.server.mishaps import NothingToUndo, WishDeclined
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.wish import Declined, UndoWish

LAST: Final = -1  # in place of a log number: the last move alone
NOT_AGAIN: Final = 30.0  # seconds until a declined wish may be repeated, unless somebody moves before


def wished(live: LiveTable, seat: int, since: int) -> UndoWish | None:
    """What this seat wishes to take back, and whom it must wait for; nothing if they have been asked already."""
    referee = live.running()
    length = moves_left(referee, seat, since)
    others = [other for other in live.people() if other != seat]
    if not others or is_free(live, referee, seat, length):
        return UndoWish(seat, live.number, length, [])
    if live.wish is not None and live.wish.seat == seat:
        return None
    check_not_declined(live, seat)
    return UndoWish(seat, live.number, length, others)


def passing_orders(live: LiveTable, seat: int) -> list[str]:
    """The orders of this seat that would say at once again what is taken back."""
    return [key for key, order in live.orders.get(seat, {}).items() if order.occasion >= 0]


def answered(live: LiveTable, seat: int, yes: bool) -> UndoWish | None:
    """The wish that waited for this seat; whoever says no lets nobody wait any more. Nothing if nobody asked them."""
    wish = live.wish
    if wish is None or wish.number != live.number or seat not in wish.waiting:
        return None
    wish.waiting.remove(seat)
    if not yes:
        wish.waiting.clear()
        live.declined[wish.seat] = Declined(live.number, time.monotonic())
    return wish


def moves_left(referee: Referee, seat: int, since: int) -> int:
    """How many effective entries stood before this own move, or before the last one."""
    for place in range(len(referee.standing) - 1, 0, -1):
        deed = referee.standing[place]
        if deed.number == since and deed.seat == seat:
            return place
    left = referee.moves_before(seat)
    if left < 0:
        raise NothingToUndo()
    return left


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
