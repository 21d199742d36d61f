"""Standing orders: what a seat's owner has told the table to answer for him.

An order answers whenever its question comes, whatever its seat has in hand: so it betrays nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.games.zavandor.components import HIGHEST_BID
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.view import View


class Order:
    """One that can be given: a switch, or a number up to `highest`; a passing one ends with its occasion."""

    def __init__(self, key: str, highest: int = 1, passing: bool = False) -> None:
        self.key = key
        self.highest = highest
        self.passing = passing


SHIELD: Final = "react shield"

#: The words that answer for a switch, where they are offered.
SWITCHES: Final[dict[str, str]] = {"pay_auto": "pay auto", "keep_auto": "keep auto"}

ORDERS: Final[dict[str, list[Order]]] = {
    "wizwar": [Order("pass_others"), Order("pass_pick_ups"), Order("shield_lethal"), Order("take_harmless")],
    "zavandor": [Order("bid_up_to", HIGHEST_BID, True), Order("pay_auto"), Order("keep_auto")],
}


def orders_of(game: str) -> list[Order]:
    """Every order a seat of this game may give."""
    return ORDERS.get(game, [])


def occasion(view: View) -> int:
    """What a passing order is given for: the item up for auction; -1 for nothing."""
    return view.item if isinstance(view, ZavandorView) else -1


def answer(view: View, options: list[str], given: Mapping[str, int]) -> str:
    """The word these orders say to this question, or nothing."""
    if isinstance(view, WizWarView):
        return in_a_window(view, options, given)
    for key, word in SWITCHES.items():
        if given.get(key) and word in options:
            return word
    return bid_up_to(options, given["bid_up_to"]) if "bid_up_to" in given else ""


def bid_up_to(options: list[str], limit: int) -> str:
    """The least bid there is, as long as it stays within the limit."""
    bids = [int(word.removeprefix("bid ")) for word in options if word.startswith("bid ")]
    least = min(bids, default=limit + 1)
    return f"bid {least}" if least <= limit else "pass" if "pass" in options else ""


def in_a_window(view: WizWarView, options: list[str], given: Mapping[str, int]) -> str:
    """What is said to something announced; a shield is raised or its lack passed over in the same moment."""
    if not view.pending:
        return ""
    matter = view.pending[-1]
    if view.question == "react_shield":
        lethal = matter.amount >= view.life[view.viewer]
        if lethal and given.get("shield_lethal"):
            return SHIELD if SHIELD in options else "pass"
        return "pass" if not lethal and given.get("take_harmless") else ""
    if view.question != "react":
        return ""
    if matter.kind == "pick_up":
        return "pass" if given.get("pass_pick_ups") else ""
    return "pass" if given.get("pass_others") and not concerns(view) else ""


def concerns(view: WizWarView) -> bool:
    """Whether anything that is going on comes from the viewer or is aimed at him."""
    return any(each.seat == view.viewer or each.attacked >> view.viewer & 1 for each in view.pending)
