"""What a refused move is told to be in its way, and what it is offered instead."""

from __future__ import annotations

import re

import pytest

from tests.games.zavandor.scene import ZavandorScene, scene
from tests.support.rules import rule
from zaubertisch.games.zavandor.components import RUBY
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.kernel.event import Value
from zaubertisch.words.catalogue import Words

Said = tuple[str, str, dict[str, Value]]


def rich(seats: int = 2, **options: str) -> ZavandorScene:
    """Everybody has 100 energy."""
    t = scene(seats, **options)
    for seat in range(seats):
        t.energy(seat, conc="red white")
    return t


def told(t: ZavandorScene, word: str) -> Said:
    """The rule a refused word breaks, and what is in its way."""
    seat = t.table.asked
    return t.refuses(seat, word), *t.in_the_way(seat, word)


def instead(t: ZavandorScene, word: str) -> str:
    """What is offered in place of a refused word."""
    return t.nearest(t.table.asked, word)


def won(item: str, bid: int, dust: int) -> ZavandorScene:
    """Seat 0 has won the item in its turn and is about to pay."""
    t = scene(2).display(item).energy(0, dust)
    t.says(0, f"offer {item}", f"bid {bid}")
    t.says(1, "pass")
    return t


# Characters


@rule("ZA-019")
def test_a_character_is_taken_once_and_before_anything_else() -> None:
    t = ZavandorScene(GAME, type(scene(2).table), 2, {"characters": "pick"})
    first = t.table.asked
    assert told(t, "end") == ("ZA-019", "characters_first", {})
    t.says(first, "choose elf")
    assert told(t, "choose elf") == ("ZA-019", "character_is_taken", {"character": "elf", "seat": first})
    t.says(1 - first, "choose mage")
    assert told(t, "choose witch")[:2] == ("ZA-019", "has_character")


# A turn


@rule("ZA-087", "ZA-096", "ZA-128", "ZA-134", "ZA-138", "ZA-R66")
@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("pay auto", "nothing_to_pay"), ("put blue 5", "nothing_to_pay"), ("take back", "nothing_lies_there"),
        ("pass", "no_auction"), ("bid 20", "no_auction"), ("step gems", "no_free_step"),
        ("decline", "nothing_to_decline"), ("lose opal", "no_gem_to_lose"),
        ("keep auto", "limit_comes_later"), ("discard dust", "limit_comes_later"), ("cancel", "nothing_to_cancel"),
    ],
)
def test_words_of_another_occasion_are_told_which(word: str, key: str) -> None:
    assert told(scene(2), word)[1:] == (key, {})


@rule("ZA-063", "ZA-067", "ZA-068", "ZA-069", "ZA-R29")
def test_a_gem_lacks_an_artefact_knowledge_room_or_energy() -> None:
    t = scene(2, gem_supply="strict").energy(0, 12)
    assert told(t, "enchant emerald") == ("ZA-067", "lacks_artefact", {"article": "spellbook"})
    assert told(t, "enchant diamond") == ("ZA-067", "lacks_artefact", {"article": "elixir"})
    assert told(t, "enchant ruby") == ("ZA-068", "fire_too_low", {"level": 0})
    assert told(t, "enchant sapphire") == ("ZA-063", "gem_too_dear", {"gem": "sapphire", "price": 18, "liquid": 12})
    t.knows(0, fire=4).gems(0, "3 ruby", "2 ruby")
    assert told(t, "enchant ruby") == ("ZA-069", "five_rubies", {})
    t = scene(5, gem_supply="strict").energy(0, 12).knows(0, fire=4)
    for seat in range(1, 5):
        t.gems(seat, inactive="5 ruby")
    assert told(t, "enchant ruby") == ("ZA-R29", "kind_ran_out", {"kind": "ruby"})


@rule("ZA-068", "ZA-E78")
def test_the_druid_is_told_that_the_early_ruby_was_had() -> None:
    t = scene(2, characters="druid, elf", druid_ruby="on").energy(0, conc="red red red").knows(0, fire=3)
    t.says(0, "enchant ruby", "pay auto")
    assert told(t, "enchant ruby") == ("ZA-068", "early_ruby_was_had", {"level": 3})
    assert t.table.spiral.count(0, RUBY) == 1


