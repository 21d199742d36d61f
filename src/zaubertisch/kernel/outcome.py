"""Outcome: how a game ended, and why."""

from __future__ import annotations


class Outcome:
    """The winners, everybody's score, and the reason as a message key with its fields."""

    def __init__(self, winners: list[int], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
