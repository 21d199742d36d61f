"""The tables the contract is tested on: every title, every number of seats, and a readable choice of options.

CONTRACT_GAMES names the titles (all by default). CONTRACT_GAMES_EACH is the budget: 1, the default, plays one game on
each of up to 80 tables of a title, 2 plays two games on each of up to 160 tables, 0.1 one game on each of some 8.
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
from zaubertisch.kernel.game import Game
from zaubertisch.lab.fuzz import ending, random_options, telling_values, title

ROOT: Final = Path(__file__).resolve().parent.parent.parent
IDS: Final = [key for key in os.environ.get("CONTRACT_GAMES", ",".join(games.IDS)).split(",") if key]
GAMES_EACH: Final = float(os.environ.get("CONTRACT_GAMES_EACH", "1"))
GAMES_PER_SETUP: Final = ceil(GAMES_EACH)
TABLES: Final = ceil(80 * GAMES_EACH)
COMBINATIONS: Final = 3

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


def setups_of(game: Game) -> list[Setup]:
    """For every number of seats: the rulebook's own table, each other value of each option alone, some mixtures."""
    numbers = range(game.fewest, game.most + 1)
    own = [Setup(game, seats) for seats in numbers]
    others = [
        (seats + place, Setup(game, seats, chosen))
        for seats in numbers
        for place, chosen in enumerate([*single_choices(game, seats), *mixtures(game, seats)])
    ]
    apart = ceil(len(others) / TABLES)  # where there are too many, the numbers of seats take turns
    return own + [setup for turn, setup in others if turn % apart == 0]


def single_choices(game: Game, seats: int) -> list[Chosen]:
    """Each value that is not the rulebook's, alone; values this number of seats does not allow are left out."""
    return [
        ((option.key, value),)
        for option in game.options if option.key not in ending(game)
        for value in telling_values(option)[1:]
        if allowed(game, seats, {option.key: value})
    ]


def allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.settle(seats, options)
    except BadSetup:
        return False
    return True


def mixtures(game: Game, seats: int) -> list[Chosen]:
    chance = FastChance(seats)
    return [tuple(random_options(game, seats, chance).items()) for _ in range(COMBINATIONS)]


GAMES: Final = [title(key) for key in IDS]
SETUPS: Final = [setup for game in GAMES for setup in setups_of(game)]
