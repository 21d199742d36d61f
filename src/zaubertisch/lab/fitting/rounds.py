"""Rounds: play, fit, check, keep; each round learns from the games of whoever uses what the last one found."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from zaubertisch import games
from zaubertisch.bots.bot import Bot
from zaubertisch.bots.search.value import Value, from_json, known
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.lab.fitting.descent import fit
from zaubertisch.lab.fitting.playing import LEARNERS, LEARNING, Learnt, Lesson, play
from zaubertisch.lab.ladder.pairing import OPTIONS
from zaubertisch.lab.match import first_seed, interval, play_one
from zaubertisch.lab.workers import Workers

UNSEEN: Final = 8  # one game of so many is only looked at to see how good a value is

Kept = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """How much is played; the first round is played by rules of thumb and is therefore quick."""

    game: str
    first: int
    later: int
    rounds: int
    checked: int
    seed: int


@dataclass(frozen=True)
class Round:
    """What a round found: how surprised its value is by unseen games, and what it won against the one before."""

    round: int
    games: int
    positions: int
    loss: float
    loss_of_nobody: float
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        learnt = f"{self.games} games, {self.positions} positions, surprise {self.loss} of {self.loss_of_nobody}"
        won = f"wins {self.share:.1%} ({self.low:.1%} to {self.high:.1%}) against the one before"
        return f"round {self.round}: {learnt}; {won}"


@dataclass(frozen=True)
class Trial:
    """A game in which a new value meets the one before it, or the rule of thumb where there is none."""

    game: str
    number: int
    seed: int
    new: Kept
    old: Kept | None

    def play(self) -> float:
        """What the new one won."""
        rules, learner = games.get(self.game), LEARNERS[self.game]
        first, mine = first_seed(self.seed, self.number), self.number % 2
        other: Bot = learner.thumb(first + 2)
        if self.old is not None:
            other = learner.bot(first + 2, self.value(self.old), LEARNING)
        players = [other, other]
        players[mine] = learner.bot(first + 1, self.value(self.new), LEARNING)
        outcome, _ = play_one(rules, players, first, OPTIONS.get(self.game, {}))
        return (mine in outcome.winners) / max(1, len(outcome.winners))

    def value(self, kept: Kept) -> Value | None:
        return from_json(kept, LEARNERS[self.game].features, games.get(self.game).options)


def lessons(plan: Plan, number: int, value: Kept | None) -> list[Lesson]:
    """The games of a round, no two rounds with the same."""
    count, begin = (plan.first, 0) if number == 0 else (plan.later, plan.first + (number - 1) * plan.later)
    return [Lesson(plan.game, begin + at, plan.seed, value) for at in range(count)]


def fitted(plan: Plan, played: list[Learnt]) -> Kept:
    """The value these games teach, as it is kept."""
    numbers = np.array([row for game in played for row in game.numbers])
    shares = np.array([share for game in played for share in game.shares])
    unseen = np.array([game.number % UNSEEN == 0 for game in played for _ in game.shares])
    found = fit(numbers, shares, unseen, plan.seed)
    features = LEARNERS[plan.game].features
    return {
        "names": features.names, "options": known(games.get(plan.game).options), **found.to_json(),
        "games": len(played), "positions": len(shares), "seed": plan.seed, "loss": round(found.loss, 4),
        "loss of nobody": round(found.loss_of_nobody, 4),
    }


def learn(plan: Plan, workers: Workers) -> tuple[Kept | None, list[Round]]:
    """The last value that was not worse than the one before it, and how each round went.

    The games of all rounds teach together.
    """
    check_taught(plan.game)
    best: Kept | None = None
    played: list[Learnt] = []
    found: list[Round] = []
    for number in range(plan.rounds):
        played += workers.in_order(play, lessons(plan, number, best))
        value = fitted(plan, played)
        trials = [Trial(plan.game, at, plan.seed + 1 + number, value, best) for at in range(plan.checked)]
        won = list(workers.in_order(Trial.play, trials))
        share = sum(won) / len(won)
        found.append(Round(number + 1, len(played), value["positions"], value["loss"], value["loss of nobody"], share,
                           *interval(won)))
        if share >= 0.5:
            best = value
    return best, found


def check_taught(game: str) -> None:
    """Refuse a game whose bots have no use for a value."""
    if game not in LEARNERS:
        known = ", ".join(LEARNERS)
        raise BadSetup("nothing-to-learn", f"The bots of {game} use no learnt value; those of {known} do.",
                       {"game": game, "known": known})


def keep(value: Kept, file: Path) -> None:
    """A line for each unit, so that a change can be read."""
    lines = [f"{json.dumps(key)}: {listed(key, each)}" for key, each in value.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def listed(key: str, each: Any) -> str:
    if key != "units":
        return json.dumps(each)
    return "[\n" + ",\n".join(json.dumps(unit) for unit in each) + "\n]"
