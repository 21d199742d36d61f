"""What is in the way of a refused move, as it is sent."""

from __future__ import annotations

from zaubertisch.kernel.errors import Refused, ZaubertischError
from zaubertisch.server.protocol.parts import ObstacleOut


def obstacle_of(error: ZaubertischError) -> ObstacleOut | None:
    """The obstacle the rules named, if it was they who refused."""
    if not isinstance(error, Refused) or error.obstacle is None:
        return None
    return ObstacleOut(key=error.obstacle.key, fields=error.obstacle.fields)
