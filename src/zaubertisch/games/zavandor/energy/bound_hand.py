"""A hand of which one knows the backs and what it is worth at least and at most, exactly.

The cards are gone through kind by kind. The state is how many of the present colour and how much value has been taken;
a way to reach it weighs as much as there are ways to choose the cards.
"""

from __future__ import annotations

from math import comb
from typing import Final

from zaubertisch.games.zavandor.components import CARD_COLOUR, CARD_VALUE, CARDS, FIRST_CARD
from zaubertisch.kernel.chance import Chance

SPAN: Final = 4096  # more than any hand is worth


class BoundHand:
    """All hands of `sizes` cards by colour out of `pool` that are worth from `least` to `most`, with their weights."""

    def __init__(self, pool: list[int], sizes: list[int], least: int, most: int) -> None:
        self.pool = pool
        self.sizes = sizes
        self.ways: list[dict[int, int]] = [{0: 1}]  # before card k: cards of its colour × SPAN + value → ways
        for card in range(CARDS):
            self.ways.append(self.forward(card))
        self.ends = [state for state in self.ways[CARDS] if least <= state <= most]

    def forward(self, card: int) -> dict[int, int]:
        """The states after choosing how many of one kind; a colour must be complete when it is left."""
        after: dict[int, int] = {}
        size = self.sizes[CARD_COLOUR[card]]
        last = card + 1 == FIRST_CARD[CARD_COLOUR[card] + 1]
        for state, ways in self.ways[card].items():
            taken = state // SPAN
            for here in range(min(self.pool[card], size - taken) + 1):
                if not last or taken + here == size:
                    value = state % SPAN + here * CARD_VALUE[card]
                    reached = value if last else (taken + here) * SPAN + value
                    after[reached] = after.get(reached, 0) + ways * comb(self.pool[card], here)
        return after

    def sample(self, chance: Chance) -> list[int]:
        """One of these hands, each choice of cards equally likely."""
        lot = chance.below(sum([self.ways[CARDS][state] for state in self.ends]))
        end = 0
        while lot >= self.ways[CARDS][self.ends[end]]:
            lot -= self.ways[CARDS][self.ends[end]]
            end += 1
        state = self.ends[end]
        out: list[int] = []
        for card in range(CARDS - 1, -1, -1):
            here = self.step_back(card, state, chance)
            out += [card] * here
            state = self.before(card, state, here)
        return out

    def before(self, card: int, state: int, here: int) -> int:
        """The state that `here` cards of this kind lead from to `state`."""
        size = self.sizes[CARD_COLOUR[card]]
        taken = size if card + 1 == FIRST_CARD[CARD_COLOUR[card] + 1] else state // SPAN
        return (taken - here) * SPAN + state % SPAN - here * CARD_VALUE[card]

    def step_back(self, card: int, state: int, chance: Chance) -> int:
        """How many of this kind came last, by weight."""
        lot = chance.below(self.ways[card + 1][state])
        here = -1
        while lot >= 0:
            here += 1
            lot -= self.ways[card].get(self.before(card, state, here), 0) * comb(self.pool[card], here)
        return here
