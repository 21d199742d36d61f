"""Weighed: what was seen of one option, world by world, and how two options compare."""

from __future__ import annotations

import math
from typing import Final

from zaubertisch.bots.bot import ENOUGH

HOPELESS: Final = 2.0  # standard errors by which an option is surely worse
UNSEEN: Final = 0.25  # the error of an option of which one side has not been seen, or one world only


class Weighed:
    """One option and what it was worth in the worlds it was tried in; all options are tried in the same ones."""

    def __init__(self, action: int, chance: float) -> None:
        self.action = action
        self.chance = chance  # that it succeeds, known exactly where the game tells
        self.values: list[float] = []
        self.succeeded: list[bool] = []

    def note(self, value: float, succeeded: bool) -> None:
        self.values.append(value)
        self.succeeded.append(succeeded)

    def take_back(self) -> None:
        """The last world was not tried by everybody."""
        self.values.pop()
        self.succeeded.pop()

    def side(self, succeeded: bool) -> list[float]:
        return [value for value, so in zip(self.values, self.succeeded, strict=True) if so == succeeded]

    def mean(self) -> float:
        """The mean worth; success and failure count as often as they happen, not as often as they were met."""
        good, bad = self.side(True), self.side(False)
        if not good or not bad:
            return average(self.values)
        return self.chance * average(good) + (1.0 - self.chance) * average(bad)

    def error(self) -> float:
        """How far the mean may be off, as a standard error."""
        good, bad = self.side(True), self.side(False)
        if not good or not bad:
            return math.sqrt(spread(self.values))
        return math.sqrt(self.chance**2 * spread(good) + (1.0 - self.chance) ** 2 * spread(bad))


def average(values: list[float]) -> float:
    return sum(values) / len(values)


def spread(values: list[float]) -> float:
    """The variance of their mean."""
    n = len(values)
    if n < 2:
        return UNSEEN**2
    mean = average(values)
    return sum([(value - mean) ** 2 for value in values]) / (n - 1) / n


def gain(one: Weighed, other: Weighed) -> tuple[float, float]:
    """How much more `one` is worth than `other`, and the standard error of that: of the differences world by world, or
    of both means where success is not the same in all worlds.
    """
    if one.chance < 1.0 or other.chance < 1.0:
        return one.mean() - other.mean(), math.sqrt(one.error() ** 2 + other.error() ** 2)
    shared = min(len(one.values), len(other.values))
    differences = [one.values[world] - other.values[world] for world in range(shared)]
    return average(differences), math.sqrt(spread(differences))


def is_better(one: Weighed, other: Weighed, guard: float) -> bool:
    """Whether `one` is worth more than `other` by so many standard errors of their difference."""
    more, error = gain(one, other)
    return more > guard * error


def is_hopeless(one: Weighed, other: Weighed) -> bool:
    """Whether `one`, tried often enough, is surely worse than `other`, or is the same in all worlds."""
    more, error = gain(one, other)
    return len(one.values) >= ENOUGH and more <= -HOPELESS * error
