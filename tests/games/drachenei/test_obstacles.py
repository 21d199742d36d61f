"""What a refused move is told to be in its way, by which rule, and what it could be instead."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import DracheneiScene, scene, scene_with
from tests.support.rules import rule
from zaubertisch.games.drachenei.box.sheet import read, written
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.drachenei import components


def instead(t: DracheneiScene, word: str) -> str:
    """What is said to be possible in the place of a refused word."""
    return t.nearest(t.table.asked, word)


def trading(seats: int = 3, **options: str) -> DracheneiScene:
    """Phase E of a round in which everybody passed: seat 0 is asked for an offer."""
    t = scene_with(seats, options).adventures("goblins_7", "shadows_9").magic(*[5] * seats)
    t.hand(0, "egg_left").hand(1, "egg_right")
    return t.choose(*["pass"] * seats)


# Spells


@rule("DE-094")
@pytest.mark.parametrize("word", ["use transformus", "use retransformus", "rob 1"])
def test_trading_and_laying_out_are_no_moments_for_spells(word: str) -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(9, 9).stones(1, 1).hand(0, "egg_left").hand(1, "egg_right")
    t.owns(0, "transformus", "retransformus", "harpagarus").choose("pass", "pass")
    t.says(0, "done")
    spell = {"rob 1": "harpagarus"}.get(word, word.removeprefix("use "))
    for said in ("offer egg_left", "wish anything"):
        assert t.refuses(0, word) == "DE-094"
        assert t.in_the_way(0, word) == ("no_moment", {"spell": spell})
        t.says(0, said)
    t.says(1, "reply egg_right")
    assert t.refuses(0, word) == "DE-094"
    t.says(0, "take nobody")
    t.says(1, "offer egg_right", "wish anything")
    assert t.refuses(0, word) == "DE-094"
    t.says(0, "reply nothing")
    assert t.asked == (0, "lay_out")
    assert t.refuses(0, word) == "DE-094"


@rule("DE-090", "DE-094")
def test_a_spell_that_cannot_be_used_is_told_whose_it_is() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").owns(1, "transformus").owns(0, "harpagarus").magic(5, 5)
    assert t.in_the_way(0, "use retransformus") == ("nobodys_spell", {"spell": "retransformus", "moment": "yes"})
    assert t.in_the_way(0, "use transformus") == (
        "others_spell", {"spell": "transformus", "other_seat": 1, "moment": "yes"},
    )
    t.says(0, "rob 1")
    assert t.in_the_way(0, "rob 1") == ("used_spell", {"spell": "harpagarus", "moment": "yes"})
    u = trading()
    assert u.in_the_way(0, "rob 1") == ("nobodys_spell", {"spell": "harpagarus", "moment": "no"})


@rule("DE-094", "DE-R28")
def test_a_table_that_asks_less_says_that_it_does_before_a_wizard_is_placed() -> None:
    t = scene(2, spell_windows="lean").adventures("goblins_7", "shadows_9").magic(5, 5).stones(1, 1)
    t.owns(0, "transformus").owns(1, "harpagarus")
    assert t.refuses(0, "use transformus") == "DE-094"
    assert t.in_the_way(0, "use transformus") == ("asked_less", {"spell": "transformus"})
    assert t.in_the_way(0, "use retransformus") == ("nobodys_spell", {"spell": "retransformus", "moment": "lean"})
    assert t.in_the_way(0, "rob 1") == ("others_spell", {"spell": "harpagarus", "other_seat": 1, "moment": "lean"})
    t.choose("pass", "pass")
    t.says(0, "use transformus")
    assert t.asked == (1, "spells")
    t.says(1, "done")
    assert t.asked == (1, "place")
    t.says(1, "pass")
    assert t.in_the_way(0, "use transformus") == ("asked_less", {"spell": "transformus"}), "fresh in the new round"


@rule("DE-096")
def test_a_robbery_needs_a_victim() -> None:
    t = scene(3).adventures("goblins_7", "shadows_9").owns(0, "harpagarus").magic(5, 0, 5)
    assert t.in_the_way(0, "rob 0") == ("rob_yourself", {})
    assert t.in_the_way(0, "rob 1") == ("nothing_to_rob", {"other_seat": 1})
    assert t.in_the_way(0, "rob 3") == ("nobody_there", {"count": 3})
    assert instead(t, "rob 1") == "", "whom to rob is nobody's to suggest"


@rule("DE-097", "DE-098", "DE-R51")
def test_conversions_tell_the_figures_of_this_table() -> None:
    t = scene(2, transformus_price="4").adventures("goblins_7", "shadows_9").owns(0, "transformus", "retransformus")
    t.magic(3, 5)
    assert t.in_the_way(0, "use transformus") == ("too_dear_spell", {"price": 4, "magic": 3})
    assert t.in_the_way(0, "use retransformus") == ("no_stone", {})
    t.stones(1, 0).magic(29, 5)
    assert t.in_the_way(0, "use retransformus") == ("no_room", {"gain": 2, "magic": 29, "most": 30})
    u = scene(2, retransformus_gain="1").adventures("goblins_7", "shadows_9").owns(0, "retransformus")
    u.stones(1, 0).magic(30, 5)
    assert u.in_the_way(0, "use retransformus") == ("no_room", {"gain": 1, "magic": 30, "most": 30})
    words = Words("en", "drachenei", strict=True)
    assert words.obstacle(Obstacle("too_dear_spell", {"price": 4, "magic": 3}), 0) == (
        "A stone costs 4 magic, and you have 3."
    )
    full = Obstacle("no_room", {"gain": 1, "magic": 30, "most": 30})
    assert words.obstacle(full, 0).startswith("A stone becomes 1 magic, but you have 30,")


@rule("DE-097", "DE-098")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rules_of_the_conversions_name_the_options_that_change_their_figures(lang: str) -> None:
    words = Words(lang, "drachenei", strict=True)
    for rule_id, option in (
        ("DE-095", "addus_gain"), ("DE-096", "harpagarus_take"), ("DE-097", "transformus_price"),
        ("DE-098", "retransformus_gain"), ("DE-099", "fulmentus_cut"), ("DE-100", "stonex_gain"),
        ("DE-051", "min_spell_bid"), ("DE-115", "trade_laps"), ("DE-131", "stall_rounds"),
    ):
        assert option in words.rule(rule_id)


# Wizards, bids and fights


@rule("DE-030", "DE-031")
def test_a_wizard_goes_once_and_in_phase_c() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(9, 9)
    t.choose("left", "left")
    assert t.asked == (0, "vote")
    assert t.refuses(0, "place right") == "DE-031"
    assert t.in_the_way(0, "place right") == ("placed_already", {"place": 0})
    u = trading()
    assert u.refuses(0, "place left") == "DE-031"
    assert u.in_the_way(0, "place left") == ("placed_already", {"place": 2})
    v = scene(2).adventures("holy_2", "shadows_9").hand(0, "egg_left").hand(1, "egg_right")
    v.choose("left", "left")
    assert v.refuses(0, "place left") == "DE-030"
    assert v.in_the_way(0, "place left") == ("not_phase_c", {"phase": "E"})


@rule("DE-061", "DE-062")
def test_a_bid_is_told_what_it_must_beat_and_what_there_is() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(7, 9)
    assert t.refuses(0, "bid 5") == "DE-061"
    assert t.in_the_way(0, "bid 5") == ("no_auction", {})
    t.choose("left", "left")
    t.says(0, "alone")
    assert t.in_the_way(0, "bid 4") == ("below_minimum", {"lowest": 5})
    assert t.in_the_way(0, "bid 9") == ("too_dear", {"magic": 7})
    assert (instead(t, "bid 2"), instead(t, "bid 30")) == ("bid 5", "bid 7")
    t.says(0, "bid 6")
    assert t.in_the_way(1, "bid 6") == ("too_low", {"bid": 6, "seat": 0})
    assert instead(t, "done") == "pass"


@rule("DE-051", "DE-077", "DE-R10")
def test_who_would_share_in_an_auction_is_told_why_nothing_is_shared_there() -> None:
    t = scene(3, vote="sealed").adventures("goblins_5", "addus").magic(7, 9, 9)
    t.choose("left", "left", "left")
    for seat, word in enumerate(["alone", "together", "alone"]):
        t.says(seat, word)
    for word in ("together", "alone"):
        assert t.refuses(0, word) == "DE-077"
        assert t.in_the_way(0, word) == ("said_alone", {"seats": [0, 2]})
    u = scene(2).adventures("addus", "shadows_9").magic(7, 9)
    assert (u.refuses(0, "alone"), u.in_the_way(0, "alone")) == ("DE-072", ("no_vote_now", {}))
    u.choose("left", "left")
    assert u.refuses(0, "together") == "DE-051"
    assert u.in_the_way(0, "together") == ("spells_are_not_shared", {})


@rule("DE-051", "DE-061")
def test_a_bid_for_a_spell_starts_where_the_table_says() -> None:
    t = scene(2).adventures("addus", "shadows_9").magic(7, 9)
    t.choose("left", "left")
    assert t.in_the_way(0, "bid 0") == ("below_minimum", {"lowest": 1})


@rule("DE-R11")
def test_alone_without_means_is_told_what_the_bidding_needs() -> None:
    t = scene(2, alone_needs_means="true").adventures("goblins_5", "shadows_9").magic(9, 9)
    t.choose("left", "left")
    t.magic(4, 9)
    assert t.in_the_way(0, "alone") == ("no_means", {"strength": 5, "magic": 4})


@rule("DE-R09", "DE-R27")
def test_nobody_declines_where_the_table_does_not_ask() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(4, 9).owns(0, "retransformus").stones(1, 0)
    assert t.refuses(0, "decline") == "DE-R09"
    assert t.in_the_way(0, "decline") == ("nobody_declines", {})
    assert instead(t, "decline") == "", "staying at home is more than a no"
    t.choose("left", "pass")
    assert t.asked == (0, "borrow")
    assert t.refuses(0, "decline") == "DE-R27"
    assert t.in_the_way(0, "decline") == ("another_question", {"question": "borrow"})
    assert instead(t, "decline") == "forgo"
    assert t.refuses(0, "place left") == "DE-031"
    v = scene(2).adventures("goblins_5", "shadows_9").magic(9, 9)
    v.choose("left", "left")
    assert v.refuses(0, "fight") == "DE-072", "of two wizards none is alone there"
    assert v.in_the_way(0, "decline") == ("another_question", {"question": "vote"})
    v.says(0, "alone")
    assert v.refuses(0, "decline") == "DE-061"
    assert v.in_the_way(0, "fight") == ("another_question", {"question": "bid"})
    u = scene(2, may_decline="true").adventures("goblins_5", "shadows_9").magic(9, 9)
    assert (u.refuses(0, "fight"), u.in_the_way(0, "fight")) == ("DE-R09", ("no_fight_now", {}))
    u.choose("left", "pass")
    for word in ("pass", "done", "alone"):
        assert u.refuses(0, word) == "DE-R09"
        assert u.in_the_way(0, word) == ("fight_or_decline", {})
        assert instead(u, word) == "", "fighting and not fighting are both named"


# Trading


@rule("DE-110", "DE-115", "DE-120")
def test_trading_has_its_time() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").hand(0, "egg_left").hand(1, "egg_right")
    assert t.refuses(0, "offer egg_left") == "DE-110"
    assert t.in_the_way(0, "offer egg_left") == ("trading_later", {})
    t.choose("pass", "pass")
    t.says(0, "offer nothing")
    t.says(1, "offer nothing")
    assert t.refuses(0, "offer egg_left") == "DE-120"
    assert t.in_the_way(0, "take 1") == ("trading_over", {})
    u = trading(trade_laps="0")
    assert u.asked == (0, "lay_out")
    assert u.refuses(0, "wish anything") == "DE-115"
    assert u.in_the_way(0, "wish anything") == ("no_trading", {})


@rule("DE-116", "DE-117")
def test_only_a_card_in_hand_can_be_given_and_nothing_that_is_laid_out() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").hand(0, "egg_left").hand(1, "egg_right")
    t.laid(0, "sword").laid(0, "potion_t").choose("pass", "pass")
    for word, artefact in (("sword_left", "sword"), ("sword_right", "sword"), ("potion_t", "potion_t")):
        assert t.refuses(0, f"offer {word}") == "DE-117"
        assert t.in_the_way(0, f"offer {word}") == ("laid_out", {"artefact": artefact})
    assert t.refuses(0, "offer wand_left") == "DE-116"
    assert t.in_the_way(0, "offer wand_left") == ("not_in_hand", {"kind": "wand_left"})
    t.says(0, "offer nothing")
    t.says(1, "offer egg_right", "wish anything")
    assert t.refuses(0, "reply sword_left") == "DE-117"
    assert t.in_the_way(0, "reply potion_t") == ("laid_out", {"artefact": "potion_t"})
    assert t.in_the_way(0, "reply wand_left") == ("not_in_hand", {"kind": "wand_left"})
    assert instead(t, "reply wand_left") == "", "another card is another offer"


@rule("DE-112", "DE-R30")
def test_an_offer_goes_its_way_step_by_step() -> None:
    t = trading(offers="addressed").hand(2, "potion_c")
    assert t.in_the_way(0, "wish anything") == ("no_offer_yet", {})
    assert t.in_the_way(0, "address 1") == ("no_offer_yet", {})
    assert t.in_the_way(0, "reply egg_left") == ("nothing_to_answer", {})
    assert t.in_the_way(0, "take 1") == ("no_replies", {})
    assert instead(t, "pass") == "offer nothing"
    t.says(0, "offer egg_left")
    assert t.in_the_way(0, "offer egg_left") == ("offer_stands", {"kind": "egg_left"})
    assert t.in_the_way(0, "address 1") == ("another_question", {"question": "wish"})
    assert t.in_the_way(0, "reply egg_right") == ("own_offer", {})
    assert instead(t, "done") == "", "an offer cannot be withdrawn by a wish"
    t.says(0, "wish egg_right")
    assert t.in_the_way(0, "wish anything") == ("another_question", {"question": "address"})
    assert t.in_the_way(0, "address 0") == ("own_offer", {})
    assert t.in_the_way(0, "address 3") == ("nobody_there", {"count": 3})
    t.says(0, "address 1")
    assert t.in_the_way(1, "offer egg_right") == ("others_offer", {"other_seat": 0})
    assert instead(t, "take nobody") == "reply nothing"
    t.says(1, "reply egg_right")
    assert t.in_the_way(0, "take 0") == ("own_offer", {})
    assert t.in_the_way(0, "take 2") == ("no_reply", {"other_seat": 2})
    assert t.in_the_way(0, "take 3") == ("nobody_there", {"count": 3})


@rule("DE-112", "DE-113", "DE-114")
def test_whoever_offers_hears_who_replies_and_what_is_taken() -> None:
    t = trading(offers="addressed").hand(2, "potion_c")
    for said, asked_for in (("offer egg_left", "DE-112"), ("wish egg_right", "DE-112"), ("address 1", "DE-R30")):
        assert t.refuses(0, "reply egg_left") == "DE-113"
        assert t.refuses(0, "take 1") == "DE-114"
        assert t.refuses(0, "pass") == asked_for
        t.says(0, said)
    assert (t.refuses(1, "take 0"), t.refuses(1, "offer egg_right")) == ("DE-113", "DE-113")
    t.says(1, "reply egg_right")
    assert (t.refuses(0, "reply egg_left"), t.refuses(0, "take 2")) == ("DE-113", "DE-114")
    assert t.refuses(0, "wish anything") == "DE-114"


@rule("DE-112", "DE-114")
def test_what_is_said_of_offers_is_true_in_every_lap() -> None:
    t = trading()
    t.says(0, "offer egg_left", "wish egg_right")
    t.says(1, "reply egg_right")
    t.says(0, "take 1")
    t.says(1, "offer nothing")
    assert (t.asked, t.table.lap) == ((0, "offer"), 2)
    for lang, offer, reply in (
        ("en", "You have to offer a card first.", "There is no reply you could take now."),
        ("de", "Erst musst du eine Karte anbieten.", "Jetzt gibt es keine Antwort, die du nehmen könntest."),
    ):
        words = Words(lang, "drachenei", strict=True)
        for word, said in (("wish anything", offer), ("take 1", reply)):
            action = GAME.actions.number(word)
            refusal = t.table.refusal(action, t.table.why_not(action))
            assert words.obstacle(refusal.obstacle, 0) == said


@rule("DE-113", "DE-R30")
def test_an_offer_is_addressed_to_a_seat_with_cards_and_only_where_the_table_allows_it() -> None:
    t = scene(4, offers="addressed").adventures("goblins_7", "shadows_9")
    t.hand(0, "egg_left").hand(1, "egg_right").hand(2, "potion_c").choose("pass", "pass", "pass", "pass")
    t.says(0, "offer egg_left", "wish anything")
    assert t.in_the_way(0, "address 3") == ("no_cards", {"other_seat": 3})
    u = trading()
    assert u.refuses(0, "address 1") == "DE-R30"
    assert u.in_the_way(0, "address 1") == ("open_offers", {})


@rule("DE-R31", "DE-112")
def test_a_kind_is_not_swapped_for_itself_and_must_exist() -> None:
    t = trading()
    t.says(0, "offer egg_left")
    assert t.in_the_way(0, "wish egg_left") == ("same_kind", {})
    assert instead(t, "wish egg_left") == "wish egg_right"
    t.says(0, "wish anything")
    assert t.in_the_way(1, "reply egg_left") == ("kind_they_offer", {"other_seat": 0})
    sheet = components(Words("en", "drachenei"))
    sheet = sheet.replace("potion_s     1:?", "potion_s 0").replace("potion_t     2", "potion_t 3")
    u = trading(components=written(read(sheet)))
    u.says(0, "offer egg_left")
    assert u.in_the_way(0, "wish potion_s") == ("not_in_the_box", {})
    assert instead(u, "wish potion_s") == ""
    u.says(0, "wish egg_right")
    u.says(1, "reply egg_right")
    assert instead(u, "wish egg_left") == "", "wishes are over"


# Laying out and choosing


@rule("DE-120", "DE-R34")
def test_artefacts_are_laid_out_after_trading() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").hand(0, "egg_left", "egg_right").hand(1, "potion_t")
    assert t.refuses(0, "lay egg") == "DE-120"
    t.choose("pass", "pass")
    assert t.asked == (0, "offer")
    assert t.refuses(0, "lay egg") == "DE-120"
    assert t.in_the_way(0, "lay egg") == ("laying_later", {})
    u = trading(lay_out="auto")
    assert u.refuses(0, "lay egg") == "DE-R34"
    assert u.in_the_way(0, "lay egg") == ("laid_by_itself", {})


@rule("DE-120", "DE-121")
def test_laying_out_is_told_what_is_missing() -> None:
    t = scene(2, trade_laps="0").adventures("goblins_7", "shadows_9").hand(0, "egg_left", "wand_right")
    t.laid(0, "sword").laid(0, "potion_t").choose("pass", "pass")
    assert t.in_the_way(0, "lay egg") == ("half_missing", {"kind": "egg_right"})
    assert t.in_the_way(0, "lay wand") == ("half_missing", {"kind": "wand_left"})
    assert t.in_the_way(0, "lay sword") == ("laid_out", {"artefact": "sword"})
    assert t.in_the_way(0, "lay potion_t") == ("laid_out", {"artefact": "potion_t"})
    assert t.in_the_way(0, "lay potion_c") == ("not_in_hand", {"kind": "potion_c"})
    u = scene(2, trade_laps="0").adventures("goblins_7", "shadows_9").hand(0, "egg_left").choose("pass", "pass")
    assert u.in_the_way(0, "lay sword") == ("both_halves_missing", {})


@rule("DE-085")
def test_a_choice_of_gain_is_for_the_artefacts_that_give_one() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(9, 9).laid(0, "potion_t", "sapphire_t")
    assert t.refuses(0, "stones 1") == "DE-085"
    assert t.in_the_way(0, "stones 1") == ("no_choice_of_gain", {})
    t.choose("left", "pass")
    assert t.asked == (0, "bonus")
    assert t.in_the_way(0, "stones 3") == ("fewer_artefacts", {"count": 2})
    assert instead(t, "stones 5") == "stones 2"
    assert t.in_the_way(0, "keep") == ("another_question", {"question": "bonus"})


def test_a_number_that_is_no_move_has_nothing_in_its_way() -> None:
    t = scene()
    for number in (-1, 999):
        refusal = t.table.refusal(number, t.table.why_not(number))
        assert (refusal.obstacle, refusal.instead) == (None, "")
