"""The bots of Magia Cum Laude, by name."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot
from zaubertisch.bots.magia.nearest import Nearest
from zaubertisch.bots.magia.thumb import Thumb

BOTS: Final[dict[str, type[Bot]]] = {"nearest": Nearest, "thumb": Thumb}
