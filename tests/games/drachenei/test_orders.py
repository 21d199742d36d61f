"""Standing orders: each answers its question whatever its seat has in hand, and no other question."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import scene
from zaubertisch.games.drachenei.game import GAME

ALL = {"lay_everything": 1, "trade_nothing": 1, "keep_spells": 1}


def test_every_order_is_a_switch_and_none_passes() -> None:
    assert [order.key for order in GAME.orders()] == list(ALL)
    assert [(order.highest, order.passing) for order in GAME.orders()] == [(1, False)] * 3


def test_whatever_is_complete_is_laid_out_and_nothing_complete_is_answered_in_the_same_moment() -> None:
    t = scene(2).hand(0, "egg_left", "egg_right", "potion_t").hand(1, "wand_left")
    t.choose("pass", "pass")
    while t.table.question() != "lay_out":
        t.says(t.table.asked, "offer nothing")
    while t.table.question() == "lay_out":
        seat, options = t.table.asked, [GAME.actions.words[action] for action in t.table.options()]
        t.says(seat, GAME.ordered(GAME.view(t.table, seat), options, {"lay_everything": 1}))
    assert (t.table.laid.size(0), t.table.hands.size(0), t.table.hands.size(1)) == (2, 0, 1)


@pytest.mark.parametrize(("question", "key", "word"), [
    ("offer", "trade_nothing", "offer nothing"), ("reply", "trade_nothing", "reply nothing"),
    ("spells", "keep_spells", "done"), ("rob", "keep_spells", "keep"),
])
def test_an_order_says_no_to_its_question_only_if_given(question: str, key: str, word: str) -> None:
    view = GAME.view(scene(2).table, 0)
    view.question = question
    assert GAME.ordered(view, [word, "something else"], {key: 1}) == word
    assert GAME.ordered(view, [word], {other: 1 for other in ALL if other != key}) == ""


def test_no_order_chooses_an_adventure_votes_or_bids() -> None:
    view = GAME.view(scene(2).table, 0)
    for question in ("place", "vote", "bid", "borrow", "fight", "bonus", "wish", "address", "settle"):
        view.question = question
        assert GAME.ordered(view, ["pass"], ALL) == ""
