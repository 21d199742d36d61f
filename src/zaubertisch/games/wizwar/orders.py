"""Standing orders of Wiz-War: what a seat's owner has told the table to answer for them in a window.

An order answers whenever its question comes, whatever its seat has in hand: so it betrays nothing.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.game import Order

ORDERS: Final = [Order("pass_others"), Order("pass_pick_ups"), Order("shield_lethal"), Order("take_harmless")]

SHIELD: Final = "react shield"


def ordered(view: WizWarView, options: list[str], given: dict[str, int]) -> str:
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
    """Whether anything that is going on comes from the viewer or is aimed at them."""
    return any([each.seat == view.viewer or each.attacked >> view.viewer & 1 for each in view.pending])
