"""Moves of people, orders and bots, and what the strongest bot would do."""

from __future__ import annotations

import secrets
import time

from zaubertisch import bots
from zaubertisch.kernel.chance import FastChance
from zaubertisch.pocket.doing.ordering import put_order
from zaubertisch.pocket.house import House
from zaubertisch.pocket.strengths import SECONDS
from zaubertisch.server.mishaps import NoAids
from zaubertisch.server.table.attempt import Attempt
from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.ordering import lapsed
from zaubertisch.server.telling.announcing import Asker, tell_move, tell_table
from zaubertisch.server.thought import Thought, at_once, note_fault, thought_about


def say(house: House, live: LiveTable, who: str, number: int, word: str, asker: Asker | None = None) -> None:
    """A person's answer to log entry `number`."""
    commit(house, live, live.try_move(live.own_seat(who), number, word), asker)


def commit(house: House, live: LiveTable, attempt: Attempt, asker: Asker | None = None) -> None:
    """Let it be so; whoever holds the house keeps it before it is told."""
    live.commit(attempt)
    house.keep(live)
    tell_move(live, asker)
    if live.full:
        tell_table(live)
    for seat, key in lapsed(live) if live.orders else []:
        put_order(house, live, seat, key, None)


def go_on(house: House, live: LiveTable) -> None:
    """The asked seat's order or bot answers, or the table for a person whose time is up."""
    if live.status != "running" or live.full:
        return
    seat, bot, because = live.asked, live.player(live.asked), None
    late = seconds_left(live) == 0
    word = "" if bot or late else live.ordered(seat)
    if bot or late:
        word, reason, fields = think(live, seat, bot or bots.quick(live.game.key))
        because = [reason, fields] if reason else None
    if word:
        attempt = live.try_move(seat, live.number, word)
        attempt.because, attempt.by = because or [], "clock" if late else ""
        commit(house, live, attempt)


def seconds_to_wait(house: House, live: LiveTable) -> float | None:
    """How long until somebody answers by themselves; nothing if a person may take their time, or nobody looks on."""
    if live.status != "running" or live.full or not live.listeners:
        return None
    left = seconds_left(live)
    if left == 0 or not (live.player(live.asked) or live.ordered(live.asked)):
        return left
    return max(0.0, live.asked_at + house.pace - time.monotonic())


def think(live: LiveTable, seat: int, bot: str) -> Thought:
    """A bot's thought about a world this seat thinks possible; one with a fault does not stop the game."""
    world = live.running().imagine(seat, FastChance(secrets.randbits(96)))
    world.chance = FastChance()
    seed = secrets.randbits(60)
    try:
        return thought_about(live.game, world, seat, bot, seed, SECONDS)
    except Exception as error:
        note_fault(live.game.key, bot, error)
        return at_once(live.game.key, live.game.save(world), seat, seed)


def hint(house: House, live: LiveTable, seat: int) -> Thought:
    """What the strongest bot would say in this seat in the time there is, and why."""
    if not live.settings["aids"]:
        raise NoAids()
    live.dealt().check_turn(seat)
    return think(live, seat, bots.ADVISER)
