"""Contract 7, for Python's own tools: tables pickle and deep-copy at every decision, on both builds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Final, TypeVar

import pytest

from tests.bots.sand import Sand
from tests.contract.played import Played, Position, at_every_position, in_every_game, play_on
from tests.contract.setups import IDS
from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Choice
from zaubertisch.kernel.chance import Chance, FastChance, KeyedChance, RecordedChance, ScriptedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.referee import Referee
from zaubertisch.kernel.table import Table

MOVES: Final = 20


Thing = TypeVar("Thing")


def pickled(thing: Thing) -> Thing:
    again: Thing = pickle.loads(pickle.dumps(thing))
    return again


WAYS: Final = [pickled, copy.deepcopy]
both_ways = pytest.mark.parametrize("twin_of", WAYS, ids=["pickle", "deepcopy"])
in_each_title = pytest.mark.parametrize("game", [games.get(key) for key in IDS], ids=IDS)


def told(events: list[Event]) -> list[tuple[str, int, object]]:
    return [(event.kind, event.audience, event.fields) for event in events]


@at_every_position
def test_a_pickled_or_copied_table_is_equal(position: Position) -> None:
    table = position.table()
    for twin in (pickled(table), copy.deepcopy(table)):
        assert type(twin) is type(table)
        assert twin.rules is table.rules
        assert fingerprint(twin) == fingerprint(table)
        assert twin.options() == table.options()
        assert twin.silent


@at_every_position
def test_a_pickled_or_copied_table_lives_its_own_life(position: Position) -> None:
    table = position.table()
    before = fingerprint(table)
    twins = [pickled(table), copy.deepcopy(table)]
    for twin in twins:
        play_on(twin, position.chance(), 10)
    assert fingerprint(table) == before
    play_on(table, position.chance(), 10)
    assert [fingerprint(twin) for twin in twins] == [fingerprint(table)] * 2


@in_every_game
def test_a_finished_table_keeps_its_outcome_and_what_was_heard(game: Played) -> None:
    twin = pickled(game.final)
    again, before = pickled(twin.outcome()), game.outcome()
    assert (again.winners, again.scores, again.reason) == (before.winners, before.scores, before.reason)
    assert told(twin.events) == told(game.events)


@both_ways
@in_each_title
def test_a_copy_of_a_listening_table_listens_on_by_itself(game: Game, twin_of: Callable[[Table], Table]) -> None:
    table = game.new(game.fewest, 7, listening=True)
    play_on(table, FastChance(1), MOVES)
    heard = told(table.events)
    twin = twin_of(table)
    assert told(twin.events) == heard
    play_on(twin, FastChance(2), MOVES)
    assert told(table.events) == heard
    play_on(table, FastChance(2), MOVES)
    assert told(table.events) == told(twin.events)


@both_ways
@pytest.mark.parametrize("chance", [
    FastChance(3), ScriptedChance([], FastChance(4)), RecordedChance(FastChance(5)), KeyedChance("ab"),
], ids=lambda chance: type(chance).__name__)
def test_a_copy_keeps_its_chance_of_every_kind(chance: Chance, twin_of: Callable[[object], Table]) -> None:
    table = games.get("abraca").new(3, chance=chance.clone())
    twin = twin_of(table)
    assert type(twin.chance) is type(chance)
    assert twin.chance.below(10**6) == table.chance.below(10**6)
    assert fingerprint(twin.chance) == fingerprint(table.chance)


@both_ways
@in_each_title
def test_there_is_one_of_each_game(game: Game, twin_of: Callable[[Game], Game]) -> None:
    assert twin_of(game) is game


@both_ways
@in_each_title
def test_a_referee_goes_on_recording(game: Game, twin_of: Callable[[Referee], Referee]) -> None:
    referee = Referee(game, game.fewest, FastChance(8))
    say_some(referee)
    twin = twin_of(referee)
    assert twin.record().to_json() == referee.record().to_json()
    say_some(twin)
    assert twin.record().to_json() != referee.record().to_json()
    twin.record().replay(game)
    say_some(referee)
    assert twin.record().to_json() == referee.record().to_json()
    assert told(twin.events(0)) == told(referee.events(0))


def say_some(referee: Referee) -> None:
    """A few moves, the same ones for equal referees."""
    lots = FastChance(len(referee.record().moves))
    for _ in range(MOVES):
        if not referee.over:
            referee.say(referee.asked, referee.game.actions.word(lots.pick(referee.options(referee.asked))))


@pytest.mark.many
@both_ways
@pytest.mark.parametrize(("key", "name"), [(key, name) for key in IDS for name in bots.names(key) if name != "master"])
def test_a_copied_bot_chooses_alike(key: str, name: str, twin_of: Callable[[Bot], Bot]) -> None:
    table = games.get(key).new(seed=5)
    bot = bots.get(key, name)(6)
    twin = twin_of(bot)
    first, second = ([pickled(choose(each, table)) for _ in range(1 if name == "adept" else 3)] for each in (bot, twin))
    assert reasons(first) == reasons(second)
    assert fingerprint(bot.chance) == fingerprint(twin.chance)


def reasons(choices: list[Choice]) -> list[tuple[int, str, object]]:
    return [(choice.action, choice.because, choice.fields) for choice in choices]


def choose(bot: Bot, table: Table) -> Choice:
    def imagine(chance: Chance) -> Table:
        world = table.clone()
        world.deal_anew(table.asked, chance)
        return world

    return bot.choose(table.view(table.asked), table.options(), imagine, Sand(13))


def test_a_record_pickles() -> None:
    record = GameRecord("abraca", 1, 2, {"first_seat": "0"}, ["call 8"], [1, 2], {"names": ["Merlin"]})
    assert pickled(record).to_json() == record.to_json()
