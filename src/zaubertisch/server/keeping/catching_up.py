"""Catching up: a table in memory is made equal to what is stored of its people."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.wholeness import are_seats, mended
from zaubertisch.server.table.chat import IN_MEMORY
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat


@dataclass
class People:
    """What may be changed of a table by forgetting somebody."""

    owner: str
    next: str
    seats: list[dict[str, Any]]
    chat: dict[int, dict[str, Any]]  # by number


def read_people(db: sa.Connection, live: LiveTable) -> People | None:
    """Who opened this table, who sits there and what was said as far as it is in memory, or nothing if it is gone."""
    table = live.id
    chosen = sa.select(schema.tables.c.owner, schema.tables.c.next).where(schema.tables.c.id == table)
    row = db.execute(chosen).first()
    if row is None:
        return None
    of, said = schema.seats.c, schema.chat.c
    whole = sa.select(of.name, of.bot, of.person, of.number, of.pledge, of.salt)
    seats = db.execute(whole.where(of.table_id == table).order_by(of.seat))
    first = live.chat[0].number if live.chat else 0
    spoken = sa.select(said.number, said.name, said.text, said.person)
    lines = db.execute(spoken.where(said.table_id == table, said.number >= first).limit(IN_MEMORY))
    chat = {number: {"name": name, "text": text, "person": person} for number, name, text, person in lines}
    return People(row.owner, row.next or "", [dict(row) for row in seats.mappings()], chat)


def fits(live: LiveTable, now: People) -> bool:
    """Whether what is stored can be the people of this table."""
    same = isinstance(now.owner, str) and len(now.seats) == len(live.seats)
    return same and are_seats(Seat(**row) for row in now.seats)


def bring_up(live: LiveTable, now: People) -> bool:
    """Make the table in memory equal to what is stored of its people; says whether anything was different."""
    seats = [replace(seat, **row) for seat, row in zip(live.seats, now.seats, strict=True)]
    chat = [mended(replace(said, **now.chat.get(said.number, {}))) for said in live.chat]
    if (now.owner, now.next, seats, chat) == (live.owner, live.next, live.seats, live.chat):
        return False
    live.owner, live.next, live.seats, live.chat = now.owner, now.next, seats, chat
    live.orders = {seat: given for seat, given in live.orders.items() if seats[seat].person}
    return True
