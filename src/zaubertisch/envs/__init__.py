"""Numbers for learners: the five games in the interfaces researchers use, and a fast door of our own.

`aec` is PettingZoo's interface, `gymnasium.make("zaubertisch/Abraca-v0")` Gymnasium's once this page is imported,
`zaubertisch.envs.openspiel` registers the games with OpenSpiel, and `arena` steps many tables at once.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from zaubertisch.envs.observing import observation

__all__ = ["aec", "arena", "observation"]

# The compiler reads this page and must not need what the extra `envs` brings: such modules are imported by name.


def aec(
    game: str, seats: int | None = None, options: dict[str, str] | None = None, shaping: float = 0.0,
    render_mode: str | None = None,
) -> Any:
    """A table as a PettingZoo environment: every seat is an agent, and they are asked one after another."""
    return importlib.import_module("zaubertisch.envs.agents").TableEnv(game, seats, options, shaping, render_mode)


def arena(
    game: str, tables: int, seats: int | None = None, options: dict[str, str] | None = None, seed: int = 0, **more: Any,
) -> Any:
    """So many tables stepped at once, and what they show as NumPy arrays."""
    return importlib.import_module("zaubertisch.envs.numbers").Arena(game, tables, seats, options, seed, **more)


if importlib.util.find_spec("gymnasium") is not None:
    importlib.import_module("zaubertisch.envs.registering").register()
