"""The keeper of a running house: lets tables go after their time, and heeds what was changed beside the server."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.hall import Hall
from zaubertisch.server.house.pruning import AT_ONCE, DAY, Farewell, Which, delete, outdated
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.wholeness import are_seats, mended
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat
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
                await self._renew(live)
        self._seen = now

    async def _renew(self, live: LiveTable) -> None:
        """People may have been forgotten, or the table may be gone; moves are the server's alone."""
        async with live.lock:
            found = await self.hall.store.run(lambda db: read_people(db, live.id))
            if found is None or not fits(live, found):  # whoever comes for it is told what became of it
                self._let_go(live.id)
            elif bring_up(live, found):
                tell_table(live)
                self.hall.wake(live)


@dataclass
class People:
    """What may be changed of a table by forgetting somebody."""

    owner: str
    seats: list[dict[str, Any]]
    chat: dict[int, dict[str, Any]]  # by number


def read_people(db: sa.Connection, table: str) -> People | None:
    """Who opened this table, who sits there and what was said, or nothing if it is gone."""
    owner = db.scalar(sa.select(schema.tables.c.owner).where(schema.tables.c.id == table))
    if owner is None:
        return None
    of, said = schema.seats.c, schema.chat.c
    whole = sa.select(of.name, of.bot, of.person, of.number, of.pledge, of.salt)
    seats = db.execute(whole.where(of.table_id == table).order_by(of.seat))
    lines = db.execute(sa.select(said.number, said.name, said.text).where(said.table_id == table))
    chat = {number: {"name": name, "text": text} for number, name, text in lines}
    return People(owner, [dict(row) for row in seats.mappings()], chat)


def fits(live: LiveTable, now: People) -> bool:
    """Whether what is stored can be the people of this table."""
    same = isinstance(now.owner, str) and len(now.seats) == len(live.seats)
    return same and are_seats(Seat(**row) for row in now.seats)


def bring_up(live: LiveTable, now: People) -> bool:
    """Make the table in memory equal to what is stored of its people; says whether anything was different."""
    seats = [replace(seat, **row) for seat, row in zip(live.seats, now.seats, strict=True)]
    chat = [mended(replace(said, **now.chat.get(said.number, {}))) for said in live.chat]
    if (now.owner, seats, chat) == (live.owner, live.seats, live.chat):
        return False
    live.owner, live.seats, live.chat = now.owner, seats, chat
    live.orders = {seat: given for seat, given in live.orders.items() if seats[seat].person}
    return True
