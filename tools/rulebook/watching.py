"""Golden games, played again with an eye on the paragraphs: where each is at work, and what it refuses."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from tools.rulebook.citing import ROOT, SOURCE, Place

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.event import WATCHER, Value
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.kernel.table import Table

GOLDEN: Final = ROOT / "tests/golden"
EACH: Final = 3  # of so many moves, one position is asked what it refuses


@dataclass(frozen=True)
class Refusal:
    """A word that a rule forbade to the seat that was asked after entry `number`."""

    number: int
    rule: str
    word: str
    seat: int
    key: str
    fields: dict[str, Value]


@dataclass
class Watched:
    """One golden game: by number of the entry, the rules at work in it; and what was refused on the way."""

    name: str
    moves: int
    at_work: list[set[str]]
    told: list[bool]  # by number of the entry: whether somebody who looks on is told of it
    refusals: list[Refusal]


class Eye:
    """Sees which functions that cite a rule are carried out; one that answers no was asked in vain."""

    def __init__(self, cited: list[Place]) -> None:
        self.places = {(place.file, place.name): place for place in cited}
        self.known: dict[CodeType, Place | None] = {}
        self.seen: set[str] = set()

    def place_of(self, code: CodeType) -> Place | None:
        if code not in self.known:
            file = Path(code.co_filename)
            inside = file.relative_to(SOURCE).as_posix().removeprefix("games/") if SOURCE in file.parents else ""
            self.known[code] = self.places.get((inside, code.co_qualname))
        return self.known[code]

    def look(self, frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:
        place = self.place_of(frame.f_code)
        if place is None or event != "call":
            return None
        frame.f_trace_lines = bool(place.by_line)

        def within(inner: FrameType, what: str, answer: Any) -> Any:
            if what == "line":
                self.seen |= place.by_line.get(inner.f_lineno, set())
            elif what == "return" and answer is not False and answer not in ("", []):
                self.seen |= place.by_heading
            return within

        return within

    def watch(self, work: Callable[[], Any]) -> tuple[Any, set[str]]:
        """What came of the work, and the rules at work in it."""
        self.seen = set()
        sys.settrace(self.look)
        try:
            done = work()
        finally:
            sys.settrace(None)
        return done, self.seen


def golden(game: str) -> dict[str, GameRecord]:
    """The golden games of a title by the names the page calls them."""
    files = sorted((GOLDEN / game).rglob("*.json"))
    return {name_of(file): read_record(file.read_text(encoding="utf-8")) for file in files}


def name_of(file: Path) -> str:
    return file.stem.replace("-", "_")


def watched(name: str, record: GameRecord, eye: Eye, every: int = EACH) -> Watched:
    """A golden game, move by move."""
    game = games.get(record.game)
    chosen = game.settle(record.seats, record.options)
    chance = ScriptedChance(record.chance)
    table, seen = eye.watch(lambda: game.new(record.seats, options=chosen, chance=chance, listening=True))
    out = Watched(name, len(record.moves), [seen], [True], [])
    lot = FastChance(len(record.moves))
    verbs = by_verb(game)
    for number, word in enumerate(record.moves):
        if number % every == 0:
            out.refusals += refusals(table, number, verbs, lot)
        action = game.actions.number(word)
        before = len(table.events)
        _, seen = eye.watch(functools.partial(table.apply, action))
        out.told.append(any(event.reaches(WATCHER) for event in table.events[before:]))
        out.at_work.append(seen)
    return out


def by_verb(game: Game) -> list[list[int]]:
    verbs: dict[str, list[int]] = {}
    for action in range(len(game.actions)):
        verbs.setdefault(game.actions.verb(action), []).append(action)
    return list(verbs.values())


def refusals(table: Table, number: int, verbs: list[list[int]], lot: FastChance) -> list[Refusal]:
    """Of each verb one word drawn at random, if it is refused now and something can be said to be in its way."""
    out = []
    for family in verbs:
        action = lot.pick(family)
        rule = table.why_not(action)
        if not rule:
            continue
        said = table.refusal(action, rule)
        if said.obstacle is not None and said.obstacle.key != "another_question":
            out.append(Refusal(number, rule, said.word, said.seat, said.obstacle.key, said.obstacle.fields))
    return out
