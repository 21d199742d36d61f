"""Playing through a pipe: plain lines, no prompt, everything understood that a person would type."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.speaking import HELD, MISSING, PLAY, SINGER, zaubertisch


def test_a_whole_game_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = zaubertisch(*PLAY, "--save", str(file), typed="call 8\n" * 300)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "Result: " in result.stdout
    assert "> " not in result.stdout
    assert json.loads(file.read_text())["moves"].count("call 8") > 3


@pytest.mark.parametrize("typed", ["call 6", "6", "Blizzard", "6 blizzard", " CALL   6 "])
def test_an_option_is_its_word_its_number_or_its_label(typed: str) -> None:
    assert "You call 6" in zaubertisch(*PLAY, typed=typed + "\n").stdout


def test_the_same_seed_gives_the_same_game() -> None:
    assert zaubertisch(*PLAY, typed="8\n").stdout == zaubertisch(*PLAY, typed="8\n").stdout


def test_bots_say_why_only_aloud_because_it_may_tell_what_one_cannot_see() -> None:
    assert "Merlin: “" in zaubertisch(*PLAY, "--aloud", typed=f"{MISSING}\n").stdout
    assert "Merlin: “" not in zaubertisch(*PLAY, typed=f"{MISSING}\n").stdout


def test_a_refused_word_gets_its_rule_and_changes_nothing() -> None:
    result = zaubertisch(*PLAY, typed="stop\n8\n", lang="de")
    assert "„Aufhören (stop)“ geht jetzt nicht: Du hast in diesem Zug noch nichts gezaubert." in result.stderr
    assert "[AB-020] Du kannst: 1 Uralter Drache (call 1), 2 " in result.stderr
    assert "Du sagst die 8 an" in result.stdout
    assert result.exit_code == 2


def test_a_number_that_is_not_offered_is_refused_by_its_rule() -> None:
    result = zaubertisch(*PLAY, typed=f"{HELD}\n1\n")
    assert f"“1 Ancient Dragon (call 1)” is not possible now: You have just cast {HELD}" in result.stderr
    assert "[AB-022] You may: Stop, " in result.stderr


def test_a_move_of_another_moment_is_refused_by_its_rule() -> None:
    assert "[AB-R16] You may: 1 Ancient Dragon (call 1)" in zaubertisch(*PLAY, typed="take 1\n").stderr


def test_an_unknown_word_is_told_with_what_is_allowed() -> None:
    result = zaubertisch(*PLAY, typed="fly\n")
    assert "“fly” is not a move of this game. Allowed now: 1 Ancient Dragon (call 1), 2 " in result.stderr


def test_nobody_speaks_for_another_seat() -> None:
    result = zaubertisch(*PLAY, typed="2: call 5\n")
    assert "Circe is not asked now" in result.stderr
    assert "calls 5" not in result.stdout
    assert "You call 5" in zaubertisch(*PLAY, typed="0: call 5\n").stdout


def test_help_hint_rule_table_and_log() -> None:
    lines = ["?", "hint", "rule AB-022", "regel blizzard", "table", MISSING, "log", "rule xyzzy", "rule", "", ""]
    result = zaubertisch(*PLAY, typed="\n".join(lines))
    assert "what a good bot would do" in result.stdout
    assert re.search(r"A good bot would say “\d [A-Z][^“]+ \(call \d\)”: “", result.stdout)
    assert "[AB-022] After a success the next number" in result.stdout
    assert "[AB-046]" in result.stdout
    assert result.stdout.count("Round 1. It is your turn.") == 3
    assert result.stdout.count(f"You call {MISSING}") == 2
    assert "There is no rule “xyzzy”" in result.stderr


def test_the_table_is_not_read_out_again_after_each_small_step() -> None:
    result = zaubertisch(*PLAY, typed=f"{HELD}\n")
    assert result.stdout.count("It worked!") == 1
    assert result.stdout.count("Round 1. It is your turn.") == 1


def test_only_what_has_changed_is_read_out_and_all_of_it_on_demand() -> None:
    once = zaubertisch(*PLAY, typed=f"{MISSING}\n").stdout
    assert once.count("Round 1. It is your turn.") == 2
    assert once.count("The die: ") == 1
    assert re.search(r"Round 1\. It is your turn\.\nYou\n  5 lives", once), "what changed, below whose it is"
    assert zaubertisch(*PLAY, typed=f"{MISSING}\ntable\n").stdout.count("The die: ") == 2


@pytest.mark.parametrize("typed", ["q", "quit", "ende"])
def test_q_leaves(typed: str) -> None:
    assert zaubertisch(*PLAY, typed=f"{typed}\n").exit_code == 0
    assert zaubertisch("play", typed=f"{typed}\n").exit_code == 0


def test_the_end_of_the_input_without_a_file_is_told() -> None:
    result = zaubertisch(*PLAY, typed="8\n")
    assert result.stderr.startswith("The input has ended before the game, and the game is not saved")
    assert result.exit_code == 2


def test_the_end_of_the_input_keeps_the_game_that_has_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = zaubertisch(*PLAY, "--save", str(file), typed="8\n")
    assert f"zaubertisch play --resume {file}" in result.stdout
    assert result.exit_code == 0
    assert json.loads(file.read_text())["moves"][0] == "call 8"
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--name", "Ada", "--me", "1", "--bots", "random,thumb", "--save", str(file), typed="8\n")
    before = json.loads(file.read_text())
    result = zaubertisch("play", "--resume", str(file), typed="8\n")
    after = json.loads(file.read_text())
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) > len(before["moves"])
    assert after["notes"] == before["notes"] == {
        "me": 1, "names": ["Merlin", "Ada", "Circe", "Prospero"], "bots": ["random", "random", "thumb", "random"],
    }
    assert f"after {len(before['moves'])} moves" in result.stdout
    assert "You (Ada)" in result.stdout


def test_somebody_else_can_take_a_seat_in_a_kept_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--save", str(file), typed="8\n")
    other = tmp_path / "other.json"
    zaubertisch(
        "play", "abraca", "--resume", str(file), "--save", str(other), "--me", "2", "--name", "Bo", "--bots", "random",
        typed="8\n",
    )
    notes = json.loads(other.read_text())["notes"]
    assert (notes["me"], notes["names"][2], notes["bots"]) == (2, "Bo", ["random"] * 4)


def test_a_record_without_notes_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--save", str(file), typed="8\n")
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "notes": {"names": 3, "bots": ["fly"] * 4, "me": "x"}}))
    assert zaubertisch("play", "--resume", str(file), typed="8\n").exit_code == 0


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zaubertisch(*PLAY, "--save", str(file), typed="call 8\n" * 300)
    result = zaubertisch("play", "--resume", str(file))
    assert "is over; look at it with “zaubertisch watch”" in result.stderr
    assert result.exit_code == 2


def test_saving_and_leaving_by_command(tmp_path: Path) -> None:
    file = tmp_path / "A game.json"
    result = zaubertisch(*PLAY, typed=f"8\nsave {file}\nquit\n")
    assert f"The game is saved in {file}." in result.stdout
    assert result.exit_code == 0
    assert file.exists()


def test_a_failing_save_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    result = zaubertisch(*PLAY, typed=f"save {tmp_path}/gone/x.json\n8\nsave {tmp_path}/x.json\nquit\n")
    assert result.stderr.count("could not be saved") == 1
    assert "You call 8" in result.stdout
    assert (tmp_path / "x.json").exists()


def test_without_a_game_the_first_line_chooses_one() -> None:
    assert "Which game?" in zaubertisch("play", typed="1\n").stdout
    assert "It is your turn" in zaubertisch("play", "--seed", "7", typed="abraca\n").stdout
    wrong = zaubertisch("play", typed="chess\n")
    assert "There is no game “chess”" in wrong.stderr
    assert wrong.exit_code == 2
    nothing = zaubertisch("play")
    assert nothing.stderr == "No game was chosen.\n"
    assert nothing.exit_code == 2


def test_options_that_are_not_the_usual_ones_are_told() -> None:
    result = zaubertisch(*PLAY, "--variant", "chain=free")
    assert "Order of calls: any number at any time" in result.stdout
    assert "Tie-break" not in result.stdout


def test_a_mystic_stone_can_be_chosen() -> None:
    result = zaubertisch(*PLAY, "--seed", SINGER, "--variant", "mystic_choice=choose", typed="4\n2\n")
    assert "2: Mystic stone 2 (take 2)" in result.stdout
    assert "You take a mystic stone" in result.stdout


def test_plain_lines_have_no_frames_and_no_colours() -> None:
    result = zaubertisch(*PLAY, typed="8\n")
    assert not set("│╭─■▒\x1b") & set(result.stdout)
