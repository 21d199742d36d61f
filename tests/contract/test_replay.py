"""Contract 6: a record, written down and read again, gives the same table, events and outcome, everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.elsewhere import facts_elsewhere
from tests.contract.outlook import written
from tests.contract.played import Played, games_on, in_every_game, state
from tests.contract.setups import GAMES, SETUPS
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import read_record
from zaubertisch.lab.golden import facts
from zaubertisch.words.catalogue import is_seat


@in_every_game
def test_a_record_replays_to_the_same_game(game: Played) -> None:
    read = read_record(game.record.to_json())
    assert read.to_json() == game.record.to_json()
    table = read.replay(game.setup.game, listening=True)
    assert state(table) == state(game.final)
    assert [written(event) for event in table.events] == [written(event) for event in game.events]
    assert written(table.outcome()) == written(game.outcome())


@in_every_game
def test_events_hold_numbers_words_and_rows_of_numbers(game: Played) -> None:
    for event in game.events:
        for name, value in event.fields.items():
            row = value if isinstance(value, list) else [value] if isinstance(value, int) else []
            assert isinstance(value, (int, str, list)), f"{event.kind}.{name}"
            assert all(isinstance(each, int) for each in row), f"{event.kind}.{name}"
            if is_seat(name):
                assert row, f"{event.kind}.{name}"
                assert set(row) <= set(range(game.setup.seats)), f"{event.kind}.{name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_hash_seed_does_not_matter(game: Game, tmp_path: Path) -> None:
    records = [played.record for setup in SETUPS if setup.game is game for played in games_on(setup)]
    files = []
    for number, record in enumerate(records):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_text(record.to_json(), encoding="utf-8")
    for seed in ("1", "2"):
        for record, elsewhere in zip(records, facts_elsewhere(files, hash_seed=seed), strict=True):
            assert elsewhere == facts(record), record.to_json()
