"""Which moves somebody may take back, and whether the others must be asked."""

from __future__ import annotations

import time
from typing import Final

from zaubertisch.kernel.referee import Referee
from zaubertisch.server.mishaps import NothingToUndo, WishDeclined
from zaubertisch.server.table.live import LiveTable

LAST: Final = -1  # in place of a log number: the last move alone
NOT_AGAIN: Final = 30.0  # seconds until a declined wish may be repeated, unless somebody moves before


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
