"""What is only read: version, games, rules, doctor, help, a story."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.speaking import MISSING, PLAY, zaubertisch
from zaubertisch import __version__, bots, games
from zaubertisch.cli import doctor


def test_the_version() -> None:
    assert zaubertisch("--version").stdout == f"zaubertisch {__version__}\n"


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands(args: list[str]) -> None:
    result = zaubertisch(*args, lang="de")
    assert result.exit_code == 0
    for text in ("Ein Tisch für Zauberspiele.", "Gegen Bots spielen.", "Befehle", "Diese Hilfe zeigen."):
        assert text in result.stdout


@pytest.mark.parametrize("command", ["play", "watch", "games", "rules", "doctor"])
def test_no_help_text_is_left_a_key(command: str) -> None:
    for lang in ("de", "en"):
        result = zaubertisch(command, "--help", lang=lang)
        assert result.exit_code == 0
        assert "cli-" not in result.stdout


def test_the_games_are_listed_in_a_few_lines_each() -> None:
    said = zaubertisch("games", "--lang", "de").stdout
    for key in games.IDS:
        game = games.get(key)
        assert f"{key} – " in said
        assert f"{game.fewest} bis {game.most} Plätze; Bots: random (reiner Zufall), " in said
        assert all(f"{name} (" in said for name in bots.names(key))
    assert len(said.splitlines()) <= 5 * len(games.IDS)
    assert f"zaubertisch games {games.IDS[1]}" in said


@pytest.mark.parametrize("key", games.IDS)
def test_one_game_with_all_its_options(key: str) -> None:
    said = zaubertisch("games", key, "--lang", "de").stdout
    game = games.get(key)
    assert all(f"{option.key}={value}: " in said for option in game.options for value in option.values)
    assert f"zaubertisch play {key} --variant " in said


def test_the_help_has_an_example_of_every_game() -> None:
    for lang in ("de", "en"):
        said = " ".join(zaubertisch("play", "--help", lang=lang).stdout.split())
        assert all(f"play {key}" in said for key in games.IDS)


def test_all_rules_one_rule_and_rules_by_a_word() -> None:
    assert "[AB-065]" in zaubertisch("rules", "abraca").stdout
    assert zaubertisch("rules", "abraca", "ab-046").stdout == "[AB-046] 6 Blizzard: your left neighbour loses 1 life.\n"
    found = zaubertisch("rules", "abraca", "Feuerball", "--lang", "de").stdout
    assert "[AB-047]" in found
    assert "[AB-048]" not in found


def test_the_doctor_looks_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "GAMES_AT_ONCE", 1)
    monkeypatch.setattr(doctor, "SECONDS", 0.0001)
    said = zaubertisch("doctor").stdout
    assert f"zaubertisch {__version__}" in said
    assert "The rules run" in said
    assert all(f"{key}: " in said for key in games.IDS)
    assert "decisions a second" in said


def test_a_story_through_different_eyes(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--name", "Ada", "--save", str(file), typed=f"{MISSING}\n")
    own, other = zaubertisch("watch", str(file), "--seat", "0").stdout, zaubertisch("watch", str(file)).stdout
    assert "you alone cannot see them" in own
    assert "Ada has 5 stones" in other, "while the game lasts, somebody standing by sees public things only"
    assert "now has" not in other
    assert "Here the record ends; Ada is to move." in other
    assert "Ada now has" in zaubertisch("watch", str(file), "--truth").stdout
    assert zaubertisch("watch", str(file), "--seat", "4").exit_code == 2


def test_a_nameless_person_is_a_seat_to_others(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--save", str(file), typed=f"{MISSING}\n", lang="de")
    assert "Platz 1 hat nun" in zaubertisch("watch", str(file), "--seat", "1", lang="de").stdout


def test_a_finished_story_tells_who_has_won(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--variant", "scoring=single_round", "--save", str(file), typed="call 8\n" * 100)
    assert json.loads(file.read_text())["moves"]
    said = zaubertisch("watch", str(file)).stdout
    assert "The game is over." in said
    assert "now has" in said, "when it is over, rows are open"
    assert "Here the record ends" not in said


STEERS = "\x1b]0;owned\x07\x1b[2J\x9b2J\rMallory"


@pytest.mark.parametrize("where", ["names", "game", "option", "value", "move"])
def test_a_record_never_steers_the_terminal(where: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--save", str(file), typed=f"{MISSING}\n")
    kept = json.loads(file.read_text())
    match where:
        case "names": kept["notes"]["names"][0] = STEERS
        case "game": kept["game"] = STEERS
        case "option": kept["options"][STEERS] = "0"
        case "value": kept["options"]["first_seat"] = STEERS
        case "move": kept["moves"][0] = STEERS
    file.write_text(json.dumps(kept))
    for command in (["watch", str(file)], ["verify", str(file)], ["play", "--resume", str(file)]):
        result = zaubertisch(*command)
        assert result.output
        assert not {"\x1b", "\x07", "\x9b", "\r"} & set(result.output)
    assert where == "move" or "Mallory" in zaubertisch("watch", str(file)).output
