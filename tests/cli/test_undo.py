"""Taking a move back at the terminal, as alone among bots at a live table: at once, and with what was learnt told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.speaking import HELD, MISSING, PLAY, zaubertisch
from tests.cli.terminal import Terminal

DRACHENEI = ("play", "drachenei", "--seats", "2", "--seed", "4", "--variant", "first_seat=0")


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    result = zaubertisch(*PLAY, typed="undo\n")
    assert "You have no move that could be taken back." in result.stderr
    assert "Du hast keinen Zug, den du zurücknehmen könntest." in zaubertisch(*PLAY, typed="zurück\n", lang="de").stderr


@pytest.mark.parametrize(("lang", "command", "told"), [
    ("en", "undo", "“Go left” is taken back.\n"), ("en", "u", "“Go left” is taken back.\n"),
    ("de", "zurück", "„Nach links“ ist zurückgenommen.\n"), ("de", "z", "„Nach links“ ist zurückgenommen.\n"),
    ("de", "zurueck", "„Nach links“ ist zurückgenommen.\n"),
])
def test_a_move_that_taught_nobody_anything_is_taken_back_without_a_word_more(
    lang: str, command: str, told: str, tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    moves = f"place left\n{command}\nplace right\n"
    result = zaubertisch(*DRACHENEI, "--bots", "random", "--save", str(file), typed=moves, lang=lang)
    assert told in result.stdout
    assert json.loads(file.read_text())["moves"][0] == "place right"


def test_what_was_learnt_by_it_stays_known_and_is_told() -> None:
    result = zaubertisch(*PLAY, typed=f"{HELD}\nundo\n{MISSING}\n")
    assert "What was seen by it stays seen, and chance does not turn back." in result.stdout
    assert f"You call {MISSING}" in result.stdout


def test_the_bots_moves_after_it_go_with_it_and_the_table_is_shown_anew(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = [MISSING, "undo", "log", MISSING]
    result = zaubertisch(*PLAY, "--save", str(file), typed="\n".join(lines) + "\n")
    moves = json.loads(file.read_text())["moves"]
    assert moves[0] == f"call {MISSING}"
    assert result.stdout.count("Round 1. It is your turn.") >= 2
    assert "call" in zaubertisch("watch", str(file)).stdout, "the kept game is whole"


def test_moves_can_be_taken_back_one_after_the_other_up_to_the_first() -> None:
    result = zaubertisch(*PLAY, typed=f"{MISSING}\n{MISSING}\nundo\nundo\nundo\n")
    assert result.stdout.count("is taken back.") == 2
    assert result.stderr.count("You have no move that could be taken back.") == 1


def test_undo_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--plain", folder=tmp_path, lang="de") as terminal:
        terminal.until("> ")
        terminal.says(MISSING)
        terminal.until(f"Du sagst die {MISSING} an")
        terminal.until("> ")
        terminal.says("z")
        terminal.until("ist zurückgenommen.")
        terminal.until("> ")
        terminal.says("?")
        assert "zurück, z" in terminal.until("> ")


def test_the_help_names_a_move_and_a_rule_of_this_game() -> None:
    said = zaubertisch(*DRACHENEI, typed="?\n", lang="de").stdout
    assert "ihren Namen (Nach rechts) oder ihr Wort (place right)" in said
    assert "regel DE-001        diese Regel" in said