@rule("ZA-010", "ZA-073", "ZA-075", "ZA-076")
def test_a_gem_is_not_there_or_lies_elsewhere() -> None:
    t = scene(2).gems(0, "4 opal, 1 sapphire", "1 ruby, 1 opal")
    for word in ("sell emerald", "sell inactive emerald"):
        assert told(t, word) == ("ZA-076", "no_such_gem", {"kind": "emerald"})
    for word in ("activate emerald", "deactivate emerald"):
        assert told(t, word) == ("ZA-073", "no_such_gem", {"kind": "emerald"})
    assert told(t, "sell ruby") == ("ZA-076", "gem_is_inactive", {"kind": "ruby"})
    assert told(t, "deactivate ruby") == ("ZA-073", "gem_is_inactive", {"kind": "ruby"})
    assert told(t, "sell inactive sapphire") == ("ZA-076", "gem_is_active", {"kind": "sapphire"})
    assert told(t, "activate sapphire") == ("ZA-073", "gem_is_active", {"kind": "sapphire"})
    assert told(t, "activate ruby") == ("ZA-010", "no_slot", {"slots": 5})
    t.says(0, "deactivate opal", "activate opal", "deactivate opal")
    assert told(t, "activate opal") == ("ZA-075", "moved_to_and_fro", {"kind": "opal"})


@rule("ZA-063", "ZA-079", "ZA-080", "ZA-081", "ZA-082")
def test_knowledge_lacks_a_stone_a_step_or_energy() -> None:
    t = scene(2).energy(0, 3)
    assert told(t, "learn flow") == ("ZA-080", "no_stone", {"track": "flow", "stored": 5})
    assert told(t, "learn gems") == (
        "ZA-063", "level_too_dear", {"track": "gems", "level": 2, "price": 4, "liquid": 3},
    )
    assert told(t, "release 20") == ("ZA-063", "stone_too_dear", {"stone": 20, "liquid": 3})
    t.energy(0, 40)
    t.says(0, "release 25", "pay auto", "learn flow", "pay auto")
    assert told(t, "release 25") == ("ZA-082", "stone_not_stored", {"stone": 25})
    assert told(t, "learn gems") == ("ZA-079", "step_used_up", {})
    t.knows(0, gems=4)
    assert told(t, "learn gems") == ("ZA-081", "track_finished", {"track": "gems"})


@rule("ZA-096", "ZA-100", "ZA-101", "ZA-102")
def test_an_offer_is_not_there_barred_or_too_dear() -> None:
    t = scene(3).display("magic_belt", "magic_mirror").owns(0, "magic_belt").owns(1, "owl")
    t.energy(0, 50).markers(12, 3, 3)
    assert told(t, "offer owl") == ("ZA-096", "sentinel_is_sold", {"item": "owl", "seat": 1})
    assert told(t, "offer talisman") == ("ZA-096", "not_on_display", {"artefact": "talisman"})
    assert told(t, "offer magic_belt") == ("ZA-101", "has_one", {"article": "magic_belt"})
    assert told(t, "offer fox") == ("ZA-100", "cannot_open", {"item": "fox", "bid": 120, "net": 140, "worth": 67})
    t.gems(0)
    assert told(t, "offer magic_mirror") == ("ZA-102", "no_active_gem", {"item": "magic_mirror"})


@rule("ZA-R50")
def test_a_part_of_the_turn_that_is_over_is_named() -> None:
    t = rich(turn_blocks="on")
    t.says(0, "release 20", "pay auto", "sell opal")
    assert told(t, "release 25") == ("ZA-R50", "block_closed", {"block": 1})


# An auction


