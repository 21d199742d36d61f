"""Looking ahead in Das Zepter von Zavandor: every world is played on to the end of the game."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.mind import Mind
from zaubertisch.games.zavandor.actions import PASS
from zaubertisch.kernel.view import View

MARGIN: Final = 0.4
CLEAR: Final = 15.0  # points
AUCTIONS: Final = ("open", "bid")


class ZavandorMind(Mind):
    """How something is paid is left to the rule of thumb; of all bids the least one is tried, and passing."""

    def __init__(self) -> None:
        super().__init__(MARGIN, CLEAR)

    def is_plain(self, view: View) -> bool:
        return view.question in ("pay", "hand_limit")

    def candidates(self, view: View, options: list[int], pick: int) -> list[int]:
        if view.question not in AUCTIONS:
            return options
        bids = [action for action in options if action != PASS]
        return [*bids[:1], PASS] if PASS in options else bids[:1]
