"""Worlds a seat thinks possible, for what is too entangled to be counted; the same ones whenever it knows the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from zaubertisch.insight.known import Likely
from zaubertisch.insight.lots import at_least
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.imagination import information_key
from zaubertisch.kernel.table import Table

WORLDS: Final = 400


class Worlds:
    """So many worlds of one moment, dealt by what the seat knows and nothing else; dealt once, when first asked for."""

    def __init__(self, game: Game, table: Table, viewer: int) -> None:
        self.game = game
        self.table = table
        self.viewer = viewer
        self.dealt: list[Any] = []

    def __iter__(self) -> Iterator[Any]:
        if not self.dealt:
            chance = FastChance(int(information_key(self.table, self.viewer), 16))
            imagination = self.game.imagination(self.table, self.viewer)
            self.dealt = [imagination(chance) for _ in range(WORLDS)]
        return iter(self.dealt)

    def count(self, things: Callable[[Any], list[int]], sure: Callable[[int], int] = lambda what: 0) -> list[Likely]:
        """What lies at a place in these worlds; of each thing so many are sure to be there."""
        found: dict[int, Counter[int]] = {}
        for world in self:
            for what, copies in Counter(things(world)).items():
                found.setdefault(what, Counter())[copies] += 1
        return [Likely(what, at_least(by_copies(held), sure(what))) for what, held in sorted(found.items())]


def by_copies(held: Counter[int]) -> list[float]:
    """In how many worlds there are none, one, two and so on."""
    out = [float(held[copies]) for copies in range(max(held) + 1)]
    out[0] = float(WORLDS - held.total())
    return out
