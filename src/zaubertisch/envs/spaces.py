"""What Gymnasium and PettingZoo call spaces: the bounds of what is seen and done; and the arrays that lie in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from zaubertisch.envs.setting import Setting
from zaubertisch.kernel.table import Table


def numbers_of(setting: Setting) -> spaces.Box:
    """The bounds of every number of an observation."""
    observation = setting.observation
    least, highest = np.array(observation.least(), np.int16), np.array(observation.highest(), np.int16)
    return spaces.Box(least, highest, dtype=np.int16)


def actions_of(setting: Setting) -> spaces.Discrete:
    """Every action of the game; which of them are options now, the mask says."""
    return spaces.Discrete(len(setting.game.actions))


def seen_by(setting: Setting, table: Table, seat: int) -> NDArray[np.int16]:
    """What this seat knows."""
    numbers: Any = setting.observation.of(table, seat)
    return np.frombuffer(numbers, np.int16)


def mask_of(setting: Setting, table: Table, seat: int) -> NDArray[np.int8]:
    """A one for each option, if this seat is asked."""
    mask = np.zeros(len(setting.game.actions), np.int8)
    if table.asked == seat:
        mask[table.options()] = 1
    return mask
