"""Standing orders of Zauberschwert & Drachenei: what a seat's owner has told the table to answer for them.

An order answers whenever its question comes, whatever its seat has in hand: so it betrays nothing.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.kernel.game import Order

ORDERS: Final = [Order("lay_everything"), Order("trade_nothing"), Order("keep_spells")]

#: The words that say no where an order says so, by order and question.
NOES: Final[dict[str, dict[str, str]]] = {
    "trade_nothing": {"offer": "offer nothing", "reply": "reply nothing"},
    "keep_spells": {"spells": "done", "rob": "keep"},
}


def ordered(question: str, options: list[str], given: dict[str, int]) -> str:
    """The word these orders say to a question, or nothing."""
    if question == "lay_out" and given.get("lay_everything"):
        return next_laid(options)
    for key, noes in NOES.items():
        if given.get(key) and question in noes:
            return noes[question]
    return ""


def next_laid(options: list[str]) -> str:
    """[DE-120] Whatever is complete, one after the other; then done."""
    complete = [word for word in options if word.startswith("lay ")]
    return complete[0] if complete else "done"
