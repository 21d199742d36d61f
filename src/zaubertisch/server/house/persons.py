"""What is kept of one person: written out for them, or forgotten; what others played stays whole."""

from __future__ import annotations

import secrets
import time
from typing import Any

import sqlalchemy as sa

from zaubertisch import bots
from zaubertisch.server.door.people import person_of
from zaubertisch.server.house.mishaps import NoSuchPerson
from zaubertisch.server.house.opening import opened
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.people import is_known
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.seating import STARS

FORMAT = 2  # what was said stands by itself; in 1 it stood with the seat it was said from
Row = dict[str, Any]


def person_named(connection: sa.Connection, key: str) -> str:
    """Who is meant: by the secret key, by the link that holds it, or by what is stored of it."""
    said = key.strip().rpartition("#")[2]
    for person in (person_of(said), said):
        if person and is_known(connection, person):
            return person
    raise NoSuchPerson()


def rows(connection: sa.Connection, chosen: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(chosen).mappings()]


# Export


def export(settings: Settings, key: str) -> Row:
    """Everything kept of this person, and nothing of anybody else."""
    with opened(settings) as engine, engine.connect() as connection:
        person = person_named(connection, key)
        said = schema.chat.c
        lines = sa.select(said.table_id.label("table"), said.number, said.name, said.text, said.at)
        mine = sa.select(schema.tables.c.id).where(schema.tables.c.owner == person).order_by(schema.tables.c.created)
        return {
            "format": FORMAT, "written": time.time(), "person": person, "opened": list(connection.scalars(mine)),
            "seats": [_seat(connection, row) for row in seats_of(connection, person)],
            "chat": rows(connection, lines.where(said.person == person).order_by(said.at)),
        }


def seats_of(connection: sa.Connection, person: str) -> list[Row]:
    """This person's seats with their tables."""
    of, at = schema.seats.c, schema.tables.c
    return rows(connection, (
        sa.select(
            at.id.label("table"), at.game, at.status, at.created, of.seat, of.name, of.bot, of.number, of.pledge,
            of.salt, at.sealed.is_not(None).label("sealed"),
        )
        .join(schema.tables, at.id == of.table_id).where(of.person == person).order_by(at.created, at.id)
    ))


def _seat(connection: sa.Connection, seat: Row) -> Row:
    """One seat with what was done from it; what the moves brought about belongs to the whole table."""
    moves, given = schema.log.c, schema.orders.c
    return {
        **seat,
        "moves": rows(connection, _of(sa.select(moves.number, moves.word, moves.at), schema.log, seat)),
        "orders": rows(connection, _of(sa.select(given.key, given.value, given.occasion), schema.orders, seat)),
    }


def _of(chosen: sa.Select[Any], kept: sa.Table, seat: Row) -> sa.Select[Any]:
    return chosen.where(_where(kept, seat)).order_by(*kept.primary_key)


def _where(kept: sa.Table, seat: Row) -> sa.ColumnElement[bool]:
    return sa.and_(kept.c.table_id == seat["table"], kept.c.seat == seat["seat"])


# Forget


def forget(settings: Settings, key: str) -> int:
    """Nobody can tell any more that these seats were one person's; says how many there were."""
    with opened(settings) as engine:
        with engine.begin() as connection:
            person = person_named(connection, key)
            seats = seats_of(connection, person)
            for seat in seats:
                _forget_seat(connection, seat)
            _forget_lines(connection, person)
            _hand_on(connection, person)
        if engine.dialect.name == "sqlite":
            with engine.connect() as connection:  # or the old names would stay readable in the write-ahead log
                connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return len(seats)


def _forget_seat(connection: sa.Connection, seat: Row) -> None:
    """A seat not sealed yet is free again; else a stand-in has it, and the number stays, for chance follows from it.

    The name was sealed under a salt: without it nobody can tell any more whose it was.
    """
    connection.execute(sa.delete(schema.orders).where(_where(schema.orders, seat)))
    star = STARS[seat["seat"] % len(STARS)]
    left = {"name": "", "bot": "", "person": "", "number": "", "pledge": "", "salt": ""}
    if seat["status"] != "open" or seat["sealed"]:
        left |= {"name": star, "bot": seat["bot"] or bots.quick(seat["game"])}
        left |= {"number": seat["number"], "pledge": seat["pledge"]}
    connection.execute(sa.update(schema.seats).where(_where(schema.seats, seat)).values(left))


def _forget_lines(connection: sa.Connection, person: str) -> None:
    """Whatever they said, from whichever seat or from none."""
    of = schema.chat.c
    for seat in list(connection.scalars(sa.select(of.seat).where(of.person == person).distinct())):
        star = STARS[seat % len(STARS)] if seat >= 0 else ""
        chosen = sa.and_(of.person == person, of.seat == seat)
        connection.execute(sa.update(schema.chat).where(chosen).values(name=star, text="", person=""))


def _hand_on(connection: sa.Connection, person: str) -> None:
    """The tables this person opened belong to somebody who still sits there, or to nobody who could come."""
    of = schema.tables.c
    for table in list(connection.scalars(sa.select(of.id).where(of.owner == person))):
        others = sa.select(schema.seats.c.person).where(
            schema.seats.c.table_id == table, schema.seats.c.person != "",
        ).order_by(schema.seats.c.seat)
        heir = connection.scalars(others).first() or secrets.token_hex(32)
        connection.execute(sa.update(schema.tables).where(of.id == table).values(owner=heir))
