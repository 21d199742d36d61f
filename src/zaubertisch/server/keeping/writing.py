"""How tables go into the database."""

from __future__ import annotations

import functools
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.record import Deed
from zaubertisch.server.compact import compact
from zaubertisch.server.keeping import schema
from zaubertisch.server.mishaps import PeopleChanged, Stale
from zaubertisch.server.table.attempt import Attempt, Snapshot
from zaubertisch.server.table.chat import Said
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.sealed import Sealed
from zaubertisch.server.table.seat import Seat


@functools.cache
def insert_log(dialect: sa.Dialect) -> str:
    """The one statement every move needs, written out once: a move is told only after it."""
    return str(sa.insert(schema.log).compile(dialect=dialect))


def insert_table(connection: sa.Connection, live: LiveTable) -> None:
    """A new table with its seats."""
    connection.execute(sa.insert(schema.tables).values(
        id=live.id, game=live.game.key, version=live.game.version, options=live.options, settings=live.settings,
        seed=live.seed, owner=live.owner, status=live.status, next=None, created=live.created, touched=live.touched,
        public=live.settings["public"],
    ))
    rows = [_seat_row(live.id, number, seat) for number, seat in enumerate(live.seats)]
    connection.execute(sa.insert(schema.seats), rows)


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table, "seat": number, "name": seat.name, "bot": seat.bot, "person": seat.person,
        "number": seat.number, "pledge": seat.pledge, "salt": seat.salt,
    }


def update_seat(connection: sa.Connection, live: LiveTable, number: int, before: str, seat: Seat) -> None:
    """Who sits here now, if the seat is still that person's whose it was; a row is never written back from memory."""
    of = schema.seats.c
    chosen = (of.table_id == live.id) & (of.seat == number) & (of.person == before)
    check_one(connection.execute(sa.update(schema.seats).where(chosen).values(_seat_row(live.id, number, seat))))


def check_one(changed: sa.CursorResult[Any]) -> None:
    if changed.rowcount != 1:
        raise PeopleChanged()


def check_seat(connection: sa.Connection, live: LiveTable, number: int, person: str) -> None:
    """Whether the seat is still this person's."""
    of = schema.seats.c
    if connection.scalar(sa.select(of.person).where(of.table_id == live.id, of.seat == number)) != person:
        raise PeopleChanged()


def check_owner(connection: sa.Connection, live: LiveTable, person: str) -> None:
    """Whether the table is still this person's."""
    if connection.scalar(sa.select(schema.tables.c.owner).where(schema.tables.c.id == live.id)) != person:
        raise PeopleChanged()


def set_owner(connection: sa.Connection, live: LiveTable, before: str, person: str) -> None:
    """Whose table it is now, if it is still that person's whose it was."""
    chosen = (schema.tables.c.id == live.id) & (schema.tables.c.owner == before)
    check_one(connection.execute(sa.update(schema.tables).where(chosen).values(owner=person)))


def seal(connection: sa.Connection, live: LiveTable, sealed: Sealed, seats: list[Seat]) -> None:
    """The seats as they are from now on, and what was fixed with them."""
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == live.id).values(sealed=sealed.plain()))
    for number, seat in enumerate(seats):
        update_seat(connection, live, number, seat.person, seat)


def set_next(connection: sa.Connection, live: LiveTable, following: str) -> None:
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == live.id).values(next=following))


def append_deed(connection: sa.Connection, live: LiveTable, attempt: Attempt, snapshot: Snapshot | None) -> None:
    """One move: its log row, the table's status and, when due, the snapshot, all or nothing."""
    deed = attempt.deed
    try:
        connection.exec_driver_sql(insert_log(connection.dialect), _log_row(live.id, deed, attempt))
    except sa.exc.IntegrityError as error:
        raise Stale(deed.number, deed.number) from error
    if attempt.status != live.status or snapshot is not None:
        chosen = schema.tables.c.id == live.id
        connection.execute(sa.update(schema.tables).where(chosen).values(status=attempt.status, touched=attempt.at))
    if snapshot is not None:
        connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.table_id == live.id))
        connection.execute(sa.insert(schema.snapshots).values(
            table_id=live.id, number=snapshot.number, block=snapshot.block, body=snapshot.body,
        ))


def _log_row(table: str, deed: Deed, attempt: Attempt) -> tuple[str, int, str, int, str, str, str, str, float, str]:
    chance = list(zip(deed.sides, deed.outcomes, strict=True))
    events = [[event.kind, event.audience, event.fields] for event in deed.events]
    return (
        table, deed.number, deed.kind, deed.seat, deed.word, compact(chance), compact(events),
        compact(attempt.because), attempt.at, attempt.by,
    )


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
        person=said.person,
    ))
