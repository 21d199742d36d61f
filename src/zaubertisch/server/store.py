"""Store: the database behind one writing thread. Whoever awaits a write is told only after it is committed.

Writes that arrive together share one commit; each has a savepoint of its own, so one that fails takes no other with it.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import SQLAlchemyError

from zaubertisch.kernel.errors import ZaubertischError

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]


class StorageFailed(ZaubertischError):
    """The database could not take a write; nothing was changed."""

    def __init__(self) -> None:
        sentence = "The table could not be saved, so nothing was changed; please try again."
        super().__init__("storage-failed", sentence, {})


class _Job:
    """One piece of work and who waits for it."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def announce(self) -> None:
        """Wake the waiter, unless it has gone or its loop is closed."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Store:
    """All tables of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.engine = sa.create_engine(url, json_serializer=_compact)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _tune_sqlite)
            sa.event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self.migrate()
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def migrate(self) -> None:
        """Bring the database to the newest schema."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do this work in a transaction; the answer comes after the commit."""
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await job.done
        return result

    def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()

    def _work(self) -> None:
        while True:
            batch = self._batch()
            if None in batch:
                self._commit([job for job in batch if job is not None])
                return
            self._commit([job for job in batch if job is not None])

    def _batch(self) -> list[_Job | None]:
        """Wait for one job and take along what has come meanwhile."""
        batch = [self._jobs.get()]
        while len(batch) < 64 and not self._jobs.empty():
            batch.append(self._jobs.get_nowait())
        return batch

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    self._attempt(job, connection)
        except (SQLAlchemyError, OSError):
            for job in jobs:
                job.error = StorageFailed()
        for job in jobs:
            job.announce()

    def _attempt(self, job: _Job, connection: sa.Connection) -> None:
        try:
            with connection.begin_nested():
                job.result = job.work(connection)
        except ZaubertischError as error:
            job.error = error
        except (SQLAlchemyError, OSError):
            job.error = StorageFailed()


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log: a killed process loses nothing that was committed, and readers never wait."""
    connection.isolation_level = None  # transactions are begun by us, so that savepoints hold
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
