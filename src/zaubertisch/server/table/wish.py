"""UndoWish: a move somebody would like to take back; Declined: one that was not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class UndoWish:
    """A seat wishes to be back where `length` effective moves had been made; these seats must still agree."""

    seat: int
    number: int
    length: int
    waiting: list[int]


@dataclass
class Declined:
    """A wish the others did not agree to: at which log entry, and when."""

    number: int
    at: float
