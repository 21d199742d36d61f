"""Counting for somebody what they could know of hidden things."""

from __future__ import annotations

import math
from typing import Any

from zaubertisch.insight.looking import looked
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import TooMuch
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.knowing import knower, world


async def known(hall: Hall, live: LiveTable, who: str, number: int, eyes: int) -> dict[str, Any]:
    """What these eyes could know after a log entry; as with hints, one at a time, and one for a person."""
    viewer = knower(live, who, eyes)
    if who in hall.asking_to_know:
        raise TooMuch(math.ceil(hall.settings.bot_seconds))
    if who:
        hall.asking_to_know.add(who)
    try:
        async with hall.one_look:
            imagined = world(live, number, viewer)
            told = await hall.robots.look(live.game.key, live.game.save(imagined), viewer)
            return {"number": number, **(looked(live.game, imagined, viewer) if told is None else told)}
    finally:
        hall.asking_to_know.discard(who)
