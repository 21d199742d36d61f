"""Event: one thing that happened, for those who may know it."""

from __future__ import annotations

from typing import Any, Final

Value = int | str | list[int]

#: Viewers are seats 0 to 5 and three more: somebody standing by, somebody shown public things only, the truth.
WATCHER: Final = 6
PUBLIC: Final = 7
TRUTH: Final = 8

EVERYONE: Final = 0b111111111


def only(seat: int) -> int:
    """The audience of what a seat alone learns (and the truth, which knows everything)."""
    return 1 << seat | 1 << TRUTH


def all_but(audience: int) -> int:
    """Everybody outside `audience`."""
    return EVERYONE & ~audience


class Event:
    """A kind, its fields and an audience; whoever is not in the audience never hears of it."""

    def __init__(self, kind: str, audience: int, fields: dict[str, Value]) -> None:
        self.kind = kind
        self.audience = audience
        self.fields = fields

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.audience, self.fields)

    def reaches(self, viewer: int) -> bool:
        """Whether this viewer hears of it."""
        return self.audience >> viewer & 1 == 1


def heard_by(viewer: int, events: list[Event]) -> list[Event]:
    """The stream of one viewer: the events it may know, in order."""
    return [event for event in events if event.reaches(viewer)]
