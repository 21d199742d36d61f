"""Standing orders of Zavandor: what a seat's owner has told the table to bid, pay and keep for them.

An order answers whenever its question comes, whatever its seat has in hand: so it betrays nothing.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import HIGHEST_BID
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.game import Order

ORDERS: Final = [Order("bid_up_to", HIGHEST_BID, True), Order("pay_auto"), Order("keep_auto")]

#: The words that answer for a switch, where they are offered.
SWITCHES: Final[dict[str, str]] = {"pay_auto": "pay auto", "keep_auto": "keep auto"}


def ordered(options: list[str], given: dict[str, int]) -> str:
    """The word these orders say where these words are offered, or nothing."""
    for key, word in SWITCHES.items():
        if given.get(key) and word in options:
            return word
    return bid_up_to(options, given["bid_up_to"]) if "bid_up_to" in given else ""


def least_bid(view: ZavandorView) -> int:
    """The next bid for the item up for auction: an order to bid less would only pass."""
    return next((tag.least for tag in view.tags if tag.item == view.item), 0)


def bid_up_to(options: list[str], limit: int) -> str:
    """The least bid there is, as long as it stays within the limit."""
    bids = [int(word.removeprefix("bid ")) for word in options if word.startswith("bid ")]
    least = min(bids, default=limit + 1)
    return f"bid {least}" if least <= limit else "pass" if "pass" in options else ""
