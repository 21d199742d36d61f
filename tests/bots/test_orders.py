"""Standing orders answer their question, whatever the hand, and no other."""

from __future__ import annotations

import pytest

from zaubertisch import games
from zaubertisch.bots.orders import answer, occasion, orders_of
from zaubertisch.games.wizwar.view import Pending, WizWarView
from zaubertisch.kernel.view import View


@pytest.mark.parametrize(
    ("options", "given", "said"),
    [
        (["pass", "bid 31", "bid 32"], {"bid_up_to": 40}, "bid 31"),
        (["pass", "bid 41"], {"bid_up_to": 40}, "pass"),
        (["pass"], {"bid_up_to": 40}, "pass"),
        (["bid 30", "bid 31"], {"bid_up_to": 40}, "bid 30"),
        (["bid 30", "bid 31"], {"bid_up_to": 29}, ""),
        (["end", "enchant opal"], {"bid_up_to": 40, "pay_auto": 1}, ""),
        (["put blue 3", "pay auto"], {"pay_auto": 1}, "pay auto"),
        (["put blue 3", "pay auto"], {"pay_auto": 0}, ""),
        (["discard dust", "keep auto"], {"keep_auto": 1}, "keep auto"),
        (["discard dust", "keep auto"], {"pay_auto": 1}, ""),
    ],
)
def test_an_order_says(options: list[str], given: dict[str, int], said: str) -> None:
    assert answer(View(0, 2, 0, "bid"), options, given) == said


def window(question: str, *pending: Pending) -> WizWarView:
    """What seat 0, who has five life points, sees when it is asked."""
    view = WizWarView(0, 3, 0, question)
    view.life = [5, 15, 15]
    view.pending = list(pending)
    return view


def something(kind: str, seat: int, amount: int = -1, attacked: int = 0) -> Pending:
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
    assert answer(view, options, ALL) == said
    assert answer(view, options, {}) == ""


def test_a_shield_against_death_and_its_lack_are_told_in_the_same_moment() -> None:
    view = window("react_shield", something("damage", 1, amount=5))
    assert answer(view, ["pass", "react shield"], ALL) == "react shield"
    assert answer(view, ["pass"], ALL) == "pass"
    assert answer(view, ["pass", "react shield"], {"take_harmless": 1}) == ""


def test_a_game_without_orders_has_no_occasion_for_them() -> None:
    assert orders_of("abraca") == []
    assert occasion(games.get("abraca").new(2).view(0)) == -1
    assert occasion(games.get("zavandor").new(2).view(0)) == -1
