"""Independent PPO through PettingZoo: every seat of Simsala… Bumm? has a learner of its own, by sb3-contrib.

Each learner takes the others for a part of its world; they learn in turns, each against what the others have learnt so
far. The library is not part of the project's set-up: `make learners` gives it an environment of its own and runs this.

    python -m examples.independent_ppo --rounds 10 --steps 16384
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

from examples.curve import Curve, Point
from zaubertisch import envs
from zaubertisch.envs.setting import player
from zaubertisch.kernel.chance import FastChance
from zaubertisch.lab.match import interval

Numbers = NDArray[np.float32]
Answer = Callable[[Any, dict[str, Any]], int]  # from the environment and what the asked agent sees, what it does

ROOM: Final = 512  # decisions at each of the tables between two lessons
TABLES: Final = 4


class OneAgent(gymnasium.Env[Numbers, int]):
    """One agent's side of a PettingZoo environment; the others answer as they do now."""

    def __init__(self, env: Any, agent: str, others: dict[str, Answer], seed: int) -> None:
        self.env = env
        self.agent = agent
        self.others = others
        self.scales = np.array(env.setting.observation.scales(), np.float32)
        self.observation_space = spaces.Box(-np.inf, np.inf, self.scales.shape, np.float32)
        self.action_space = env.action_space(agent)
        self.env.reset(seed=seed)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None,
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        while True:  # in a game that others ended at once, this agent had nothing to say
            self.env.reset(seed=seed)
            self.others_play()
            if not self.over:
                return self.seen(), {}

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        self.env.step(int(action))
        worth = self.env.rewards[self.agent] + self.others_play()
        return self.seen(), worth, self.over, False, {}

    @property
    def over(self) -> bool:
        return bool(self.env.terminations[self.agent])

    def others_play(self) -> float:
        """Until this agent is asked again; says what it was worth to it."""
        worth = 0.0
        while not self.over and self.env.agent_selection != self.agent:
            other = self.env.agent_selection
            self.env.step(self.others[other](self.env, self.env.observe(other)))
            worth += self.env.rewards[self.agent]
        return worth

    def seen(self) -> Numbers:
        numbers: Numbers = self.env.observe(self.agent)["observation"] / self.scales
        return numbers

    def action_masks(self) -> NDArray[np.bool_]:
        """The name by which sb3-contrib asks for the options."""
        mask: NDArray[np.bool_] = self.env.observe(self.agent)["action_mask"].astype(np.bool_)
        return mask


def learnt(learners: dict[str, Any], scales: Numbers, agent: str, _: Any, seen: dict[str, Any]) -> int:
    """What this agent has learnt to do so far."""
    numbers = seen["observation"] / scales
    action, _state = learners[agent].predict(numbers, action_masks=seen["action_mask"].astype(np.bool_))
    return int(action)


def bot(name: str, game: str, chance: FastChance) -> Answer:
    """A bot of the house, which reads the table through its own seat's view."""
    policy = player(game, name, 1)
    return lambda env, _: policy.pick(env.table, env.seat_of[env.agent_selection], chance)


def victories(env: OneAgent, learner: Any, games: int, seed: int) -> Point:
    """The share of so many games that this learner wins, and its interval."""
    won: list[float] = []
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over, worth = False, 0.0
        while not over:
            action, _state = learner.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(int(action))
            worth += reward
        won.append(float(worth > 0))
    return Point(0, sum(won) / games, *interval(won))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="abraca")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=10, help="turns of learning for every learner")
    parser.add_argument("--steps", type=int, default=16384, help="decisions of a learner in each of its turns")
    parser.add_argument("--games", type=int, default=400, help="games of each examination of the first seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="", metavar="FILE", help="keep the curve there")
    wish = parser.parse_args(arguments)
    torch.set_num_threads(1)  # these nets are small
    agents = envs.aec(wish.game, wish.seats).possible_agents
    learners: dict[str, Any] = {}
    scales = np.array(envs.observation(wish.game, wish.seats).scales(), np.float32)
    answers: dict[str, Answer] = {agent: partial(learnt, learners, scales, agent) for agent in agents}

    def table(agent: str, others: dict[str, Answer], seed: int) -> OneAgent:
        return OneAgent(envs.aec(wish.game, wish.seats), agent, others, seed)

    for number, agent in enumerate(agents):
        tables = [partial(table, agent, answers, wish.seed + TABLES * number + place) for place in range(TABLES)]
        learners[agent] = learner(tables, wish.seed + number)
    first = agents[0]
    against = {
        name: table(first, dict.fromkeys(agents, bot(name, wish.game, FastChance(wish.seed))), 0)
        for name in ("random", "journeyman")
    }
    points: list[Point] = []
    for lesson in range(wish.rounds + 1):
        found = {name: victories(env, learners[first], wish.games, wish.seed) for name, env in against.items()}
        steps = lesson * wish.steps
        print(f"{steps:8} decisions: " + ", ".join(f"against {name} wins {each}" for name, each in found.items()))
        points.append(Point(steps, found["random"].value, found["random"].low, found["random"].high))
        if lesson < wish.rounds:
            for agent in agents:
                learners[agent].learn(wish.steps, reset_num_timesteps=False)
    says = "victories against random"
    Curve("Independent PPO, PettingZoo", "decisions", says, points, 1 / wish.seats).keep(wish.curve)
    return 0


def learner(tables: Sequence[Callable[[], OneAgent]], seed: int) -> Any:
    """PPO that knows of masks, on some tables at once."""
    from stable_baselines3.common.vec_env import DummyVecEnv

    return MaskablePPO(
        "MlpPolicy", DummyVecEnv(list(tables)), n_steps=ROOM, batch_size=256, n_epochs=6, gamma=1.0, ent_coef=0.01,
        learning_rate=1e-3, seed=seed, device="cpu",
    )


if __name__ == "__main__":
    sys.exit(main())
