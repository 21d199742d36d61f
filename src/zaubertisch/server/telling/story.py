"""What happened at a table, entry by entry, as one viewer may know it: its events, never its words."""

from __future__ import annotations

from typing import Any, Final

from zaubertisch.kernel.event import heard_by
from zaubertisch.kernel.record import UNDO, Deed
from zaubertisch.kernel.referee import Referee
from zaubertisch.server.table.live import LiveTable

A_PAGE: Final = 1_000  # entries: more than a game has unless somebody never lets it end


def story(live: LiveTable, viewer: int, since: int = -1) -> list[dict[str, Any]]:
    """What this viewer may know of everything after log number `since`; on first sight, of what stands.

    At most the last page of it: a log without end would cost everybody in the house what its reader asks for.
    """
    if live.referee is None:
        return []
    log, standing = live.referee.log, live.referee.standing
    told = standing[-A_PAGE:] if since < 0 else log[max(since + 1, len(log) - A_PAGE) :]
    return [entry(live.referee, deed, viewer, live.answered.get(deed.number, "")) for deed in told]


def entry(referee: Referee, deed: Deed, viewer: int, by: str = "") -> dict[str, Any]:
    """One entry of the log. See `protocol.parts.Entry`."""
    events = [{"kind": event.kind, "fields": event.fields} for event in heard_by(viewer, deed.events)]
    back = referee.stood_after(deed.number) if deed.kind == UNDO else -1
    return {"number": deed.number, "kind": deed.kind, "seat": deed.seat, "back": back, "events": events, "by": by}
