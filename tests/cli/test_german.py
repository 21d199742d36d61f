"""A German player reads German at the terminal: tables, moves, refusals, hints, help; only what is typed is English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.speaking import zaubertisch
from tests.cli.terminal import Terminal
from zaubertisch import games

ENGLISH = re.compile(
    r"\b(?:the|you|your|is|are|and|with|cards?|not|may|which|from|of|have|no|stones?|spells?|turn|asked|draws?)\b",
    re.IGNORECASE,
)
TYPED = re.compile(r"\([a-z0-9_ ]+\)|„[a-z0-9_ ]+“|[a-z_]+ = [a-z_]+")  # words to type, and options of a table


@pytest.mark.parametrize("game", games.IDS)
def test_a_german_player_reads_german(game: str) -> None:
    lines = ["?", "hint", "1", "2", "xyzzy", "u", "1", "tipp", "2", "3", "1", "log", "tisch", "2", "1", "0", "99"]
    result = zaubertisch("play", game, "--seed", "5", "--aloud", typed="\n".join(lines), lang="de")
    said = TYPED.sub("", result.stdout + result.stderr)
    assert [line for line in said.splitlines() if ENGLISH.search(line)] == []


@pytest.mark.parametrize("game", games.IDS)
def test_a_german_player_at_a_drawn_table_reads_german(game: str, tmp_path: Path) -> None:
    with Terminal("play", game, "--seed", "5", folder=tmp_path, lang="de", columns=240, lines=60) as terminal:
        said = ""
        for typed in ["?", "tipp", "1", "xyzzy", "2", "z", "1"]:
            said += terminal.until("> ")
            terminal.says(typed)
        said += terminal.until("> ")
    assert [line for line in TYPED.sub("", said).splitlines() if ENGLISH.search(line)] == []


def test_the_help_of_the_commands_is_german(tmp_path: Path) -> None:
    with Terminal("serve", "--help", folder=tmp_path, lang="de", columns=160) as terminal:
        assert terminal.ends() == 0
        assert "Aufruf: zaubertisch serve [OPTIONEN]" in terminal.seen
        assert "[sonst: 8642]" in terminal.seen
        assert "ORDNER" in terminal.seen
    with Terminal("watch", "--help", folder=tmp_path, lang="de", columns=160) as terminal:
        assert terminal.ends() == 0
        assert "[nötig]" in terminal.seen
        assert "Usage" not in terminal.seen
