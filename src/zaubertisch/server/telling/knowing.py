"""What a seat could know of hidden things at a moment, for those who may ask."""

from __future__ import annotations

from typing import Any

from zaubertisch.insight.looking import looked, world_of
from zaubertisch.kernel.table import Table
from zaubertisch.server.mishaps import NoCounting
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.state import at
from zaubertisch.server.telling.who_may_see import eyes_of


def knower(live: LiveTable, person: str, wished: int) -> int:
    """With whose eyes: any when the game is over, before that those of the own seat, where the table counts."""
    viewer = eyes_of(live, person, wished)
    if live.status != "over":
        live.own_seat(person)
        if not live.counting:
            raise NoCounting()
    return viewer


def world(live: LiveTable, number: int, viewer: int) -> Table:
    """A world these eyes thought possible after log entry `number`: all that is counted is counted from it."""
    referee = live.dealt() if number == live.number else at(live, number)
    return world_of(referee, viewer)


def known(live: LiveTable, number: int, viewer: int) -> dict[str, Any]:
    """See `protocol.http.Known`."""
    return {"number": number, **looked(live.game, world(live, number, viewer), viewer)}
