"""The cards of a master as its routes count them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaubertisch.bots.magia.worth import Worth
from zaubertisch.games.magia.components import APPRENTICES

WIDTH: Final = 4  # bits for the cards of a colour, of which there are ten
COUNT: Final = 15


class Hand:
    """How many cards of each colour are held, all in one number, and what the best symbol of each colour brings."""

    def __init__(self, worth: Worth) -> None:
        kinds = worth.view.hands[worth.seat]
        self.worth = worth
        self.size = len(kinds)
        self.cards: i64 = 0
        self.bonus: list[float] = [0.0] * APPRENTICES
        symbols_count = not worth.safe and not worth.view.symbols
        one: i64 = 1
        for kind in kinds:
            colour = kind >> 2
            self.cards += one << WIDTH * colour
            if symbols_count and kind & 3:
                self.bonus[colour] = max(self.bonus[colour], worth.symbol(kind & 3, self.size - 1))
