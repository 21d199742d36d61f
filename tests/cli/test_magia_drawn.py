"""The tower room in letters: every field can be found by the name the story gives it."""

from __future__ import annotations

from tests.games.magia.scene import scene
from zaubertisch.cli.table.boards.magia import board
from zaubertisch.games.magia.game import GAME
from zaubertisch.words.catalogue import Words

WORDS = Words("en", "magia", ["Ana", "Ben", "Cleo"], strict=True)


def test_the_rows_wear_their_letters() -> None:
    drawn = [line.plain for line in board(GAME.view(scene(3).table, 0), WORDS, (80, 24))]
    letters = [line.split("│")[0].split("▸")[0].strip() for line in drawn if "│" in line]
    assert [letter for letter in letters if letter in tuple("ABCDFGHI")] == list("ABCDFGHI")
