"""Who has won, and how the game ended."""

from __future__ import annotations

from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.step import NOBODY


def leaders(g: WizWar) -> list[int]:
    """[WW-R125] Those with the most points, then the most life, among the living."""
    living = g.living()
    most = max([g.points(seat) for seat in living])
    ahead = [seat for seat in living if g.points(seat) == most]
    life = max([g.life[seat] for seat in ahead])
    return [seat for seat in ahead if g.life[seat] == life]


def outcome(g: WizWar) -> Outcome:
    """[WW-218 WW-219 WW-220 WW-221 WW-R107 WW-R125] One winner, or nobody."""
    scores = [g.points(seat) for seat in range(g.seats)]
    if g.end == "turn_cap":
        return Outcome(leaders(g), scores, g.end)
    return Outcome([] if g.winner == NOBODY else [g.winner], scores, g.end)
