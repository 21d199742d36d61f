"""OpenSpiel's tabular MCCFR on a reduced Simsala… Bumm?: the end of a round, a few stones, nothing left to draw.

Two wizards stand there with few lives and two stones each out of a small pool; what is left of it nobody sees. All
deals of the pool are possible, so everybody knows the rows of others and guesses at their own, as in the whole game.

    python -m examples.mccfr --iterations 2000 --runs 5

prints how much a best answer would win against what was learnt: the mean of some runs, and its 95 % interval.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from examples.curve import Curve, Point
from zaubertisch import games
from zaubertisch.envs.history import History
from zaubertisch.envs.openspiel import TableGame, TableState
from zaubertisch.games.abraca.components import KINDS
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.pile import Pile

POOL: Final = [5, 7, 8, 8, 8]
STONES: Final = 2
LIVES: Final = 1
#: By how many runs there were: what their standard error is to be multiplied by, after Student.
T_95: Final = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}
OPTIONS: Final = {"scoring": "single_round", "first_seat": "0"}


def deals() -> list[tuple[int, ...]]:
    """Every way to deal the pool, the first stones to the first row; equal deals as often as they come."""
    return [
        (*sorted(deal[:STONES]), *sorted(deal[STONES : 2 * STONES]), *sorted(deal[2 * STONES :]))
        for deal in permutations(POOL)
    ]


def laid(deal: tuple[int, ...]) -> Abraca:
    """The table with these rows; all stones that are not in the pool lie open."""
    table = games.get("abraca").new(2, 1, OPTIONS)
    assert isinstance(table, Abraca)
    table.clear_away()
    table.board, table.supply = table.supply, Pile(KINDS)
    for stone in POOL:
        table.board.remove(stone)
    for place, stone in enumerate(deal):
        if place < 2 * STONES:
            table.rows.add(place // STONES, stone)
        else:
            table.mystic_table.add(stone)
    table.lives = [LIVES, LIVES]
    table.diaries = [[Era(STONES)], [Era(STONES)]]
    return table


class Reduced(TableGame):
    """The same game from such a deal on."""

    rules = games.get("abraca")

    def __init__(self, params: Any = None) -> None:
        super().__init__({**OPTIONS, **(params or {})})
        found: dict[tuple[int, ...], int] = {}
        for deal in deals():
            found[deal] = found.get(deal, 0) + 1
        self.deals = list(found)
        self.chances = [copies / sum(found.values()) for copies in found.values()]

    def new_initial_state(self, *_: Any) -> ReducedState:
        return ReducedState(self)


class ReducedState(TableState):
    """Before the deal, chance chooses among all deals at once."""

    def __init__(self, game: Reduced) -> None:
        super().__init__(game)
        self.dealing = True

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self.dealing else super().current_player()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.get_game().chances)) if self.dealing else super().chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if not self.dealing:
            super()._apply_action(action)
            return
        self.dealing = False
        self.so_far = History.at(games.get("abraca"), laid(self.get_game().deals[action]))

    def is_terminal(self) -> bool:
        return not self.dealing and super().is_terminal()


def run(seed: int, stops: list[int]) -> list[float]:
    """One run: the exploitability after so many iterations."""
    np.random.seed(seed)  # the solver draws from NumPy's own generator
    game = Reduced()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    found = []
    for done in range(stops[-1] + 1):
        if done in stops:
            found.append(exploitability.nash_conv(game, solver.average_policy()) / 2)
        solver.iteration()
    return found


def mean(at: int, values: tuple[float, ...]) -> Point:
    """The mean of some runs, and what holds the true one in 95 of 100 cases."""
    middle = statistics.fmean(values)
    half = T_95[len(values)] * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Point(at, middle, middle - half, middle + half)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=1, choices=[1, *T_95])
    parser.add_argument("--curve", default="", metavar="FILE", help="keep the curve there")
    wish = parser.parse_args(arguments)
    stops = sorted({wish.iterations * part // 100 for part in (0, 5, 10, 25, 50, 100)})
    runs = [run(seed, stops) for seed in range(1, wish.runs + 1)]
    points = [mean(at, values) for at, values in zip(stops, zip(*runs, strict=True), strict=True)]
    for point in points:
        print(f"{point.at:6} iterations: exploitability {point.value:.4f} ({point.low:.4f} to {point.high:.4f})")
    Curve("Tabular MCCFR, OpenSpiel", "iterations", "exploitability", points).keep(wish.curve)
    return 0


if __name__ == "__main__":
    sys.exit(main())
