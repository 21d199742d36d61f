"""The house's database for one command, also beside a running server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.house.home import touch_private
from zaubertisch.server.house.mishaps import Damaged, NoDatabase, NoHouse, OlderSchema, OtherEngine
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.revisions import check_revision, newest
from zaubertisch.server.keeping.store import StorageFailed
from zaubertisch.server.settings import Settings

#: A command waits for the server's writes rather than failing; the server never waits long for a command's.
PATIENCE = 20_000


@dataclass
class Holding:
    """How much a house holds."""

    tables: int
    moves: int


def file_of(settings: Settings) -> Path:
    """The file that holds the tables."""
    url = sa.make_url(settings.url())
    if url.get_backend_name() != "sqlite" or not url.database:
        raise OtherEngine(url.get_backend_name())
    return Path(url.database)


def folder_of(settings: Settings) -> Path | None:
    """The folder one server has for itself; a database server is nobody's alone."""
    try:
        return file_of(settings).parent
    except OtherEngine:
        return None


def engine_of(url: str) -> sa.Engine:
    """A way in that deletes what it deletes, and waits for the server."""
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _tune)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _tune(connection: Any, _record: Any) -> None:
    """What is deleted is overwritten, not only let go."""
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA secure_delete=ON")


@contextlib.contextmanager
def told(path: Path) -> Iterator[None]:
    """What the database complains of becomes a sentence."""
    try:
        yield
    except sa.exc.OperationalError as error:
        raise StorageFailed() from error
    except sa.exc.DatabaseError as error:
        raise (NoDatabase(path) if "not a database" in str(error.orig) else Damaged(path, str(error.orig))) from error


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[sa.Engine]:
    """The house as it stands; it must be there and of this program's schema."""
    file = file_of(settings) if folder_of(settings) is not None else Path("DATABASE_URL")
    if folder_of(settings) is not None and not (file.exists() and file.stat().st_size):
        raise NoHouse(file)
    engine = engine_of(settings.url())
    try:
        with told(file):
            with engine.connect() as connection:
                revision = check_revision(connection)
            if revision != newest():
                raise OlderSchema(revision, newest()) if revision else NoDatabase(file)
            yield engine
    finally:
        engine.dispose()


def look_over(settings: Settings) -> None:
    """Before a server opens the house: its file is private, and it is of a schema this program knows."""
    if folder_of(settings) is None:
        return
    file = file_of(settings)
    touch_private(file)
    engine = engine_of(settings.url())
    try:
        with told(file), engine.connect() as connection:
            check_revision(connection)
    finally:
        engine.dispose()


def holding(connection: sa.Connection) -> Holding:
    """Count tables and moves."""
    moves = sa.select(sa.func.count()).select_from(schema.log).where(schema.log.c.kind == "move")
    tables = sa.select(sa.func.count()).select_from(schema.tables)
    return Holding(connection.scalar(tables) or 0, connection.scalar(moves) or 0)
