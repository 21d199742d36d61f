"""An agent through PettingZoo: it learns from whole games which actions went with victories, in plain NumPy.

    python -m examples.pettingzoo_agent --games 2000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from examples.curve import Curve, shares
from zaubertisch import envs


class Agent:
    """Wishes are linear in what is seen; after a game they move towards what was done, if it was won."""

    def __init__(self, env: Any, seed: int) -> None:
        self.scales = np.array(env.setting.observation.scales())
        self.weights = np.zeros((len(self.scales), len(env.setting.game.actions)))
        self.lots = np.random.default_rng(seed)
        self.slopes: list[tuple[Any, Any]] = []
        self.usual = 0.0

    def act(self, seen: dict[str, Any]) -> int:
        """An option, the more likely the more it is wished for."""
        numbers = seen["observation"] / self.scales
        wishes = np.where(seen["action_mask"], numbers @ self.weights, -np.inf)
        chances = np.exp(wishes - wishes.max())
        chances /= chances.sum()
        action = int(self.lots.choice(len(chances), p=chances))
        chances[action] -= 1
        self.slopes.append((numbers, -chances))
        return action

    def learn(self, result: float, rate: float = 0.002) -> None:
        """The game is over."""
        gain = result - self.usual
        self.usual += 0.01 * gain
        for numbers, slope in self.slopes:
            self.weights += rate * gain * np.outer(numbers, slope)
        self.slopes = []


def play(env: Any, agent: Agent, seed: int) -> float:
    """One game of the agent on seat 0 against actions by lot; what it was worth."""
    env.reset(seed=seed)
    result = 0.0
    for name in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if name == "seat_0":
            result += reward
        if ended:
            env.step(None)
        elif name == "seat_0":
            env.step(agent.act(seen))
        else:
            env.step(int(agent.lots.choice(np.flatnonzero(seen["action_mask"]))))
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="abraca")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="", metavar="FILE", help="keep the curve there")
    wish = parser.parse_args(arguments)
    env = envs.aec(wish.game, wish.seats)
    agent = Agent(env, wish.seed)
    won: list[float] = []
    for number in range(wish.games):
        result = play(env, agent, wish.seed + number)
        agent.learn(result)
        won.append(float(result > 0))
    points = shares(won)
    for point in points:
        print(f"{point.at:6} games: wins {point}")
    Curve("An agent in NumPy, PettingZoo", "games", "victories against random", points, 1 / wish.seats).keep(wish.curve)
    return 0


if __name__ == "__main__":
    sys.exit(main())
