"""Drawing lots without looking: how often so many of a kind come, and what of that is certain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb

from zaubertisch.insight.known import CERTAIN, Likely

Weights = Sequence[float]  # by number of copies: how likely, or in how many ways; nothing is what cannot be


@lru_cache(maxsize=4096)
def ways(count: int, copies: int, total: int) -> tuple[int, ...]:
    """By number of copies: in how many ways `count` of `total` pieces hold so many of the `copies` there are."""
    return tuple(comb(copies, held) * comb(total - copies, count - held) for held in range(min(count, copies) + 1))


@lru_cache(maxsize=4096)
def chances(count: int, copies: int, total: int) -> tuple[float, ...]:
    """The same as chances."""
    return tuple(each / comb(total, count) for each in ways(count, copies, total))


def together(one: Weights, other: Weights) -> list[float]:
    """How many there are in two places that know nothing of each other."""
    out = [0.0] * (len(one) + len(other) - 1)
    for held, weight in enumerate(one):
        for more, second in enumerate(other):
            out[held + more] += weight * second
    return out


def add(sum_of: list[float], weights: Weights, share: float = 1) -> None:
    """One more way things may be, with its share."""
    sum_of += [0] * (len(weights) - len(sum_of))
    for held, weight in enumerate(weights):
        sum_of[held] += weight * share


def at_least(weights: Weights, sure: int | None = None) -> list[int]:
    """In millionths: once or more, twice or more, and so on as far as can be.

    Certain is what has no other way to be; where worlds were imagined, so many as are `sure`.
    """
    possible = [held for held, weight in enumerate(weights) if weight > 0]
    if not possible:
        return []
    known = possible[0] if sure is None else sure
    whole = sum(weights)
    return [
        CERTAIN if held <= known else between(sum(weights[held:]) / whole) for held in range(1, possible[-1] + 1)
    ]


def between(chance: float) -> int:
    """A chance that is neither nothing nor certain, and is not rounded to either."""
    return min(max(round(chance * CERTAIN), 1), CERTAIN - 1)


def likely(found: Mapping[int, Weights]) -> list[Likely]:
    """Everything that may be there, in rising order."""
    told = [Likely(what, at_least(weights)) for what, weights in sorted(found.items())]
    return [each for each in told if each.at_least]


def one_of(things: Mapping[int, int]) -> list[Likely]:
    """A single piece: each of these with its weight."""
    whole = sum(things.values())
    return likely({what: (whole - weight, weight) for what, weight in things.items() if weight})
