"""How a table stands, now or at a past moment, as one viewer knows it."""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.referee import Referee
from zaubertisch.server.mishaps import NoSuchMoment
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.story import entry


def state(live: LiveTable, viewer: int, seconds: float | None = None) -> dict[str, Any] | None:
    """The table now; nothing before the deal."""
    return None if live.referee is None else state_of(live.referee, viewer, live.referee.words(viewer), seconds)


def state_of(referee: Referee, viewer: int, words: list[str], seconds: float | None = None) -> dict[str, Any]:
    """The table as this viewer knows it, who may say these words. See `protocol.parts.State`."""
    return {
        "number": referee.number, "view": {**plain(referee.view(viewer)), **plain(referee.outlook(viewer))},
        "asked": referee.asked, "question": referee.question(), "options": words, "over": referee.over,
        "outcome": plain(referee.outcome()) if referee.over else None, "seconds": seconds,
    }


def moved(referee: Referee, viewer: int, seconds: float | None, by: str = "") -> dict[str, Any]:
    """The last move as this viewer is told of it: `protocol.told.Moved`, without the way through its model."""
    last = entry(referee, referee.log[-1], viewer, by)
    return {"type": "moved", "entry": last, "state": state_of(referee, viewer, referee.words(viewer), seconds)}


def moment(live: LiveTable, number: int, viewer: int) -> dict[str, Any]:
    """The table after log entry `number`, through these eyes. See `protocol.http.Moment`."""
    then = at(live, number)
    because = live.reasons.get(number) if live.status == "over" else None
    return {
        "number": number, "last": live.number,
        "entry": entry(then, then.log[-1], viewer, live.answered.get(number, "")),
        "state": state_of(then, viewer, []), "because": because and {"key": because[0], "fields": because[1]},
    }


def at(live: LiveTable, number: int) -> Referee:
    """The referee as they stood after log entry `number`."""
    if live.referee is None or not 0 <= number <= live.number:
        raise NoSuchMoment(number, live.number)
    return live.referee.at(number)
