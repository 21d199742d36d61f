"""The bots of Magia Cum Laude, by name, the weakest first."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot
from zaubertisch.bots.magia.mind import MagiaMind
from zaubertisch.bots.magia.nearest import Nearest
from zaubertisch.bots.magia.taste import BOLD, CAREFUL
from zaubertisch.bots.magia.thumb import Thumb
from zaubertisch.bots.overlooking import Overlooking
from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead

MUCH_TO_SEE: Final = ["name", "step", "direction", "announce"]
ADEPT: Final = Effort(trials=24, options=8, guard=1.5)
MASTER: Final = Effort(trials=120, options=12, guard=1.5)


class Apprentice(Overlooking):
    """Does not see everything."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Thumb, MUCH_TO_SEE, one_of=6)


class Bold(Thumb):
    """A journeyman who goes after the apprentices of others and after full spells."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, BOLD)


class Careful(Thumb):
    """A journeyman who sees to its own book and to the exams of its favourites."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, CAREFUL)


class Adept(LookingAhead):
    """Looks ahead a little."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, MagiaMind(), Thumb, ADEPT)


class Master(LookingAhead):
    """Looks ahead in as many worlds as a second or two allows."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, MagiaMind(), Thumb, MASTER)


BOTS: Final[dict[str, type[Bot]]] = {
    "nearest": Nearest, "apprentice": Apprentice, "careful": Careful, "bold": Bold, "thumb": Thumb, "adept": Adept,
    "master": Master,
}
