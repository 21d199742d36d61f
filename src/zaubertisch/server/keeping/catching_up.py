"""Catching up: a table in memory is made equal to what is stored of its people."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.wholeness import are_seats, mended
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat


@dataclass
class People:
    """What may be changed of a table by forgetting somebody."""

    owner: str
    seats: list[dict[str, Any]]
    chat: dict[int, dict[str, Any]]  # by number


def read_people(db: sa.Connection, table: str) -> People | None:
    """Who opened this table, who sits there and what was said, or nothing if it is gone."""
    owner = db.scalar(sa.select(schema.tables.c.owner).where(schema.tables.c.id == table))
    if owner is None:
        return None
    of, said = schema.seats.c, schema.chat.c
    whole = sa.select(of.name, of.bot, of.person, of.number, of.pledge, of.salt)
    seats = db.execute(whole.where(of.table_id == table).order_by(of.seat))
    lines = db.execute(sa.select(said.number, said.name, said.text).where(said.table_id == table))
    chat = {number: {"name": name, "text": text} for number, name, text in lines}
    return People(owner, [dict(row) for row in seats.mappings()], chat)


def fits(live: LiveTable, now: People) -> bool:
    """Whether what is stored can be the people of this table."""
    same = isinstance(now.owner, str) and len(now.seats) == len(live.seats)
    return same and are_seats(Seat(**row) for row in now.seats)


def bring_up(live: LiveTable, now: People) -> bool:
    """Make the table in memory equal to what is stored of its people; says whether anything was different."""
    seats = [replace(seat, **row) for seat, row in zip(live.seats, now.seats, strict=True)]
    chat = [mended(replace(said, **now.chat.get(said.number, {}))) for said in live.chat]
    if (now.owner, seats, chat) == (live.owner, live.seats, live.chat):
        return False
    live.owner, live.seats, live.chat = now.owner, seats, chat
    live.orders = {seat: given for seat, given in live.orders.items() if seats[seat].person}
    return True
