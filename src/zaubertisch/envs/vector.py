"""Gymnasium's vector interface on the arena: many tables, one learning seat at each, bots on all others."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from zaubertisch.envs.numbers import Arena
from zaubertisch.envs.setting import players, settle
from zaubertisch.envs.spaces import actions_of, numbers_of

Numbers = NDArray[np.int16]


class ArenaEnv(VectorEnv[Numbers, NDArray[Any], NDArray[Any]]):
    """A finished game is followed by another in the same step; `infos["final_obs"]` keeps what was seen of its end.

    `infos["action_mask"]` says which actions are options; another answer is refused with its rule, and nothing happens.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self, game: str, num_envs: int = 1, seats: int | None = None, options: dict[str, str] | None = None,
        opponents: str | list[str] = "journeyman", seat: int = 0, shaping: float = 0.0,
    ) -> None:
        setting = settle(game, seats, options)
        self.num_envs = num_envs
        self.seat = seat
        self.arena = Arena(
            game, num_envs, seats, options, players=players(setting, opponents, seat, 0), shaping=shaping,
        )
        self.single_observation_space = numbers_of(setting)
        self.single_action_space = actions_of(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None,
    ) -> tuple[Numbers, dict[str, Any]]:
        """New games everywhere; without a seed, go on from the last one."""
        assert not isinstance(seed, list), "the arena takes one seed for all its tables"
        super().reset(seed=seed)
        self.arena.reset(int(self.np_random.integers(1 << 30)))
        return self.arena.observations.copy(), {"action_mask": self.arena.masks.astype(np.int8)}

    def step(
        self, actions: NDArray[Any],
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An answer at every table."""
        arena = self.arena
        arena.step(actions)
        infos: dict[str, Any] = {"action_mask": arena.masks.astype(np.int8)}
        if arena.done.any():
            final = np.empty(self.num_envs, dtype=object)
            for place in np.flatnonzero(arena.done):
                final[place] = arena.endings[place].copy()
            infos |= {"final_obs": final, "_final_obs": arena.done.copy()}
        never = np.zeros(self.num_envs, np.bool_)
        return arena.observations.copy(), arena.rewards[:, self.seat].copy(), arena.done.copy(), never, infos
