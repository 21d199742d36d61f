"""Why something was refused, as it is sent."""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel.errors import Refused, ZaubertischError


def obstacle_of(error: ZaubertischError) -> dict[str, Any] | None:
    """The obstacle the rules named, if it was they who refused. See `protocol.parts.ObstacleOut`."""
    if not isinstance(error, Refused) or error.obstacle is None:
        return None
    return {"key": error.obstacle.key, "fields": error.obstacle.fields}


def refusal(ref: int, error: ZaubertischError) -> dict[str, Any]:
    """What was asked for under `ref` is not done. See `protocol.told.Refusal`."""
    return {
        "type": "refused", "ref": ref, "key": error.key, "fields": error.fields, "text": str(error),
        "obstacle": obstacle_of(error),
    }
