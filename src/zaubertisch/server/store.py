"""Store: the database. Whoever awaits a write is told only after it is committed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import orjson
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

    def settle(self) -> None:
        """Tell the waiter, unless it has gone."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Store:
    """All tables of one server.

    A file database is written where the event loop runs: a commit to its log takes less time than waking a thread.
    A database server is written by a thread of its own. Either way, what has come together is committed together.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.engine = sa.create_engine(url, json_serializer=compact)
        self.here = self.engine.dialect.name == "sqlite"
        if self.here:
            sa.event.listen(self.engine, "connect", _tune_sqlite)
            sa.event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self.migrate()
        self._connection = self.engine.connect()
        self._waiting: list[_Job] = []
        self._thread = None if self.here else ThreadPoolExecutor(1, thread_name_prefix="store")
        self._busy = False

    def migrate(self) -> None:
        """Bring the database to the newest schema."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do this work in a transaction; the answer comes after the commit."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop)
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin)
        result: T = await job.done
        return result

    def _begin(self) -> None:
        """Commit everything that waits, here or in the thread."""
        jobs, self._waiting = self._waiting, []
        if self._thread is None:
            self._commit(jobs)
            self._finish(jobs)
        else:
            written = asyncio.get_running_loop().run_in_executor(self._thread, self._commit, jobs)
            written.add_done_callback(lambda _: self._finish(jobs))

    def _finish(self, jobs: list[_Job]) -> None:
        for job in jobs:
            job.settle()
        self._busy = bool(self._waiting)
        if self._busy:
            asyncio.get_running_loop().call_soon(self._begin)

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one transaction; if one of several fails, each in a transaction of its own."""
        try:
            with self._connection.begin():
                for job in jobs:
                    job.result = job.work(self._connection)
        except (SQLAlchemyError, OSError, ZaubertischError) as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
            else:
                jobs[0].error = error if isinstance(error, ZaubertischError) else StorageFailed()

    def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        if self._thread is not None:
            self._thread.shutdown()
        self._commit(self._waiting)
        self._connection.close()
        self.engine.dispose()


def compact(value: Any) -> str:
    """JSON without a needless byte."""
    return orjson.dumps(value).decode()


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log: a killed process loses nothing that was committed, and readers never wait."""
    connection.isolation_level = None  # transactions are begun by us, so that savepoints hold
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
