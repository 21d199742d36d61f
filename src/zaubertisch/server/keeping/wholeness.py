"""Wholeness: whether rows of the database can be what was played at a table; nothing else is let into the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from zaubertisch.kernel.record import DEAL, MOVE, UNDO
from zaubertisch.server.table.live import LiveTable

STATUS: Final = ("open", "running", "over")
SWITCHES: Final = ("public", "aids", "stand_in", "autostart")
CLOCKS: Final = ("none", "relaxed", "fast")
MOST_SIDES: Final = 1 << 32


class Broken(Exception):
    """What is wrong with the rows of a table, for the operator."""


def check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def check_whole(live: LiveTable, rows: Sequence[sa.RowMapping]) -> None:
    """The table's row, its seats and its log fit together."""
    live.game.settle(len(live.seats), live.options)
    check((live.stored == "open") == (not rows), "the status does not fit the log")
    for place, row in enumerate(rows):
        check(row["number"] == place, "an entry of the log is missing")
        check(row["kind"] in ((DEAL,) if place == 0 else (MOVE, UNDO)), "an entry of the log is of no kind")
        check_entry(row)


def check_front(live: LiveTable) -> None:
    """What is seen of the table without its log."""
    check(live.stored in STATUS, "the status is unknown")
    check(isinstance(live.version, int), "the version is no number")
    check(isinstance(live.created, float) and isinstance(live.touched, float), "a time is no number")
    check(live.game.fewest <= len(live.seats) <= live.game.most, "there are too few seats or too many")
    check(isinstance(live.settings, dict), "the settings are none")
    check(all(isinstance(live.settings.get(key), bool) for key in SWITCHES), "a setting is missing")
    check(live.settings.get("clock") in CLOCKS, "there is no such clock")
    for seat in live.seats:
        check(all(isinstance(each, str) for each in (seat.name, seat.bot, seat.person, seat.number)), "a seat is none")


def check_entry(row: sa.RowMapping) -> None:
    """One entry of the log."""
    check(isinstance(row["seat"], int) and isinstance(row["word"], str), "an entry of the log is of another shape")
    check(isinstance(row["at"], float), "an entry of the log has no time")
    for sides, outcome in row["chance"]:
        check(isinstance(sides, int) and isinstance(outcome, int), "a chance event is no number")
        check(0 <= outcome < sides <= MOST_SIDES, "a chance event cannot be")
    for kind, audience, fields in row["events"]:
        check(isinstance(kind, str) and isinstance(audience, int), "an event is of another shape")
        check(isinstance(fields, dict), "an event is of another shape")
