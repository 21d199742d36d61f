"""Looking ahead in Wiz-War: every world is played on to the end of the game."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.search.mind import Mind

MARGIN: Final = 0.2
CLEAR: Final = 1.0  # points


class WizWarMind(Mind):
    """Winning counts most, and by how many points."""

    def __init__(self) -> None:
        super().__init__(MARGIN, CLEAR)
