"""Samples: what came of playing on, by number of the luck; and what they say together."""

from __future__ import annotations

import math


class Samples:
    """Shares by seat, once for every number; differences of shares are shares too."""

    def __init__(self, seats: int, middle: float = 0.0) -> None:
        self.seats = seats
        self.middle = middle  # what is expected of a share of which nothing is known
        self.seen: dict[int, list[float]] = {}

    def __len__(self) -> int:
        return len(self.seen)

    def means(self) -> list[float]:
        if not self.seen:
            return [self.middle] * self.seats
        return [sum(shares[seat] for shares in self.seen.values()) / len(self.seen) for seat in range(self.seats)]

    def errors(self) -> list[float]:
        """Standard errors of the means."""
        if not self.seen:
            return [0.5] * self.seats
        return [math.sqrt(self.spread(seat, mean)) for seat, mean in enumerate(self.means())]

    def spread(self, seat: int, mean: float) -> float:
        """The variance of a mean; a few worlds alike are no certainty, so one more is thought to differ."""
        worlds = len(self.seen)
        off = sum((shares[seat] - mean) ** 2 for shares in self.seen.values())
        unseen = max((shares[seat] - self.middle) ** 2 for shares in self.seen.values())
        return (off + unseen) / (worlds * worlds)


def parted(one: list[float], other: list[float]) -> list[float]:
    """By how much `one` is more, seat by seat."""
    return [a - b for a, b in zip(one, other, strict=True)]


def added(parts: list[list[float]], seats: int) -> list[float]:
    return [sum(part[seat] for part in parts) for seat in range(seats)]


def largest(change: list[float]) -> float:
    return max(abs(each) for each in change)