@rule("ZA-096", "ZA-098", "ZA-099", "ZA-104", "ZA-111", "ZA-R66")
def test_a_bid_is_too_low_too_high_or_not_optional() -> None:
    t = scene(2).display("runestone").energy(0, 30).energy(1, 60).markers(12, 3)
    t.says(0, "offer runestone")
    assert told(t, "pass") == ("ZA-098", "opener_bids", {"item": "runestone", "least": 20})
    assert told(t, "bid 19") == ("ZA-098", "below_the_minimum", {"item": "runestone", "bid": 19, "least": 20})
    assert told(t, "bid 60") == ("ZA-099", "beyond_worth", {"bid": 60, "net": 70, "worth": 47})
    assert told(t, "decline") == ("ZA-098", "opener_bids", {"item": "runestone", "least": 20})
    for word, rule_id in (
        ("end", "ZA-111"), ("enchant opal", "ZA-111"), ("sell opal", "ZA-111"), ("offer owl", "ZA-096"),
    ):
        assert told(t, word) == (rule_id, "auction_first", {"item": "runestone"})
    for word in ("take back", "cancel"):
        assert told(t, word) == ("ZA-096", "opening_is_held", {"item": "runestone", "least": 20})
        assert t.nearest(0, word) == "bid 20"
    for word in ("pay auto", "settle", "put blue 5"):
        assert told(t, word) == ("ZA-111", "no_bid_yet", {"item": "runestone", "least": 20})
    t.says(0, "bid 25")
    assert told(t, "bid 25") == ("ZA-104", "not_higher", {"bid": 25, "highest": 25, "seat": 0})
    for word in ("enchant opal", "offer owl"):
        assert told(t, word) == ("ZA-057", "not_your_turn", {"seat": 0})
    assert told(t, "pay auto") == ("ZA-111", "nothing_to_pay_yet", {"item": "runestone"})
    assert told(t, "take back") == ("ZA-111", "nothing_lies_there_yet", {"item": "runestone"})
    assert told(t, "cancel") == ("ZA-096", "auction_is_held", {"item": "runestone"})
    assert (t.nearest(1, "take back"), t.nearest(1, "cancel")) == ("", "pass")
    assert told(t, "decline") == ("ZA-087", "nothing_to_decline", {})
    assert told(t, "lose opal") == ("ZA-128", "no_gem_to_lose", {})


@rule("ZA-124", "ZA-134")
def test_the_step_of_an_item_comes_after_its_auction_and_its_price() -> None:
    t = scene(2).display("runestone").energy(0, 30)
    t.says(0, "offer runestone")
    assert told(t, "step gems") == ("ZA-124", "auction_first", {"item": "runestone"})
    t.says(0, "bid 20")
    t.says(1, "pass")
    assert told(t, "step gems") == ("ZA-124", "payment_first", {"item": "runestone", "price": 20})
    t = won("crystal_ball", 20, 30)
    assert told(t, "step gems") == ("ZA-134", "no_free_step", {})


@rule("ZA-124", "ZA-126")
def test_the_stone_of_a_mirror_comes_after_its_price() -> None:
    t = rich().display("magic_mirror")
    t.says(0, "offer magic_mirror", "bid 40")
    t.says(1, "bid 41")
    t.says(0, "pass")
    assert told(t, "release 20") == ("ZA-124", "payment_first", {"item": "magic_mirror", "price": 41})
    assert told(t, "end") == ("ZA-057", "not_your_turn", {"seat": 0})


# Paying


