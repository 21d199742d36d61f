"""Standing orders answer their question, whatever the hand, and no other."""

from __future__ import annotations

import pytest

from zaubertisch import games
from zaubertisch.bots.orders import answer, occasion, orders_of


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
    assert answer(options, given) == said


def test_a_game_without_orders_has_no_occasion_for_them() -> None:
    assert orders_of("abraca") == []
    assert occasion(games.get("abraca").new(2).view(0)) == -1
    assert occasion(games.get("zavandor").new(2).view(0)) == -1
