"""Obstacle: what is in the way of a refused move now, for the catalogues to say."""

from __future__ import annotations

from zaubertisch.kernel.event import Value


class Obstacle:
    """A message key (`obstacle-…` in the catalogues) and its fields: only what the asked seat knows may stand in it."""

    def __init__(self, key: str, fields: dict[str, Value] | None = None) -> None:
        self.key = key
        self.fields: dict[str, Value] = {} if fields is None else fields


def another_question(question: str) -> Obstacle:
    """The move answers a question that is not put now."""
    return Obstacle("another_question", {"question": question})
