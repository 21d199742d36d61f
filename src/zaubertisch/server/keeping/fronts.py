"""Fronts of tables for the lobby: two questions to the database, however many tables there are, and no log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

import orjson
import sqlalchemy as sa

from zaubertisch import games
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.wholeness import STATUS, are_texts, is_time
from zaubertisch.server.table.front import Front, Sees
from zaubertisch.server.table.seat import Seat

IN_THE_LOBBY: Final = ("open", "running")
OF_ONE_OPENER: Final = 3  # lines at once in everybody's lobby
LOOKED_AT: Final = 40  # tables at the most for each line: more than people with all tables they may have can hide
SEES: Final = ("rows", "public")

OF: Final = schema.tables.c
SHOWN: Final = (
    OF.id, OF.game, OF.version, OF.status, OF.touched,
    sa.cast(OF.settings, sa.Text).label("settings"),  # as text: a damaged one spoils nobody else's answer
)
MOST: Final = sa.bindparam("most", type_=sa.Integer)

#: The tables with their fronts in order; nothing for one of which only the log tells what became of it.
Fronts = list[tuple[str, Front | None]]


def _latest(status: str) -> sa.Select[Any]:
    """The public tables of one state; the index leads to them at once, and past all private ones."""
    return sa.select(*SHOWN, OF.owner).where(
        OF.public == sa.true(), OF.status == status, OF.touched >= sa.bindparam("since"),
    )


#: The latest first; both states come by the index in this order, so that whoever stops reading has paid for no more.
OPEN_TO_ALL: Final = sa.union_all(*map(_latest, IN_THE_LOBBY)).order_by(sa.desc("touched")).limit(MOST)
OF_A_PERSON: Final = (
    sa.select(*SHOWN).join(schema.seats, schema.seats.c.table_id == OF.id)
    .where(schema.seats.c.person == sa.bindparam("person"))
    .order_by(OF.touched.desc()).limit(MOST)
)
SITTING: Final = (
    sa.select(*[schema.seats.c[name] for name in ("table_id", "seat", "name", "bot", "person")])
    .where(schema.seats.c.table_id.in_(sa.bindparam("tables", expanding=True))).order_by(schema.seats.c.seat)
)


def open_to_all(connection: sa.Connection, since: float, most: int) -> Fronts:
    """Public tables that are not over and that somebody touched since then, the latest first and few of one opener."""
    with connection.execute(OPEN_TO_ALL, {"since": since, "most": most * LOOKED_AT}) as found:
        return _fronts(connection, list(islice(_shared_out(found), most)))


def _shared_out(found: Iterable[Any]) -> Iterator[Any]:
    """The rows without what one opener has beyond their share, so that nobody fills everybody's lobby."""
    lines: Counter[str] = Counter()
    for *row, owner in found:
        lines[owner] += 1
        if lines[owner] <= OF_ONE_OPENER:
            yield row


def of_person(connection: sa.Connection, person: str, most: int) -> Fronts:
    """The tables at which this person sits, the latest first."""
    return _fronts(connection, connection.execute(OF_A_PERSON, {"person": person, "most": most}).all())


def _fronts(connection: sa.Connection, rows: Sequence[Any]) -> Fronts:
    seats: dict[str, list[Any]] = {row[0]: [] for row in rows}
    for row in connection.execute(SITTING, {"tables": list(seats)}) if rows else ():
        seats[row[0]].append(row)
    return [(row[0], _front(row, seats[row[0]])) for row in rows]


def _front(row: Any, sitting: list[Any]) -> Front | None:
    """One table from outside; nothing if it was begun by other rules, or if its rows cannot be what was written."""
    table, game, version, status, touched, settings = row
    sees = _watchers_see(settings)
    sound = (
        game in games.IDS and version == games.get(game).version and status in STATUS and is_time(touched)
        and sitting and [seat[1] for seat in sitting] == list(range(len(sitting)))
        and all(are_texts(seat[2:]) for seat in sitting)
    )
    if not sound or sees is None:
        return None
    return Front(table, game, status, sees, touched, [Seat(name, bot, person) for _, _, name, bot, person in sitting])


def _watchers_see(settings: Any) -> Sees | None:
    """What the table shows to bystanders; nothing if its settings cannot be read."""
    try:
        told = orjson.loads(settings)
    except orjson.JSONDecodeError:
        return None
    sees = told.get("watchers_see") if isinstance(told, dict) else None
    return sees if sees in SEES else None
