"""Mind: what a game tells whoever looks ahead: which options to try, how far to play on, what an end is worth."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from zaubertisch.bots.search.rolling import Horizon
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View

FARTHEST: Final = 4000  # decisions after which a world is left to itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One game's; a game that says nothing is played on to its very end, where winning is all that counts."""

    def __init__(self, margin: float = 0.0, scale: float = 1.0) -> None:
        self.margin = margin  # how much of an end's worth is by how far it was won or lost
        self.scale = scale  # the lead in points that is a clear one

    # Which options

    def is_plain(self, view: View) -> bool:
        """Whether looking ahead is wasted on this question."""
        return False

    def candidates(self, view: View, options: list[int], pick: int) -> list[int]:
        """The options worth a look; the rule of thumb's own pick is looked at in any case."""
        return options

    # What is hidden about an option

    def chances(self, view: View, options: list[int]) -> list[float]:
        """For each of these: how likely the hidden part of the world lets it succeed; no number at all means surely."""
        return []

    def succeeds(self, world: Table, action: int) -> bool:
        """Whether it would, in this world."""
        return True

    # How far

    def until(self, world: Table) -> Horizon:
        """How far this world is played on before it is judged."""
        return Horizon()

    # What it is worth

    def worth(self, table: Table, seat: int) -> float:
        """The seat's share in a game that is over, or its prospects where it has come far enough."""
        return self.end(table, seat) if not table.stack else self.prospects(table, seat)

    def end(self, table: Table, seat: int) -> float:
        outcome = table.outcome()
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return (1.0 - self.margin) * won + self.margin * self.lead(outcome.scores, seat)

    def prospects(self, table: Table, seat: int) -> float:
        """What is expected for the seat from here on; nobody knows better than that all are alike."""
        return 1.0 / table.seats

    def lead(self, scores: list[int], seat: int) -> float:
        """How far the seat is before the best other one, from 0 to 1."""
        best = max([score for other, score in enumerate(scores) if other != seat])
        return 0.5 + 0.5 * math.tanh((scores[seat] - best) / self.scale)
