"""Random games on the contract's tables, played once and looked at by every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Final
from zlib import crc32

import pytest

from tests.contract.setups import GAMES_PER_SETUP, SETUPS, WHOLE, Setup
from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.table import Table
from zaubertisch.lab.fuzz import RandomGame

POSITIONS: Final = 6  # decisions looked at in each game, besides one for every kind of question
FEW: Final = 6  # decisions looked at where a title is tested on all its tables


@dataclass(frozen=True)
class Position:
    """A decision in a random game."""

    setup: Setup
    record: GameRecord
    seed: int
    _table: Table

    def table(self) -> Table:
        """A copy of the table, with the same future every time."""
        copy = self._table.clone()
        copy.chance = FastChance(self.seed)
        return copy

    def chance(self, number: int = 0) -> FastChance:
        """A source of chance that has nothing to do with the table's own."""
        return FastChance(self.seed + 1000 + number)


@dataclass
class Played:
    """A finished random game."""

    setup: Setup
    seed: int
    record: GameRecord
    events: list[Event]
    final: Table
    positions: list[Position] = field(default_factory=list)

    def outcome(self) -> Outcome:
        return self.final.outcome()


@contextmanager
def told(game: GameRecord | RandomGame) -> Iterator[None]:
    """Whatever goes wrong inside is told together with a record that leads there."""
    try:
        yield
    except Exception as error:
        record = game.record() if isinstance(game, RandomGame) else game
        error.add_note(f"It happened at the end of this record:\n{record.to_json()}")
        raise


def state(table: Table) -> str:
    """The fingerprint of a table apart from where its chance comes from."""
    bare = table.clone()
    bare.chance = FastChance()
    return fingerprint(bare)


@cache
def games_on(setup: Setup) -> list[Played]:
    return [play(setup, crc32(f"{setup}-{number}".encode())) for number in range(GAMES_PER_SETUP)]


def play(setup: Setup, seed: int) -> Played:
    """One random game with a copy of the table at every decision, of which some are kept."""
    game = RandomGame(setup.game, setup.seats, setup.options, seed)
    decisions: list[Table] = []
    with told(game):
        table = game.begin()
        while not table.over:
            decisions.append(table.clone())
            game.answer(table)
    played = Played(setup, seed, game.record(), table.events, table)
    most = FEW if setup.game.key in WHOLE else len(decisions)
    for number in worth_looking_at([decision.question() for decision in decisions], seed, most):
        record = first_moves(played.record, number)
        played.positions.append(Position(setup, record, seed + number, decisions[number]))
    return played


def worth_looking_at(questions: list[str], seed: int, most: int) -> list[int]:
    """One decision for every kind of question, and some more, by lot; of all these at most so many."""
    lots = FastChance(seed)
    order = list(range(len(questions)))
    lots.shuffle(order)
    firsts = {questions[number]: number for number in order}
    return sorted(list(dict.fromkeys([*firsts.values(), *order[:POSITIONS]]))[:most])


def first_moves(record: GameRecord, moves: int) -> GameRecord:
    return GameRecord(
        record.game, record.version, record.seats, record.options, record.moves[:moves], record.chance,
    )


def retold(played: Played) -> Iterator[Table]:
    """The table of a recorded game before its first move and after every one: always the same table, further on."""
    setup, record = played.setup, played.record
    table = setup.game.new(setup.seats, options=record.options, chance=ScriptedChance(record.chance))
    yield table
    for word in record.moves:
        table.apply(setup.game.actions.number(word))
        yield table


def at_every_position(promise: Callable[[Position], None]) -> Callable[[Setup], None]:
    """A test of what must hold whenever a seat is asked."""

    def test(setup: Setup) -> None:
        for game in games_on(setup):
            for position in game.positions:
                with told(position.record):
                    promise(position)

    return over_setups(test, promise.__doc__)


def in_every_game(promise: Callable[[Played], None]) -> Callable[[Setup], None]:
    """A test of what must hold for a game as a whole."""

    def test(setup: Setup) -> None:
        for game in games_on(setup):
            with told(game.record):
                promise(game)

    return over_setups(test, promise.__doc__)


def over_setups(test: Callable[[Setup], None], sentence: str | None) -> Callable[[Setup], None]:
    test.__doc__ = sentence
    marked: Callable[[Setup], None] = pytest.mark.parametrize("setup", SETUPS, ids=str)(test)
    return marked


def play_on(table: Table, lots: FastChance, decisions: int) -> int:
    """Go on by lot for at most so many decisions; says how many there were."""
    for made in range(decisions):
        if table.over:
            return made
        table.apply(lots.pick(table.options()))
    return decisions
