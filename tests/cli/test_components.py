"""The figures of reconstructed cards: printed, corrected, played with, and kept in the record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.speaking import zaubertisch
from zaubertisch.games.drachenei.box.sheet import read, written
from zaubertisch.games.drachenei.components import RECON1

PLAY = ("play", "drachenei", "--seats", "2", "--seed", "7", "--variant", "first_seat=0")


def sheet() -> str:
    return zaubertisch("components", "drachenei").stdout


def corrected(tmp_path: Path, old: str = "energy_4  A:?     4:?", new: str = "energy_4 A 9:C") -> Path:
    assert sheet().count(old) == 1
    file = tmp_path / "figures.txt"
    file.write_text(sheet().replace(old, new), encoding="utf-8")
    return file


def test_all_figures_are_printed_with_their_origin_and_can_be_read_back() -> None:
    for lang, heading in (("en", "# Behind the colon stands"), ("de", "# Hinter dem Doppelpunkt")):
        result = zaubertisch("components", "drachenei", lang=lang)
        assert result.exit_code == 0
        assert heading in result.stdout
        assert read(result.stdout) == RECON1
    assert "goblins_5   goblins:R  A:?     5:R" in sheet()


def test_a_corrected_sheet_is_played_kept_watched_and_resumed(tmp_path: Path) -> None:
    file, kept = corrected(tmp_path), tmp_path / "game.json"
    begun = zaubertisch(*PLAY, "--components", str(file), "--save", str(kept), typed="pass\n")
    assert begun.exit_code == 0
    assert "Figures on the cards: corrected by the table" in begun.stdout
    value = json.loads(kept.read_text(encoding="utf-8"))["options"]["components"]
    assert value == written(read(file.read_text(encoding="utf-8")))
    file.unlink()
    watched = zaubertisch("watch", str(kept))
    assert "energy ball 9" in watched.stdout or "energy ball with 9" in watched.stdout
    again = zaubertisch("play", "--resume", str(kept), typed="pass\n")
    assert "corrected by the table" in again.stdout
    assert json.loads(kept.read_text(encoding="utf-8"))["options"]["components"] == value


def test_a_sheet_without_corrections_is_the_usual_box(tmp_path: Path) -> None:
    file, kept = tmp_path / "figures.txt", tmp_path / "game.json"
    file.write_text(sheet(), encoding="utf-8")
    zaubertisch(*PLAY, "--components", str(file), "--save", str(kept), typed="pass\n")
    assert json.loads(kept.read_text(encoding="utf-8"))["options"]["components"] == "recon1"


WRONG = [
    ("energy_4  A:?     4:?", "energy_9 A 4", "look at “energy_4”", "sieh dir „energy_4“ an"),
    ("energy_4  A:?     4:?", "energy_4 A 31", "“31” cannot stand under magic", "„31“"),
    ("energy_4  A:?     4:?", "energy_4 A", "energy_4 has 1 figures, but it needs 2", "energy_4"),
    ("[energy_balls]", "[energy balls]", "“energy balls” is not a section", "„energy balls“"),
]


@pytest.mark.parametrize(("old", "new", "english", "german"), WRONG)
def test_what_is_wrong_with_a_sheet_is_one_sentence(
    tmp_path: Path, old: str, new: str, english: str, german: str,
) -> None:
    file = corrected(tmp_path, old, new)
    for lang, said in (("en", english), ("de", german)):
        result = zaubertisch(*PLAY, "--components", str(file), lang=lang)
        assert said in result.stderr
        assert result.stderr.count("\n") == 1
        assert result.stdout == ""
        assert result.exit_code == 2


def test_what_is_no_sheet_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    cases = [
        (["components", "abraca"], "The cards of abraca are known"),
        (["play", "abraca", "--components", "x.txt"], "The cards of abraca are known"),
        ([*PLAY, "--components", str(tmp_path / "gone.txt")], "could not be read: there is no"),
        ([*PLAY, "--components", str(binary)], "is not a text file"),
        (["play", "--resume", "x.json", "--components", "y.txt"], "keeps the figures it began with"),
    ]
    for args, said in cases:
        result = zaubertisch(*args)
        assert said in result.stderr
        assert (result.stderr.count("\n"), result.exit_code) == (1, 2)


def test_a_pump_of_stones_is_told_in_words(tmp_path: Path) -> None:
    file = corrected(tmp_path, "retransformus  B:?     2:?", "retransformus  B 3")
    result = zaubertisch(*PLAY, "--components", str(file))
    assert result.stderr.startswith("A stone cannot cost 2 magic and bring 3")
    assert result.exit_code == 2
