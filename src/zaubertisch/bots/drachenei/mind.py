"""Looking ahead in Zauberschwert & Drachenei: every world is played on to the end of the game."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.mind import Mind

MARGIN: Final = 0.4
CLEAR: Final = 10.0  # stones


class DracheneiMind(Mind):
    """Winning counts most, and by how many stones."""

    def __init__(self) -> None:
        super().__init__(MARGIN, CLEAR)
