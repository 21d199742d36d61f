"""Setting: which table an environment is about, and who sits there."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from typing import Final

from zaubertisch import bots, games
from zaubertisch.bots.policy import AtRandom, Policy
from zaubertisch.envs.batch import Thinking
from zaubertisch.envs.observing import Observation, observation
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.event import WATCHER
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table
from zaubertisch.words.catalogue import Words

#: Titles that need not end by themselves when nobody wants to win, and the option that ends them.
ENDING: Final[dict[str, dict[str, str]]] = {"wizwar": {"turn_cap": "40"}}
#: Strengths by the names people know, where a bot has another one.
STRENGTHS: Final = {"journeyman": "thumb"}
#: More decisions than a game of random moves takes.
LONGEST: Final[dict[str, int]] = {"abraca": 2_000}
LONG: Final = 50_000
#: Titles as identifiers of environments.
NAMES: Final = {
    "abraca": "Abraca", "drachenei": "Drachenei", "magia": "Magia", "wizwar": "WizWar", "zavandor": "Zavandor",
}


@dataclass(frozen=True)
class Setting:
    """A title, so many seats, and every option of the table."""

    game: Game
    seats: int
    options: dict[str, str]
    observation: Observation = field(repr=False)

    @property
    def longest(self) -> int:
        """More decisions than a game takes."""
        return LONGEST.get(self.game.key, LONG)

    def new(self, seed: int) -> Table:
        """A table at its first decision."""
        return self.game.new(self.seats, seed, self.options)

    def words(self, table: Table, viewer: int = WATCHER, lang: str = "en") -> str:
        """The table in plain lines, as this viewer knows it."""
        words = Words(lang, self.game.key, [words_of_seat(seat) for seat in range(self.seats)])
        page = importlib.import_module(f"zaubertisch.words.tables.{self.game.key}")
        lines: list[str] = page.lines(table.view(viewer), words)
        return "\n".join(lines)


def words_of_seat(seat: int) -> str:
    """What the agent of a seat is called."""
    return f"seat_{seat}"


def settle(game: str, seats: int | None = None, options: dict[str, str] | None = None) -> Setting:
    """The table that was asked for, by default with the fewest seats and the rulebook's options.

    Where games of random moves would not end, an option that ends them is on unless another value is asked for.
    """
    rules = games.get(game)
    count = rules.fewest if seats is None else seats
    chosen = rules.settle(count, {**ENDING.get(game, {}), **(options or {})})
    return Setting(rules, count, chosen, observation(game, count))


def player(game: str, name: str, seed: int) -> Policy:
    """A bot by its name, or by its strength; who chooses by lot need not look."""
    if name == "random":
        return AtRandom()
    return Thinking(bots.get(game, STRENGTHS.get(name, name))(seed))


def players(setting: Setting, opponents: str | list[str], seat: int, seed: int) -> list[Policy | None]:
    """Who sits where: nobody on the learning seat, on all others the bots that are named, the last one repeatedly."""
    if not 0 <= seat < setting.seats:
        raise BadSetup("bad-seat", f"There is no seat {seat} among {setting.seats}.",
                       {"seat": str(seat), "seats": str(setting.seats)})
    names = [opponents] if isinstance(opponents, str) else opponents
    out: list[Policy | None] = []
    for place in range(setting.seats):
        turn = (place - seat) % setting.seats - 1
        out.append(None if turn < 0 else player(setting.game.key, names[min(turn, len(names) - 1)], seed + place))
    return out