@rule("ZA-058", "ZA-060", "ZA-061", "ZA-R04", "ZA-R09", "ZA-R66")
def test_a_purchase_is_not_covered_covered_or_not_to_be_left() -> None:
    t = scene(2).energy(0, 3, "blue 5, blue 5, white 10", "blue").gems(0, "1 opal")
    t.says(0, "release 20")
    assert told(t, "settle") == ("ZA-061", "not_covered", {"price": 20, "down": 0, "dust": 3})
    assert told(t, "take back") == ("ZA-R04", "nothing_put_down", {})
    assert told(t, "put red 13") == ("ZA-058", "no_such_card", {"cards": [16]})
    assert told(t, "put conc red") == ("ZA-058", "no_such_energy", {"concentrated": [3]})
    for word in ("sell opal", "sell ruby"):
        assert told(t, word) == ("ZA-R09", "energy_is_enough", {"price": 20, "liquid": 43})
    assert told(t, "end") == ("ZA-R66", "stone_first", {"stone": 20})
    assert told(t, "bid 20") == ("ZA-096", "no_auction", {})
    t.says(0, "put white 10")
    assert told(t, "put white 10") == ("ZA-058", "all_such_cards_lie_there", {"cards": [13]})
    t.says(0, "take back", "put conc blue")
    assert told(t, "put conc blue") == ("ZA-058", "all_such_energy_lies_there", {"concentrated": [0]})
    assert told(t, "put blue 5") == ("ZA-060", "covered", {"price": 20, "down": 20})
    t.says(0, "cancel", "release 20")
    assert told(t, "cancel") == ("ZA-R66", "cancelled_before", {})
    t.says(0, "pay auto", "enchant opal")
    assert told(t, "end") == ("ZA-R66", "gem_first", {"gem": "opal", "price": 9})
    t.says(0, "cancel", "learn gems")
    assert told(t, "end") == ("ZA-R66", "level_first", {"track": "gems", "price": 4})


@rule("ZA-057", "ZA-074", "ZA-076", "ZA-108", "ZA-111", "ZA-112", "ZA-R66")
def test_what_was_won_is_paid_with_gems_if_need_be() -> None:
    t = won("runestone", 25, 15)
    assert told(t, "pay auto") == ("ZA-112", "liquid_too_small", {"price": 25, "liquid": 15})
    assert told(t, "sell ruby") == ("ZA-076", "no_such_gem", {"kind": "ruby"})
    assert told(t, "end") == ("ZA-111", "payment_first", {"item": "runestone", "price": 25})
    assert told(t, "bid 30") == ("ZA-108", "bidding_is_over", {"item": "runestone"})
    assert told(t, "decline") == ("ZA-R66", "payment_first", {"item": "runestone", "price": 25})
    assert told(t, "cancel") == ("ZA-R66", "auction_is_held", {"item": "runestone"})
    t.says(0, "sell sapphire", "sell opal")
    for word in ("sell opal", "sell ruby"):
        assert told(t, word) == ("ZA-112", "energy_is_enough", {"price": 25, "liquid": 28})


@rule("ZA-057", "ZA-074")
def test_a_winner_out_of_turn_is_told_whose_turn_it_is() -> None:
    t = rich().display("runestone")
    t.says(0, "offer runestone", "bid 20")
    t.says(1, "bid 21")
    t.says(0, "pass")
    assert told(t, "learn flow") == ("ZA-057", "not_your_turn", {"seat": 0})
    assert told(t, "activate opal") == ("ZA-074", "not_your_turn", {"seat": 0})


# Effects


@rule("ZA-086", "ZA-081", "ZA-084", "ZA-111", "ZA-057")
def test_a_free_step_takes_no_stored_stone_and_ends_at_level_four() -> None:
    t = rich().display("runestone").knows(0, gems=4, fire=1)
    t.buys(0, "runestone", 20)
    assert told(t, "release 20") == ("ZA-086", "no_release_for_a_step", {})
    assert told(t, "step gems") == ("ZA-081", "track_finished", {"track": "gems"})
    assert told(t, "step flow") == ("ZA-084", "no_stone_for_a_step", {"track": "flow"})
    assert told(t, "end") == ("ZA-111", "effects_first", {"item": "runestone"})
    assert told(t, "pass") == ("ZA-104", "no_auction", {})


