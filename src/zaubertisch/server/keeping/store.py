"""Store: the database. Whoever awaits a write is told only after it is committed."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import SQLAlchemyError

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.compact import compact
from zaubertisch.server.keeping.revisions import check_revision

PATIENCE: Final = 5.0  # seconds a piece of work waits while another process has the database
FIRST_PAUSE: Final = 0.005
LONGEST_PAUSE: Final = 0.1

log = logging.getLogger("zaubertisch")

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]


class StorageFailed(ZaubertischError):
    """The database could not take a write; nothing was changed."""

    def __init__(self) -> None:
        sentence = "The table could not be saved, so nothing was changed; please try again."
        super().__init__("storage-failed", sentence, {})


class Unreadable(StorageFailed):
    """What was read is no part of a sound database."""


class _Settlement(asyncio.Future[Any]):
    """How a piece of work ends: it cannot be cancelled, and whoever waits for it learns it even when they are.

    The cancellation comes to them together with the end, so that what is written down and what is held in memory never
    part; awaited without anything in between, since every move waits here.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        return False


class _Job:
    """One piece of work and who waits for it."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.until = time.monotonic() + PATIENCE
        self.done = _Settlement(loop=loop)
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell the waiter."""
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Store:
    """All tables of one server.

    A file database is written where the event loop runs: a commit to its log takes less time than waking a thread.
    While another process has it, work waits and the loop goes on. A database server is written by a thread of its own.
    Either way, what has come together is committed together, and what goes wrong is told to its own waiter alone.
    """

    def __init__(self, url: str, durable: bool = False) -> None:
        self.url = url
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.engine = sa.create_engine(url, json_serializer=compact)
        self.here = self.engine.dialect.name == "sqlite"
        if self.here:
            sa.event.listen(self.engine, "connect", lambda connection, _: _tune_sqlite(connection, durable))
            sa.event.listen(self.engine, "begin", _begin_sqlite)
        self.migrate()
        self._connection = self._connect()
        self._reader = self._connect(reading=True)
        self._waiting: list[_Job] = []
        self._thread = None if self.here else ThreadPoolExecutor(1, thread_name_prefix="store")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._busy = False
        self._pause = FIRST_PAUSE

    def migrate(self) -> None:
        """Bring the database to the newest schema; one that is newer still is left alone."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            check_revision(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _connect(self, reading: bool = False) -> sa.Connection:
        """A connection that never makes the event loop wait for another process."""
        connection = self.engine.connect().execution_options(reading=reading)
        if self.here:
            connection.connection.cursor().execute("PRAGMA busy_timeout=0").close()
        return connection

    # Reading

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What has been committed; a file is read at once, whoever may be writing."""
        if self._thread is not None:
            return await self.run(work)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._reader.begin():
                    return work(self._reader)
            except sa.exc.OperationalError as error:
                if not is_busy(error) or time.monotonic() > until:
                    raise _told(error) from error
            except SQLAlchemyError as error:
                raise Unreadable() from error
            await asyncio.sleep(LONGEST_PAUSE)

    async def read_aside(self, work: Callable[[sa.Connection], T]) -> T:
        """As `read`, but what takes long to read or to make out: the loop goes on meanwhile, and others may write."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, self._read_apart, work)

    def _read_apart(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self.engine.connect().execution_options(reading=True) as connection, connection.begin():
                return work(connection)
        except sa.exc.OperationalError as error:
            raise _told(error) from error
        except SQLAlchemyError as error:
            raise Unreadable() from error

    # Writing

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do this work in a transaction; the answer comes after the commit.

        Whoever is cancelled meanwhile still learns how it ended, and goes at the next wait: what is written down and
        what is held in memory never part.
        """
        loop = asyncio.get_running_loop()
        job = _Job(work, loop)
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin)
        try:
            await job.done
        except asyncio.CancelledError:
            _cancel_later()
        except Exception:
            pass  # told below, whether or not somebody was cancelled meanwhile
        result: T = job.done.result()
        return result

    def _begin(self) -> None:
        """Commit everything that waits, here or in the thread."""
        jobs, self._waiting = self._waiting, []
        if self._thread is None:
            self._finish(jobs, self._commit(jobs))
        else:
            written = asyncio.get_running_loop().run_in_executor(self._thread, self._commit, jobs)
            written.add_done_callback(lambda late: self._finish(jobs, late.result()))

    def _commit(self, jobs: list[_Job]) -> list[_Job]:
        """All in one transaction; if one of several fails, each in its own. Says what must wait for another process."""
        try:
            with self._connection.begin():
                for job in jobs:
                    job.result = job.work(self._connection)
        except Exception as error:
            if is_busy(error):
                return jobs
            if len(jobs) > 1:
                return [late for job in jobs for late in self._commit([job])]
            jobs[0].error = _told(error) if isinstance(error, (SQLAlchemyError, OSError)) else error
        return []

    def _finish(self, jobs: list[_Job], late: list[_Job]) -> None:
        """Tell everybody how it ended; what must wait is tried again soon, as long as its patience lasts."""
        now = time.monotonic()
        waiting = [job for job in late if job.until > now]
        for job in jobs:
            if job in late and job not in waiting:
                job.error = _told(TimeoutError())
            if job not in waiting:
                job.settle()
        self._waiting = waiting + self._waiting
        self._busy = bool(self._waiting)
        self._pause = min(LONGEST_PAUSE, self._pause * 2) if late else FIRST_PAUSE
        if self._busy:
            asyncio.get_running_loop().call_later(self._pause if waiting else 0, self._begin)

    def close(self) -> None:
        """Finish what was begun, then let go of the database; once it is let go of, nothing is left to do."""
        if self._connection.closed:
            return
        if self._thread is not None:
            self._thread.shutdown()
        self._aside.shutdown(cancel_futures=True)
        self._commit(self._waiting)
        self._connection.close()
        self._reader.close()
        self.engine.dispose()


def _cancel_later() -> None:
    """The cancellation that has just come is to come at the next wait."""
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()
    task.cancel()


def _told(error: Exception) -> StorageFailed:
    """What people are told of a failure; the operator also learns what the database said."""
    orig = getattr(error, "orig", error)
    reason = getattr(orig, "sqlite_errorname", type(orig).__name__)
    log.error("storage failed", extra={"fields": {"error": type(error).__name__, "reason": reason}})
    return StorageFailed()


def is_busy(error: Exception) -> bool:
    """Whether another process has the file at the moment."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _begin_sqlite(connection: sa.Connection) -> None:
    """Whoever writes says so at once; whoever reads waits for nobody."""
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _tune_sqlite(connection: Any, durable: bool) -> None:
    """Write-ahead log: a killed process loses nothing that was committed, and readers never wait.

    A durable one is synced with every commit, so that a power cut loses nothing either.
    """
    connection.isolation_level = None  # transactions are begun by us, so that savepoints hold
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")  # before the house opens; afterwards the loop never waits
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
