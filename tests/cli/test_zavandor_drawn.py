"""Zavandor in the terminal: what comes next is told whole, and every sign is explained, where there is room."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import scene
from zaubertisch.cli.table.boards.zavandor import WIDE, board, hand, seats
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words


def said(lines: list[object]) -> str:
    return " ".join(str(line) for line in lines)


def test_the_next_income_tells_dust_cards_and_concentrated_energy() -> None:
    view = GAME.view(scene(2).table, 0)
    view.mean_income = 30
    view.boards[0].income.dust = 5
    view.boards[0].income.cards = [1, 0, 0, 0]
    view.boards[0].income.concentrated = [1, 0, 0, 0]
    told = said([*hand(view, Words("en", "zavandor", strict=True), WIDE)])
    assert "5 dust, 1 × blue, 1 × concentrated blue (20)" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_of_a_seat_is_explained_where_there_is_room(lang: str) -> None:
    lines = seats(GAME.view(scene(6).table, 0), Words(lang, "zavandor", strict=True), WIDE)
    explained = said([line for line in lines if str(line.style) == "dim"])
    assert all(sign in explained for sign in "★✧▯◉◆♜♞")
    assert max(line.cell_len for line in lines) <= WIDE


def test_the_board_tells_as_much_as_leaves_room_for_the_hand() -> None:
    view, words = GAME.view(scene(4).display("runestone", "spellbook").table, 0), Words("en", "zavandor", strict=True)
    small, large = (said([*board(view, words, room)]) for room in ((43, 22), (71, 38)))
    told = ("You may enchant emeralds", "Hand limit −1", "2 for each kind of active gem")
    assert [each in small for each in told] == [False, True, False]
    assert [each in large for each in told] == [True, True, True]
    assert "price/sale" in small
    for width, height in ((43, 22), (71, 38), (43, 30)):
        assert len(board(view, words, (width, height))) + len(hand(view, words, width)) < height