@rule("ZA-126", "ZA-128", "ZA-129", "ZA-130", "ZA-057")
def test_a_mirror_gives_a_stored_stone_and_takes_an_active_gem() -> None:
    t = rich().display("magic_mirror").gems(1, "1 opal, 1 ruby", "1 emerald").stones(0, [20, 25])
    t.buys(0, "magic_mirror", 40)
    assert told(t, "release 30") == ("ZA-126", "stone_not_stored", {"stone": 30})
    assert told(t, "lose opal") == ("ZA-128", "others_lose", {"item": "magic_mirror"})
    assert told(t, "end") == ("ZA-111", "effects_first", {"item": "magic_mirror"})
    t.says(0, "decline")
    assert told(t, "decline") == ("ZA-130", "must_lose", {"item": "magic_mirror"})
    assert told(t, "lose diamond") == ("ZA-128", "no_such_gem", {"kind": "diamond"})
    assert told(t, "lose emerald") == ("ZA-128", "gem_is_inactive", {"kind": "emerald"})
    assert told(t, "sell opal") == ("ZA-057", "not_your_turn", {"seat": 0})


# The hand limit


@rule("ZA-057", "ZA-138", "ZA-139")
def test_too_much_energy_goes_back_before_anything_else() -> None:
    t = scene(2).energy(0, 0, "blue 4, green 8", "white")
    t.says(0, "end")
    t.says(1, "end")
    assert told(t, "discard red 13") == ("ZA-138", "no_such_card", {"cards": [16]})
    assert told(t, "discard conc blue") == ("ZA-138", "no_such_energy", {"concentrated": [0]})
    assert told(t, "discard dust") == ("ZA-139", "no_dust", {})
    for word in ("end", "pass", "decline"):
        assert told(t, word) == ("ZA-138", "too_heavy", {"weight": 5, "limit": 4})
    for word in ("pay auto", "settle", "put blue 4", "take back"):
        assert told(t, word) == ("ZA-138", "given_back_not_paid", {"weight": 5, "limit": 4})
    assert told(t, "enchant opal") == ("ZA-057", "turns_are_over", {})
    assert told(t, "bid 20") == ("ZA-096", "no_auction", {})


def test_a_number_that_is_no_move_has_nothing_in_its_way() -> None:
    t = scene(2)
    for number in (-1, len(GAME.actions)):
        assert t.table.refusal(number, t.table.why_not(number)).obstacle is None


# What is offered instead


def test_in_a_turn_the_nearest_thing_that_can_be_had_is_offered() -> None:
    t = scene(2).energy(0, 24).gems(0, "1 opal", "1 sapphire")
    assert instead(t, "enchant ruby") == "enchant sapphire"
    assert instead(t, "sell sapphire") == "sell inactive sapphire"
    assert instead(t, "sell inactive opal") == "sell opal"
    assert instead(t, "release 40") == "release 20"
    assert instead(t, "step gems") == "learn gems"
    assert instead(t, "pass") == "end"
    for word in ("sell ruby", "activate opal", "learn fire", "offer owl", "bid 20", "pay auto", "decline"):
        assert instead(t, word) == "", word


def test_in_an_auction_the_nearest_bid_is_offered() -> None:
    t = scene(2).display("runestone").energy(0, 30)
    t.says(0, "offer runestone")
    assert (instead(t, "pass"), instead(t, "bid 3"), instead(t, "bid 99")) == ("bid 20", "bid 20", "bid 47")
    assert (instead(t, "end"), instead(t, "decline")) == ("", "bid 20")
    t.says(0, "bid 25")
    assert (instead(t, "bid 26"), instead(t, "decline")) == ("pass", "pass")


def test_while_one_pays_the_nearest_piece_or_way_out_is_offered() -> None:
    t = scene(2).energy(0, 0, "blue 5, green 8, white 10", "blue")
    t.says(0, "release 20")
    assert instead(t, "settle") == "pay auto"
    for word in ("take back", "decline", "pass"):
        assert instead(t, word) == "cancel"
    assert (instead(t, "put blue 7"), instead(t, "put conc red")) == ("put blue 5", "put conc blue")
    assert instead(t, "discard blue 5") == "put blue 5"
    t.says(0, "put conc blue")
    assert (instead(t, "put blue 5"), instead(t, "put conc blue")) == ("settle", "settle")


