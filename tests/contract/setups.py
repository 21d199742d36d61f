"""The tables the contract is tested on: every title, every number of seats, and a readable choice of options.

CONTRACT_GAMES names the titles (all by default). CONTRACT_GAMES_EACH is the budget: 1, the default, plays one game on
each of up to 80 tables of a title, 2 plays two games on each of up to 160 tables, 0.1 one game on each of some 8.

CONTRACT_WHOLE names titles that are tested on all their tables instead: every number of seats × every value of a long
row of words (Wiz-War's choices of three schools) × each other value of each option alone and 20 mixtures. These are
some 2,000 tables of Wiz-War; CONTRACT_PART=3/10 takes the third tenth of them, for one process after the other:

    CONTRACT_GAMES=wizwar CONTRACT_WHOLE=wizwar CONTRACT_PART=1/10 pytest -n 0 tests/contract
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final

from tools.rule_coverage import ids_on_page

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game, Option
from zaubertisch.lab.fuzz import ending, random_options, telling_values, title

ROOT: Final = Path(__file__).resolve().parent.parent.parent
IDS: Final = [key for key in os.environ.get("CONTRACT_GAMES", ",".join(games.IDS)).split(",") if key]
GAMES_EACH: Final = float(os.environ.get("CONTRACT_GAMES_EACH", "1"))
GAMES_PER_SETUP: Final = ceil(GAMES_EACH)
TABLES: Final = ceil(80 * GAMES_EACH)
COMBINATIONS: Final = 3
WHOLE: Final = os.environ.get("CONTRACT_WHOLE", "").split(",")
WHOLE_COMBINATIONS: Final = 20
PART: Final = [int(number) for number in os.environ.get("CONTRACT_PART", "1/1").split("/")]

Chosen = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Setup:
    """A title, a number of seats, and the options that differ from the rulebook's."""

    game: Game
    seats: int
    chosen: Chosen = ()

    @property
    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def rules(self) -> set[str]:
        """The ids on this title's rule page."""
        return rules_on_page(self.game.key)

    def __str__(self) -> str:
        words = [f"{key}={value}" for key, value in self.chosen]
        return "-".join([self.game.key, str(self.seats), *words])


@cache
def rules_on_page(key: str) -> set[str]:
    return set(ids_on_page((ROOT / "docs/rules" / f"{key}.md").read_text(encoding="utf-8")))


def setups_of(game: Game, tables: int = TABLES) -> list[Setup]:
    """For every number of seats: the rulebook's own table, each other value of each option alone, some mixtures."""
    numbers = range(game.fewest, game.most + 1)
    own = [Setup(game, seats) for seats in numbers]
    others = [
        (seats + place, Setup(game, seats, chosen))
        for seats in numbers
        for place, chosen in enumerate([*single_choices(game, seats), *mixtures(game, seats)])
    ]
    apart = ceil(len(others) / tables)  # where there are too many, the numbers of seats take turns
    return own + spread(game, [setup for turn, setup in others if turn % apart == 0])


def whole(game: Game) -> list[Setup]:
    """Every number of seats, with every value of a long row of words, with each single choice and many mixtures."""
    out: list[Setup] = []
    for seats in range(game.fewest, game.most + 1):
        for place, words in enumerate(choices_of_words(game)):
            mixed = mixtures(game, seats, WHOLE_COMBINATIONS, place)
            out += [Setup(game, seats, joined(words, chosen)) for chosen in [(), *single_choices(game, seats), *mixed]]
    return list(dict.fromkeys(out))


def choices_of_words(game: Game) -> list[Chosen]:
    """Every value of every long row of words; nothing where there is none."""
    return [((option.key, word),) for option in rows_of_words(game) for word in option.values] or [()]


def rows_of_words(game: Game) -> list[Option]:
    """Options with too many values to be tried alone, and no order among them."""
    return [option for option in game.options if len(telling_values(option)) < len(option.values)
            and not option.values[-1].isdigit()]


def joined(words: Chosen, chosen: Chosen) -> Chosen:
    """The same choices with these words."""
    return tuple({**dict(words), **dict(chosen), **dict(words)}.items())


def spread(game: Game, setups: list[Setup]) -> list[Setup]:
    """Tables that do not choose from a long row of words themselves take its values in turn, so that all occur."""
    for option in rows_of_words(game):
        free = [place for place, setup in enumerate(setups) if option.key not in setup.options]
        for number, place in enumerate(free):
            word = option.values[-number % len(option.values) - 1]
            setups[place] = Setup(game, setups[place].seats, joined(((option.key, word),), setups[place].chosen))
    return setups


def single_choices(game: Game, seats: int) -> list[Chosen]:
    """Each value that is not the rulebook's, alone; values this number of seats does not allow are left out."""
    return [
        ((option.key, value),)
        for option in game.options if option.key not in ending(game) and option not in rows_of_words(game)
        for value in telling_values(option)[1:]
        if allowed(game, seats, {option.key: value})
    ]


def allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.settle(seats, options)
    except BadSetup:
        return False
    return True


def mixtures(game: Game, seats: int, count: int = COMBINATIONS, number: int = 0) -> list[Chosen]:
    """So many mixtures, and other ones for every number."""
    chance = FastChance(100 * number + seats)
    return [tuple(random_options(game, seats, chance).items()) for _ in range(count)]


def chosen_setups(game: Game) -> list[Setup]:
    """The tables of this title that are asked for."""
    setups = whole(game) if game.key in WHOLE else setups_of(game)
    return setups[PART[0] - 1 :: PART[1]]


GAMES: Final = [title(key) for key in IDS]
SETUPS: Final = [setup for game in GAMES for setup in chosen_setups(game)]
