"""One person's seats in the database: whose they are, and how they move to another key."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from zaubertisch import games
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.wholeness import STATUS
from zaubertisch.server.mishaps import NoKey


def seats_of(connection: sa.Connection, person: str, most: int) -> tuple[list[dict[str, Any]], int]:
    """This person's latest seats with their tables, without damaged ones, and how many there are."""
    of, at = schema.seats.c, schema.tables.c
    own = of.person == person
    chosen = (
        sa.select(at.id.label("table"), at.game, at.status, of.seat, of.name)
        .join(schema.tables, at.id == of.table_id).where(own).order_by(at.touched.desc()).limit(most)
    )
    count = connection.scalar(sa.select(sa.func.count()).select_from(schema.seats).where(own)) or 0
    return [dict(row) for row in connection.execute(chosen).mappings() if is_sound(row)], count


def is_sound(row: sa.RowMapping) -> bool:
    """Whether this can be somebody's seat."""
    return row["status"] in STATUS and row["game"] in games.IDS and isinstance(row["name"], str)


def is_known(connection: sa.Connection, person: str) -> bool:
    """Whether this person has a seat or a table, or has said something."""
    seated, opened, said = schema.seats.c, schema.tables.c, schema.chat.c
    kept = (
        sa.select(seated.seat).where(seated.person == person), sa.select(opened.id).where(opened.owner == person),
        sa.select(said.number).where(said.person == person),
    )
    return any(connection.execute(each.limit(1)).first() is not None for each in kept)


def move(connection: sa.Connection, old: str, new: str) -> None:
    """All that is one key's becomes another's; a key that has nothing any more is refused, not renewed twice."""
    if not is_known(connection, old):
        raise NoKey()
    connection.execute(sa.update(schema.seats).where(schema.seats.c.person == old).values(person=new))
    connection.execute(sa.update(schema.chat).where(schema.chat.c.person == old).values(person=new))
    connection.execute(sa.update(schema.tables).where(schema.tables.c.owner == old).values(owner=new))
