"""Records: written down and read again; whatever is wrong with one is said in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zaubertisch.games.abraca.game import GAME
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import BadRecord, GameOver, Refused, ScriptEnded
from zaubertisch.kernel.record import FORMAT, GameRecord, read_record
from zaubertisch.lab.fuzz import RandomGame


def finished() -> GameRecord:
    """A whole random game."""
    game = RandomGame(GAME, 3, {"scoring": "single_round"}, 1)
    table = game.begin()
    while not table.over:
        game.answer(table)
    return game.record()


def changed(**fields: Any) -> str:
    """A good record's JSON with some fields replaced."""
    return json.dumps({**json.loads(finished().to_json()), **fields})


def test_a_record_is_read_as_it_was_written() -> None:
    record = finished()
    record.notes = {"from": "a rainy evening"}
    again = read_record(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.notes == record.notes
    assert json.loads(record.to_json())["format"] == FORMAT


def test_a_record_replays_to_any_move() -> None:
    record = finished()
    assert record.replay(GAME).over
    assert not record.replay(GAME, len(record.moves) - 1).over
    assert fingerprint(record.replay(GAME, 0)) != fingerprint(record.replay(GAME, 1))
    assert fingerprint(record.replay(GAME)) == fingerprint(record.replay(GAME, len(record.moves)))


def test_a_replay_tells_what_happened_to_those_who_listen() -> None:
    assert finished().replay(GAME, listening=True).events
    assert finished().replay(GAME).silent


@pytest.mark.parametrize("text", ["", "{", "not json", "[1,"])
def test_what_is_not_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="This is not a game record: ") as refusal:
        read_record(text)
    assert refusal.value.key == "not-json"


@pytest.mark.parametrize("text", ["[]", "3", "null", "{}", '{"format": "1"}'])
def test_json_without_a_format_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="This is JSON, but not a game record"):
        read_record(text)


def test_a_record_of_the_future_is_refused() -> None:
    with pytest.raises(BadRecord, match=f"has format {FORMAT + 1}; this program reads up to {FORMAT}") as refusal:
        read_record(changed(format=FORMAT + 1))
    assert refusal.value.fields == {"format": str(FORMAT + 1), "known": str(FORMAT)}


@pytest.mark.parametrize(("field", "value"), [
    ("game", 3), ("version", "1"), ("version", True), ("seats", None), ("seats", 2.5), ("options", []),
    ("options", {"chain": 1}), ("moves", "stop"), ("moves", [1]), ("chance", {}), ("chance", ["1"]), ("notes", []),
])
def test_a_field_of_the_wrong_kind_is_named(field: str, value: Any) -> None:
    with pytest.raises(BadRecord, match=f"field “{field}” is missing or of the wrong kind") as refusal:
        read_record(changed(**{field: value}))
    assert refusal.value.fields == {"field": field}


@pytest.mark.parametrize("field", ["game", "version", "seats", "options", "moves", "chance", "notes"])
def test_a_missing_field_is_named(field: str) -> None:
    whole = json.loads(finished().to_json())
    del whole[field]
    with pytest.raises(BadRecord, match=f"field “{field}” is missing"):
        read_record(json.dumps(whole))


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["format", "game", "moves"]), inner),
    max_leaves=6,
))
@settings(max_examples=40)
def test_any_other_json_is_refused_with_a_sentence(whole: Any) -> None:
    with pytest.raises(BadRecord):
        read_record(json.dumps(whole))


@pytest.mark.parametrize("fields", [{"game": "chess"}, {"version": GAME.version + 1}])
def test_a_foreign_record_is_not_replayed(fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="here are the rules of abraca, version 1") as refusal:
        read_record(changed(**fields)).replay(GAME)
    assert refusal.value.key == "foreign-record"


def test_a_record_of_older_rules_is_replayed() -> None:
    assert read_record(changed(version=GAME.version - 1)).replay(GAME).over


def broken_at(record: GameRecord, move: int) -> Exception:
    """The record is refused at this move; says why."""
    with pytest.raises(BadRecord, match=f"The record breaks the rules at move {move}: ") as refusal:
        record.replay(GAME)
    assert refusal.value.key == "broken-record"
    assert refusal.value.fields["move"] == str(move)
    cause = refusal.value.__cause__
    assert isinstance(cause, Exception)
    return cause


@pytest.mark.parametrize("word", ["stop", "fly", "take 1"])
def test_an_illegal_move_breaks_a_record(word: str) -> None:
    record = finished()
    record.moves[0] = word
    assert isinstance(broken_at(record, 1), Refused)


def test_a_move_after_the_end_breaks_a_record() -> None:
    record = finished()
    record.moves.append("stop")
    assert isinstance(broken_at(record, len(record.moves)), GameOver)


@pytest.mark.parametrize("chance", [[], [1000], [-1]])
def test_chance_that_cannot_be_breaks_a_record(chance: list[int]) -> None:
    record = finished()
    record.chance = chance
    assert isinstance(broken_at(record, 0), ScriptEnded)


@pytest.mark.parametrize("fields", [{"seats": 0}, {"seats": 9}, {"options": {"speed": "high"}}])
def test_a_table_that_cannot_be_laid_out_breaks_a_record(fields: dict[str, Any]) -> None:
    broken_at(read_record(changed(**fields)), 0)
