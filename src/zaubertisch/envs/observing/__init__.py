"""What a seat knows of a table, as numbers of a fixed size. This page only knows where each game's description is."""

from __future__ import annotations

import importlib
from typing import Final

from zaubertisch.envs.observing.sheet import Field, Observation, Sheet
from zaubertisch.games import get

__all__ = ["Field", "Observation", "Sheet", "observation"]

CLASSES: Final = {
    "abraca": "AbracaObservation", "drachenei": "DracheneiObservation", "magia": "MagiaObservation",
    "wizwar": "WizWarObservation", "zavandor": "ZavandorObservation",
}


def observation(game: str, seats: int = 0) -> Observation:
    """The description of a game's observation for so many seats, by default the fewest."""
    rules = get(game)
    seats = seats or rules.fewest
    rules.settle(seats, {})
    page = importlib.import_module(f"zaubertisch.envs.observing.{game}")
    made = getattr(page, CLASSES[game])(seats)
    assert isinstance(made, Observation)
    return made
