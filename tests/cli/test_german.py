"""A German player reads German at the terminal: tables, moves, refusals, hints, help; only what is typed is English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.filled.sitting_down import Guest, sit_down
from tests.cli.speaking import zaubertisch
from tests.cli.terminal import Terminal
from zaubertisch import games

ENGLISH = re.compile(
    r"\b(?:the|you|your|is|are|and|with|cards?|not|may|which|from|of|have|no|stones?|spells?|turn|asked|draws?)\b",
    re.IGNORECASE,
)
TYPED = re.compile(r"\([a-z0-9_ ]+\)|„[a-z0-9_ ]+“|[a-z_]+ = [a-z_]+")  # words to type, and options of a table
PANES = ("head", "board", "seats", "hand", "question", "options", "story", "foot")


@pytest.mark.parametrize("game", games.IDS)
def test_a_german_player_reads_german(game: str) -> None:
    lines = ["?", "hint", "1", "2", "xyzzy", "u", "1", "tipp", "2", "3", "1", "log", "tisch", "2", "1", "0", "99"]
    result = zaubertisch("play", game, "--seed", "5", "--aloud", typed="\n".join(lines), lang="de")
    said = TYPED.sub("", result.stdout + result.stderr)
    assert [line for line in said.splitlines() if ENGLISH.search(line)] == []


@pytest.mark.parametrize("game", [
    "abraca", "drachenei", *(pytest.param(game, marks=pytest.mark.whole) for game in ("magia", "wizwar", "zavandor")),
])
def test_a_german_player_at_a_filled_table_reads_german(game: str) -> None:
    said: list[str] = []

    async def play(guest: Guest) -> None:
        for key in ["question_mark", "q", "h", "x", "1", "u", "x", "c", "q", "1", "x", "t", "q"]:
            await guest.press(key)
            said.extend(guest.pane(name) for name in PANES)
            said.append(guest.sheet())

    sit_down(play, game, lang="de", size=(200, 60))
    assert [line for line in TYPED.sub("", "\n".join(said)).splitlines() if ENGLISH.search(line)] == []


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
