"""Puzzle: a decision out of a bots' game with one surely best choice, which the rule of thumb does not see."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.referee import Referee
from zaubertisch.kernel.table import Table


@dataclass
class Tried:
    """A choice that was tried out in so many worlds: what it is worth there, and how far that may be off."""

    word: str
    worlds: int
    mean: float
    error: float


@dataclass
class Puzzle:
    """The game up to the question, what is best there, and what was tried, the best first."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    moves: list[str]
    chance: list[int]
    usual: str  # what the rule of thumb would say
    lead: float  # by how much the best is better than the second
    lead_error: float
    tried: list[Tried]

    @property
    def best(self) -> str:
        return self.tried[0].word

    def record(self) -> GameRecord:
        return GameRecord(self.game, self.version, self.seats, self.options, self.moves, self.chance)

    def table(self) -> Table:
        """The table at the question; what comes is nobody's to know."""
        table = self.record().replay(games.get(self.game))
        table.chance = FastChance(0)
        return table

    def referee(self) -> Referee:
        """A referee who puts the question."""
        referee = Referee(games.get(self.game), self.seats, ScriptedChance(self.chance), self.options)
        for word in self.moves:
            referee.say(referee.asked, word)
        return referee


def from_plain(kept: dict[str, Any]) -> Puzzle:
    return Puzzle(**{**kept, "tried": [Tried(**each) for each in kept["tried"]]})


def puzzles_of(game: str) -> list[Puzzle]:
    """The kept puzzles of a game; none that was found by other rules than those of today."""
    file = resources.files("zaubertisch.hindsight").joinpath(f"puzzles/{game}.json")
    if not file.is_file():
        return []
    found = [from_plain(each) for each in json.loads(file.read_text(encoding="utf-8"))]
    return [each for each in found if each.version == games.get(game).version]


def of_the_day(day: int) -> tuple[str, int]:
    """The puzzle of a day, counted from any: another game every day, each in its turn another puzzle."""
    having = [key for key in games.IDS if puzzles_of(key)]
    game = having[day % len(having)]
    return game, day // len(having) % len(puzzles_of(game))
