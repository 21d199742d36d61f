"""Standing orders bid, pay and keep, whatever the hand, and answer no other question."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import scene
from zaubertisch.games.zavandor.components import HIGHEST_BID
from zaubertisch.games.zavandor.game import GAME


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
    assert GAME.ordered(GAME.new(2).view(0), options, given) == said


def test_a_bid_is_ordered_for_one_auction_and_a_switch_for_good() -> None:
    assert [(order.key, order.highest, order.passing) for order in GAME.orders()] == [
        ("bid_up_to", HIGHEST_BID, True), ("pay_auto", 1, False), ("keep_auto", 1, False),
    ]


def test_before_an_auction_there_is_no_occasion_for_a_bid() -> None:
    assert GAME.occasion(GAME.new(2).view(0)) == -1


def test_the_least_order_is_the_next_bid_and_a_switch_has_none() -> None:
    t = scene(2).display("runestone").energy(0, conc="red white")
    t.says(0, "offer runestone")
    least = next(int(word.removeprefix("bid ")) for word in t.words if word.startswith("bid "))
    t.says(0, f"bid {least}")
    view = GAME.view(t.table, 1)
    assert (GAME.least_order(view, "bid_up_to"), GAME.least_order(view, "pay_auto")) == (least + 1, 0)
    assert GAME.least_order(GAME.new(2).view(0), "bid_up_to") == 0
