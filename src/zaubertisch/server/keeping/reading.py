"""How tables come out of the database again."""

from __future__ import annotations

import contextlib
import json
from typing import Any, Final

import sqlalchemy as sa

from zaubertisch import games
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.record import Deed
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.wholeness import check, check_front, check_whole
from zaubertisch.server.mishaps import NoSuchTable
from zaubertisch.server.table.chat import A_PAGE, IN_MEMORY, Said
from zaubertisch.server.table.clock import take_up
from zaubertisch.server.table.live import LiveTable, Snapshot
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.sealed import sealed_from
from zaubertisch.server.table.seat import Seat

END: Final = 2**31 - 1  # a line number no chat reaches
JSON: Final = ("options", "settings", "sealed")  # read as text, so that a damaged one spoils nobody else's answer
THESE: Final[sa.BindParameter[list[str]]] = sa.bindparam("tables", expanding=True)
ROWS: Final = sa.select(*[
    sa.cast(column, sa.Text).label(column.name) if column.name in JSON else column for column in schema.tables.c
]).where(schema.tables.c.id.in_(THESE))
SITTING: Final = sa.select(schema.seats).where(schema.seats.c.table_id.in_(THESE)).order_by(schema.seats.c.seat)


def read_table(connection: sa.Connection, table: str) -> LiveTable:
    """The whole table from the database; what cannot be what was played there raises, whatever it is."""
    found = _read_rows(connection, [table])
    if not found:
        raise NoSuchTable(table)
    live = _front(*found[0])
    live.chat = read_chat(connection, table, END, IN_MEMORY)
    live.orders = _read_orders(connection, table)
    rows = _read_log(connection, table)
    check_whole(live, rows)
    live.reasons = {row["number"]: row["because"] for row in rows if row["because"]}
    if rows:
        live.load([_deed(row) for row in rows], _read_snapshot(connection, table))
        take_up(live, [rows[deed.number]["at"] for deed in live.dealt().standing])
    return live


def read_fronts(connection: sa.Connection, tables: list[str]) -> list[LiveTable]:
    """What can be seen of these tables without their logs, in this order; a damaged one is left out."""
    out: list[LiveTable] = []
    for row, seats in _read_rows(connection, tables):
        with contextlib.suppress(Exception):  # whatever is wrong with one, it stands in nobody's way
            out.append(_front(row, seats))
    return out


def _front(row: sa.RowMapping, seats: list[sa.RowMapping]) -> LiveTable:
    """One table without its log."""
    check([seat["seat"] for seat in seats] == list(range(len(seats))), "a seat is missing")
    live = LiveTable(
        id=row["id"], game=games.get(row["game"]), options=json.loads(row["options"]),
        settings=json.loads(row["settings"]), seed=row["seed"], owner=row["owner"], next=row["next"] or "",
        version=row["version"], created=row["created"], touched=row["touched"], stored=row["status"],
        sealed=sealed_from(json.loads(row["sealed"] or "null")), seats=[_seat(seat) for seat in seats],
    )
    check_front(live)
    return live


def _seat(row: sa.RowMapping) -> Seat:
    return Seat(row["name"], row["bot"], row["person"], row["number"], row["pledge"], row["salt"])


def _read_rows(connection: sa.Connection, tables: list[str]) -> list[tuple[sa.RowMapping, list[sa.RowMapping]]]:
    """The rows of these tables with those of their seats, in this order; whatever is not there is left out."""
    found = {row["id"]: row for row in connection.execute(ROWS, {"tables": tables}).mappings()}
    seats: dict[str, list[sa.RowMapping]] = {}
    for row in connection.execute(SITTING, {"tables": tables}).mappings():
        seats.setdefault(row["table_id"], []).append(row)
    return [(found[table], seats.get(table, [])) for table in tables if table in found]


def _read_log(connection: sa.Connection, table: str) -> list[sa.RowMapping]:
    chosen = sa.select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.number)
    return list(connection.execute(chosen).mappings())


