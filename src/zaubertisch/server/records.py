"""How tables go into the database and come out again."""

from __future__ import annotations

import functools
import time
from typing import Any

import sqlalchemy as sa

from zaubertisch import games
from zaubertisch.server import schema
from zaubertisch.server.live import Attempt, LiveTable, Row, Said, Seat, Standing
from zaubertisch.server.mishaps import NoSuchTable, Stale
from zaubertisch.server.store import compact


@functools.cache
def insert_log(dialect: sa.Dialect) -> str:
    """The one statement every move needs, written out once: a move is told only after it."""
    return str(sa.insert(schema.log).compile(dialect=dialect))


def insert_table(connection: sa.Connection, live: LiveTable) -> None:
    """A new table with its seats."""
    connection.execute(sa.insert(schema.tables).values(
        id=live.id, game=live.game.key, version=live.game.version, options=live.options, settings=live.settings,
        seed=live.seed, owner=live.owner, status=live.status, next=None, created=live.created, touched=live.touched,
    ))
    rows = [_seat_row(live.id, number, seat) for number, seat in enumerate(live.seats)]
    connection.execute(sa.insert(schema.seats), rows)


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table, "seat": number, "name": seat.name, "bot": seat.bot, "person": seat.person,
        "number": seat.number,
    }


def update_seat(connection: sa.Connection, live: LiveTable, number: int, seat: Seat) -> None:
    """Who sits here now."""
    chosen = (schema.seats.c.table_id == live.id) & (schema.seats.c.seat == number)
    connection.execute(sa.update(schema.seats).where(chosen).values(_seat_row(live.id, number, seat)))


def set_next(connection: sa.Connection, live: LiveTable, following: str) -> None:
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == live.id).values(next=following))


def append_row(connection: sa.Connection, live: LiveTable, attempt: Attempt, snapshot: str | None) -> None:
    """One move: its log row, the table's status and, when due, the snapshot, all or nothing."""
    row = attempt.row
    values = (
        live.id, row.number, row.kind, row.seat, row.word, compact(row.chance), compact(row.events),
        compact(row.because), row.at,
    )
    try:
        connection.exec_driver_sql(insert_log(connection.dialect), values)
    except sa.exc.IntegrityError as error:
        raise Stale(row.number, row.number) from error
    status = "over" if attempt.table.over else "running"
    if status != live.status or snapshot is not None:
        chosen = schema.tables.c.id == live.id
        connection.execute(sa.update(schema.tables).where(chosen).values(status=status, touched=row.at))
    if snapshot is not None:
        connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.table_id == live.id))
        connection.execute(sa.insert(schema.snapshots).values(
            table_id=live.id, number=row.number, block=attempt.source.block, body=snapshot,
        ))


def set_order(connection: sa.Connection, live: LiveTable, seat: int, key: str, order: Standing | None) -> None:
    """Give a standing order, or take it back."""
    of = schema.orders.c
    chosen = (of.table_id == live.id) & (of.seat == seat) & (of.key == key)
    connection.execute(sa.delete(schema.orders).where(chosen))
    if order is not None:
        connection.execute(sa.insert(schema.orders).values(
            table_id=live.id, seat=seat, key=key, value=order.value, occasion=order.occasion,
        ))


def append_chat(connection: sa.Connection, live: LiveTable, said: Said) -> None:
    connection.execute(sa.insert(schema.chat).values(
        table_id=live.id, number=said.number, seat=said.seat, name=said.name, text=said.text, at=said.at, public=True,
    ))


def read_table(connection: sa.Connection, table: str) -> LiveTable:
    """The whole table from the database."""
    found = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if found is None:
        raise NoSuchTable(table)
    live = LiveTable(
        id=found["id"], game=games.get(found["game"]), options=found["options"], settings=found["settings"],
        seed=found["seed"], owner=found["owner"], seats=_read_seats(connection, table), status=found["status"],
        next=found["next"] or "", version=found["version"], created=found["created"], touched=found["touched"],
        rows=_read_log(connection, table), chat=_read_chat(connection, table), asked_at=time.time(),
        orders=_read_orders(connection, table),
    )
    if live.rows:
        live.load(_read_snapshot(connection, table))
    return live


def _read_seats(connection: sa.Connection, table: str) -> list[Seat]:
    chosen = sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    return [
        Seat(row["name"], row["bot"], row["person"], row["number"]) for row in connection.execute(chosen).mappings()
    ]


def _read_log(connection: sa.Connection, table: str) -> list[Row]:
    chosen = sa.select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.number)
    return [
        Row(row["number"], row["kind"], row["seat"], row["word"], row["chance"], row["events"], row["at"],
            row["because"])
        for row in connection.execute(chosen).mappings()
    ]


def _read_chat(connection: sa.Connection, table: str) -> list[Said]:
    chosen = sa.select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.number)
    return [
        Said(row["number"], row["seat"], row["name"], row["text"], row["at"])
        for row in connection.execute(chosen).mappings()
    ]


def _read_orders(connection: sa.Connection, table: str) -> dict[int, dict[str, Standing]]:
    given: dict[int, dict[str, Standing]] = {}
    for row in connection.execute(sa.select(schema.orders).where(schema.orders.c.table_id == table)).mappings():
        given.setdefault(row["seat"], {})[row["key"]] = Standing(row["value"], row["occasion"])
    return given


def _read_snapshot(connection: sa.Connection, table: str) -> tuple[int, int, str] | None:
    found = connection.execute(sa.select(schema.snapshots).where(schema.snapshots.c.table_id == table)).first()
    return None if found is None else (found.number, found.block, found.body)


def tables_of(connection: sa.Connection, person: str, most: int) -> list[str]:
    """The tables at which this person sits, the latest first."""
    chosen = (
        sa.select(schema.tables.c.id)
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(schema.seats.c.person == person)
        .order_by(schema.tables.c.touched.desc())
        .limit(most)
    )
    return list(connection.execute(chosen).scalars())


def latest(connection: sa.Connection, status: list[str], since: float, most: int) -> list[str]:
    """Tables of these states that somebody touched since then, the latest first."""
    chosen = (
        sa.select(schema.tables.c.id)
        .where(schema.tables.c.status.in_(status), schema.tables.c.touched >= since)
        .order_by(schema.tables.c.touched.desc())
        .limit(most)
    )
    return list(connection.execute(chosen).scalars())
