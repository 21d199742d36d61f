"""Outcome: how a game ended, and why."""

from __future__ import annotations

from typing import Any


class Outcome:
    """The winners, everybody's score, and the reason as a message key."""

    def __init__(self, winners: list[int], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.scores, self.reason)
