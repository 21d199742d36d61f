"""Descent: the weights of a small net, found step by step (Adam) from positions and what they were worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots.search.value import Net

Numbers = NDArray[np.float64]

UNITS: Final = 32
EPOCHS: Final = 24
FINE: Final = 16  # from this epoch on the steps are smaller
STEP: Final = 2e-3
BATCH: Final = 256
DECAY: Final = 1e-4
DIGITS: Final = 5


@dataclass
class Fitted:
    """The net, and how surprised it is by games it has not seen, beside somebody who knows nothing (both in nats)."""

    net: Net
    loss: float
    loss_of_nobody: float

    def to_json(self) -> dict[str, Any]:
        net = self.net
        return {"units": net.units, "bias": net.bias, "out": net.out, "offset": net.offset}


def fit(numbers: Numbers, shares: Numbers, unseen: NDArray[np.bool_], seed: int) -> Fitted:
    """Fit to all positions but the unseen ones, which say how good it is."""
    seen, known = numbers[~unseen], shares[~unseen]
    mean, spread = seen.mean(0), seen.std(0) + 1e-6
    weights = descend((seen - mean) / spread, known, np.random.default_rng(seed))
    into, bias, out, offset = weights
    units = into / spread[:, None]
    net = Net(
        [rounded(column) for column in units.T], rounded(bias - mean @ units), rounded(out), rounded(offset)[0],
    )
    told = 1 / (1 + np.exp(-(np.tanh(numbers[unseen] @ units + (bias - mean @ units)) @ out + offset[0])))
    nobody = np.full(int(unseen.sum()), known.mean())
    return Fitted(net, surprise(told, shares[unseen]), surprise(nobody, shares[unseen]))


def descend(numbers: Numbers, shares: Numbers, chance: np.random.Generator) -> list[Numbers]:
    """Into the units, their bias, out of them, and the offset."""
    count, width = numbers.shape
    weights = [
        chance.normal(0, width**-0.5, (width, UNITS)), np.zeros(UNITS), chance.normal(0, 0.1, UNITS), np.zeros(1),
    ]
    drift, roughness = [np.zeros_like(each) for each in weights], [np.zeros_like(each) for each in weights]
    steps = 0
    for epoch in range(EPOCHS):
        step = STEP if epoch < FINE else STEP / 4
        order = chance.permutation(count)
        for start in range(0, count, BATCH):
            batch = order[start: start + BATCH]
            steps += 1
            for at, slope in enumerate(slopes(weights, numbers[batch], shares[batch])):
                drift[at] = 0.9 * drift[at] + 0.1 * slope
                roughness[at] = 0.999 * roughness[at] + 0.001 * slope**2
                ahead = drift[at] / (1 - 0.9**steps)
                weights[at] -= step * ahead / (np.sqrt(roughness[at] / (1 - 0.999**steps)) + 1e-8)
    return weights


def slopes(weights: list[Numbers], numbers: Numbers, shares: Numbers) -> list[Numbers]:
    """Of the surprise, in every weight."""
    into, bias, out, offset = weights
    said = np.tanh(numbers @ into + bias)
    off = (1 / (1 + np.exp(-(said @ out + offset[0]))) - shares) / len(shares)
    inner = np.outer(off, out) * (1 - said * said)
    return [numbers.T @ inner + DECAY * into, inner.sum(0), said.T @ off + DECAY * out, np.array([off.sum()])]


def surprise(told: Numbers, shares: Numbers) -> float:
    told = np.clip(told, 1e-9, 1 - 1e-9)
    return float(-np.mean(shares * np.log(told) + (1 - shares) * np.log(1 - told)))


def rounded(numbers: Numbers) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]
