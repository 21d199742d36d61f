"""Value: what each seat may expect of an imagined world, learnt from played games: a net with one hidden layer."""

from __future__ import annotations

import json
import math
from importlib import resources
from typing import Any

from zaubertisch.bots.search.features import InWorld
from zaubertisch.kernel.game import Option
from zaubertisch.kernel.table import Table


class Net:
    """How likely a seat wins, by numbers: units that each weigh all of them, and the sum of what the units say."""

    def __init__(self, units: list[list[float]], bias: list[float], out: list[float], offset: float) -> None:
        self.units = units
        self.bias = bias
        self.out = out
        self.offset = offset

    def chance(self, numbers: list[float]) -> float:
        said = self.offset
        for at, unit in enumerate(self.units):
            heard = self.bias[at]
            for place, number in enumerate(numbers):
                heard += unit[place] * number
            said += self.out[at] * math.tanh(heard)
        return 1.0 / (1.0 + math.exp(-said))

    def __reduce__(self) -> tuple[Any, ...]:
        return Net, (self.units, self.bias, self.out, self.offset)


class Value:
    """A net and what it looks at."""

    def __init__(self, features: InWorld, net: Net) -> None:
        self.features = features
        self.net = net

    def share(self, world: Table, seat: int) -> float:
        """The seat's part of the victory to be expected; the parts of all seats make one."""
        buffers = [[0.0] * len(self.features.names) for _ in range(world.seats)]
        self.features.write(world, buffers)
        chances = [self.net.chance(buffer) for buffer in buffers]
        return chances[seat] / sum(chances)

    def __reduce__(self) -> tuple[Any, ...]:
        return Value, (self.features, self.net)


def learnt(game: str, features: InWorld, options: list[Option]) -> Value | None:
    """The value kept for a game; none if it was learnt before the game or what it looks at had changed."""
    file = resources.files(f"zaubertisch.bots.{game}").joinpath("value.json")
    return from_json(json.loads(file.read_text(encoding="utf-8")), features, options) if file.is_file() else None


def from_json(kept: dict[str, Any], features: InWorld, options: list[Option]) -> Value | None:
    """A value that knows these features and has met every option there is; otherwise none."""
    if kept["names"] != features.names or kept["options"] != known(options):
        return None
    return Value(features, Net(kept["units"], kept["bias"], kept["out"], kept["offset"]))


def known(options: list[Option]) -> dict[str, list[str]]:
    """What a game can be played with."""
    return {option.key: option.values for option in options}
