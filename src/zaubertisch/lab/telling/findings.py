"""Findings: what came of many games, for people, for programs, and for drawing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Drawing:
    """A drawing of the summary: a mark for every row, with its interval where it has one, and what would be fair."""

    label: str
    value: str
    says: str
    low: str = ""
    high: str = ""
    fair: str = ""


@dataclass(frozen=True)
class Findings:
    """What came of many games."""

    title: str
    about: dict[str, Any]  # what was asked for
    whole: Any  # for a program
    lines: list[str]  # for a person
    summary: Rows  # a row for whatever was compared
    games: Rows  # a row for each game, or whatever else was looked at
    drawing: Drawing | None = None
    failed: bool = field(default=False)