def test_at_the_hand_limit_pieces_are_given_back_by_either_word() -> None:
    t = scene(2).energy(0, 20, "blue 5")
    t.says(0, "end")
    t.says(1, "end")
    assert (instead(t, "put blue 5"), instead(t, "discard blue 6")) == ("discard blue 5", "discard blue 5")
    assert (instead(t, "discard conc red"), instead(t, "put conc red")) == ("keep auto", "keep auto")


def test_a_free_step_stands_for_a_paid_one() -> None:
    t = rich().display("runestone")
    t.buys(0, "runestone", 20)
    assert (instead(t, "learn gems"), instead(t, "pass")) == ("step gems", "decline")


# In words


@rule("ZA-R50")
def test_no_refusal_shows_the_key_of_an_option() -> None:
    t = rich(turn_blocks="on")
    t.says(0, "release 20", "pay auto", "sell opal")
    english, german = in_words(t, "release 25")
    assert "You have finished this part of your turn: knowledge." in english
    assert "Mit diesem Teil deines Zuges bist du fertig: Wissen." in german
    for said in (english, german):
        assert not re.search(r"_|turn blocks|block-\d", said)


def in_words(t: ZavandorScene, word: str) -> tuple[str, str]:
    """A refusal as it is told in English and in German."""
    table, action = t.table, t.action(word)
    refusal = table.refusal(action, table.why_not(action))
    english, german = (Words(lang, "zavandor", ["Ana", "Ben"], strict=True).refusal(refusal) for lang in ("en", "de"))
    return english, german


@rule("ZA-019")
def test_whoever_may_choose_a_character_does_not_hear_that_it_goes_by_lot() -> None:
    t = ZavandorScene(GAME, type(scene(2).table), 2, {"characters": "pick"})
    english, german = in_words(t, "end")
    assert "by lot unless the table wants otherwise" in english
    assert "verlost, wenn der Tisch nichts anderes will" in german


@rule("ZA-080")
def test_nobody_is_promised_a_stone_that_is_too_dear() -> None:
    english, german = in_words(scene(2).energy(0, 3), "learn flow")
    assert "5 are stored, and one would have to be released first." in english
    assert "5 liegen noch bereit, und einer müsste erst ausgelöst werden." in german
    english, german = in_words(scene(2).energy(0, 3).stones(0, [40]), "learn storage")
    assert "one is stored, and would have to be released first." in english
    assert "einer liegt noch bereit und müsste erst ausgelöst werden." in german


@rule("ZA-128")
def test_whoever_has_gems_is_not_told_to_have_none() -> None:
    english, german = in_words(scene(2), "lose opal")
    assert "Nobody takes a gem from you just now." in english
    assert "Gerade nimmt dir niemand einen Edelstein." in german


@rule("ZA-075", "ZA-R66")
def test_what_frees_a_change_of_mind_is_named() -> None:
    """Moving gems of another kind is something else, and yet not enough."""
    t = scene(2).gems(0, "1 opal, 1 sapphire").energy(0, 20)
    t.says(0, "deactivate opal", "activate opal", "deactivate opal", "deactivate sapphire")
    english, german = in_words(t, "activate opal")
    assert "without buying, selling or putting up anything" in english
    assert "ohne etwas zu kaufen, zu verkaufen oder anzubieten" in german
    t.says(0, "enchant opal", "cancel", "activate sapphire", "enchant opal")
    english, german = in_words(t, "cancel")
    assert "have bought, sold or put up nothing since" in english
    assert "seither nichts gekauft, verkauft oder angeboten" in german


@rule("ZA-R66")
@pytest.mark.parametrize("purchase", ["enchant opal", "learn gems", "release 20"])
def test_a_purchase_that_is_not_paid_is_no_auction(purchase: str) -> None:
    t = scene(2).energy(0, 30)
    t.says(0, purchase)
    for word in ("end", "enchant ruby", "learn fire", "release 25", "offer owl", "activate opal"):
        assert t.refuses(0, word) == "ZA-R66"
        for said in in_words(t, word):
            assert "ZA-111" not in said
