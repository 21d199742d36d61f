"""A finished game can be checked by anybody, and a forged one is found out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner, Result

from tests.server.people import NUMBER, Guest
from tests.server.test_tables import play_out, two_people
from zaubertisch import games
from zaubertisch.cli.app import app
from zaubertisch.kernel.errors import BadRecord
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.kernel.verifying import Kept, Unfair, examine, play_again, verify
from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings

ABRACA = games.get("abraca")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game in which a move was taken back by consent; played once for all who change it."""
    settings = Settings(home=tmp_path_factory.mktemp("home"), snapshot_every=7, requests_a_minute=100_000)
    settings.moves_a_second = 10_000
    with TestClient(create_app(settings)) as client:
        return finished(Guest(client, "Ada"), Guest(client, "Ben"))


@pytest.fixture
def record(played: str) -> GameRecord:
    return read_record(played)


def finished(ada: Guest, ben: Guest) -> str:
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
    return ada.ask("GET", f"/tables/{table}/record").text


def draws_of(record: GameRecord) -> list[list[int]]:
    return [draw for _, draws in record.notes["fairness"]["log"] for draw in draws]


def test_an_honest_game_holds_moves_taken_back_included(record: GameRecord) -> None:
    assert verify(ABRACA, record) == len(draws_of(record))
    assert record.replay(ABRACA).over
    assert any(word.startswith("undo ") for word, _ in record.notes["fairness"]["log"])


def test_another_seed_is_not_the_one_committed_to(record: GameRecord) -> None:
    record.notes["fairness"]["seed"] = "0" * 64
    with pytest.raises(Unfair, match="committed"):
        verify(ABRACA, record)


def test_another_outcome_does_not_follow_from_the_seed(record: GameRecord) -> None:
    draw = draws_of(record)[3]
    draw[1] = (draw[1] + 1) % draw[0]
    with pytest.raises(Unfair, match="event 4"):
        verify(ABRACA, record)


def test_another_outcome_in_what_is_watched_is_found(record: GameRecord) -> None:
    record.chance[3] += 1
    with pytest.raises(Unfair, match="not what was drawn"):
        verify(ABRACA, record)


@pytest.mark.parametrize("fairness", [None, {}, {"seed": 1}, "yes", {
    "seed": "a", "commitment": "b", "numbers": [], "draws": [[0, 0]], "log": [],
}])
def test_a_record_that_tells_nothing_of_its_chance_cannot_be_checked(fairness: object) -> None:
    with pytest.raises(BadRecord):
        verify(ABRACA, GameRecord("abraca", 1, 2, {}, [], [], {"fairness": fairness, "names": ["", ""]}))


@pytest.mark.parametrize(("kept", "key"), [
    (Kept(commitment="0" * 64), "unfair-commitment"), (Kept(number="0" * 32), "unfair-number"),
    (Kept(transcript="0" * 64), "unfair-sealed"),
])
def test_a_record_of_another_game_is_not_of_what_one_wrote_down(record: GameRecord, kept: Kept, key: str) -> None:
    with pytest.raises(Unfair) as found:
        examine(record, kept)
    assert found.value.key == key


def test_a_record_is_of_the_game_one_wrote_down(record: GameRecord) -> None:
    fairness = record.notes["fairness"]
    assert examine(record, Kept(fairness["commitment"], NUMBER, fairness["transcript"])).withheld == []


def test_a_log_is_played_by_the_rules_of_its_own_game(record: GameRecord) -> None:
    with pytest.raises(BadRecord, match="here are the rules of zavandor"):
        play_again(games.get("zavandor"), record)


def test_chance_the_game_does_not_ask_for_like_that_is_found(record: GameRecord) -> None:
    draws_of(record)[0][0] += 1
    with pytest.raises(Unfair, match="does not ask"):
        play_again(ABRACA, record)


def test_a_log_that_does_not_lead_to_the_end_is_found_by_the_rules_too(record: GameRecord) -> None:
    record.notes["fairness"]["log"].pop()
    with pytest.raises(Unfair, match="the end of the game"):
        play_again(ABRACA, record)


# In the terminal


def says(file: Path, record: dict[str, Any], *options: str) -> Result:
    file.write_text(json.dumps(record), encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(file), *options])


def test_the_terminal_says_whether_a_game_holds(record: GameRecord, tmp_path: Path) -> None:
    whole = json.loads(record.to_json())
    held = says(tmp_path / "game.json", whole, "--lang", "en")
    assert held.exit_code == 0
    assert "This game holds" in held.stdout
    assert "Nothing you wrote down" in held.stdout
    whole["notes"]["fairness"]["seed"] = "0" * 64
    refused = says(tmp_path / "game.json", whole, "--lang", "de")
    assert refused.exit_code == 2
    assert "hält nicht stand" in refused.stderr


def test_the_terminal_holds_a_record_against_what_one_wrote_down(record: GameRecord, tmp_path: Path) -> None:
    whole, fairness = json.loads(record.to_json()), record.notes["fairness"]
    written = {"--commitment": fairness["commitment"], "--number": NUMBER, "--transcript": fairness["transcript"]}
    held = says(tmp_path / "game.json", whole, "--lang", "en", *[word for pair in written.items() for word in pair])
    assert held.exit_code == 0
    assert "Nothing you wrote down" not in held.stdout
    for option in written:
        refused = says(tmp_path / "game.json", whole, "--lang", "en", option, "ab" * 32)
        assert (refused.exit_code, "does not hold" in refused.stderr) == (2, True)
