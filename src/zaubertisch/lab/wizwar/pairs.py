"""Pairs: fuzzed games until every ordered pair of cards has met: the first took effect, and later the second.

`python -m zaubertisch.lab.wizwar.pairs wizwar --games 5000 --seed 1 --report build/pairs.json` plays with giant
spellbooks and with random decks and variants, by seats that wish for pairs nobody has seen yet, and with every
invariant checked.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import ANTI_ANTI, CARDS
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table
from zaubertisch.lab import fuzz
from zaubertisch.lab.wizwar.deeds import Story
from zaubertisch.lab.wizwar.eager import ERRAND, PLAIN, PLAYED, WEIGHTS, EagerGame, Wishes, is_home

KINDS: Final = [card.key for card in CARDS]
LONG: Final = {"turn_cap": "400"}  # a long game brings many pairs together
GIANT: Final = {"giant_spellbook": "on", "personal_spellbook": "off", "points_to_win": "4", "treasure_hunt": "off"}
MANY: Final = 5  # every fifth game has a random deck, the others all cards at once
LATELY: Final = 12  # deeds after which one is over for good
NEW_PAIR: Final = 20  # the weight of each pair a word would bring about


class PairWishes(Wishes):
    """Which pairs have met in all games so far; and what has happened in the one being played."""

    def __init__(self) -> None:
        super().__init__()
        self.missing: dict[str, set[str]] = {second: set(KINDS) for second in KINDS}  # what has not come before it
        self.open: dict[str, int] = dict.fromkeys(KINDS, len(KINDS))  # what has not come after it, by number
        self.story = Story()
        self.settled: set[str] = set()  # what took effect so long ago that nothing can cancel it any more
        self.happened: set[str] = set()

    def begin(self) -> None:
        """A new game."""
        self.story = Story()
        self.settled = set()
        self.happened = set()

    def follow(self, table: Table) -> None:
        """What has happened by now."""
        before = len(self.story.done)
        self.story.hear(table.events)
        for deed in self.story.done[max(before - LATELY, 0) : -LATELY]:
            self.settled.update(deed.took_effect())
        self.happened = self.settled.union(*(deed.took_effect() for deed in self.story.lately(LATELY)))

    def weigh(self, table: WizWar, word: str, ahead: int) -> int:
        verb, _, card = word.partition(" ")
        if verb == "react" and self.may_be_answered(table):
            return NEW_PAIR * len(KINDS)
        if verb in PLAYED or (verb == "boost" and card.startswith("energy")):
            return 1 + self.longing(card)
        if verb in ("boost", "discard"):
            return max(1, 30 - self.longing(card))
        if verb == "finish":
            return 1
        if verb == "step" and ahead >= 0:
            return super().weigh(table, word, ahead)
        if verb == "drop" and card == "treasure":
            return ERRAND if is_home(table) and not self.likes_to_carry() else 1
        return WEIGHTS.get(verb, PLAIN)

    def may_be_answered(self, table: WizWar) -> bool:
        """Whether a counter now would give a missing Anti-Anti something to do, the rarest chance of all."""
        answered = table.stack[-1]
        holds_it = isinstance(answered, Plan) and table.hands.has(answered.seat, ANTI_ANTI)
        return holds_it and self.longing("anti_anti") > 0

    def likes_to_carry(self) -> bool:
        return len(self.missing["heave_ho"]) > 0

    def longing(self, card: str) -> int:
        """A weight for every pair that this card would bring about now, and a little for what may come after it."""
        new = len(self.missing[card] & self.happened)
        later = self.open[card] if card not in self.happened else 0
        return NEW_PAIR * new + later

    def reached(self) -> int:
        return len(KINDS) ** 2 - sum(len(firsts) for firsts in self.missing.values())

    def meet(self, effects: list[str]) -> None:
        """Note every ordered pair of a finished game."""
        before: set[str] = set()
        for card in effects:
            self.missing[card] -= before
            before.add(card)
        self.open = {first: sum(first in firsts for firsts in self.missing.values()) for first in KINDS}


class LongGame(EagerGame):
    """An eager game that is not cut short as other random play is."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, wishes: PairWishes) -> None:
        super().__init__(game, seats, options, seed, wishes)
        self.options = game.settle(seats, {**self.options, **LONG})
        self.pairs = wishes
        wishes.begin()

    def choose(self, table: Table, options: list[int]) -> int:
        self.pairs.follow(table)
        return super().choose(table, options)


