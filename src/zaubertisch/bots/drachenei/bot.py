"""The bots of Zauberschwert & Drachenei, by name."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot
from zaubertisch.bots.drachenei.free import FreeBot
from zaubertisch.bots.drachenei.thumb import ThumbBot

BOTS: Final[dict[str, type[Bot]]] = {"free": FreeBot, "thumb": ThumbBot}
