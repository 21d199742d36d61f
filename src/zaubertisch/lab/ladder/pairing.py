"""Who meets whom, at which tables, on which seats and with which seeds."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from typing import Final

from zaubertisch import bots, games
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.lab.match import first_seed

MASTER: Final = "master"  # who thinks long, and therefore plays fewer games
PART: Final = "/"  # `master/4` is a master with a quarter of its trials

#: Some bots would carry the same treasures to and fro for ever.
OPTIONS: Final[dict[str, dict[str, str]]] = {"wizwar": {"turn_cap": "400"}}


@dataclass(frozen=True)
class Pair:
    """Two bots at one kind of table; the one expected to be stronger first, whose share is told."""

    game: str
    seats: int
    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats, {self.first} against {self.second}"

    @property
    def options(self) -> dict[str, str]:
        return OPTIONS.get(self.game, {})

    @property
    def has_master(self) -> bool:
        return MASTER in (name_of(self.first), name_of(self.second))

    def seed(self, chosen: int, number: int) -> int:
        """Where a game's own seeds begin: other ones for every pair, so that no two of them share their luck."""
        said = f"{chosen} {self.game} {self.seats} {self.first} {self.second}"
        return first_seed(int.from_bytes(hashlib.sha256(said.encode()).digest()[:6]), number)

    def sitting(self, number: int) -> list[str]:
        """The bot of each seat in this game."""
        turns = rotation(self.seats)
        return [self.first if is_first else self.second for is_first in turns[number % len(turns)]]


@cache
def rotation(seats: int) -> list[tuple[bool, ...]]:
    """Every way to seat two bots as evenly as can be, each followed by its reverse; true where the first one sits.

    So each of them sits on every seat equally often, after any even number of games, and beside whom it may be.
    """
    ways: list[tuple[bool, ...]] = []
    for chosen in combinations(range(seats), (seats + 1) // 2):
        if seats % 2 or 0 in chosen:
            way = tuple(seat in chosen for seat in range(seats))
            ways += [way, tuple(not is_first for is_first in way)]
    return ways


def seat_counts(game: str) -> list[int]:
    """Two, four and the most."""
    most = games.get(game).most
    return sorted({2, min(4, most), most})


def pairs(game: str, seats: int, named: list[str]) -> list[Pair]:
    """Every bot of the game against every weaker one; where some are named, only among these."""
    playing = [name for name in bots.names(game) if not named or name in named]
    return [Pair(game, seats, strong, weak) for at, strong in enumerate(playing) for weak in playing[:at]]


def halved(game: str, seats: int, bot: str, times: int) -> list[Pair]:
    """A bot against itself with half the trials, that one against a quarter of them, and so on."""
    player(game, f"{bot}{PART}2")(0)  # says so at once if it has no trials
    labels = [bot, *(f"{bot}{PART}{2 ** (time + 1)}" for time in range(times))]
    return [Pair(game, seats, more, less) for more, less in pairwise(labels)]


def name_of(label: str) -> str:
    return label.partition(PART)[0]


def player(game: str, label: str) -> bots.Seating:
    """Who seats the bot of this label by a seed."""
    name, _, part = label.partition(PART)
    if not part:
        return bots.get(game, name)
    return bots.strength(game, name, 1 / int(part))


def check_names(names: list[str], chosen: list[str]) -> None:
    """Refuse bots that no chosen game has."""
    there = {bot for game in chosen for bot in bots.names(game)}
    for name in names:
        if name not in there:
            raise BadSetup("unknown-bot", f"There is no bot “{name}” for {', '.join(chosen)}.",
                           {"bot": name, "game": ", ".join(chosen), "known": ", ".join(sorted(there))})
