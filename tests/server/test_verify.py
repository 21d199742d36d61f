"""A finished game can be checked by anybody, and a forged one is found out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.people import Guest
from tests.server.test_tables import play_out, two_people
from zaubertisch import games
from zaubertisch.cli.app import app
from zaubertisch.kernel.errors import BadRecord
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.lab.verify import Unfair, verify

ABRACA = games.get("abraca")


@pytest.fixture
def record(ada: Guest, ben: Guest) -> GameRecord:
    """A finished game in which a move was taken back by consent."""
    table = two_people(ada, ben)
    ada.says(table, "call 1")
    with ada.sits(table) as one, ben.sits(table) as two:
        one.hears("welcome")
        two.hears("welcome")
        one.send("undo", ref=1)
        two.hears("undo")
        two.send("agree", yes=True)
        one.hears("moved")
    play_out(table, ada, ben)
    return read_record(ada.ask("GET", f"/tables/{table}/record").text)


def test_an_honest_game_holds_moves_taken_back_included(record: GameRecord) -> None:
    assert verify(ABRACA, record) == len(record.notes["fairness"]["draws"])
    assert record.replay(ABRACA).over


def test_another_seed_is_not_the_one_committed_to(record: GameRecord) -> None:
    record.notes["fairness"]["seed"] = "0" * 64
    with pytest.raises(Unfair, match="committed"):
        verify(ABRACA, record)


def test_another_outcome_does_not_follow_from_the_seed(record: GameRecord) -> None:
    draw = record.notes["fairness"]["draws"][3]
    draw[1] = (draw[1] + 1) % draw[0]
    with pytest.raises(Unfair, match="event 4"):
        verify(ABRACA, record)


def test_a_move_against_the_rules_is_found(record: GameRecord) -> None:
    record.notes["fairness"]["log"][0] = "stop"
    with pytest.raises(Unfair, match="Entry 1"):
        verify(ABRACA, record)


def test_a_log_that_breaks_off_is_found(record: GameRecord) -> None:
    record.notes["fairness"]["log"].pop()
    with pytest.raises(Unfair):
        verify(ABRACA, record)


def test_draws_nobody_asked_for_are_found(record: GameRecord) -> None:
    fairness = record.notes["fairness"]
    fairness["log"] = fairness["log"][:1]
    with pytest.raises(Unfair, match="ask for"):
        verify(ABRACA, record)


@pytest.mark.parametrize("fairness", [None, {}, {"seed": 1}, "yes", {
    "seed": "a", "commitment": "b", "numbers": [], "draws": [[0, 0]], "log": [],
}])
def test_a_record_that_tells_nothing_of_its_chance_cannot_be_checked(fairness: object) -> None:
    with pytest.raises(BadRecord):
        verify(ABRACA, GameRecord("abraca", 1, 2, {}, [], [], {"fairness": fairness}))


def test_the_terminal_says_whether_a_game_holds(record: GameRecord, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    held = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
    assert held.exit_code == 0
    assert "This game holds" in held.stdout
    forged = json.loads(record.to_json())
    forged["notes"]["fairness"]["seed"] = "0" * 64
    file.write_text(json.dumps(forged), encoding="utf-8")
    refused = CliRunner().invoke(app, ["verify", str(file), "--lang", "de"])
    assert refused.exit_code == 2
    assert "hält nicht stand" in refused.stderr
