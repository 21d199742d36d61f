"""Wholeness: whether rows of the database can be what was played at a table; nothing else is let into the house."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final

import sqlalchemy as sa

from zaubertisch.kernel.record import DEAL, MOVE, UNDO
from zaubertisch.server.table.chat import Said
from zaubertisch.server.table.clock import CLOCKS
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.seat import Seat

STATUS: Final = ("open", "running", "over")
SWITCHES: Final = ("public", "aids", "stand_in", "autostart")
MOST_SIDES: Final = 1 << 32


class Broken(Exception):
    """What is wrong with the rows of a table, for the operator."""


def check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def is_time(at: Any) -> bool:
    """Whether this can be a time; a database file may hold anything in any column."""
    return isinstance(at, float) and math.isfinite(at)


def are_texts(each: Iterable[Any]) -> bool:
    return all(isinstance(text, str) for text in each)


def are_seats(seats: Iterable[Seat]) -> bool:
    return all(
        are_texts([seat.name, seat.bot, seat.person, seat.number, seat.pledge, seat.salt]) for seat in seats
    )


def check_set_up(live: LiveTable) -> None:
    """The table's row and its seats fit together."""
    check(isinstance(live.version, int), "the version is no number")
    check(is_time(live.created) and is_time(live.touched), "a time is no number")
    live.game.settle(len(live.seats), live.options)
    check(isinstance(live.settings, dict), "the settings are none")
    check(all(isinstance(live.settings.get(key), bool) for key in SWITCHES), "a setting is missing")
    check(live.settings.get("clock") in CLOCKS, "there is no such clock")
    check(are_seats(live.seats), "a seat is none")


def check_log(status: str, rows: Sequence[sa.RowMapping]) -> None:
    """Nothing is missing in the log, and the table's status fits it."""
    check(status in STATUS, "the status is unknown")
    check((status == "open") == (not rows), "the status does not fit the log")
    for place, row in enumerate(rows):
        check(row["number"] == place, "an entry of the log is missing")
        check(row["kind"] in ((DEAL,) if place == 0 else (MOVE, UNDO)), "an entry of the log is of no kind")
        check_entry(row)


def check_entry(row: sa.RowMapping) -> None:
    """One entry of the log."""
    check(isinstance(row["seat"], int) and isinstance(row["word"], str), "an entry of the log is of another shape")
    check(is_time(row["at"]), "an entry of the log has no time")
    for sides, outcome in row["chance"]:
        check(isinstance(sides, int) and isinstance(outcome, int), "a chance event is no number")
        check(0 <= outcome < sides <= MOST_SIDES, "a chance event cannot be")
    for kind, audience, fields in row["events"]:
        check(isinstance(kind, str) and isinstance(audience, int), "an event is of another shape")
        check(isinstance(fields, dict), "an event is of another shape")


# What hangs on a table beside its log is mended or left out: nobody's game ends for it


def mended(said: Said) -> Said:
    """The line of chat, empty where it cannot be what was said; it keeps its number, or the next line would have it."""
    return Said(
        said.number, said.seat if isinstance(said.seat, int) else -1, said.name if isinstance(said.name, str) else "",
        said.text if isinstance(said.text, str) else "", said.at if is_time(said.at) else 0.0,
        said.person if isinstance(said.person, str) else "",
    )


def can_be_given(live: LiveTable, seat: Any, key: Any, order: Standing) -> bool:
    """Whether somebody can have given this order at this table."""
    highest = {known.key: known.highest for known in live.game.orders()}
    return (
        seat in range(len(live.seats)) and key in highest and isinstance(order.occasion, int)
        and isinstance(order.value, int) and 0 <= order.value <= highest[key]
    )
