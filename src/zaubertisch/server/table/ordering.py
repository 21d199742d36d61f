"""Which standing orders may be given, and which have passed."""

from __future__ import annotations

from zaubertisch.server.mishaps import NoOccasion, NoSuchOrder, TooLittle
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.order import Standing


def allowed(live: LiveTable, seat: int, key: str, value: int) -> Standing | None:
    """The order this seat may give, or nothing if it is taken back."""
    known = {order.key: order for order in live.game.orders()}
    if key not in known or value > known[key].highest:
        raise NoSuchOrder(key)
    view = live.running().view(seat)
    now = live.game.occasion(view)
    if known[key].passing and now < 0 <= value:
        raise NoOccasion()
    if 0 <= value < (least := live.game.least_order(view, key)):
        raise TooLittle(least)
    return Standing(value, now if known[key].passing else -1) if value >= 0 else None


def lapsed(live: LiveTable) -> list[tuple[int, str]]:
    """The orders whose occasion has passed, by seat and key."""
    return [
        (seat, key) for seat, given in live.orders.items() for key, order in given.items()
        if order.occasion >= 0 and occasion(live, seat) != order.occasion
    ]


def occasion(live: LiveTable, seat: int) -> int:
    """What a passing order of this seat would be given for now; -1 for nothing."""
    referee = live.referee
    return -1 if referee is None or referee.over else live.game.occasion(referee.view(seat))
