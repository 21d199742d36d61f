"""Games as data: what was written can be read back and says what happened."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.envs.settings import OTHER
from zaubertisch import games
from zaubertisch.envs.data import answers, decisions, read_decisions, text, write_decisions
from zaubertisch.envs.observing import observation
from zaubertisch.kernel.record import GameRecord
from zaubertisch.lab.recording import Sitting, line_of, read_lines, recorded


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return recorded(Sitting("abraca", ("thumb", "random", "random"), 0, 1, OTHER["abraca"]))


def test_decisions_come_back_from_parquet(record: GameRecord, tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="needs the extra `lab`")
    file = tmp_path / "decisions.parquet"
    assert write_decisions([record, record], file) == 2 * len(record.moves)
    back = read_decisions(file, "abraca")
    game = games.get("abraca")
    assert back["observations"].shape == (2 * len(record.moves), observation("abraca", 3).size)
    assert back["actions"][: len(record.moves)].tolist() == [game.actions.number(word) for word in record.moves]
    assert back["masks"][np.arange(len(back["actions"])), back["actions"]].all()
    table = game.new(3, options=record.options)
    assert back["masks"].shape[1] == len(table.rules.actions)


def test_a_decision_knows_what_came_of_it(record: GameRecord) -> None:
    columns = decisions([record])
    winners = set(record.notes["winners"])
    for seat, result in zip(columns["seat"], columns["result"], strict=True):
        assert (result > 0) == (seat in winners)


def test_the_texts_of_all_seats_hold_every_move_once(record: GameRecord) -> None:
    told = [answers(text(record, seat)) for seat in range(3)]
    assert sum(len(each) for each in told) == len(record.moves)
    by_seat: list[list[str]] = [[], [], []]
    for seat, word in zip(decisions([record])["seat"], record.moves, strict=True):
        by_seat[seat].append(word)
    assert told == by_seat


def test_a_text_tells_its_seat_only_what_it_heard(record: GameRecord) -> None:
    own, other = text(record, 0, "de"), text(record, 1, "de")
    assert "Fünf Steine stehen vor dir, und nur du siehst sie nicht." in own
    assert "seat_0 hat nun" in other
    assert "seat_0 hat nun" not in own


@pytest.mark.parametrize("key", [key for key in games.IDS if key not in ("abraca", "wizwar")])
def test_games_of_every_title_become_data(key: str) -> None:
    record = recorded(Sitting(key, ("random", "random"), 1, 2, {}))
    columns = decisions([record])
    assert len(columns["seat"]) == len(record.moves)
    assert answers(text(record, 0))


def test_records_are_kept_a_line_each(record: GameRecord, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text(line_of(record) + "\n" + line_of(record)[:20], encoding="utf-8")
    assert [each.moves for each in read_lines(file)] == [record.moves]
