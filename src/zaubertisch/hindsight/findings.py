"""Findings: what looking back has found, as a page or a terminal is told it. Chances are parts of a victory, 0 to 1."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Point:
    """Each seat's chances after a log entry, and how far they may be off, as standard errors."""

    number: int  # of the log; -1 before the deal
    chances: list[float]  # by seat
    errors: list[float]  # by seat; none at the end, which is known
    worlds: int  # how often it was played on from there


@dataclass
class Chosen:
    """A choice other than the usual one: what it changed for every seat, by the truth of the table."""

    number: int  # of the log
    seat: int  # who chose
    gain: list[float]  # by seat
    errors: list[float]  # by seat


@dataclass
class Stretch:
    """What lies between two points: choices, and what chance did with all the rest."""

    first: int  # the number of its first log entry
    last: int
    choices: list[Chosen]
    luck: list[float]  # by seat


@dataclass
class Sum:
    """A seat's whole game: start, its own choices, those of others and luck make the end."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    end: float
    own_error: float  # how far the part of its own choices may be off, and with it that of luck


@dataclass
class Turning:
    """A log entry that changed much: by chance, or by a choice and then, if one was surely better, by which."""

    number: int  # of the log
    seat: int  # who moved; -1 for the deal
    kind: str  # choice or luck
    change: list[float]  # by seat
    error: float  # of the largest change
    word: str  # what was chosen
    usual: str  # what the rule of thumb would have chosen
    known: str  # yes, no, or nothing where it was not asked: whether the seat could know it
    better: str  # what was surely better by what the seat knew, or nothing
    more: float  # by how much, in parts of a victory
    more_error: float


@dataclass
class Findings:
    """All of it, as far as it has come."""

    game: str
    seats: int
    points: list[Point]
    stretches: list[Stretch]
    sums: list[Sum]  # by seat
    turnings: list[Turning] = field(default_factory=list)  # by their number
    judged: int = 0  # how many of the choices that were not the usual ones have been looked at
    choices: int = 0  # how many there are
    spent: int = 0  # games played on so far
    budget: int = 0
