"""Standing orders: what a seat's owner has told the table to answer for him.

An order answers whenever its question comes, whatever its seat has in hand: so it betrays nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zaubertisch.games.zavandor.components import HIGHEST_BID
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.view import View


class Order:
    """One that can be given: a switch, or a number up to `highest`; a passing one ends with its occasion."""

    def __init__(self, key: str, highest: int = 1, passing: bool = False) -> None:
        self.key = key
        self.highest = highest
        self.passing = passing


#: The words that answer for a switch, where they are offered.
SWITCHES: Final[dict[str, str]] = {"pay_auto": "pay auto", "keep_auto": "keep auto"}

ORDERS: Final[dict[str, list[Order]]] = {
    "zavandor": [Order("bid_up_to", HIGHEST_BID, True), Order("pay_auto"), Order("keep_auto")],
}


def orders_of(game: str) -> list[Order]:
    """Every order a seat of this game may give."""
    return ORDERS.get(game, [])


def occasion(view: View) -> int:
    """What a passing order is given for: the item up for auction; -1 for nothing."""
    return view.item if isinstance(view, ZavandorView) else -1


def answer(options: list[str], given: Mapping[str, int]) -> str:
    """The word these orders say to this question, or nothing."""
    for key, word in SWITCHES.items():
        if given.get(key) and word in options:
            return word
    return bid_up_to(options, given["bid_up_to"]) if "bid_up_to" in given else ""


def bid_up_to(options: list[str], limit: int) -> str:
    """The least bid there is, as long as it stays within the limit."""
    bids = [int(word.removeprefix("bid ")) for word in options if word.startswith("bid ")]
    least = min(bids, default=limit + 1)
    return f"bid {least}" if least <= limit else "pass" if "pass" in options else ""
