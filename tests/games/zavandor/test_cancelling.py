"""A purchase may be called off before it is paid: nothing has happened, and no turn goes on for ever by it."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import ZavandorScene, scene
from tests.support.rules import rule
from zaubertisch.bots.bot import Calm
from zaubertisch.bots.zavandor.names import BOTS
from zaubertisch.games.zavandor.actions import CANCEL
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import save
from zaubertisch.kernel.imagination import Imagination

PURCHASES = ["enchant opal", "learn gems", "release 20"]


def wealthy(**options: str) -> ZavandorScene:
    return scene(2, **options).energy(0, 3, "blue 5, green 8, white 10", "blue").gems(0, "2 opal, 1 sapphire", "1 opal")


@rule("ZA-R66")
@pytest.mark.parametrize("purchase", PURCHASES)
def test_a_cancelled_purchase_leaves_everything_as_it_was(purchase: str) -> None:
    t = wealthy(turn_blocks="on")
    t.says(0, "deactivate opal")
    before, words, told = save(t.table), t.words, len(t.table.events)
    t.says(0, purchase, "put blue 5", "cancel")
    after = save(t.table)
    assert after.pop("cancelled") == 1 << GAME.actions.number(purchase)
    assert before.pop("cancelled") == 0
    assert after == before
    assert (t.words, len(t.table.events)) == (words, told)


@rule("ZA-R66")
@pytest.mark.parametrize("purchase", PURCHASES)
def test_begun_again_the_same_purchase_is_paid(purchase: str) -> None:
    t = wealthy()
    t.says(0, purchase, "cancel", purchase)
    assert "cancel" not in t.words
    assert t.refuses(0, "cancel") == "ZA-R66"
    t.says(0, "pay auto", "sell opal", "enchant sapphire", "cancel")


@rule("ZA-R66", "ZA-075")
def test_neither_moves_nor_cancelling_free_one_another() -> None:
    t = wealthy()
    t.says(0, "deactivate sapphire", "activate sapphire", "deactivate sapphire", "enchant opal", "cancel")
    assert t.refuses(0, "activate sapphire") == "ZA-075"
    t.says(0, "deactivate opal", "enchant opal")
    assert t.refuses(0, "cancel") == "ZA-R66"
    t.says(0, "pay auto", "activate sapphire", "enchant opal", "cancel")


@rule("ZA-R66", "ZA-111", "ZA-108")
def test_what_was_won_at_auction_is_paid() -> None:
    t = wealthy().display("runestone")
    t.says(0, "offer runestone", "bid 20")
    t.says(1, "pass")
    assert "cancel" not in t.words
    assert t.refuses(0, "cancel") == "ZA-R66"
    assert t.refuses(0, "end") == "ZA-111"
    assert t.refuses(0, "bid 30") == "ZA-108"


@rule("ZA-R66")
def test_whoever_cancels_all_they_can_comes_to_an_end() -> None:
    t = wealthy().stones(0, [20, 25], 1)
    chance = FastChance(3)
    for _ in range(60):
        moves = [word for word in t.words if not word.startswith(("end", "sell", "offer"))]
        fresh = [word for word in moves if not t.table.cancelled >> GAME.actions.number(word) & 1]
        if not fresh:
            return
        t.says(0, fresh[chance.below(len(fresh))])
        if t.table.bought >= 0:
            t.says(0, "cancel")
    raise AssertionError("it goes on for ever")


@rule("ZA-R66")
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("adept", "master")])
def test_no_bot_cancels(name: str) -> None:
    table = GAME.new(3, 11, {"round_cap": "12"})
    assert isinstance(table, Zavandor)
    bots = [BOTS[name](seat) for seat in range(3)]
    offered = 0
    while not table.over:
        seat = table.asked
        options = table.options()[:]
        offered += CANCEL in options
        choice = bots[seat].choose(GAME.view(table, seat), options, Imagination(table, seat), Calm())
        assert choice.action != CANCEL
        table.apply(choice.action)
    assert offered > 0
