"""Value: what a seat may hope for where a world is left, learnt from games: a small net over numbers the seat knows."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any, Final

from zaubertisch.bots.search.features import Features
from zaubertisch.kernel.table import Table

STEEPEST: Final = 30.0  # beyond this a hidden unit is as sure as it can be


class Value:
    """One hidden layer: the share of the victory the seat may expect, between 0 and 1."""

    def __init__(
        self, features: Features, hidden: list[list[float]], offsets: list[float], out: list[float], offset: float,
    ) -> None:
        self.features = features
        self.hidden = hidden
        self.offsets = offsets
        self.out = out
        self.offset = offset
        self.buffer: list[float] = [0.0] * len(features.names)

    def of(self, table: Table, seat: int) -> float:
        self.features.write(table, seat, self.buffer)
        return self.share(self.buffer)

    def share(self, numbers: list[float]) -> float:
        total = self.offset
        for unit, weights in enumerate(self.hidden):
            within = self.offsets[unit]
            for place, weight in enumerate(weights):
                within += weight * numbers[place]
            total += self.out[unit] * bent(within)
        return 1.0 / (1.0 + math.exp(-total))


def bent(x: float) -> float:
    """The hyperbolic tangent, in the one function that compiled code calls directly."""
    if x > STEEPEST:
        return 1.0
    if x < -STEEPEST:
        return -1.0
    return 1.0 - 2.0 / (math.exp(2.0 * x) + 1.0)


def learnt(game: str, features: Features) -> dict[int, Value]:
    """The values of a game by number of seats, as `zaubertisch.lab.fit` has kept them; none if nothing was learnt."""
    page = files(f"zaubertisch.bots.{game}").joinpath("weights.json")
    if not page.is_file():
        return {}
    kept: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))
    assert kept["features"] == features.names, f"the weights of {game} were learnt from other numbers"
    return {
        int(seats): Value(features, net["hidden"], net["offsets"], net["out"], net["offset"])
        for seats, net in kept["seats"].items()
    }
