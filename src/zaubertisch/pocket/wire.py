"""Wire: one page, or one person's sitting in it, connected to a table of this device."""

from __future__ import annotations

from zaubertisch.server.table.listener import Listener
from zaubertisch.server.table.live import LiveTable


class Wire(Listener):
    """What is said to it is put with all that is to be said, in order."""

    def __init__(self, number: int, live: LiveTable, said: list[tuple[int, str]]) -> None:
        super().__init__("")
        self.number = number
        self.live = live
        self._said = said

    def send_text(self, text: str) -> None:
        self._said.append((self.number, text))
