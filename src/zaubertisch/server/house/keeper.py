"""The keeper of a running house: lets tables go after their time, and heeds what was changed beside the server."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sa

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.hall import Hall
from zaubertisch.server.house.pruning import AT_ONCE, DAY, Farewell, Which, delete, outdated
from zaubertisch.server.keeping import schema
from zaubertisch.server.telling.announcing import tell_table

HEED_EVERY: Final = 2.0  # seconds
SWEEP_EVERY: Final = 3600.0
MOST_DRIFT: Final = 600.0  # seconds the wall clock may be set right between two sweeps

log = logging.getLogger("zaubertisch")


class Keeper:
    """Looks after one hall, between people's moves."""

    def __init__(self, hall: Hall, farewell: Farewell | None = None) -> None:
        self.hall = hall
        self.farewell = farewell  # what is still to be done for abandoned tables before they go
        self._seen = -1
        self._swept = 0.0
        self._wall = 0.0
        self.taken_up = asyncio.Event()  # the games that were under way

    async def run(self) -> None:
        """Until the house closes; a mishap is told to the operator and tried again, and spoils no other task."""
        while True:
            for task in (self.take_up, self.heed, self.watch, self.sweep_at_times):
                try:
                    await task()
                except Exception as error:
                    name = error.key if isinstance(error, ZaubertischError) else type(error).__name__
                    log.warning("keeper", extra={"fields": {"key": name}})
            await asyncio.sleep(HEED_EVERY)

    # Tables at which somebody must answer

    async def take_up(self) -> None:
        """Once after the start, beside everything else: the games that were under way."""
        if not self.taken_up.is_set():
            await self.hall.resume()
            self.taken_up.set()

    async def watch(self) -> None:
        """Wake every table at which a bot, a clock or an order must answer and nobody is about to; let idle ones go."""
        for live in list(self.hall.live.values()):
            try:
                forgotten = self.hall.is_forgotten(live)
            except Exception as error:  # whatever is wrong with one table, the others are looked after
                log.error("table unanswered", extra={"fields": {"table": live.id, "error": type(error).__name__}})
                continue
            if forgotten:
                log.warning("woken", extra={"fields": {"table": live.id}})
                self.hall.wake(live)
        self.hall.let_idle_go()

    # What is kept for a time only

    async def sweep_at_times(self) -> None:
        """Every hour, if the wall clock has gone on as the steady one did: one that jumped makes nothing old."""
        wall, steady = time.time(), time.monotonic()
        if self._swept and steady - self._swept < SWEEP_EVERY:
            return
        jumped = abs((wall - self._wall) - (steady - self._swept)) if self._swept else 0.0
        self._wall, self._swept = wall, steady
        if jumped > MOST_DRIFT:
            log.warning("clock jumped", extra={"fields": {"seconds": round(jumped)}})
        else:
            await self.sweep(wall)

    async def sweep(self, now: float) -> int:
        """Delete what has had its time; says how many tables went."""
        kept = self.hall.settings
        gone = 0
        if kept.keep_finished > 0:
            gone += await self._sweep("finished", now - kept.keep_finished * DAY)
        if kept.keep_abandoned > 0:
            gone += await self._sweep("abandoned", now - kept.keep_abandoned * DAY)
        if gone:
            log.info("pruned", extra={"fields": {"tables": gone}})
        return gone

    async def _sweep(self, which: Which, before: float) -> int:
        """A few tables at a time, so that nobody's move waits; a table somebody looks at waits instead."""
        farewell = self.farewell if which == "abandoned" else None
        looked_at = [live.id for live in self.hall.live.values() if live.listeners or live.lock.locked()]

        def work(db: sa.Connection) -> list[str]:
            some = list(db.scalars(outdated(which, before).where(schema.tables.c.id.not_in(looked_at)).limit(AT_ONCE)))
            delete(db, some, farewell)
            return some

        gone = 0
        while some := await self.hall.store.run(work):
            gone += len(some)
            for table in some:
                self._let_go(table)
            await asyncio.sleep(0)
        return gone

    def _let_go(self, table: str) -> None:
        """No bot and no clock waits at a table that is gone."""
        live = self.hall.let_go(table)
        if live is not None:
            tell_table(live)

    # What was changed by a command beside us

    async def heed(self) -> None:
        """Bring the tables in memory up to date if another process has written; SQLite counts that for us."""
        if not self.hall.store.here:
            return
        now = await self.hall.store.run(lambda db: int(db.exec_driver_sql("PRAGMA data_version").scalar_one()))
        if now != self._seen and self._seen >= 0:
            for table in list(self.hall.set_aside):  # it may have been mended
                self.hall.set_aside.discard(table)
                await self.hall.get_all([table])
            for live in list(self.hall.live.values()):
                async with live.lock:
                    await self.hall.catch_up(live)
        self._seen = now
