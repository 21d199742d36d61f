"""How likely it is that a fair source gives such counts."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def surprise(counts: Sequence[int]) -> float:
    """Pearson's chi-square of equally likely outcomes, as standard deviations of a normal law (Wilson and Hilferty).

    A fair source exceeds 4.8 about once in a million samples, whatever the number of outcomes.
    """
    expected = sum(counts) / len(counts)
    square = sum((count - expected) ** 2 for count in counts) / expected
    freedom = len(counts) - 1
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
