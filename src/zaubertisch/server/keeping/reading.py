"""How tables come out of the database again."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from zaubertisch import games
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.record import Deed
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.wholeness import can_be_given, check, check_log, check_set_up, mended
from zaubertisch.server.mishaps import NoSuchTable
from zaubertisch.server.table.attempt import Snapshot
from zaubertisch.server.table.chat import A_PAGE, IN_MEMORY, Said
from zaubertisch.server.table.clock import SLOW, take_up
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.sealed import sealed_from
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.taking_up import load

REASONS: Final = ("clock", "absence")  # why a table answers for a person
END: Final = 2**31 - 1  # a line number no chat reaches
ROW: Final = sa.select(schema.tables).where(schema.tables.c.id == sa.bindparam("table"))
SITTING: Final = (
    sa.select(schema.seats).where(schema.seats.c.table_id == sa.bindparam("table")).order_by(schema.seats.c.seat)
)


def read_table(connection: sa.Connection, table: str) -> LiveTable:
    """The whole table from the database; what cannot be what was played there raises, whatever it is."""
    row = _read_row(connection, table)
    live = _without_log(row, _read_seats(connection, table))
    check_set_up(live)
    live.chat = read_chat(connection, table, END, IN_MEMORY)
    live.orders = _read_orders(connection, live)
    rows = _read_log(connection, table)
    check_log(row["status"], rows)
    live.reasons = {row["number"]: row["because"] for row in rows if row["because"]}
    live.answered = {row["number"]: row["by"] for row in rows if row["by"] in REASONS}
    if rows:
        live.referee = load(live, [_deed(row) for row in rows], _read_snapshot(connection, table))
        take_up(live, [rows[deed.number]["at"] for deed in live.dealt().standing])
    return live


def count_entries(connection: sa.Connection, table: str) -> int:
    """How long the log is, by its last number."""
    last = connection.scalar(sa.select(sa.func.max(schema.log.c.number)).where(schema.log.c.table_id == table))
    return last + 1 if isinstance(last, int) else 0


def _without_log(row: sa.RowMapping, seats: list[Seat]) -> LiveTable:
    return LiveTable(
        id=row["id"], game=games.get(row["game"]), options=row["options"], settings=row["settings"], seed=row["seed"],
        owner=row["owner"], next=row["next"] or "", version=row["version"], created=row["created"],
        touched=row["touched"], sealed=sealed_from(row["sealed"]), seats=seats,
    )


def _read_row(connection: sa.Connection, table: str) -> sa.RowMapping:
    row = connection.execute(ROW, {"table": table}).mappings().first()
    if row is None:
        raise NoSuchTable(table)
    return row


def _read_seats(connection: sa.Connection, table: str) -> list[Seat]:
    rows = connection.execute(SITTING, {"table": table}).mappings().all()
    check([row["seat"] for row in rows] == list(range(len(rows))), "a seat is missing")
    return [Seat(row["name"], row["bot"], row["person"], row["number"], row["pledge"], row["salt"]) for row in rows]


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
    keys = ("number", "seat", "name", "text", "at", "person")
    return [mended(Said(*(row[key] for key in keys))) for row in reversed(rows)]


def _read_orders(connection: sa.Connection, live: LiveTable) -> dict[int, dict[str, Standing]]:
    given: dict[int, dict[str, Standing]] = {}
    for row in connection.execute(sa.select(schema.orders).where(schema.orders.c.table_id == live.id)).mappings():
        order = Standing(row["value"], row["occasion"])
        if can_be_given(live, row["seat"], row["key"], order):
            given.setdefault(row["seat"], {})[row["key"]] = order
    return given


def _read_snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    found = connection.execute(sa.select(schema.snapshots).where(schema.snapshots.c.table_id == table)).first()
    return None if found is None else Snapshot(found.number, found.block, found.body)


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
        sa.or_(of.touched >= since, *(settings.like(f'%"clock":"{clock}"%') for clock in SLOW)),
        sa.or_(sa.and_(of.status == "running", answers), sa.and_(of.status == "open", of.sealed.is_not(None))),
    )
    return list(connection.execute(chosen.order_by(of.touched.desc())).scalars())


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
