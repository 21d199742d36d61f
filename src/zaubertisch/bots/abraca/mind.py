"""Looking ahead in Simsala… Bumm?: to the end of the round, with the exact chance of every call."""

from __future__ import annotations

import math
from typing import Final

from zaubertisch.bots.abraca.thumb import chances, honest_calls
from zaubertisch.bots.search.mind import Mind
from zaubertisch.bots.search.rolling import Horizon
from zaubertisch.games.abraca.actions import STOP
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View

LIKELY: Final = 0.02  # calls less likely than this are not tried
STEEPNESS: Final = 0.55  # how much more often a leader by one point wins the whole game


class AbracaMind(Mind):
    """A call succeeds if such a stone stands in the caller's row, which nobody but its owner is unsure of."""

    def is_plain(self, view: View) -> bool:
        return view.question == "take_mystic"

    def candidates(self, view: View, options: list[int], pick: int) -> list[int]:
        assert isinstance(view, AbracaView)
        held = chances(view)
        calls = [call for call in honest_calls(view, options) if held[call] > LIKELY]
        return [STOP, *calls] if STOP in options else calls

    def chances(self, view: View, options: list[int]) -> list[float]:
        assert isinstance(view, AbracaView)
        held = chances(view)
        return [1.0 if option == STOP else held[option] for option in options]

    def succeeds(self, world: Table, action: int) -> bool:
        assert isinstance(world, Abraca)
        return action == STOP or world.rows.has(world.asked, action)

    def until(self, world: Table) -> Horizon:
        assert isinstance(world, Abraca)
        return EndOfRound(world.round)

    def prospects(self, table: Table, seat: int) -> float:
        """Between rounds, the points are all there is."""
        assert isinstance(table, Abraca)
        weights = [math.exp(STEEPNESS * points) for points in table.points]
        return weights[seat] / sum(weights)


class EndOfRound(Horizon):
    """Until the next round is dealt."""

    def __init__(self, round: int) -> None:
        self.round = round

    def is_reached(self, table: Table) -> bool:
        assert isinstance(table, Abraca)
        return table.round != self.round
