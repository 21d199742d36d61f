"""Robots: bots think in processes of their own, with a time limit, so that the table never waits for one.

A robot is sent a world its seat thinks possible, never the true table.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, Final, TypeVar

from zaubertisch import bots, games
from zaubertisch.insight.looking import looked
from zaubertisch.server.thought import Thought, at_once, note_fault, word_of

DEATH_SIGNAL: Final = 1  # what Linux calls PR_SET_PDEATHSIG
TRIES: Final = 2  # a thought that went down with another's process is thought again

INSIGHT: Final = "insight"  # what counts for somebody is no bot, and is called so in the log

T = TypeVar("T")

log = logging.getLogger("zaubertisch")


def think(game_key: str, saved: dict[str, Any], seat: int, bot: str, seed: int, seconds: float) -> Thought:
    """A bot's word, and why; runs in a worker process."""
    return word_of(game_key, saved, seat, bot, seed, seconds)


def look(game_key: str, saved: dict[str, Any], viewer: int) -> dict[str, Any]:
    """What a seat could know of the places hidden from it; runs in a worker process."""
    game = games.get(game_key)
    return looked(game, game.restore(saved), viewer)


def warm() -> None:
    """Load what every thought needs before the first one is asked for, and be gone when the server is."""
    end_with_parent()
    for key in games.IDS:
        bots.bots_of(key)


def end_with_parent() -> None:
    """No thinking process outlives its server, however that ended."""
    if sys.platform == "linux":  # at once, also in the middle of compiled code, which lets no other thread run
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


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

    async def think(
        self, game_key: str, saved: dict[str, Any], seat: int, bot: str, seed: int, seconds: float | None = None,
    ) -> Thought:
        """A bot's word in time; if its process dies or sleeps, or the bot has a fault, what a rule of thumb says."""
        thought = await self._worked_out(
            lambda pool: pool.submit(think, game_key, saved, seat, bot, seed, seconds or self.seconds), game_key, bot,
        )
        return at_once(game_key, saved, seat, seed) if thought is None else thought

    async def look(self, game_key: str, saved: dict[str, Any], viewer: int) -> dict[str, Any] | None:
        """What a seat could know, in time; or nothing."""
        return await self._worked_out(lambda pool: pool.submit(look, game_key, saved, viewer), game_key, INSIGHT)

    async def _worked_out(
        self, submit: Callable[[ProcessPoolExecutor], Future[T]], game_key: str, bot: str,
    ) -> T | None:
        """What a process answers; nothing if it dies again, sleeps, or has a fault."""
        for _ in range(TRIES):
            pool = self._ready()
            try:
                thinking = submit(pool)
            except RuntimeError:  # broken by another thought
                self._give_up(pool)
                continue
            thought = asyncio.wrap_future(thinking)
            done, _ = await asyncio.wait([thought], timeout=self.seconds * 4 + 10)
            if done and not thought.cancelled() and thought.exception() is None:
                return thought.result()
            if done and not thought.cancelled() and not isinstance(thought.exception(), BrokenProcessPool):
                note_fault(game_key, bot, thought.exception())
                break
            self._give_up(pool)
            if not done:
                log.error("bot too slow", extra={"fields": {"game": game_key, "bot": bot}})
                break
        return None

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Its processes end at once, whatever they do; the next thought gets new ones."""
        if pool is self._pool:
            self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    def close(self) -> None:
        if self._pool is not None:
            self._give_up(self._pool)
