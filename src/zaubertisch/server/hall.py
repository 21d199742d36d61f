"""Hall: all live tables of this server, found in memory or in the database, and woken when somebody must answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import sqlalchemy as sa

from zaubertisch.kernel.event import PUBLIC
from zaubertisch.server.keeping import reading, writing
from zaubertisch.server.keeping.catching_up import bring_up, fits, read_people
from zaubertisch.server.keeping.store import StorageFailed, Store, Unreadable, Work
from zaubertisch.server.keeping.wholeness import Broken, check
from zaubertisch.server.mishaps import NoSuchTable, OldRules, PeopleChanged, SetAside
from zaubertisch.server.robots import Robots
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.clock import timed
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.announcing import tell_table
from zaubertisch.server.telling.state import state
from zaubertisch.server.telling.tables import info

DAY: Final = 86400.0
AT_ONCE: Final = 300  # log entries that are read sooner than a thread is woken for them
FRESH: Final = 30.0  # seconds a table stays in memory at least after somebody came for it

log = logging.getLogger("zaubertisch")


class Hall:
    """The tables, the database and the bots of one server; `see_to` waits with a table for its next answer."""

    def __init__(
        self, settings: Settings, store: Store,
        see_to: Callable[[Hall, LiveTable, int], Coroutine[Any, Any, None]],
    ) -> None:
        self.settings = settings
        self.store = store
        self.robots = Robots(settings.bot_workers, settings.bot_seconds)
        self.live: dict[str, LiveTable] = {}  # whoever was come for last stands last
        self.set_aside: set[str] = set()  # damaged tables
        self.outgrown: dict[str, OldRules] = {}  # tables of rules that were changed since
        self.moves = 0
        self.asking_for_hints: set[str] = set()  # people
        self.one_hint = asyncio.Lock()
        self.asking_to_know: set[str] = set()  # people
        self.one_look = asyncio.Lock()
        self._see_to = see_to
        self._loading: dict[str, asyncio.Future[None]] = {}
        self._waits: dict[str, asyncio.Task[None]] = {}

    # Finding tables

    async def get(self, table: str) -> LiveTable:
        """The table of this id, from memory or from the database."""
        while table not in self.live:
            await self._loaded(table)
        live = self.live[table] = self.live.pop(table)
        live.seen = time.monotonic()
        live.visits += 1
        return live

    async def _loaded(self, table: str) -> None:
        """Have the table from the database, read once for all who come for it now."""
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> None:
        """Have the table from the database; a damaged one is set aside and disturbs nobody else.

        It stands in the hall at once: whoever goes over all tables to renew a key finds what was read before.
        """
        if table in self.set_aside:
            raise SetAside(table)
        if table in self.outgrown:
            raise self.outgrown[table]
        try:
            live = await self._read(table)
            look_over(live)
        except NoSuchTable:
            raise
        except OldRules as error:
            self.outgrown[table] = error
            raise
        except Exception as error:
            if isinstance(error, StorageFailed) and not isinstance(error, Unreadable):
                raise
            self.set_aside.add(table)
            reason = str(error) if isinstance(error, Broken) else type(error).__name__
            log.error("table set aside", extra={"fields": {"table": table, "reason": reason}})
            raise SetAside(table) from error
        if table not in self.live:
            self.live[table] = live
            self.wake(live)

    async def _read(self, table: str) -> LiveTable:
        """The table as it is stored; a long log is read aside, and who sits there is then looked at once more."""
        entries = await self.store.read(lambda db: reading.count_entries(db, table))
        if entries <= AT_ONCE:
            return await self.store.read(lambda db: reading.read_table(db, table))
        live = await self.store.read_aside(lambda db: reading.read_table(db, table))
        now = await self.store.read(lambda db: read_people(db, live))
        if now is None:
            raise NoSuchTable(table)
        check(fits(live, now), "a seat is none")
        bring_up(live, now)
        return live

    async def get_all(self, tables: list[str]) -> list[LiveTable]:
        """Those of these tables that can still be played; one that cannot stands in nobody's way."""
        out: list[LiveTable] = []
        for table in tables:
            with contextlib.suppress(NoSuchTable, OldRules, SetAside):
                out.append(await self.get(table))
        return out

    async def resume(self) -> None:
        """After a start: take up every game of the last day at which somebody must answer, one after the other."""
        for table in await self.store.read(lambda db: reading.awaited(db, time.time() - DAY)):
            if self.entries() > self.settings.idle_entries:
                log.warning("not all taken up", extra={"fields": {"entries": self.entries()}})
                return  # the others go on when somebody comes for them
            for live in await self.get_all([table]):
                if not self.is_due(live) and live.visits == 1:  # nobody else has come for it meanwhile
                    self.let_go(live.id)
            await asyncio.sleep(0)

    async def add(self, live: LiveTable, beside: Work = lambda db: None) -> None:
        """A new table, and what is written with it, all or nothing."""
        live.created = live.touched = time.time()

        def work(db: sa.Connection) -> None:
            writing.insert_table(db, live)
            beside(db)

        await self.store.run(work)
        self.live[live.id] = live

    # People, who may be changed by another process too

    async def change(self, live: LiveTable, work: Work) -> None:
        """Write what rests on who sits here; if it is not so any more, nothing is written and the table catches up."""
        try:
            await self.store.run(work)
        except PeopleChanged:
            await self.catch_up(live)
            raise

    async def catch_up(self, live: LiveTable) -> None:
        """People may have been forgotten, or the table may be gone; moves are the server's alone."""
        found = await self.store.run(lambda db: read_people(db, live))
        if found is None or not fits(live, found):  # whoever comes for it is told what became of it
            if self.live.get(live.id) is live:
                self.let_go(live.id)
            tell_table(live)
        elif bring_up(live, found):
            tell_table(live)
            self.wake(live)

    # Waking and letting go

    def is_due(self, live: LiveTable) -> bool:
        """Whether somebody besides a person with all the time in the world must answer here."""
        if live.status != "running":
            return live.status == "open" and live.sealed is not None
        return not live.full and bool(live.player(live.asked) or timed(live) or live.ordered(live.asked))

    def is_forgotten(self, live: LiveTable) -> bool:
        """Whether somebody must answer here and nobody is about to."""
        wait = self._waits.get(live.id)
        return (wait is None or wait.done()) and not live.lock.locked() and self.is_due(live)

    def wake(self, live: LiveTable) -> None:
        """See to it that somebody answers: a bot now, or a stand-in when the time is up.

        Once it is up nothing puts the stand-in's answer off; only another answer makes it needless.
        """
        old = self._waits.get(live.id)
        if old is not None and not old.done() and live.late == live.number and old is not asyncio.current_task():
            return
        self._waits.pop(live.id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        if self.is_due(live):
            self._waits[live.id] = asyncio.create_task(self._see_to(self, live, live.number))

    def let_go(self, table: str) -> LiveTable | None:
        """Forget a table, with its bots and clocks; says which it was, if it was in memory."""
        wait = self._waits.pop(table, None)
        if wait is not None:
            wait.cancel()
        return self.live.pop(table, None)

    def let_idle_go(self) -> int:
        """Tables nobody looks at leave memory, after a while or when there are many; the database has them."""
        now = time.monotonic()
        idle = [live for live in self.live.values() if self._is_idle(live, now)]
        tables, entries = len(idle) - self.settings.idle_tables, self.entries() - self.settings.idle_entries
        for place, live in enumerate(idle):  # the longest unseen come first
            if place < tables or entries > 0 or now - live.seen > self.settings.idle_seconds:
                self.let_go(live.id)
                entries -= live.number + 1
        return len(idle)

    def entries(self) -> int:
        """How many log entries are in memory: long games weigh as much as many."""
        return sum(live.number + 1 for live in self.live.values())

    def _is_idle(self, live: LiveTable, now: float) -> bool:
        return (
            now - live.seen > FRESH and not live.listeners and not live.lock.locked() and not self.is_due(live)
        )

    async def close(self) -> None:
        """Let bots and clocks go; every table is in the database already."""
        going = [*self._waits.values(), *self._loading.values()]
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        self.robots.close()
        self.store.close()


def look_over(live: LiveTable) -> None:
    """Show the table to nobody: whatever would fail before people fails here."""
    info(live, "")
    timed(live)
    live.ordered(live.asked)
    state(live, PUBLIC)
    if live.status == "running":
        state(live, live.asked)
