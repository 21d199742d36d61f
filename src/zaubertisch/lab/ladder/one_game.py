"""One game of the ladder: what is played, and what is kept of it."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from typing import Any

from zaubertisch import games
from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.kernel.view import View
from zaubertisch.lab.ladder.pairing import Pair, player
from zaubertisch.lab.match import play_one


@dataclass(frozen=True)
class Times:
    """How long one of the two thought in a game: choices between several options, and processor time in ms."""

    choices: int
    mean: float
    median: float
    slowest: float


@dataclass(frozen=True)
class Played:
    """A game that is over; all of it but the times follows from the pair, the number and the seed."""

    pair: Pair
    number: int
    seed: int
    winners: list[int]
    end: str
    decisions: int
    times: dict[str, Times]
    code: str  # whose bots played: see `fingerprint`

    def part(self, bot: str) -> float:
        """What a bot won: its part of the victory; where nobody won, its part of the seats."""
        sitting = self.pair.sitting(self.number)
        among = [sitting[seat] for seat in self.winners] or sitting
        return among.count(bot) / len(among)

    @property
    def share(self) -> float:
        """What the first of the two won."""
        return self.part(self.pair.first)

    @property
    def surplus(self) -> float:
        """By how much that is more than the first one's part of the seats."""
        return self.share - self.pair.sitting(self.number).count(self.pair.first) / self.pair.seats

    def to_json(self) -> dict[str, Any]:
        pair = [self.pair.first, self.pair.second]
        return {
            "pair": pair, "number": self.number, "seed": self.seed, "winners": self.winners,
            "shares": [round(self.part(bot), 4) for bot in pair], "end": self.end, "decisions": self.decisions,
            "times": {bot: vars(spent) for bot, spent in self.times.items()}, "code": self.code,
        }


def from_json(game: str, seats: int, line: dict[str, Any]) -> Played:
    """What `to_json` wrote."""
    return Played(
        Pair(game, seats, *line["pair"]), line["number"], line["seed"], line["winners"], line["end"],
        line["decisions"], {bot: Times(**spent) for bot, spent in line["times"].items()}, line["code"],
    )


class Timed(Bot):
    """A bot with a watch beside it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot
        self.spent: list[float] = []

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        start = time.process_time()
        choice = self.bot.choose(view, options, imagine, clock)
        if len(options) > 1:
            self.spent.append(1000 * (time.process_time() - start))
        return choice


@dataclass(frozen=True)
class Job:
    """A game that is to be played."""

    pair: Pair
    number: int
    seed: int
    code: str

    def __str__(self) -> str:
        return f"{self.pair}, game {self.number} (seed {self.seed})"


def play(job: Job) -> Played:
    """The game of this number; the clock is calm, so equal seeds play alike on any machine."""
    pair, number, seed, code = job.pair, job.number, job.seed, job.code
    sitting = pair.sitting(number)
    seated = [Timed(player(pair.game, label)(seed + 1 + seat)) for seat, label in enumerate(sitting)]
    outcome, decisions = play_one(games.get(pair.game), [*seated], seed, pair.options)
    times = {
        label: measured([ms for bot, whose in zip(seated, sitting, strict=True) if whose == label for ms in bot.spent])
        for label in (pair.first, pair.second)
    }
    return Played(pair, number, seed, outcome.winners[:], outcome.reason, decisions, times, code)


def measured(spent: list[float]) -> Times:
    if not spent:
        return Times(0, 0.0, 0.0, 0.0)
    figures = [statistics.fmean(spent), statistics.median(spent), max(spent)]
    return Times(len(spent), *(round(ms, 3) for ms in figures))
