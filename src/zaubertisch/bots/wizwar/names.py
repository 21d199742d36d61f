"""The bots of Wiz-War, by name, the weakest first."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot
from zaubertisch.bots.overlooking import Overlooking
from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead
from zaubertisch.bots.wizwar.mind import WizWarMind
from zaubertisch.bots.wizwar.taste import BOLD, CAREFUL
from zaubertisch.bots.wizwar.thumb import NearestBot, ThumbBot

MUCH_TO_SEE: Final = ["main", "react"]
ADEPT: Final = Effort(trials=24, options=8, guard=1.5)
MASTER: Final = Effort(trials=120, options=12, guard=1.5)


class Apprentice(Overlooking):
    """Does not see everything."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, ThumbBot, MUCH_TO_SEE, one_of=8)


class Bold(ThumbBot):
    """A journeyman who fights whoever is in sight."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, BOLD)


class Careful(ThumbBot):
    """A journeyman who runs for treasures, out of sight if it can, and keeps shields."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, CAREFUL)


class Adept(LookingAhead):
    """Looks ahead a little."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, WizWarMind(), ThumbBot, ADEPT)


class Master(LookingAhead):
    """Looks ahead in as many worlds as a second or two allows."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, WizWarMind(), ThumbBot, MASTER)


BOTS: Final[dict[str, type[Bot]]] = {
    "nearest": NearestBot, "apprentice": Apprentice, "careful": Careful, "bold": Bold, "thumb": ThumbBot,
    "adept": Adept, "master": Master,
}
