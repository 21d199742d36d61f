"""Whether imagined worlds come as often as an enumeration of all of them says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Final, TypeVar

World = TypeVar("World", bound=Hashable)

FEW: Final = 5.0  # worlds expected less often are taken together
SURELY: Final = 4.75  # standard deviations: chance alone fails a test once in a million times


def fits(seen: Counter[World], expected: Mapping[World, float]) -> bool:
    """Chi-square of what was imagined against the weights of all possible worlds; an impossible world fits nothing."""
    if not set(seen) <= set(expected):
        return False
    drawn, whole = seen.total(), float(sum(expected.values()))
    cells = [(float(seen[world]), drawn * weight / whole) for world, weight in expected.items()]
    common = [cell for cell in cells if cell[1] >= FEW]
    rare = [cell for cell in cells if cell[1] < FEW]
    if rare:
        common.append((sum(cell[0] for cell in rare), sum(cell[1] for cell in rare)))
    freedom = len(common) - 1
    if freedom < 1:
        return True
    chi = sum((got - fair) ** 2 / fair for got, fair in common if fair > 0.0)
    spread = 2 / (9 * freedom)  # Wilson and Hilferty
    return chi <= freedom * float(1 - spread + SURELY * spread**0.5) ** 3
