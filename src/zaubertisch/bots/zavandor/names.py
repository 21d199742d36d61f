"""The bots of Das Zepter von Zavandor, by name, the weakest first."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot
from zaubertisch.bots.overlooking import Overlooking
from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead
from zaubertisch.bots.zavandor.greedy import GreedyBot
from zaubertisch.bots.zavandor.mind import ZavandorMind
from zaubertisch.bots.zavandor.taste import BOLD, CAREFUL
from zaubertisch.bots.zavandor.thumb import ThumbBot

MUCH_TO_SEE: Final = ["turn", "bid", "open"]
ADEPT: Final = Effort(trials=12, options=4, guard=1.0)
MASTER: Final = Effort(trials=32, options=8, guard=1.0)


class Apprentice(Overlooking):
    """Does not see everything."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, ThumbBot, MUCH_TO_SEE, one_of=3)


class Bold(ThumbBot):
    """A journeyman who bids high and saves little."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, BOLD)


class Careful(ThumbBot):
    """A journeyman who buys gems first and keeps a reserve in auctions."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, CAREFUL)


class Adept(LookingAhead):
    """Looks ahead a little."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, ZavandorMind(), ThumbBot, ADEPT)


class Master(LookingAhead):
    """Looks ahead in as many worlds as a second or two allows."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, ZavandorMind(), ThumbBot, MASTER)


BOTS: Final[dict[str, type[Bot]]] = {
    "greedy": GreedyBot, "apprentice": Apprentice, "careful": Careful, "bold": Bold, "thumb": ThumbBot, "adept": Adept,
    "master": Master,
}
