"""Fuzz: random games over random tables, looking for crashes, dead ends and games that run away.

Every failure becomes a record that can be loaded, with the error in its notes.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from zaubertisch import games
from zaubertisch.kernel.chance import Chance, FastChance, RecordedChance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game, Option
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.table import Table
from zaubertisch.lab.workers import Alone, Workers

#: More decisions than a random game of this title can take; abraca's follows from its stones, lives and points.
BOUNDS: Final[dict[str, int]] = {"abraca": 2_000}
BOUND: Final = 50_000

#: Titles that need not end by themselves when nobody wants to win, and the option that ends them.
ENDING: Final[dict[str, dict[str, str]]] = {"wizwar": {"turn_cap": "40"}}

RARELY: Final = 16  # how many decisions lie between two checks of a fast run


class DeadEnd(Exception):
    """A seat is asked and has nothing to answer."""


class Runaway(Exception):
    """A game that goes on beyond its bound."""


class RandomGame:
    """One game in which every answer is drawn by lot; it can be written down at any decision, also after a crash."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, {**options, **ending(game)})
        self.chance = RecordedChance(FastChance(seed))
        self.lots = FastChance(seed + (1 << 40))
        self.moves: list[str] = []

    def begin(self) -> Table:
        """The table at its first decision."""
        return self.game.new(self.seats, options=self.options, chance=self.chance, listening=True)

    def answer(self, table: Table) -> None:
        """The asked seat says one of the words it may say."""
        options = table.options()
        if not options:
            raise DeadEnd(f"Seat {table.asked} is asked “{table.question()}” and has no answer.")
        if len(self.moves) == bound(self.game):
            raise Runaway(f"The game is not over after {len(self.moves)} decisions.")
        action = self.choose(table, options)
        self.moves.append(self.game.actions.word(action))  # first, so that the record leads into a crash
        table.apply(action)

    def choose(self, table: Table, options: list[int]) -> int:
        return self.lots.pick(options)

    def record(self) -> GameRecord:
        return GameRecord(
            self.game.key, self.game.version, self.seats, self.options, self.moves[:], self.chance.outcomes[:],
        )


def title(key: str) -> Game:
    """The game of this id, also one that is not on the list of games yet."""
    game = import_module(f"zaubertisch.games.{key}.game").GAME
    assert isinstance(game, Game)
    return game


def bound(game: Game) -> int:
    """How many decisions a random game of this title may take."""
    return BOUNDS.get(game.key, BOUND)


def ending(game: Game) -> dict[str, str]:
    """The options under which random play of this title ends."""
    known = {option.key: option.values for option in game.options}
    return {key: value for key, value in ENDING.get(game.key, {}).items() if value in known.get(key, [])}


def random_options(game: Game, seats: int, chance: Chance) -> dict[str, str]:
    """Any options this table may have, half of them left to the rulebook; what a title refuses is drawn again."""
    while True:
        wished = {option.key: random_value(option, chance) for option in game.options if chance.below(2)}
        try:
            game.settle(seats, wished)
        except BadSetup:
            continue
        return wished


def telling_values(option: Option) -> list[str]:
    """All values of an option, or of a long row of numbers the first ones and the last."""
    return option.values if len(option.values) <= 8 else [*option.values[:3], option.values[-1]]


def random_value(option: Option, chance: Chance) -> str:
    return option.values[chance.below(len(option.values))]


class Summary:
    """What a run of one title has seen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tried: list[Tried] = []
        self.decisions = 0
        self.endings: Counter[str] = Counter()
        self.failures: list[GameRecord] = []

    @property
    def games(self) -> int:
        return len(self.tried)

    def take(self, each: Tried) -> None:
        """One more game."""
        self.tried.append(each)
        self.decisions += each.decisions
        if each.failure is None:
            self.endings[each.ending] += 1
        else:
            self.failures.append(each.failure)

    def line(self) -> str:
        endings = ", ".join(f"{reason} {count}" for reason, count in sorted(self.endings.items())) or "none"
        failed = f"; FAILED {len(self.failures)}" if self.failures else ""
        return f"{self.game.key}: {self.games} games, {self.decisions} decisions; endings: {endings}{failed}"


@dataclass(frozen=True)
class Trial:
    """One game that is to be played, and at how many decisions its table is checked."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: int
    every: int


@dataclass(frozen=True)
class Tried:
    """How it went: the reason of its outcome, or the record of what failed."""

    seats: int
    seed: int
    decisions: int
    ending: str
    failure: GameRecord | None


def trials(game: Game, count: int, seed: int, every: int) -> list[Trial]:
    """So many tables by lot."""
    chance = FastChance(seed)
    out = []
    for number in range(count):
        seats = game.fewest + chance.below(game.most - game.fewest + 1)
        out.append(Trial(game, seats, random_options(game, seats, chance), seed + number, every))
    return out


def tried(trial: Trial) -> Tried:
    """The game of this table."""
    return looked_through(RandomGame(trial.game, trial.seats, trial.options, trial.seed), trial.seed, trial.every)


def looked_through(game: RandomGame, seed: int, every: int) -> Tried:
    """One game to its end; whatever goes wrong is what the fuzzer is for."""
    try:
        ending, failed = play(game, every), None
    except Exception as error:
        ending, failed = "", failure(game, seed, error)
    return Tried(game.seats, seed, len(game.moves), ending, failed)


def fuzz(
    game: Game, count: int, seed: int, every: int = 1, workers: Workers | None = None,
    told: Callable[[int], None] = lambda played: None,
) -> Summary:
    """Play `count` games, checking the table at every `every`-th decision and at the end."""
    summary = Summary(game)
    for each in (workers or Alone()).in_order(tried, trials(game, count, seed, every)):
        summary.take(each)
        told(summary.games)
    return summary


def play(trial: RandomGame, every: int) -> str:
    """Play one game to its end and say the reason of its outcome."""
    table = trial.begin()
    table.check()
    while not table.over:
        trial.answer(table)
        if len(trial.moves) % every == 0 or table.over:
            table.check()
    return table.outcome().reason


def failure(trial: RandomGame, seed: int, error: Exception) -> GameRecord:
    """The record of a game that went wrong, and how."""
    record = trial.record()
    place = traceback.extract_tb(error.__traceback__)[-1]
    record.notes = {
        "error": f"{type(error).__name__}: {error}",
        "where": f"{Path(place.filename).name}:{place.lineno} {place.name}",
        "seed": seed,
    }
    return record


def write(summary: Summary, folder: Path) -> list[Path]:
    """Put every failure into a file of its own."""
    written: list[Path] = []
    for record in summary.failures:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{record.game}-{record.notes['seed']}.json"
        path.write_text(record.to_json() + "\n", encoding="utf-8")
        written.append(path)
    return written


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz the named titles, or all; print a line for each and fail if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.fuzz", description=__doc__)
    parser.add_argument("--games", default=",".join(games.IDS), help="titles, separated by commas")
    parser.add_argument("--count", type=int, default=100, help="games for each title")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where failures are written")
    parser.add_argument("--fast", action="store_true", help=f"check only every {RARELY}th decision")
    chosen = parser.parse_args(arguments)
    failed = False
    for key in chosen.games.split(","):
        summary = fuzz(title(key), chosen.count, chosen.seed, RARELY if chosen.fast else 1)
        print(summary.line())
        for path in write(summary, chosen.out):
            print(f"  {path}")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