def deck(game: Game, seats: int, number: int, chance: Chance) -> dict[str, str]:
    """All cards in one deck most of the time, any three schools and any variants else."""
    options = fuzz.random_options(game, seats, chance)
    return options if number % MANY == 0 else {**options, **GIANT}


class Report:
    """What a run has shown."""

    def __init__(self, game: Game, seed: int) -> None:
        self.summary = fuzz.Summary(game)
        self.seed = seed
        self.wishes = PairWishes()
        self.growth: list[tuple[int, int]] = []  # after so many games so many pairs

    def missing(self) -> list[tuple[str, str]]:
        return [(first, second) for second in KINDS for first in KINDS if first in self.wishes.missing[second]]

    def share(self) -> float:
        return self.wishes.reached() / len(KINDS) ** 2

    def to_json(self) -> str:
        whole: dict[str, Any] = {
            "game": self.summary.game.key, "seed": self.seed, "games": self.summary.games,
            "decisions": self.summary.decisions, "failures": len(self.summary.failures), "cards": len(KINDS),
            "pairs": len(KINDS) ** 2, "reached": self.wishes.reached(), "share": round(self.share(), 6),
            "growth": self.growth, "missing": self.missing(),
        }
        return json.dumps(whole, indent=1)

    def lines(self) -> list[str]:
        head = f"{self.wishes.reached()} of {len(KINDS) ** 2} ordered pairs of cards ({self.share():.2%})"
        return [self.summary.line(), head, *(f"  missing: {first}, then {second}" for first, second in self.missing())]


def meet(game: Game, count: int, seed: int, every: int = fuzz.RARELY) -> Report:
    """Play up to `count` games, fewer if all pairs have met, checking the table at every `every`-th decision."""
    report = Report(game, seed)
    chance = FastChance(seed)
    for number in range(count):
        seats = game.fewest + chance.below(game.most - game.fewest + 1)
        trial = LongGame(game, seats, deck(game, seats, number, chance), seed + number, report.wishes)
        play(report, trial, seed + number, every)
        if (number + 1) % 100 == 0 or number + 1 == count:
            report.growth.append((number + 1, report.wishes.reached()))
        if not report.missing():
            break
    return report


def play(report: Report, trial: LongGame, seed: int, every: int) -> None:
    """One game, in which whatever happened before a failure has met as well."""
    report.summary.take(fuzz.looked_through(trial, seed, every))
    report.wishes.meet(report.wishes.story.took_effect())


def main(arguments: Sequence[str] | None = None) -> int:
    """Let cards meet; print how many pairs have, and which have not."""
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.wizwar.pairs", description=__doc__)
    parser.add_argument("game", choices=["wizwar"], help="the title")
    parser.add_argument("--games", type=int, default=5_000, help="games to play at most")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--report", type=Path, help="where the report is written as JSON")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where failures are written")
    chosen = parser.parse_args(arguments)
    report = meet(fuzz.title(chosen.game), chosen.games, chosen.seed)
    print("\n".join(report.lines()))
    if chosen.report:
        chosen.report.parent.mkdir(parents=True, exist_ok=True)
        chosen.report.write_text(report.to_json() + "\n", encoding="utf-8")
    for path in fuzz.write(report.summary, chosen.out):
        print(f"  {path}")
    return 1 if report.summary.failures else 0


if __name__ == "__main__":
    sys.exit(main())
