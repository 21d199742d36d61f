"""Farewell: before a table that was given up goes for good, its seed is opened, so that it can be held against it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from zaubertisch.kernel.sealing import commitment
from zaubertisch.server.keeping import schema
from zaubertisch.server.table.sealed import sealed_from


def open_seeds(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Keep what the server promised and what was promised to it; finished games have told it in their records."""
    of = schema.tables.c
    for table in connection.execute(sa.select(schema.tables).where(of.id.in_(tables), of.status != "over")).mappings():
        sealed = sealed_from(table["sealed"])
        connection.execute(sa.insert(schema.opened).values(
            id=table["id"], game=table["game"], commitment=commitment(table["seed"]), seed=table["seed"],
            transcript=sealed.transcript if sealed else "", seats=_seats(connection, table["id"]), at=time.time(),
        ))


def _seats(connection: sa.Connection, table: str) -> list[list[str]]:
    """Pledge and number of each seat."""
    of = schema.seats.c
    chosen = sa.select(of.pledge, of.number).where(of.table_id == table).order_by(of.seat)
    return [[promised, number] for promised, number in connection.execute(chosen)]
