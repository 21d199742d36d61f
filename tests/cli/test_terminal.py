"""Somebody at a real terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.speaking import MISSING, PLAY
from tests.cli.terminal import CTRL_D, Terminal


def test_ctrl_c_offers_to_save_and_the_game_goes_on_later(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", folder=tmp_path, lang="de") as terminal:
        terminal.until("Welche Zahl steht in deiner Reihe?")
        terminal.until("> ")
        terminal.says(MISSING)
        terminal.until(f"Du sagst die {MISSING} an")
        terminal.until("> ")
        terminal.ctrl_c()
        terminal.until("Speichern und gehen (s)")
        terminal.says("s")
        assert terminal.ends() == 0
    file = tmp_path / "zaubertisch-abraca.json"
    assert json.loads(file.read_text())["moves"][0] == f"call {MISSING}"
    with Terminal("play", "--resume", str(file), "--plain", folder=tmp_path) as terminal:
        terminal.until("The game goes on after")
        terminal.until("> ")
        terminal.says("quit")
        assert terminal.ends() == 0


def test_ctrl_c_can_be_thought_better_of(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", folder=tmp_path) as terminal:
        terminal.until("> ")
        terminal.says(MISSING)
        terminal.until("> ")
        terminal.ctrl_c()
        terminal.until("play on (Enter)?")
        terminal.says("")
        terminal.until("> ")
        terminal.ctrl_c()
        terminal.until("play on (Enter)?")
        terminal.says("l")
        assert terminal.ends() == 130
    assert list(tmp_path.iterdir()) == []


def test_a_second_ctrl_c_leaves_and_the_kept_file_stays_whole(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", "--save", "game.json", folder=tmp_path) as terminal:
        terminal.until("> ")
        terminal.says(MISSING)
        terminal.until(f"You call {MISSING}")
        terminal.until("> ")
        terminal.ctrl_c()
        terminal.until("zaubertisch play --resume game.json")
        assert terminal.ends() == 130
    assert json.loads((tmp_path / "game.json").read_text())["moves"][0] == f"call {MISSING}"


def test_a_save_that_fails_on_leaving_does_not_lose_the_game(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", folder=tmp_path) as terminal:
        terminal.until("> ")
        terminal.says(MISSING)
        terminal.until("> ")
        terminal.says("quit")
        terminal.until("play on (Enter)?")
        terminal.says("s gone/game.json")
        terminal.until("could not be saved")
        terminal.until("> ")
        terminal.says("save here.json")
        terminal.until("The game is saved in here.json.")
        terminal.until("> ")
        terminal.types(CTRL_D)
        assert terminal.ends() == 0
    assert (tmp_path / "here.json").exists()


def test_ctrl_d_is_a_wish_to_leave(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", folder=tmp_path) as terminal:
        terminal.until("> ")
        terminal.says(MISSING)
        terminal.until("> ")
        terminal.types(CTRL_D)
        terminal.until("play on (Enter)?")
        terminal.says("s mine.json")
        assert terminal.ends() == 0
    assert (tmp_path / "mine.json").exists()


def test_an_old_terminal_gets_question_marks_and_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with Terminal("rules", "abraca", "AB-042", "--plain", folder=tmp_path, lang="de") as terminal:
        assert terminal.ends() == 0
        assert "S??e Tr?ume" in terminal.seen


def test_the_table_fills_the_terminal_where_somebody_sits(tmp_path: Path) -> None:
    with Terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.until("▒▒ ▒▒ ▒▒ ▒▒ ▒▒")
        terminal.until("Quit")
        terminal.types("q")
        assert terminal.ends() == 0


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_that_cannot_be_drawn_on_gets_plain_lines(term: str, tmp_path: Path) -> None:
    with Terminal(*PLAY, folder=tmp_path, term=term) as terminal:
        shown = terminal.until("> ")
    assert "5: Lightning Tempest (call 5)" in shown
    assert not set("╭│▒") & set(shown)


def test_plain_is_plain_on_a_terminal_too(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", folder=tmp_path, columns=30, lines=5) as terminal:
        shown = terminal.until("> ")
    assert "5: Lightning Tempest (call 5)" in shown
    assert not set("╭│▒") & set(shown)


def test_a_terminal_too_small_is_told_in_one_sentence_and_gets_plain_lines(tmp_path: Path) -> None:
    with Terminal(*PLAY, folder=tmp_path, columns=79, lines=24, lang="de") as terminal:
        terminal.until("Das Terminal hat 79×24 Zeichen")
        terminal.until("> ")
        terminal.says("q")
        assert terminal.ends() == 0


def test_a_record_is_not_drawn_where_it_would_not_fit(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", "--save", "game.json", folder=tmp_path) as terminal:
        terminal.until("> ")
        terminal.says("q")
        assert terminal.ends() == 0
    with Terminal("watch", "game.json", folder=tmp_path, columns=59, lines=24, lang="de") as terminal:
        assert terminal.ends() == 2
        assert "Das Terminal hat 59×24 Zeichen" in terminal.seen
    with Terminal("watch", "game.json", folder=tmp_path) as terminal:
        terminal.until("?> ")
        terminal.size(50, 24)
        terminal.says("table")
        terminal.until("The terminal has 50×24 characters")
        terminal.until("5 stones unseen.")
        terminal.until("?> ")
        terminal.size(80, 24)
        terminal.says("seat 0")
        terminal.until("▒▒ ▒▒ ▒▒ ▒▒ ▒▒")


def test_a_story_step_by_step(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", "--name", "Ada", "--save", "game.json", folder=tmp_path) as terminal:
        terminal.until("> ")
        terminal.says(MISSING)
        terminal.until("> ")
        terminal.says("quit")
        assert terminal.ends() == 0
    moves = len(json.loads((tmp_path / "game.json").read_text())["moves"])
    with Terminal("watch", "game.json", folder=tmp_path) as terminal:
        for typed, shown in [
            ("", "Move 0 of"), ("b", "Move 1 of"), ("3", "Move 0 of"), ("j 2", "Move 3 of"), ("seat 0", "Move 2 of"),
            ("truth", "· Ada"), ("table", "· the truth"), ("seat 9", "somebody standing by"), ("?", "from 0 to 3"),
            (f"j {moves}", "jump to move 12"), ("q", "Here the record ends"),
        ]:
            terminal.until(shown)
            terminal.until("?> ")
            terminal.says(typed)
        assert terminal.ends() == 0


def test_without_a_game_one_is_asked_for(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--plain", folder=tmp_path, lang="de") as terminal:
        terminal.until("Welches Spiel?")
        terminal.says("schach")
        terminal.until("Das Spiel „schach“ gibt es nicht")
        terminal.until("> ")
        terminal.says("1")
        terminal.until("Simsala… Bumm?")
        terminal.until("> ")


def test_the_options_of_a_game_are_drawn_as_a_table(tmp_path: Path) -> None:
    with Terminal("games", "wizwar", folder=tmp_path, columns=120) as terminal:
        assert terminal.ends() == 0
        assert "Meaning (the usual value first)" in terminal.seen


def test_the_rules_are_read_in_the_readers_pager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "sed -n 's/^.AB-001. /paged: /p'")
    with Terminal("rules", "abraca", folder=tmp_path) as terminal:
        assert terminal.ends() == 0
        assert "paged: Seats are counted clockwise" in terminal.seen
        assert "[AB-002]" not in terminal.seen


def test_a_whole_game_at_the_terminal(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", "--variant", "scoring=single_round", folder=tmp_path) as terminal:
        while terminal.until("> ", "Result:").endswith("> "):
            terminal.says("call 8")
        assert terminal.ends() == 0
