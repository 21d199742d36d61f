"""Whether imagined worlds come as often as an enumeration of all of them says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Final, TypeVar

from zaubertisch.kernel import table

World = TypeVar("World", bound=Hashable)

FEW: Final = 5.0  # worlds expected less often are taken together, neighbours first
SURELY: Final = 4.75  # standard deviations: chance alone fails a test once in a million times
IMPOSSIBLE: Final = float("inf")


def fits(seen: Counter[World], expected: Mapping[World, float]) -> bool:
    """Chi-square of what was imagined against the weights of all possible worlds; an impossible world fits nothing."""
    return surprise(seen, expected) <= SURELY


def surprise(seen: Counter[World], expected: Mapping[World, float]) -> float:
    """How far chi-square is off what chance alone makes it, in standard deviations (after Wilson and Hilferty)."""
    if not set(seen) <= {world for world, weight in expected.items() if weight > 0}:
        return IMPOSSIBLE
    if len(expected) == 1:
        return 0.0
    common = cells(seen, expected)
    freedom = len(common) - 1
    assert freedom >= 1, f"{seen.total()} worlds are too few to tell {len(expected)} apart"
    chi = sum((got - fair) ** 2 / fair for got, fair in common)
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def cells(seen: Counter[World], expected: Mapping[World, float]) -> list[tuple[float, float]]:
    """What came and what should have come; worlds that are too rare to be looked at alone share a cell."""
    drawn, whole = seen.total(), float(sum(expected.values()))
    out: list[tuple[float, float]] = []
    got = fair = 0.0
    for world in sorted(expected, key=repr):
        share = drawn * expected[world] / whole
        if share >= FEW:
            out.append((float(seen[world]), share))
            continue
        got, fair = got + seen[world], fair + share
        if fair >= FEW:
            out.append((got, fair))
            got = fair = 0.0
    if fair and out:
        last = out.pop()
        return [*out, (last[0] + got, last[1] + fair)]
    return [*out, (got, fair)] if fair else out


def enough(worlds: int) -> int:
    """So many where the rules are compiled, a tenth where every branch is counted besides; a chi-square takes both."""
    return worlds // 10 if table.__file__.endswith(".py") else worlds
