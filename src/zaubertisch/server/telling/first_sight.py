"""First sight: what somebody who comes to a table is shown; of all bystanders between two moves the same, so once."""

from __future__ import annotations

import orjson

from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.state import state
from zaubertisch.server.telling.story import story


def first_sight(live: LiveTable, viewer: int, since: int) -> dict[str, orjson.Fragment]:
    """Story and state as they are written to whoever looks with these eyes and has seen the log up to `since`."""
    seconds = seconds_left(live)
    alike = since < 0 and seconds is None and viewer >= len(live.seats)
    if alike and live.first_sight is not None and live.first_sight[0] == viewer:
        return live.first_sight[1]
    told = {"story": story(live, viewer, since), "state": state(live, viewer, seconds)}
    written = {name: orjson.Fragment(orjson.dumps(part)) for name, part in told.items()}
    if alike:
        live.first_sight = viewer, written
    return written
