"""The finder of golden games keeps short games that together show everything wanted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.toy import HighCardGame
from zaubertisch.kernel.event import EVERYONE, Event
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.lab import golden
from zaubertisch.lab.fuzz import ENDING, title
from zaubertisch.lab.wizwar.eager import EagerGame, Wishes


def record(length: int) -> GameRecord:
    return GameRecord("high_card", 1, 2, {}, ["keep"] * length, [])


def test_features_are_events_their_fields_options_and_the_outcome() -> None:
    told = [Event("threw", EVERYONE, {"seat": 1, "cards": [2, 3]})]
    game = GameRecord("high_card", 1, 2, {"greedy": "no"}, [], [])
    assert golden.features_of(game, told, "shared") == {
        "outcome:shared", "option:greedy=no", "event:threw", "event:threw:seat=1", "event:threw:cards=2",
        "event:threw:cards=3",
    }


def test_a_game_that_shows_nothing_of_its_own_is_dropped_the_longest_first() -> None:
    long, short = golden.Shown(record(9), {"a", "b"}), golden.Shown(record(3), {"a"})
    other = golden.Shown(record(5), {"b"})
    assert golden.thinned([long, short, other, short], {"a", "b"}) == [short, other]


def test_a_feature_nobody_wants_keeps_no_game() -> None:
    game = golden.Shown(record(1), {"a"})
    assert golden.only_here(game, [game], {"b"}) == set()


def test_wanted_are_the_listed_features_and_every_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(golden.WANTED, "high_card", ["outcome:shared"])
    assert golden.wanted(HighCardGame())[:3] == ["outcome:shared", "option:greedy=no", "option:greedy=yes"]


def test_an_option_random_play_needs_is_wanted_with_that_value_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENDING, "high_card", {"greedy": "yes"})
    assert "option:greedy=yes" in golden.wanted(HighCardGame())
    assert "option:greedy=no" not in golden.wanted(HighCardGame())


def test_what_no_game_shows_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(golden.WANTED, "high_card", ["outcome:eclipse", "event:threw:card=3"])
    kept, missing = golden.find(HighCardGame(), 100, 1)
    assert missing == ["outcome:eclipse"]
    assert any("event:threw:card=3" in shown.features for shown in kept)


def test_games_of_wiz_war_are_played_by_eager_seats_and_tell_of_their_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(golden.WANTED, "wizwar", ["effect:fireball", "outcome:turn_cap"])
    monkeypatch.setattr(golden, "LEAST", 0)
    wishes = Wishes()
    assert isinstance(golden.trial_of(title("wizwar"), 2, {}, 1, wishes), EagerGame)
    assert not isinstance(golden.trial_of(HighCardGame(), 2, {}, 1, wishes), EagerGame)
    kept, _ = golden.find(title("wizwar"), 3, 1)
    assert any("effect:fireball" in shown.features for shown in kept)


def test_the_search_stops_when_everything_is_shown() -> None:
    assert golden.find(HighCardGame(), 10**9, 1)[1] == []


@pytest.mark.many
def test_the_command_renews_a_title_and_a_second_time_writes_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "abraca"
    folder.mkdir()
    (folder / "old.json").write_text("{}")
    assert golden.main(["--games", "abraca", "--out", str(tmp_path)]) == 0
    first = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert "old.json" not in first
    assert golden.main(["--games", "abraca", "--out", str(tmp_path)]) == 0
    assert {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()} == first


def test_the_command_says_what_is_missing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert golden.main(["--games", "abraca", "--out", str(tmp_path), "--most", "1"]) == 1
    assert "abraca: no game has shown outcome:lives." in capsys.readouterr().out


def test_the_command_keeps_games_and_renews_what_their_replay_gives(tmp_path: Path) -> None:
    golden.main(["--games", "abraca", "--out", str(tmp_path), "--most", "1"])
    file = next((tmp_path / "abraca").iterdir())
    kept = file.read_text(encoding="utf-8")
    spoilt = read_record(kept)
    spoilt.notes = {**spoilt.notes, "told": "otherwise", "events": 0}
    file.write_text(spoilt.to_json(), encoding="utf-8")
    assert golden.main(["--games", "abraca", "--out", str(tmp_path), "--retell"]) == 0
    assert file.read_text(encoding="utf-8") == kept


def test_the_command_tells_the_facts_of_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    golden.main(["--games", "abraca", "--out", str(tmp_path), "--most", "1"])
    capsys.readouterr()
    files = sorted((tmp_path / "abraca").iterdir())
    assert golden.main(["--facts", *map(str, files)]) == 0
    facts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    notes = [read_record(file.read_text(encoding="utf-8")).notes for file in files]
    assert facts == [{name: note[name] for name in fact} for fact, note in zip(facts, notes, strict=True)]
