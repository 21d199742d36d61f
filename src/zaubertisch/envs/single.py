"""Gymnasium: one learning seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from zaubertisch.envs.batch import returns
from zaubertisch.envs.picture import drawn
from zaubertisch.envs.setting import players, settle
from zaubertisch.envs.spaces import actions_of, mask_of, numbers_of, seen_by
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.table import Table

LOST: float = -1.0  # what an answer costs that is not an option


class SeatEnv(gymnasium.Env[Any, Any], EzPickle):
    """One seat of a table; bots sit on all others. `info["action_mask"]` says which actions are options.

    An answer that is not an option ends the game and is worth -1; `info["refused"]` names the rule.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self, game: str, seats: int | None = None, options: dict[str, str] | None = None,
        opponents: str | list[str] = "journeyman", seat: int = 0, shaping: float = 0.0, render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        EzPickle.__init__(self, game, seats, options, opponents, seat, shaping, render_mode, lang)
        self.setting = settle(game, seats, options)
        self.opponents = opponents
        self.seat = seat
        self.shaping = shaping
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = numbers_of(self.setting)
        self.action_space = actions_of(self.setting)
        self.players = players(self.setting, opponents, seat, 0)
        self.chance = FastChance(0)
        self.table: Table = self.setting.new(0)
        self.standing = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Deal, and let the others play until the learning seat is asked."""
        super().reset(seed=seed)
        while True:  # in a game that is over before, the learning seat had nothing to say
            first = int(self.np_random.integers(1 << 62))
            self.players = players(self.setting, self.opponents, self.seat, first + 1)
            self.chance = FastChance(first)
            self.table = self.setting.new(first)
            self.others_play()
            if not self.table.over:
                break
        self.standing = self.table.standing(self.seat) if self.shaping else 0
        return self.seen(), self.info()

    def step(self, action: int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """The learning seat's answer, and those of all others until it is asked again."""
        rule = self.table.why_not(int(action))
        if rule:
            return self.seen(), LOST, True, False, {**self.info(), "refused": rule}
        self.table.apply_known(int(action))
        self.others_play()
        reward = returns(self.table)[self.seat] if self.table.over else 0.0
        if self.shaping:
            before, self.standing = self.standing, self.table.standing(self.seat)
            reward += self.shaping * (self.standing - before)
        return self.seen(), reward, self.table.over, False, self.info()

    def others_play(self) -> None:
        table = self.table
        while not table.over:
            player = self.players[table.asked]
            if player is None:
                return
            table.apply(player.pick(table, table.asked, self.chance))

    def seen(self) -> NDArray[np.int16]:
        return seen_by(self.setting, self.table, self.seat)

    def info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.setting, self.table, self.seat)}

    def render(self) -> Any:
        """The table in plain words, as the learning seat knows it; or a picture of them."""
        told = self.setting.words(self.table, self.seat, self.lang)
        return drawn(told) if self.render_mode == "rgb_array" else told
