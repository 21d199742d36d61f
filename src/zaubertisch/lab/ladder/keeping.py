"""What has been played, one line of JSON a game, in a file for each kind of table; nothing else is remembered."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

import zaubertisch
from zaubertisch import games
from zaubertisch.lab.ladder.one_game import Played, from_json
from zaubertisch.lab.ladder.pairing import OPTIONS, Pair

SOURCES: Final = Path(zaubertisch.__file__).parent


class Book:
    """The games of one kind of table. A pair's are written in the order of their numbers, without a gap."""

    def __init__(self, folder: Path, game: str, seats: int, seed: int) -> None:
        self.path = folder / f"{game}-{seats}.jsonl"
        self.game = game
        self.seats = seats
        self.seed = seed

    def games(self) -> dict[Pair, list[Played]]:
        """Every pair's games that belong to the seed, from the first one to the first that is missing."""
        found: dict[Pair, list[Played]] = {}
        for line in self.whole_lines():
            played = from_json(self.game, self.seats, json.loads(line))
            of_pair = found.setdefault(played.pair, [])
            if played.number == len(of_pair) and played.seed == played.pair.seed(self.seed, played.number):
                of_pair.append(played)
        return {pair: of_pair for pair, of_pair in found.items() if of_pair}

    def whole_lines(self) -> list[bytes]:
        """All lines but one that was being written when the ladder was killed."""
        if not self.path.exists():
            return []
        return self.path.read_bytes().split(b"\n")[:-1]

    def mend(self) -> None:
        """Cut off a line that was not written to its end, so that the next one begins afresh."""
        if self.path.exists():
            with self.path.open("r+b") as file:
                file.truncate(sum(len(line) + 1 for line in self.whole_lines()))

    def write(self, played: Played) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.to_json()) + "\n")


def books(folder: Path, seed: int) -> list[Book]:
    """Those that are there, in the order of the games and of their seats."""
    found = [path.stem.rpartition("-") for path in folder.glob("*-*.jsonl")]
    named = [(game, int(seats)) for game, _, seats in found if game in games.IDS and seats.isdigit()]
    return [Book(folder, game, seats, seed) for game, seats in sorted(named)]


def fingerprint(game: str) -> str:
    """A few letters that change whenever the bots of a game, its rules' version or the table's options do."""
    said = hashlib.sha256(f"{games.get(game).version} {OPTIONS.get(game, {})}".encode())
    bots = SOURCES / "bots"
    for page in sorted([*bots.glob("*.py"), *(bots / "search").rglob("*.py"), *(bots / game).rglob("*.py")]):
        if page.name != "__init__.py":
            said.update(page.read_bytes())
    return said.hexdigest()[:8]
