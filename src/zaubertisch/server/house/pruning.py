"""Prune: tables nobody has moved at for a long time go, with everything that was kept of them."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Literal

import sqlalchemy as sa

from zaubertisch.server.house.farewell import open_seeds
from zaubertisch.server.house.home import alone_in
from zaubertisch.server.house.mishaps import BadAge, HouseTaken
from zaubertisch.server.house.opening import file_of, folder_of, opened
from zaubertisch.server.keeping import schema
from zaubertisch.server.settings import Settings

DAY: Final = 86400.0
SECONDS: Final = {"h": 3600.0, "d": DAY, "w": 7 * DAY}
AT_ONCE: Final = 20  # tables a transaction: a server beside us never waits long

Which = Literal["finished", "abandoned", "all"]
STATUS: Final[dict[str, list[str]]] = {
    "finished": ["over"], "abandoned": ["open", "running"], "all": ["open", "running", "over"],
}

#: Called in the same transaction before tables go for good.
Farewell = Callable[[sa.Connection, Sequence[str]], None]


def seconds_of(age: str) -> float:
    """A span of time as it is written: 90d, 12w, 36h; a number alone means days."""
    found = re.fullmatch(r"(\d{1,5})([hdw]?)", age)
    if found is None:
        raise BadAge(age)
    return int(found[1]) * SECONDS[found[2] or "d"]


def outdated(which: Which, before: float) -> sa.Select[str]:
    """The tables of this kind at which nobody has moved or spoken since then."""
    of = schema.tables.c
    return sa.select(of.id).where(
        of.status.in_(STATUS[which]), of.touched < before, of.created < before,
        _last(schema.log, before), _last(schema.chat, before),
    ).order_by(of.touched)


def _last(told: sa.Table, before: float) -> sa.ColumnElement[bool]:
    """Whether the last row of this table's log or chat is that old: `touched` is brought up with snapshots only."""
    last = (
        sa.select(told.c.at).where(told.c.table_id == schema.tables.c.id).order_by(told.c.number.desc()).limit(1)
    )
    return sa.func.coalesce(last.scalar_subquery(), 0.0) < before


def delete(connection: sa.Connection, tables: Sequence[str], farewell: Farewell | None = None) -> None:
    """These tables and all that hangs on them; whoever named one as its rematch names none."""
    if farewell is not None:
        farewell(connection, tables)
    for kept in reversed(schema.metadata.sorted_tables):
        if "table_id" in kept.c:
            connection.execute(sa.delete(kept).where(kept.c.table_id.in_(tables)))
    of = schema.tables.c
    connection.execute(sa.update(schema.tables).where(of.next.in_(tables)).values(next=None))
    connection.execute(sa.delete(schema.tables).where(of.id.in_(tables)))


def prune(settings: Settings, which: Which, age: float, dry: bool) -> int:
    """Delete what is older than this; says how many tables went, or would go."""
    before = time.time() - age
    with opened(settings) as engine:
        if dry:
            return count(engine, which, before)
        gone = 0
        while True:
            with engine.begin() as connection:  # looked up and deleted in one transaction: nobody moves in between
                some = list(connection.scalars(outdated(which, before).limit(AT_ONCE)))
                if not some:
                    return gone
                delete(connection, some, open_seeds)
                gone += len(some)


def count(engine: sa.Engine, which: Which, before: float) -> int:
    """How many tables would go."""
    with engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(outdated(which, before).subquery())) or 0


def give_back(settings: Settings) -> int | None:
    """The room the house does not need any more, in bytes; nothing while a server runs, whose writes would wait."""
    folder = folder_of(settings)
    if folder is None:
        return None
    file = file_of(settings)
    try:
        with alone_in(folder):
            before = size(file)
            with contextlib.closing(sqlite3.connect(file)) as house:
                house.execute("VACUUM")
                house.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return before - size(file)
    except (HouseTaken, sqlite3.Error):
        return None


def size(file: Path) -> int:
    beside = [Path(f"{file}{name}") for name in ("", "-wal")]
    return sum(each.stat().st_size for each in beside if each.exists())
