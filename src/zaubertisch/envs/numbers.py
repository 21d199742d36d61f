"""Arena: the fast door. Many tables stepped at once, and what they show as NumPy arrays that are never copied."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots.policy import Policy
from zaubertisch.envs.batch import Batch
from zaubertisch.envs.setting import Setting, settle


class Arena:
    """N tables, each waiting for an answer; a finished game is followed by another at once.

    The arrays are views of the arena's own memory, made once and read-only: after a step they show what is then.
    Row i belongs to table i. `observations`: what its asked seat knows. `masks`: which actions are its options.
    `seats`: which seat that is. `rewards`: of the last step, for every seat. `done`: whether it ended a game.
    `lengths`: how many decisions that game took. `endings`: what whoever was asked last outside saw of its end.
    """

    def __init__(
        self, game: str, tables: int, seats: int | None = None, options: dict[str, str] | None = None, seed: int = 0, *,
        players: list[Policy | None] | None = None, shaping: float = 0.0, observing: bool = True,
    ) -> None:
        """With `players`, only the seats that have none are asked; with `shaping`, points won are rewarded as well."""
        self.setting: Setting = settle(game, seats, options)
        count = self.setting.seats
        observation = self.setting.observation
        self.batch = Batch(
            self.setting.game, observation, tables, seed, self.setting.options, players or [None] * count, shaping,
            observing,
        )
        self.tables = tables
        self.actions = len(self.setting.game.actions)
        self.observations: NDArray[np.int16] = self._array(self.batch.observations, np.int16, observation.size)
        self.endings: NDArray[np.int16] = self._array(self.batch.endings, np.int16, observation.size)
        self.masks: NDArray[np.bool_] = self._array(self.batch.masks, np.bool_, self.actions)
        self.rewards: NDArray[np.float64] = self._array(self.batch.rewards, np.float64, count)
        self.done: NDArray[np.bool_] = self._array(self.batch.done, np.bool_, 0)
        self.seats: NDArray[np.int16] = self._array(self.batch.asked, np.int16, 0)
        self.lengths: NDArray[np.int64] = self._array(self.batch.lengths, np.int64, 0)
        self.scales: NDArray[np.float32] = np.array(observation.scales(), np.float32)

    def _array(self, numbers: Any, kind: Any, width: int) -> NDArray[Any]:
        """A view of the batch's memory; nothing is copied, and NumPy keeps it alive."""
        whole: NDArray[Any] = np.frombuffer(numbers, kind)
        return whole.reshape(self.tables, width) if width else whole

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        self._wipe()
        self.batch.reset(seed)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """An answer for every table; if one of them is not an option, nothing happens anywhere and a rule is named."""
        answers = np.ascontiguousarray(actions, "<i4").tobytes()
        self.batch.check(answers)
        self._wipe()
        self.batch.step(answers)

    def _wipe(self) -> None:
        """All observations are blank, at once: most of their numbers stay so, and need not be written one by one."""
        ctypes.memset(self.observations.__array_interface__["data"][0], 0, self.observations.nbytes)

    def any_answers(self) -> NDArray[np.int32]:
        """For every table one of its options, each equally likely."""
        return np.frombuffer(self.batch.any_answers(), "<i4")

    def scaled(self) -> NDArray[np.float32]:
        """The observations as a learner likes them: usual numbers lie between 0 and 1."""
        return np.divide(self.observations, self.scales, dtype=np.float32)
