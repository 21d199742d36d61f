"""The bots of Simsala… Bumm?, by name, the weakest first."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.abraca.mind import AbracaMind
from zaubertisch.bots.abraca.taste import BOLD, CAREFUL
from zaubertisch.bots.abraca.thumb import ProbableBot, ThumbBot
from zaubertisch.bots.bot import Bot
from zaubertisch.bots.overlooking import Overlooking
from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead

MUCH_TO_SEE: Final = ["first_call", "go_on"]
ADEPT: Final = Effort(trials=48, options=6, guard=1.0)
MASTER: Final = Effort(trials=240, options=9, guard=1.0)


class Apprentice(Overlooking):
    """Does not see everything."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, ThumbBot, MUCH_TO_SEE, one_of=3)


class Bold(ThumbBot):
    """A journeyman who fears little."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, BOLD)


class Careful(ThumbBot):
    """A journeyman who holds lives dear."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, CAREFUL)


class Adept(LookingAhead):
    """Looks ahead a little."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, AbracaMind(), ThumbBot, ADEPT)


class Master(LookingAhead):
    """Looks ahead in as many worlds as a second or two allows."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, AbracaMind(), ThumbBot, MASTER)


BOTS: Final[dict[str, type[Bot]]] = {
    "probable": ProbableBot, "apprentice": Apprentice, "careful": Careful, "bold": Bold, "thumb": ThumbBot,
    "adept": Adept, "master": Master,
}
