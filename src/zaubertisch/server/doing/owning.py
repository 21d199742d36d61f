"""Owning: how many tables one person may keep going at a time."""

from __future__ import annotations

import time

from zaubertisch.server.hall import DAY, Hall
from zaubertisch.server.keeping import reading
from zaubertisch.server.mishaps import TooManyTables

FORGOTTEN = 30 * DAY  # a table nobody has touched for so long stands in nobody's way


async def check_room(hall: Hall, person: str) -> None:
    """Whether this person may open or join one more table; whoever is new may."""
    if not person:
        return
    since = time.time() - FORGOTTEN
    opened, seated = await hall.store.read(lambda db: reading.unfinished(db, person, since))
    for held, most in ((opened, hall.settings.tables_a_person), (seated, hall.settings.seats_a_person)):
        if held >= most:
            raise TooManyTables(most)
