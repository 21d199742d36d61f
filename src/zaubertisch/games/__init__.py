"""The rulebooks. Games do not know each other; this page only knows where each one is."""

from __future__ import annotations

import importlib
from typing import Final

from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game

IDS: Final[list[str]] = ["abraca", "drachenei", "magia", "wizwar", "zavandor"]


def get(key: str) -> Game:
    """The game of this id, or one sentence naming those there are."""
    if key not in IDS:
        raise BadSetup("unknown-game", f"There is no game “{key}”; there are {', '.join(IDS)}.",
                       {"game": key, "known": ", ".join(IDS)})
    game = importlib.import_module(f"zaubertisch.games.{key}.game").GAME
    assert isinstance(game, Game)
    return game
