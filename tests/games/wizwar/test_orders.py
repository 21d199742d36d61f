"""Standing orders answer their window, whatever the hand, and no other question."""

from __future__ import annotations

import pytest

from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.view import Pending, Sort, WizWarView


def window(question: str, *pending: Pending) -> WizWarView:
    """What seat 0, who has five life points, sees when it is asked."""
    view = WizWarView(0, 3, 0, question)
    view.life = [5, 15, 15]
    view.pending = list(pending)
    return view


def something(kind: Sort, seat: int, amount: int = -1, attacked: int = 0) -> Pending:
    made = Pending(kind, seat)
    made.amount = amount
    made.attacked = attacked
    return made


AIMED_AT_ME = something("announced", 1, attacked=0b001)
AIMED_AT_ANOTHER = something("announced", 1, attacked=0b100)
MINE = something("announced", 0, attacked=0b010)
COUNTER = something("announced", 1)
LIFTED = something("pick_up", 2)
ALL = {"pass_others": 1, "pass_pick_ups": 1, "shield_lethal": 1, "take_harmless": 1}


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (window("react", AIMED_AT_ANOTHER), "pass"),
        (window("react", AIMED_AT_ME), ""),
        (window("react", AIMED_AT_ME, COUNTER), ""),
        (window("react", MINE, COUNTER), ""),
        (window("react", LIFTED), "pass"),
        (window("react_shield", something("damage", 1, amount=4)), "pass"),
        (window("target", AIMED_AT_ANOTHER), ""),
        (window("main"), ""),
    ],
)
def test_an_order_says_in_a_window(view: WizWarView, said: str) -> None:
    options = ["pass", "react shield", "react full_reflection"]
    assert GAME.ordered(view, options, ALL) == said
    assert GAME.ordered(view, options, {}) == ""


def test_a_shield_against_death_and_its_lack_are_told_in_the_same_moment() -> None:
    view = window("react_shield", something("damage", 1, amount=5))
    assert GAME.ordered(view, ["pass", "react shield"], ALL) == "react shield"
    assert GAME.ordered(view, ["pass"], ALL) == "pass"
    assert GAME.ordered(view, ["pass", "react shield"], {"take_harmless": 1}) == ""


def test_every_order_is_a_switch_and_none_passes() -> None:
    assert [order.key for order in GAME.orders()] == list(ALL)
    assert [(order.highest, order.passing) for order in GAME.orders()] == [(1, False)] * 4
    assert GAME.occasion(window("react", LIFTED)) == -1