def _deed(row: sa.RowMapping) -> Deed:
    chance: list[list[int]] = row["chance"]
    events: list[list[Any]] = row["events"]
    return Deed(
        row["number"], row["kind"], row["seat"], row["word"], [sides for sides, _ in chance],
        [outcome for _, outcome in chance], [Event(kind, audience, fields) for kind, audience, fields in events],
    )


def read_chat(connection: sa.Connection, table: str, before: int, most: int = A_PAGE) -> list[Said]:
    """The last lines of a table's chat before this one, in order."""
    of = schema.chat.c
    chosen = sa.select(schema.chat).where(of.table_id == table, of.number < before).order_by(of.number.desc())
    rows = connection.execute(chosen.limit(most)).mappings().all()
    return [Said(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)]


def _read_orders(connection: sa.Connection, table: str) -> dict[int, dict[str, Standing]]:
    given: dict[int, dict[str, Standing]] = {}
    for row in connection.execute(sa.select(schema.orders).where(schema.orders.c.table_id == table)).mappings():
        given.setdefault(row["seat"], {})[row["key"]] = Standing(row["value"], row["occasion"])
    return given


def _read_snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    found = connection.execute(sa.select(schema.snapshots).where(schema.snapshots.c.table_id == table)).first()
    return None if found is None else Snapshot(found.number, found.block, found.body)


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


def awaited(connection: sa.Connection, since: float) -> list[str]:
    """Tables at which a bot, an order, a clock or the deal may be due, the latest first.

    The settings are looked at as text: a damaged one must not spoil the answer for all.
    """
    of, sit, given = schema.tables.c, schema.seats.c, schema.orders.c
    settings = sa.cast(of.settings, sa.Text)
    answers = sa.or_(
        sa.exists().where(sit.table_id == of.id, sit.bot != ""),
        sa.exists().where(given.table_id == of.id),
        settings.not_like('%"clock":"none"%'), settings.like('%"stand_in":true%'),
    )
    chosen = sa.select(of.id).where(
        of.touched >= since,
        sa.or_(sa.and_(of.status == "running", answers), sa.and_(of.status == "open", of.sealed.is_not(None))),
    )
    return list(connection.execute(chosen.order_by(of.touched.desc())).scalars())


def latest(
    connection: sa.Connection, status: list[str], since: float, most: int, public: tuple[bool, ...] = (True, False),
) -> list[str]:
    """Tables of these states that somebody touched since then, the latest first.

    Each state is looked for by itself, where the index leads to the latest at once, however many there are.
    """
    of = schema.tables.c
    found: list[tuple[float, str]] = []
    for shown in public:
        for each in status:
            chosen = sa.select(of.touched, of.id).where(of.public == shown, of.status == each, of.touched >= since)
            found += [(at, table) for at, table in connection.execute(chosen.order_by(of.touched.desc()).limit(most))]
    return [table for _, table in sorted(found, reverse=True)[:most]]


def opened_seed(connection: sa.Connection, table: str) -> sa.RowMapping | None:
    """The seed of a table that was given up and is gone, or nothing."""
    return connection.execute(sa.select(schema.opened).where(schema.opened.c.id == table)).mappings().first()


def is_stored(connection: sa.Connection, person: str) -> bool:
    """Whether this person has a seat anywhere."""
    return connection.execute(sa.select(schema.seats.c.seat).where(schema.seats.c.person == person)).first() is not None


def unfinished(connection: sa.Connection, person: str, since: float) -> tuple[int, int]:
    """How many tables not over and touched since this person has opened, and at how many they sit."""
    going_on = (schema.tables.c.status != "over", schema.tables.c.touched >= since)
    opened = sa.select(sa.func.count()).select_from(schema.tables).where(schema.tables.c.owner == person, *going_on)
    seated = (
        sa.select(sa.func.count()).select_from(schema.tables)
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(schema.seats.c.person == person, *going_on)
    )
    return connection.execute(opened).scalar_one(), connection.execute(seated).scalar_one()
