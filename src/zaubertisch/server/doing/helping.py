"""Helping: what a bot would say in somebody's seat, and why."""

from __future__ import annotations

import math
import secrets

from zaubertisch import bots
from zaubertisch.kernel.chance import FastChance
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import NoAids, TooMuch
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.thought import Thought

A_HINT = 1.0  # seconds


async def hint(hall: Hall, live: LiveTable, seat: int) -> Thought:
    """What the strongest bot would say in this seat, and why, where the table allows aids.

    One hint is thought of at a time, and one for a person: bots whose turn it is wait for no more than that.
    """
    person = live.seats[seat].person
    if not live.settings["aids"]:
        raise NoAids()
    if person in hall.asking_for_hints:
        raise TooMuch(math.ceil(hall.settings.bot_seconds))
    hall.asking_for_hints.add(person)
    try:
        async with hall.one_hint:
            live.dealt().check_turn(seat)
            return await think(hall, live, seat, bots.ADVISER, A_HINT)
    finally:
        hall.asking_for_hints.discard(person)


async def think(hall: Hall, live: LiveTable, seat: int, bot: str, seconds: float | None = None) -> Thought:
    """A bot's thought about a world this seat thinks possible: nothing secret leaves this process."""
    world = live.running().imagine(seat, FastChance(secrets.randbits(96)))
    world.chance = FastChance()
    return await hall.robots.think(live.game.key, live.game.save(world), seat, bot, secrets.randbits(60), seconds)
