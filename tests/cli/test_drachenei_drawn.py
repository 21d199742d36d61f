"""Zauberschwert & Drachenei in the terminal: a card shows its figures, and what it would cost and bring the viewer."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import DracheneiScene, scene
from zaubertisch.cli.table.boards.drachenei import board, status
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words

NARROW = 43  # columns the board has in a terminal of eighty


def drawn(t: DracheneiScene, lang: str = "en", width: int = NARROW) -> list[str]:
    lines = board(GAME.view(t.table, 0), Words(lang, "drachenei", strict=True), (width, 24), ["place left"])
    assert max(line.cell_len for line in lines) <= width
    return [line.plain for line in lines]


def test_a_creature_shows_strength_symbol_and_what_it_gives() -> None:
    said = drawn(scene(2).adventures("goblins_7", "holy_2").magic(9, 9))
    assert any("Goblins      7✦ ○" in line for line in said)
    assert any("alone       5◆ 2▯" in line and "+2◆ +1▯" in line for line in said)
    assert any("together    2◆ 1▯" in line for line in said)


def test_it_says_what_the_viewer_would_pay_lack_and_get_on_top() -> None:
    t = scene(2).adventures("goblins_7", "shadows_11").magic(9, 9).laid(0, "wand", "potion_c", "book_tc")
    said = " ".join(drawn(t, width=70))
    assert "you pay 7 of 9 magic" in said
    assert "2 magic too few" in said
    assert "your bonus: +2◆ +1✦ +1◆/2✦" in said


def test_the_evaluated_card_is_marked_and_has_the_price_of_the_next_bid() -> None:
    t = scene(2).adventures("goblins_7", "holy_2").magic(12, 12).choose("left", "left")
    t.says(0, "alone")
    t.says(0, "bid 8")
    said = " ".join(drawn(t, width=70))
    assert "╭─ left ▶ " in said
    assert "you pay 9 of 12 magic" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sort_of_card_and_an_empty_place_fit_a_narrow_terminal(lang: str) -> None:
    t = scene(2)
    for cards in (("stonex", "energy_4"), ("holy_3", "dragons_16")):
        drawn(t.adventures(*cards), lang)
    t.choose("pass", "pass")
    words = Words(lang, "drachenei", strict=True)
    view = GAME.view(t.table, 0)
    view.display = [-1, -1]
    assert any(words.say("board-empty") in line.plain for line in board(view, words, (NARROW, 24)))
    assert words.say("board-round", round=view.round) in status(view, words)
