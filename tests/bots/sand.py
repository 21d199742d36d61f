"""A clock for tests: time passes only when somebody looks at it, so every run is the same."""

from __future__ import annotations

from zaubertisch.bots.bot import Clock


class Sand(Clock):
    """So many looks, then the time is up."""

    def __init__(self, looks: int = 20) -> None:
        self.looks = looks

    def left(self) -> float:
        self.looks -= 1
        return self.looks / 100
