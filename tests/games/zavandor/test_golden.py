"""Golden games played by the bots: every character wins one, and both ends of a game are reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from zaubertisch.games.zavandor.components import CHARACTERS
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.lab.golden import facts

FILES = sorted((Path(__file__).parent.parent.parent / "golden" / "zavandor" / "played").glob("*.json"))


def record_in(file: Path) -> GameRecord:
    return read_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_played_game_replays_as_it_was_kept(file: Path) -> None:
    record = record_in(file)
    replayed = facts(record)
    assert replayed == {fact: record.notes[fact] for fact in replayed}


def test_between_them_the_played_games_show_what_they_should() -> None:
    shown = {feature for file in FILES for feature in record_in(file).notes["shows"]}
    assert {f"character:{name}" for name in CHARACTERS} <= shown
    assert {"outcome:sentinels", "outcome:round_cap", "outcome:shared_at_the_cap"} <= shown


def test_every_moment_of_a_played_game_is_sound() -> None:
    record = record_in(next(file for file in FILES if file.stem == "six-seats"))
    for moves in range(0, len(record.moves), 37):
        table = record.replay(GAME, moves)
        table.check()
        for viewer in range(table.seats):
            world = table.clone()
            world.deal_anew(viewer, FastChance(moves))
            world.check()
