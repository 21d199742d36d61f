"""Every game by its identifier in Gymnasium, alone and as many tables at once."""

from __future__ import annotations

from typing import Final

import gymnasium

from zaubertisch.envs.setting import NAMES

VERSION: Final = 0


def register() -> None:
    """Make the games known; Gymnasium finds them when `zaubertisch.envs` is imported."""
    for game, name in NAMES.items():
        gymnasium.register(
            f"zaubertisch/{name}-v{VERSION}", "zaubertisch.envs.single:SeatEnv",
            vector_entry_point="zaubertisch.envs.vector:ArenaEnv", kwargs={"game": game},
        )
