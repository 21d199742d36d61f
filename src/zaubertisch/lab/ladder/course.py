"""A pair's way through its games: which is next, whether it is decided, and what is known so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from zaubertisch.lab.ladder.deciding import Verdict, lasting_interval
from zaubertisch.lab.ladder.one_game import Played
from zaubertisch.lab.ladder.pairing import Pair, rotation
from zaubertisch.lab.match import interval


@dataclass(frozen=True)
class Standing:
    """What the first bot of a pair won, its 95 % interval, and whether the pair was left because it was decided."""

    pair: Pair
    games: int
    share: float
    low: float
    high: float
    stopped: bool

    def __str__(self) -> str:
        stop = f"; decided, and stopped after {self.games:,} games" if self.stopped else f" in {self.games:,} games"
        return f"{self.pair}: {self.share:.1%} ({self.low:.1%} to {self.high:.1%}){stop}"


class Course:
    """One pair on its way. A game that is over before an earlier one waits for it: who is quick decides nothing."""

    def __init__(self, pair: Pair, games: list[Played], wanted: int, to_the_end: bool = False) -> None:
        self.pair = pair
        self.games: list[Played] = []
        self.wanted = wanted
        self.to_the_end = to_the_end
        self.given = len(games)
        self.waiting: dict[int, Played] = {}
        self.verdict = Verdict(pair.seats, len(rotation(pair.seats)))
        for game in games:
            self.count(game)

    def count(self, game: Played) -> None:
        self.games.append(game)
        self.verdict.take(game.surplus)

    def numbers(self) -> Iterator[int]:
        """The games to play, until there are enough of them."""
        while self.given < self.wanted and not self.is_over():
            self.given += 1
            yield self.given - 1

    def is_over(self) -> bool:
        return len(self.games) >= self.wanted or (self.verdict.decided_after > 0 and not self.to_the_end)

    def take(self, played: Played) -> Iterator[Played]:
        """A finished game; says which ones count now, in their order. What comes after the decision does not."""
        self.waiting[played.number] = played
        while not self.is_over() and len(self.games) in self.waiting:
            self.count(self.waiting.pop(len(self.games)))
            yield self.games[-1]

    def standing(self) -> Standing:
        """How it stands; a pair that was stopped has the interval that stopping does not spoil."""
        shares, done = [game.share for game in self.games], len(self.games)
        stopped = done < self.wanted and self.verdict.decided_after == done
        if stopped:
            low, high = lasting_interval([game.surplus for game in self.games], self.pair.seats)
        else:
            low, high = interval(shares)
        return Standing(self.pair, done, sum(shares) / done, low, high, stopped)
