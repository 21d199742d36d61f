"""PettingZoo: every seat is an agent, and they are asked one after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv

from zaubertisch.envs.batch import returns
from zaubertisch.envs.picture import drawn
from zaubertisch.envs.setting import NAMES, settle, words_of_seat
from zaubertisch.envs.spaces import actions_of, mask_of, numbers_of, seen_by
from zaubertisch.kernel.table import Table


class TableEnv(AECEnv[str, Any, Any], EzPickle):
    """One table; rewards are the shares of the outcome, and with `shaping` also points won."""

    def __init__(
        self, game: str, seats: int | None = None, options: dict[str, str] | None = None, shaping: float = 0.0,
        render_mode: str | None = None, lang: str = "en",
    ) -> None:
        EzPickle.__init__(self, game, seats, options, shaping, render_mode, lang)
        super().__init__()  # type: ignore[no-untyped-call]
        self.setting = settle(game, seats, options)
        self.shaping = shaping
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {
            "render_modes": ["ansi", "human", "rgb_array"], "name": f"zaubertisch_{NAMES[game].lower()}_v0",
            "is_parallelizable": False, "render_fps": 1,
        }
        self.possible_agents = [words_of_seat(seat) for seat in range(self.setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict({
            "observation": numbers_of(self.setting),
            "action_mask": spaces.Box(0, 1, (len(self.setting.game.actions),), np.int8),
        })
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: actions_of(self.setting) for agent in self.possible_agents}
        self.table: Table = self.setting.new(0)
        self.lots = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed, go on from the last one."""
        if seed is not None:
            self.lots = np.random.default_rng(seed)
        self.table = self.setting.new(int(self.lots.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]
        self.standings = self._standings()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent's seat knows, and its options if it is asked."""
        seat = self.seat_of[agent]
        return {"observation": seen_by(self.setting, self.table, seat),
                "action_mask": mask_of(self.setting, self.table, seat)}

    def step(self, action: int | None) -> None:
        """The asked agent's answer; what is not an option is refused with its rule, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked has to answer"
        self.table.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.shaping:
            self._reward_points()
        if self.table.over:
            for seat, worth in enumerate(returns(self.table)):
                self.rewards[self.possible_agents[seat]] += worth
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _standings(self) -> list[int]:
        return [self.table.standing(seat) for seat in range(self.setting.seats)] if self.shaping else []

    def _reward_points(self) -> None:
        before, self.standings = self.standings, self._standings()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] += self.shaping * (self.standings[seat] - before[seat])

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table in plain words, as the agent that is asked knows it; or a picture of them."""
        told = self.setting.words(self.table, self.seat_of[self.agent_selection], self.lang)
        if self.render_mode == "rgb_array":
            return drawn(told)
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def close(self) -> None:
        """Nothing is kept open."""
