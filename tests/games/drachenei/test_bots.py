"""The bots of Zauberschwert & Drachenei: what they take, what they pay, what they swap, and why."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import DracheneiScene, scene
from zaubertisch.bots.bot import Bot, Calm, Choice
from zaubertisch.bots.drachenei.free import FreeBot
from zaubertisch.bots.drachenei.names import BOTS
from zaubertisch.bots.drachenei.thumb import ThumbBot
from zaubertisch.bots.drachenei.values import Values, share
from zaubertisch.games.drachenei.components import CARD_IDS, KIND_IDS, MOST_MAGIC
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.words.catalogue import Words

VARIANTS: list[dict[str, str]] = [
    {}, {"spell_windows": "full"}, {"lay_out": "auto"}, {"vote": "sealed", "may_decline": "true"},
    {"offers": "addressed", "trade_laps": "3"}, {"min_spell_bid": "0", "alone_needs_means": "true"},
]


def choice_of(bot: Bot, t: DracheneiScene) -> Choice:
    seat = t.table.asked
    return bot.choose(GAME.view(t.table, seat), t.table.options()[:], Imagination(t.table, seat), Calm())


def thumb(t: DracheneiScene) -> str:
    return GAME.actions.word(choice_of(ThumbBot(), t).action)


def free(t: DracheneiScene) -> str:
    return GAME.actions.word(choice_of(FreeBot(), t).action)


@pytest.mark.many
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("adept", "master")])
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_to_the_end_and_every_reason_can_be_said(name: str, options: dict[str, str], seats: int) -> None:
    words = [Words(language, "drachenei", strict=True) for language in ("en", "de")]
    table = GAME.new(seats, 5, options)
    lots = FastChance(seats)
    bot = BOTS[name](1)
    while not table.over:
        seat = table.asked
        choice = bot.choose(table.view(seat), table.options()[:], Imagination(table, seat), Calm())
        assert all(int(str(choice.fields.get(each, 0))) <= MOST_MAGIC for each in ("limit", "price"))
        for each in words:
            assert each.because(choice)
        table.apply(choice.action if lots.below(4) else lots.pick(table.options()))
        table.check()


@pytest.mark.many
@pytest.mark.parametrize("rival", ["random", "free"])
def test_the_rule_of_thumb_beats_the_others(rival: str) -> None:
    from zaubertisch.bots.random_bot import RandomBot

    won = 0
    for number in range(12):
        table = GAME.new(2, number)
        bots: list[Bot] = [ThumbBot(number), RandomBot(number) if rival == "random" else FreeBot(number)]
        while not table.over:
            seat = table.asked
            bot = bots[(seat + number) % 2]
            table.apply(bot.choose(table.view(seat), table.options()[:], Imagination(table, seat), Calm()).action)
        won += table.outcome().winners == [number % 2]
    assert won >= 10


def test_thumb_games_end_by_the_stack_and_not_by_waiting() -> None:
    for seats in (2, 3, 4):
        for seed in range(3):
            table = GAME.new(seats, seed)
            assert isinstance(table, Drachenei)
            bot = ThumbBot()
            while not table.over:
                seat = table.asked
                table.apply(bot.choose(table.view(seat), table.options()[:], Imagination(table, seat), Calm()).action)
            assert GAME.view(table, 0).end == "stack_ended"


# The free bot


def test_the_free_bot_goes_where_nothing_is_paid() -> None:
    assert free(scene(2).adventures("goblins_4", "energy_4")) == "place right"
    assert free(scene(2).adventures("addus", "goblins_4")) == "place left"
    assert free(scene(2).adventures("spiders_3", "goblins_4")) == "pass"
    t = scene(2).adventures("addus", "goblins_4")
    t.says(0, "place left")
    assert free(t) == "pass"


def test_the_free_bot_robs_lays_out_and_pays_nothing() -> None:
    t = scene(3).adventures("goblins_4", "spiders_3").owns(0, "harpagarus", "transformus").magic(5, 1, 9)
    t.hand(0, "potion_t").hand(1, "potion_c")
    t.choose("left", "left", "pass")
    assert free(t) == "rob 2"
    t.says(0, "keep")
    assert free(t) == "together"
    t.says(0, "alone")
    assert free(t) == "pass"
    t.says(0, "pass")
    assert t.asked == (0, "spells")
    t.says(0, "rob 2")
    assert free(t) == "done"
    t.says(0, "done")
    assert free(t) == "offer nothing"
    t.says(0, "offer nothing")
    t.says(1, "offer nothing")
    assert free(t) == "lay potion_t"


# The rule of thumb


def test_it_passes_before_what_it_cannot_pay() -> None:
    t = scene(2).adventures("dragons_16", "dragons_14").magic(4, 4)
    choice = choice_of(ThumbBot(), t)
    assert (GAME.actions.word(choice.action), choice.because) == ("pass", "save")


def test_it_takes_balls_holy_places_spells_and_weak_creatures() -> None:
    assert thumb(scene(2).adventures("dragons_16", "energy_6")) == "place right"
    assert thumb(scene(2).adventures("holy_3", "dragons_16")) == "place left"
    assert thumb(scene(2).adventures("dragons_16", "harpagarus")) == "place right"
    assert thumb(scene(2).adventures("dragons_16", "spiders_4").magic(4, 4)) == "place right"


def test_it_joins_others_where_sharing_or_an_auction_pays() -> None:
    t = scene(3).adventures("dragons_12", "dragons_16").magic(6, 6, 6)
    t.says(0, "place left")
    assert thumb(t) == "place left", "two pay six each for four stones and a card"
    u = scene(2).adventures("dragons_12", "dragons_16").magic(12, 14)
    u.says(0, "place left")
    assert thumb(u) == "place left", "the rival has twelve, so thirteen win eleven stones"
    w = scene(2).adventures("addus", "dragons_16").magic(2, 20)
    w.says(0, "place left")
    assert thumb(w) == "place left"
    x = scene(2).adventures("transformus", "dragons_16").magic(30, 4)
    x.says(0, "place left")
    assert thumb(x) == "pass", "a rich rival makes the spell too dear"


def test_it_insists_when_it_is_richer_and_shares_with_the_rich() -> None:
    t = scene(2).adventures("shadows_9", "goblins_4").magic(20, 8)
    t.choose("left", "left")
    assert thumb(t) == "alone"
    u = scene(4).adventures("dragons_16", "goblins_4").magic(20, 25, 25, 25)
    u.choose("left", "left", "left", "left")
    assert thumb(u) == "together"


def test_it_bids_in_small_steps_up_to_its_limit() -> None:
    t = scene(2).adventures("shadows_9", "goblins_4").magic(20, 20)
    t.choose("left", "left")
    t.says(0, "alone")
    assert thumb(t) == "bid 9"
    t.says(0, "bid 9")
    assert thumb(t) == "bid 10"
    t.says(1, "bid 19")
    choice = choice_of(ThumbBot(), t)
    assert (GAME.actions.word(choice.action), choice.because) == ("pass", "dear")


def test_its_reasons_name_no_more_magic_than_it_has() -> None:
    t = scene(2).adventures("dragons_12", "goblins_4").magic(20, 30).adventures_left(0)
    t.choose("left", "left")
    t.says(0, "alone")
    assert choice_of(ThumbBot(), t).because == "all", "in the last round magic is worth nothing else"
    u = scene(2).adventures("goblins_5", "goblins_4").magic(20, 20)
    u.choose("left", "left")
    u.says(0, "alone")
    choice = choice_of(ThumbBot(), u)
    assert choice.because == "bid"
    assert 5 <= int(str(choice.fields["limit"])) < 20


def test_it_uses_retransformus_for_a_bid_that_is_worth_it() -> None:
    t = scene(2).adventures("shadows_9", "goblins_4").magic(9, 8).owns(1, "retransformus").stones(0, 3)
    t.choose("left", "left")
    t.says(0, "alone", "bid 9")
    assert thumb(t) == "use retransformus"


def test_it_borrows_for_a_good_fight_only() -> None:
    t = scene(2).adventures("shadows_9", "goblins_4").magic(7, 8).owns(0, "retransformus").stones(3, 0)
    t.choose("left", "pass")
    assert thumb(t) == "use retransformus"
    u = scene(2).adventures("spiders_3", "goblins_4").magic(2, 8).owns(0, "retransformus").stones(3, 0)
    u.adventures_left(0)
    u.choose("left", "pass")
    assert thumb(u) == "forgo", "at the end two cards are worth nothing"
    w = scene(2).adventures("dragons_12", "goblins_4").magic(9, 5).owns(1, "retransformus").stones(0, 3)
    w.choose("left", "left")
    w.says(0, "together")
    w.says(1, "together")
    assert w.asked == (1, "borrow")
    assert thumb(w) == "use retransformus"


def test_it_declines_a_fight_that_brings_nothing() -> None:
    t = scene(2, may_decline="true").adventures("spiders_3", "goblins_4").magic(9, 9).adventures_left(0)
    t.choose("left", "right")
    assert thumb(t) == "decline"
    t.says(0, "decline")
    assert thumb(t) == "fight"


def test_it_takes_magic_early_and_stones_late() -> None:
    t = scene(2).adventures("goblins_5", "goblins_4").magic(9, 9).laid(0, "potion_t", "potion_t")
    t.choose("left", "pass")
    assert thumb(t) == "stones 0"
    u = scene(2).adventures("goblins_5", "goblins_4").magic(9, 9).laid(0, "potion_t", "potion_t").adventures_left(0)
    u.choose("left", "pass")
    assert thumb(u) == "stones 2"


def test_it_robs_to_spoil_a_fight_or_waits() -> None:
    t = scene(2).adventures("spiders_4", "goblins_7").magic(4, 4).owns(1, "harpagarus")
    t.choose("left", "pass")
    choice = choice_of(ThumbBot(), t)
    assert (GAME.actions.word(choice.action), choice.because) == ("rob 0", "spoil")
    u = scene(2).adventures("spiders_4", "goblins_7").magic(9, 4).owns(1, "harpagarus")
    u.choose("left", "pass")
    assert thumb(u) == "keep"


def test_it_uses_spells_at_the_right_time() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(5, 5).owns(0, "transformus", "retransformus").stones(3, 0)
    t.choose("pass", "pass")
    assert thumb(t) == "use retransformus"
    t.says(0, "use retransformus")
    assert thumb(t) == "done"
    u = scene(2).adventures("goblins_7", "shadows_9").magic(5, 5).owns(0, "transformus").adventures_left(0)
    u.choose("pass", "pass")
    assert thumb(u) == "use transformus"
    w = scene(3).adventures("goblins_7", "shadows_9").magic(5, 5, 5).owns(0, "harpagarus").stones(0, 1, 4)
    w.choose("pass", "pass", "pass")
    assert thumb(w) == "rob 2"


def test_it_keeps_its_spells_in_phase_b_for_what_the_adventures_bring() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(5, 5).owns(0, "harpagarus")
    t.choose("pass", "pass").says(0, "rob 1")
    assert (t.asked, t.table.phase) == ((0, "spells"), 1)
    assert thumb(t) == "done"


def test_it_trades_for_the_half_it_lacks() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9")
    t.hand(0, "sword_left", "sword_left").hand(1, "sword_right", "sword_right")
    t.choose("pass", "pass")
    assert thumb(t) == "offer sword_left"
    t.says(0, "offer sword_left")
    assert thumb(t) == "wish sword_right"
    t.says(0, "wish sword_right")
    assert thumb(t) == "reply sword_right"
    t.says(1, "reply sword_right")
    assert thumb(t) == "take 1"
    t.says(0, "take 1")
    assert thumb(t) == "offer nothing"
    t.says(1, "offer nothing")
    t.says(0, "offer nothing")
    t.says(1, "offer nothing")
    assert thumb(t) == "lay sword"


def test_it_refuses_bad_swaps() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9")
    t.hand(0, "sword_left", "sword_right").hand(1, "sword_left", "egg_right")
    t.choose("pass", "pass")
    t.says(0, "offer sword_left", "wish anything")
    t.says(1, "reply egg_right")
    assert thumb(t) == "take nobody"
    t.says(0, "take nobody")
    t.says(1, "offer egg_right", "wish sword_left")
    assert thumb(t) == "reply nothing"


def test_it_may_answer_with_another_card_than_wished() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9")
    t.hand(0, "sword_left", "egg_left").hand(1, "sword_right", "wand_left")
    t.choose("pass", "pass")
    t.says(0, "offer sword_left", "wish potion_t")
    assert thumb(t) == "reply wand_left"


# Values


def test_magic_is_worth_less_at_the_end_and_in_plenty() -> None:
    values = Values(GAME.view(scene(2).adventures("goblins_7", "shadows_9").magic(5, 27).table, 0))
    assert values.magic(0) == pytest.approx(0.85)
    assert values.magic(1) == pytest.approx(0.85 / 2)
    end = scene(2).adventures("goblins_7", "shadows_9").magic(2, 2).owns(1, "transformus").adventures_left(0)
    late = Values(GAME.view(end.table, 0))
    assert late.magic(0) == pytest.approx(0.03)
    assert late.magic(1) == pytest.approx(0.5)


def test_fulmentus_stonex_and_artefacts_count_for_a_creature() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").owns(0, "fulmentus", "stonex").laid(0, "sword", "wand")
    values = Values(GAME.view(t.table, 0))
    card = CARD_IDS.index("goblins_5")
    assert values.price(0, 5, True) == 4
    assert values.price(1, 5, True) == 5
    assert values.bonus(0, card) == 3
    assert values.bonus(1, card) == 0


def test_who_cannot_pay_is_not_counted_as_a_fighter() -> None:
    values = Values(GAME.view(scene(3).adventures("dragons_16", "shadows_9").magic(16, 5, 3).table, 0))
    assert values.able(CARD_IDS.index("dragons_16"), [0, 1, 2]) == [0]
    assert values.able(CARD_IDS.index("dragons_16"), [1, 2]) == []
    assert values.together(1, CARD_IDS.index("dragons_16"), [1, 2]) == 0
    assert share(16, 3) == 6


def test_a_half_nobody_can_complete_is_worth_next_to_nothing() -> None:
    view = GAME.view(scene(2).adventures("goblins_7", "shadows_9").hand(0, "sword_left").table, 0)
    before = Values(view).hand(0, view.hands[0])
    assert before > 0
    view.unseen[KIND_IDS.index("sword_right")] = 0
    assert Values(view).hand(0, view.hands[0]) < before / 5
