"""Measure one build of Zaubertisch: whole random games through the ordinary Python API, and what a copy, a view costs.

`python bench/measure.py GAME SEATS SECONDS` prints one JSON object; whichever build is on the path is measured. A game
may be followed by options: `wizwar+giant_spellbook=on`.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.table import Table
from zaubertisch.lab.arena import random_games

POSITIONS = 64


class Setup:
    """A game, its number of seats and its options."""

    def __init__(self, named: str, seats: int) -> None:
        key, *chosen = named.split("+")
        self.game: Game = games.get(key)
        self.seats = seats
        self.options = dict(option.split("=", 1) for option in chosen)

    def new(self, seed: int) -> Table:
        return self.game.new(self.seats, seed=seed, options=self.options)


def play(setup: Setup, seed: int, lot: Callable[[], float]) -> int:
    """One whole game from interpreted Python: options, random choice, apply; says how many decisions it took."""
    table = setup.new(seed)
    decisions = 0
    while options := table.options():
        table.apply(options[int(lot() * len(options))])
        decisions += 1
    return decisions


def python_loop(setup: Setup, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and seconds of whole random games from a Python loop."""
    lot = random.Random(1).random
    played = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play(setup, played, lot)
        played += 1
    return played, decisions, time.perf_counter() - start


def own_loop(setup: Setup, seconds: float) -> float:
    """Decisions a second with the loop compiled together with the rules."""
    batch, decisions, seed = 20, 0, 1
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += random_games(setup.game, setup.seats, batch, seed, setup.options)
        seed += batch
    return decisions / (time.perf_counter() - start)


def positions(setup: Setup) -> list[Table]:
    """Tables in the middle of random games."""
    chance = random.Random(2)
    out: list[Table] = []
    while len(out) < POSITIONS:
        table = setup.new(len(out))
        while options := table.options():
            if chance.random() < 0.01:
                out.append(table.clone())
            table.apply(chance.choice(options))
    return out[:POSITIONS]


def microseconds(act: Callable[[Table], object], tables: list[Table], seconds: float) -> float:
    """The mean time of one act over all these tables."""
    acts = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for table in tables:
            act(table)
        acts += len(tables)
    return (time.perf_counter() - start) / acts * 1e6


def measure(setup: Setup, seconds: float) -> dict[str, float]:
    """Every figure of one game."""
    python_loop(setup, seconds / 10)
    played, decisions, took = python_loop(setup, seconds)
    tables = positions(setup)
    chance = FastChance(3)
    return {
        "games": played / took,
        "decisions": decisions / took,
        "own_loop": own_loop(setup, seconds),
        "clone": microseconds(lambda table: table.clone(), tables, seconds / 4),
        "view": microseconds(lambda table: table.view(table.asked), tables, seconds / 4),
        "options": microseconds(lambda table: table.options(), tables, seconds / 4),
        "imagine": microseconds(lambda table: imagined(table, table.asked, chance), tables, seconds / 4),
    }


if __name__ == "__main__":
    print(json.dumps(measure(Setup(sys.argv[1], int(sys.argv[2])), float(sys.argv[3]))))
