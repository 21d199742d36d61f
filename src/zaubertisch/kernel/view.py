"""View: what one viewer knows, built up from knowledge and never the table with parts deleted; and what it may show."""

from __future__ import annotations


class View:
    """What every game's view says first: who looks, how many sit here, who is asked which question."""

    def __init__(self, viewer: int, seats: int, asked: int, question: str) -> None:
        self.viewer = viewer
        self.seats = seats
        self.asked = asked
        self.question = question


class Outlook:
    """What a board shows besides the view; a game that has more to show than its view says it in a class of its own."""
