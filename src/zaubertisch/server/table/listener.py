"""Listener: somebody who looks on, and how to tell them something."""

from __future__ import annotations


class Listener:
    """Who looks, from which seat and through whose eyes."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seat = -1
        self.viewer = -1

    def send_text(self, text: str) -> None:
        """Put it on its way; nobody waits until it has arrived."""
        raise NotImplementedError
