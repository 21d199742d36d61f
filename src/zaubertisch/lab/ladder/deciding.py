"""Deciding a pair before all its games are played, without fooling oneself by looking after every few of them.

The test is a bet (an e-process). A few gamblers begin with one coin together and bet on every game at even terms, half
of them on the one bot, half on the other, each with a fixed part of their wealth. If the bots are alike, no way of
betting gains anything on average, so by Ville's inequality their wealth ever comes to `1 / error` in at most `error` of
all cases, however often one looks: the pair may stop as soon as it does. Unlike the usual sequential ratio test this
asks neither for a second hypothesis nor for games that are simply won or lost: a share is any number between 0 and 1.

Seats need not be alike: over a full rotation their advantages cancel out, and what is gained at one seat and lost at
another with the same stake is never a gain together (the product of 1 + d and 1 - d is at most 1). So one looks at the
end of a rotation only.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

ERROR: Final = 0.001  # so that two hundred pairs, were they all alike, would rarely hold one that is called decided
FEWEST: Final = 60  # games that are played of any pair, so that there is something to tell
STAKES: Final = (0.05, 0.1, 0.2, 0.4, 0.8)  # parts of the most that can be staked without ever owing anything
EXACT: Final = 1e-5


class Bets:
    """The gamblers' wealth while the surpluses of the first bot come in.

    A surplus lies within `reach` on either side of 0; they bet against its mean being `mean`.
    """

    def __init__(self, reach: float, mean: float = 0.0) -> None:
        self.mean = mean
        self.stakes = [stake / (reach + mean) for stake in STAKES] + [-stake / (reach - mean) for stake in STAKES]
        self.logs = [0.0] * len(self.stakes)

    def take(self, surplus: float) -> None:
        for at, stake in enumerate(self.stakes):
            self.logs[at] += math.log1p(stake * (surplus - self.mean))

    def log_wealth(self) -> float:
        """The logarithm of what one coin has become."""
        most = max(self.logs)
        return most + math.log(sum(math.exp(each - most) for each in self.logs) / len(self.logs))


def reach(seats: int) -> float:
    """The farthest a surplus can be from 0: one bot has most of the seats and wins nothing."""
    return (seats + 1) // 2 / seats


class Verdict:
    """Watches one pair: after how many games it was decided; 0 as long as it is not."""

    def __init__(self, seats: int, rotation: int, error: float = ERROR) -> None:
        self.bets = Bets(reach(seats))
        self.rotation = rotation
        self.enough = -math.log(error)
        self.done = 0
        self.decided_after = 0

    def take(self, surplus: float) -> None:
        self.bets.take(surplus)
        self.done += 1
        if not self.decided_after and self.done % self.rotation == 0 and self.done >= FEWEST:
            self.decided_after = self.done if self.bets.log_wealth() >= self.enough else 0


def lasting_interval(surpluses: Sequence[float], seats: int, error: float = 0.05) -> tuple[float, float]:
    """The share of the first bot, by all means that the same bets do not refute; true at all times together."""
    middle = sum(surpluses) / len(surpluses)

    def is_refuted(mean: float) -> bool:
        bets = Bets(reach(seats), mean)
        for surplus in surpluses:
            bets.take(surplus)
        return bets.log_wealth() >= -math.log(error)

    def edge(refuted: float) -> float:
        held = middle
        while abs(held - refuted) > EXACT:
            tried = (held + refuted) / 2
            held, refuted = (held, tried) if is_refuted(tried) else (tried, refuted)
        return refuted

    return max(0.0, 0.5 + edge(-0.5)), min(1.0, 0.5 + edge(0.5))
