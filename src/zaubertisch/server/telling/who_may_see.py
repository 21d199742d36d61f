"""Who may see what: whoever sits here with their seat's eyes, bystanders what the table shows them, at the end all."""

from __future__ import annotations

from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.server.mishaps import NoSuchSeat, Secret
from zaubertisch.server.table.live import LiveTable


def viewer_of(live: LiveTable, person: str) -> int:
    """Through whose eyes this person looks: while the game lasts, a bystander sees what everybody knows."""
    seat = live.seat_of(person)
    if seat >= 0:
        return seat
    if live.status == "over":
        return TRUTH
    return WATCHER if shows_rows(live) else PUBLIC


def shows_rows(live: LiveTable) -> bool:
    """Whether the opener lets bystanders see more than that; then everybody at the table is told so."""
    return bool(live.settings["watchers_see"] == "rows")


def eyes_of(live: LiveTable, person: str, wished: int) -> int:
    """Through which eyes this person may look: their own, and when the game is over anybody's and the truth."""
    own = viewer_of(live, person)
    viewer = own if wished < 0 else wished
    if viewer != own and live.status != "over":
        raise Secret()
    if len(live.seats) <= viewer < TRUTH and viewer != own:
        raise NoSuchSeat(viewer, len(live.seats) - 1)
    return viewer
