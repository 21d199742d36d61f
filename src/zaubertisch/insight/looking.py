"""Looking at a moment with the eyes of a seat."""

from __future__ import annotations

import importlib
from typing import Any

from zaubertisch.insight.known import Insight
from zaubertisch.insight.worlds import Worlds
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.referee import Referee
from zaubertisch.kernel.table import Table

KNOWN_GAMES = ("abraca", "drachenei", "magia", "wizwar", "zavandor")


def world_of(referee: Referee, viewer: int) -> Table:
    """A world this seat thinks possible: all its knowledge lies in it, and nothing of the truth besides."""
    world = referee.imagine(viewer, FastChance(0))
    world.chance = FastChance()
    return world


def insight(game: Game, world: Table, viewer: int) -> Insight:
    """What the seat could know of all that is hidden; nothing once the game is over, when all of it is told."""
    if viewer >= world.seats or world.over or game.key not in KNOWN_GAMES:
        return Insight(viewer, [])
    told = importlib.import_module(f"zaubertisch.insight.{game.key}")
    return Insight(viewer, told.places(world, viewer, Worlds(game, world, viewer)))


def looked(game: Game, world: Table, viewer: int) -> dict[str, Any]:
    """The same as it is sent. See `server.protocol.http.Known`."""
    told = plain(insight(game, world, viewer))
    assert isinstance(told, dict)
    return told
