"""The tower room in letters: every field can be found by the name the story gives it."""

from __future__ import annotations

from tests.games.magia.scene import scene
from zaubertisch.cli.table.boards.magia import board, hand
from zaubertisch.games.magia.game import GAME
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.magia import label

WORDS = Words("en", "magia", ["Ana", "Ben", "Cleo"], strict=True)


def test_the_rows_wear_their_letters() -> None:
    drawn = [line.plain for line in board(GAME.view(scene(3).table, 0), WORDS, (80, 24))]
    letters = [line.split("│")[0].split("▸")[0].strip() for line in drawn if "│" in line]
    assert [letter for letter in letters if letter in tuple("ABCDFGHI")] == list("ABCDFGHI")


def test_choices_say_what_naming_brings_where_cards_lead_and_where_a_step_ends() -> None:
    t = scene(3).at("red", "B2").at("blue", "bay_blue").hand(0, "red star", "green")
    view = GAME.view(t.table, 0)
    assert label(view, WORDS, "name red") == "Name Red (2 discards)"
    assert label(view, WORDS, "name blue") == "Name Blue (draw 2)"
    assert label(view, WORDS, "name examiner") == "Name the examiner"
    t.says(0, "name red")
    assert label(GAME.view(t.table, 0), WORDS, "play green plain") == "Play Green ↘↙"
    assert label(GAME.view(t.table, 0), WORDS, "play red star") == "Play Red star (any direction)"
    t.says(0, "play green")
    assert label(GAME.view(t.table, 0), WORDS, "go se") == "To the south-east → C3"


def test_the_hand_says_what_the_book_has_and_what_the_secrets_are_worth() -> None:
    t = scene(3).mission(0, "red", "black").full("red").book(0, "320").supply(0, "100").hand(0, "red star", "green")
    title, cards = [line.plain for line in hand(GAME.view(t.table, 0), WORDS, 36)]
    assert title.startswith("Book A1/3 W0/2 · 6 p. now")
    assert cards == "■ Red star↖↗  ■ Green↘↙"
