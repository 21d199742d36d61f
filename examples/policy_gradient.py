"""A policy gradient in plain NumPy on the arena: Simsala… Bumm? against bots that choose at random.

    python -m examples.policy_gradient --seconds 60

prints a curve of victories, then how often the learnt policy wins against `random` and against the rule of thumb.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.curve import Curve, shares
from zaubertisch.envs.numbers import Arena
from zaubertisch.envs.setting import players, settle
from zaubertisch.lab.match import interval

Array = NDArray[np.float32]


class Net:
    """One hidden layer; from it what to do, and what to expect. Learns by Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, lots: np.random.Generator) -> None:
        self.parts: dict[str, Any] = {
            "w": lots.normal(0, inputs**-0.5, (inputs, hidden)), "b": np.zeros(hidden),
            "p": lots.normal(0, 0.01, (hidden, actions)), "q": np.zeros(actions),
            "v": lots.normal(0, 0.01, (hidden, 1)), "u": np.zeros(1),
        }
        self.mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def look(self, seen: Array, masks: NDArray[np.bool_]) -> tuple[Any, Any, Any]:
        """What is felt, the chance of every action, and the expected end."""
        felt = np.tanh(seen @ self.parts["w"] + self.parts["b"])
        wishes = np.where(masks, felt @ self.parts["p"] + self.parts["q"], -1e9)
        chances = np.exp(wishes - wishes.max(1, keepdims=True))
        return felt, chances / chances.sum(1, keepdims=True), (felt @ self.parts["v"] + self.parts["u"])[:, 0]

    def learn(self, seen: Any, masks: Any, actions: Any, gains: Any, ends: Any, rate: float) -> None:
        """More of what came out better than expected; expect what came out; and stay curious a little."""
        felt, chances, expected = self.look(seen, masks)
        count = len(actions)
        logs = np.where(chances > 0, np.log(chances + 1e-12), 0)
        wishes = chances.copy()
        wishes[np.arange(count), actions] -= 1
        wishes *= gains[:, None]
        wishes += 0.01 * chances * (logs - (chances * logs).sum(1, keepdims=True))
        wrong = (expected - ends)[:, None]
        back = (wishes @ self.parts["p"].T + wrong @ self.parts["v"].T) * (1 - felt**2)
        slopes = {
            "w": seen.T @ back, "b": back.sum(0), "p": felt.T @ wishes, "q": wishes.sum(0), "v": felt.T @ wrong,
            "u": wrong.sum(0),
        }
        self.steps += 1
        for name, part in self.parts.items():
            slope = slopes[name] / count
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean, square = self.mean[name] / (1 - 0.9**self.steps), self.square[name] / (1 - 0.999**self.steps)
            np.subtract(part, rate * mean / (np.sqrt(square) + 1e-8), out=part)


def drawn(chances: Any, lots: np.random.Generator) -> Any:
    """An action for every row, as likely as it says."""
    return (chances.cumsum(1) > lots.random((len(chances), 1))).argmax(1)


def against(opponents: str, tables: int, seats: int, seed: int) -> Arena:
    """Many tables at which seat 0 learns."""
    sitting = players(settle("abraca", seats), opponents, 0, seed)
    return Arena("abraca", tables, seats, seed=seed, players=sitting)


def train(net: Net, arena: Arena, seconds: float, steps: int, lots: np.random.Generator) -> list[float]:
    """Play and learn for so long, by the processor's seconds; says of every game whether it was won."""
    won: list[float] = []
    end = time.process_time() + seconds
    while time.process_time() < end or not won:
        kept = []
        for _ in range(steps):
            seen, masks = arena.scaled(), arena.masks.copy()
            _, chances, expected = net.look(seen, masks)
            actions = drawn(chances, lots)
            arena.step(actions)
            kept.append((seen, masks, actions, arena.rewards[:, 0].copy(), arena.done.copy(), expected))
        _, _, later = net.look(arena.scaled(), arena.masks)
        gains, gain = [], np.zeros(arena.tables)
        for _, _, _, rewards, done, expected in reversed(kept):  # generalised advantages, nothing discounted
            gain = rewards + np.where(done, 0.0, later + 0.95 * gain) - expected
            later = expected
            gains.append(gain)
        columns = [np.concatenate([row[place] for row in kept]) for place in range(6)]
        ahead = np.concatenate(gains[::-1])
        seen, masks, actions, rewards, done, expected = columns
        net.learn(seen, masks, actions, (ahead - ahead.mean()) / (ahead.std() + 1e-8), ahead + expected, 0.003)
        won += (rewards[done] > 0).astype(float).tolist()
    return won


def victories(net: Net, arena: Arena, games: int, lots: np.random.Generator) -> tuple[float, float, float]:
    """The share of so many games the net wins, and its 95 % interval."""
    won: list[float] = []
    while len(won) < games:
        _, chances, _ = net.look(arena.scaled(), arena.masks)
        arena.step(drawn(chances, lots))
        won += (arena.rewards[arena.done, 0] > 0).astype(float).tolist()
    return sum(won) / len(won), *interval(won)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="of the processor")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=32, help="decisions at each table between two lessons")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000, help="games of the examination")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="", metavar="FILE", help="keep the curve there")
    wish = parser.parse_args(arguments)
    lots = np.random.default_rng(wish.seed)
    arena = against("random", wish.tables, wish.seats, wish.seed)
    net = Net(arena.observations.shape[1], arena.actions, 64, lots)
    points = shares(train(net, arena, wish.seconds, wish.steps, lots), 20)
    for point in points:
        print(f"{point.at:8} games  {point}  {'█' * round(40 * point.value)}")
    says = "victories against random"
    Curve("Policy gradient in NumPy, the arena", "games", says, points, 1 / wish.seats).keep(wish.curve)
    for name in ("random", "journeyman"):
        share, low, high = victories(net, against(name, 16, wish.seats, wish.seed + 1), wish.games, lots)
        print(f"against {name}: wins {share:.1%} ({low:.1%} to {high:.1%}), fair share {1 / wish.seats:.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
