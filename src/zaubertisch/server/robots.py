"""Robots: bots think in processes of their own, with a time limit, so that the table never waits for one.

A robot is sent a world its seat thinks possible, never the true table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from zaubertisch import bots, games
from zaubertisch.bots.bot import Choice, Countdown
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.referee import imagined
from zaubertisch.kernel.table import Table

Thought = tuple[str, str, dict[str, Value]]


def think(game_key: str, saved: dict[str, Any], seat: int, bot: str, seed: int, seconds: float) -> Thought:
    """A bot's word, and why; runs in a worker process."""
    game = games.get(game_key)
    world = game.restore(saved)

    def imagine(chance: Chance) -> Table:
        return imagined(world, seat, chance)

    player = bots.get(game_key, bot)(seed)
    choice: Choice = player.choose(world.view(seat), world.options()[:], imagine, Countdown(seconds))
    return game.actions.word(choice.action), choice.because, choice.fields


def warm() -> None:
    """Load what every thought needs before the first one is asked for."""
    for key in games.IDS:
        bots.bots_of(key)


class Robots:
    """The pool of thinking processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=warm)
        return self._pool

    async def think(self, game_key: str, saved: dict[str, Any], seat: int, bot: str, seed: int) -> Thought:
        """A bot's word in time; if its process dies or sleeps, any option the rules allow."""
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._ready(), think, game_key, saved, seat, bot, seed, self.seconds)
            return await asyncio.wait_for(thought, self.seconds * 4 + 10)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            world = games.get(game_key).restore(saved)
            action = FastChance(seed).pick(world.options())
            return games.get(game_key).actions.word(action), "", {}

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
