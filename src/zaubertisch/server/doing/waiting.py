"""Waiting for the next answer: a bot's thought, a standing order, or a person until their time is up.

Before the deal the answers are the numbers everybody has promised.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from zaubertisch.server.doing.beginning import deal_without
from zaubertisch.server.doing.helping import think
from zaubertisch.server.doing.playing import move
from zaubertisch.server.doing.standing_in import stand_in
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import NotNow, Stale
from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.thought import Thought

FIRST_PAUSE: Final = 0.25  # seconds
LONGEST_PAUSE: Final = 30.0
LONGEST_SLEEP: Final = 3600.0

log = logging.getLogger("zaubertisch")


async def see_to(hall: Hall, live: LiveTable, number: int) -> None:
    """Somebody answers log entry `number`; what fails is tried again, ever more seldom, until the table has gone on."""
    pause = FIRST_PAUSE
    while live.number == number and hall.is_due(live):
        try:
            await (answer(hall, live, number) if live.referee is not None else deal_without(hall, live))
            return
        except Exception as error:
            log.warning("answer failed", extra={"fields": {"table": live.id, "error": type(error).__name__}})
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)


async def answer(hall: Hall, live: LiveTable, number: int) -> None:
    """One try; an answer that came too late is nobody's mishap, and an order given when the time is up neither."""
    seat = live.asked
    bot = live.player(seat)
    word = "" if bot or seconds_left(live) == 0 else live.ordered(seat)
    because, by = None, ""
    if word:
        await asyncio.sleep(pace_left(hall, live))
    else:
        if not bot:
            by = await time_is_up(hall, live, seat)
            live.late = number
        word, reason, fields = await thought(hall, live, seat, bot)
        because = [reason, fields] if reason else None
    if live.number == number:
        with contextlib.suppress(Stale, NotNow):
            await move(hall, live, seat, number, word, because, by=by)


async def thought(hall: Hall, live: LiveTable, seat: int, bot: str) -> Thought:
    """What the seat's bot says, no sooner than people can follow; for a person whose time is up, their stand-in."""
    if bot:
        thinking, _ = await asyncio.gather(think(hall, live, seat, bot), asyncio.sleep(pace_left(hall, live)))
        return thinking
    return await think(hall, live, seat, stand_in(live))


def pace_left(hall: Hall, live: LiveTable) -> float:
    """How long people still need to follow; counted from the question, however often the table is woken."""
    return max(0.0, live.asked_at + hall.settings.bot_pace - time.monotonic())


async def time_is_up(hall: Hall, live: LiveTable, seat: int) -> str:
    """Until the person's time is over, the clock's or that of an agreed absence; says which."""
    while True:
        left = {"clock": seconds_left(live), "absence": absence_left(hall, live, seat)}
        running = {which: seconds for which, seconds in left.items() if seconds is not None}
        first = min(running, key=lambda which: running[which], default="")
        if first and running[first] <= 0:
            return first
        await asyncio.sleep(min(running[first], LONGEST_SLEEP) if first else LONGEST_SLEEP)


def absence_left(hall: Hall, live: LiveTable, seat: int) -> float | None:
    """How long an absent person's seat still waits, where a stand-in was agreed on."""
    if not live.settings["stand_in"] or live.here(seat):
        return None
    gone = live.left.setdefault(seat, time.monotonic())
    return hall.settings.absence_seconds - (time.monotonic() - gone)
