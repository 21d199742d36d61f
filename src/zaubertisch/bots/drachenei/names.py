"""The bots of Zauberschwert & Drachenei, by name, the weakest first."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot
from zaubertisch.bots.drachenei.free import FreeBot
from zaubertisch.bots.drachenei.mind import DracheneiMind
from zaubertisch.bots.drachenei.taste import BOLD, CAREFUL
from zaubertisch.bots.drachenei.thumb import ThumbBot
from zaubertisch.bots.overlooking import Overlooking
from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead

MUCH_TO_SEE: Final = ["place", "bid", "offer", "wish", "lay_out", "spells", "bonus"]
ADEPT: Final = Effort(trials=24, options=12, guard=1.0)
MASTER: Final = Effort(trials=96, options=16, guard=1.0)


class Apprentice(Overlooking):
    """Does not see everything."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, ThumbBot, MUCH_TO_SEE, one_of=3)


class Bold(ThumbBot):
    """A journeyman to whom victories are dearer than magic."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, BOLD)


class Careful(ThumbBot):
    """A journeyman who saves magic and expects company."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, CAREFUL)


class Adept(LookingAhead):
    """Looks ahead a little."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, DracheneiMind(), ThumbBot, ADEPT)


class Master(LookingAhead):
    """Looks ahead in as many worlds as a second or two allows."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, DracheneiMind(), ThumbBot, MASTER)


BOTS: Final[dict[str, type[Bot]]] = {
    "free": FreeBot, "apprentice": Apprentice, "careful": Careful, "bold": Bold, "thumb": ThumbBot, "adept": Adept,
    "master": Master,
}
