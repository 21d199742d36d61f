"""Standing in: which bot plays for a person, and how a person gives the seat to it and takes it back."""

from __future__ import annotations

from dataclasses import replace

from zaubertisch import bots
from zaubertisch.server.doing.sitting import put
from zaubertisch.server.hall import Hall
from zaubertisch.server.table.live import LiveTable


def stand_in(live: LiveTable) -> str:
    """The bot that plays for a person."""
    return bots.quick(live.game.key)


async def resign(hall: Hall, live: LiveTable, person: str) -> None:
    """A bot plays on for this person, who may come back."""
    await hand_over(hall, live, person, stand_in(live))


async def come_back(hall: Hall, live: LiveTable, person: str) -> None:
    """The person plays on."""
    await hand_over(hall, live, person, "")


async def hand_over(hall: Hall, live: LiveTable, person: str, bot: str) -> None:
    async with live.lock:
        live.running()
        number = live.own_seat(person)
        if live.player(number) == bot:
            return
        await put(hall, live, number, replace(live.seats[number], bot=bot))
        if live.asked == number:  # or somebody else's bot would be disturbed in its thought
            hall.wake(live)
