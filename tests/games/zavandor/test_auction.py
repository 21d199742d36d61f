"""Auctions: who speaks, what may be bid, who pays what, and what follows."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import ZavandorScene, scene
from tests.support.rules import rule
from zaubertisch.games.zavandor.game import GAME


def rich(seats: int = 4, **options: str) -> ZavandorScene:
    """Everybody has 100 energy."""
    t = scene(seats, **options)
    for seat in range(seats):
        t.energy(seat, conc="red white")
    return t


@rule("ZA-103", "ZA-104", "ZA-105", "ZA-107", "ZA-109", "ZA-R16", "ZA-R18")
def test_bids_go_round_until_all_but_one_have_passed() -> None:
    t = rich().display("runestone", "spellbook")
    t.says(0, "end")
    t.says(1, "offer runestone", "bid 20")
    t.says(2, "bid 21")
    t.says(3, "pass")
    t.says(0, "bid 35")
    assert t.refuses(1, "bid 35") == "ZA-104"
    t.says(1, "pass")
    t.says(2, "bid 36")
    t.says(0, "pass")
    assert (t.table.question(), t.table.asked) == ("pay", 2)
    t.says(2, "pay auto", "decline")
    t.says(1, "offer spellbook", "bid 20")
    t.says(2, "pass")
    t.says(3, "bid 21")
    t.says(0, "pass")
    t.says(1, "pass")
    assert t.table.asked == 3


@rule("ZA-096", "ZA-098", "ZA-111")
def test_an_auction_cannot_be_withdrawn() -> None:
    t = rich(2).display("runestone")
    assert t.refuses(0, "offer talisman") == "ZA-096"
    t.owns(1, "owl").energy(0, conc="red red")
    assert t.refuses(0, "offer owl") == "ZA-096"
    assert [word for word in t.words if word.startswith("offer")] == [
        "offer runestone", "offer phoenix", "offer fox", "offer toad", "offer unicorn", "offer tomcat", "offer scarab",
        "offer raven", "offer salamander",
    ]
    t.says(0, "offer runestone")
    assert t.refuses(0, "pass") == "ZA-098"
    assert t.refuses(0, "end") == "ZA-111"
    assert t.refuses(0, "offer phoenix") == "ZA-096"
    t.says(0, "bid 20")
    assert t.refuses(1, "offer phoenix") == "ZA-057"
    assert t.refuses(1, "put blue 5") == "ZA-111"


@rule("ZA-057", "ZA-074")
def test_outside_the_turn_nothing_is_done_but_bidding_and_paying() -> None:
    t = rich(2).display("runestone").gems(1, "1 opal", "1 sapphire")
    t.says(0, "offer runestone", "bid 20")
    for word, broken in (("enchant opal", "ZA-057"), ("end", "ZA-057"), ("activate sapphire", "ZA-074")):
        assert t.refuses(1, word) == broken
    t.says(1, "bid 21")
    assert t.refuses(0, "enchant opal") == "ZA-111"
    t.says(0, "pass")
    for word, broken in (("learn gems", "ZA-057"), ("deactivate opal", "ZA-074"), ("pass", "ZA-108")):
        assert t.refuses(1, word) == broken


@rule("ZA-R22")
def test_who_cannot_raise_is_asked_all_the_same() -> None:
    t = rich(2).display("runestone").energy(1).gems(1)
    t.says(0, "offer runestone", "bid 20")
    assert (t.table.asked, t.words) == (1, ["pass"])


@rule("ZA-097", "ZA-113", "ZA-R19")
def test_several_auctions_follow_each_other() -> None:
    t = rich(2).display("spellbook", "crystal_ball")
    t.buys(1, "spellbook", 21)
    t.buys(0, "crystal_ball", 20)
    t.energy(0, conc="red red")
    t.buys(0, "owl", 120)
    assert (t.has(1, "spellbook"), t.has(0, "crystal_ball"), t.table.owners[1]) == (1, 1, 0)
    assert t.table.question() == "turn"


@rule("ZA-110")
def test_surcharges_change_no_bid() -> None:
    t = rich(2).markers(20, 3).display("runestone")
    t.says(0, "offer runestone")
    assert t.words[0] == "bid 20"


@rule("ZA-120", "ZA-R23")
def test_equal_points_do_not_share_a_surcharge() -> None:
    assert scene(3).markers(12, 12, 12).table.rank_price == [10, 5, 0]


@rule("ZA-112", "ZA-R10", "ZA-062")
def test_who_is_short_must_sell_gems() -> None:
    t = scene(2).display("crystal_ball").energy(0, 12, "blue 3").gems(0, "1 opal", "1 sapphire")
    t.says(0, "offer crystal_ball", "bid 20")
    t.says(1, "pass")
    assert t.refuses(0, "pay auto") == "ZA-112"
    assert t.refuses(0, "settle") == "ZA-061"
    assert t.refuses(0, "sell sapphire") == "ZA-076"
    assert t.words == ["put blue 3", "sell opal", "sell inactive sapphire"]
    t.says(0, "sell opal")
    assert t.table.most[0] == 7
    t.says(0, "sell inactive sapphire", "pay auto")
    assert (t.table.dust[0] + t.table.purse[0], t.table.spiral.size(0)) == (8, 0)


@rule("ZA-099", "ZA-100")
def test_gems_count_for_what_one_may_bid() -> None:
    t = scene(2).display("crystal_ball").energy(0, 3).gems(0, "2 opal, 1 sapphire")
    assert t.table.worth(0) == 2 + 4 + 4 + 9
    assert t.refuses(0, "offer crystal_ball") == "ZA-100"


@rule("ZA-124", "ZA-125", "ZA-R44", "ZA-131", "ZA-R42", "ZA-R43", "ZA-130")
def test_effects_come_in_their_order_on_whoevers_turn() -> None:
    t = rich(4).display("magic_mirror").gems(2, "3 opal").gems(3, "1 opal, 1 ruby")
    t.buys(1, "magic_mirror", 41)
    assert (t.table.question(), t.table.asked) == ("release_stone", 1)
    t.says(1, "release 40")
    assert t.active(2) == {"opal": 2}
    assert (t.table.question(), t.table.asked) == ("lose_gem", 3)
    assert t.refuses(3, "decline") == "ZA-130"
    assert t.refuses(3, "lose sapphire") == "ZA-128"
    t.says(3, "lose ruby")
    t.says(0, "lose sapphire")
    assert (t.table.question(), t.table.asked) == ("turn", 0)
    assert t.active(1) == {"opal": 2, "sapphire": 1}


@rule("ZA-126", "ZA-127", "ZA-R35", "ZA-R38")
def test_a_stone_of_a_mirror_may_be_declined_or_placed_by_a_step() -> None:
    t = rich(2).display("magic_mirror", "shadow_cloak").gems(1)
    t.buys(0, "magic_mirror", 40)
    assert t.refuses(0, "step gems") == "ZA-134"
    assert t.refuses(0, "lose opal") == "ZA-128"
    t.says(0, "decline")
    assert t.told(1, "declined") == [{"seat": 0}]
    t.energy(0, conc="red blue")
    t.buys(0, "shadow_cloak", 80)
    t.says(0, "release 20")
    t.energy(0, 10)
    t.says(0, "learn fire", "pay auto")
    assert t.refuses(0, "learn gems") == "ZA-079"


@rule("ZA-126")
def test_without_a_stored_stone_nothing_is_released() -> None:
    t = rich(2).display("magic_mirror").gems(1).stones(0, [], 1)
    t.buys(0, "magic_mirror", 40)
    assert t.table.question() == "turn"


@rule("ZA-084", "ZA-087", "ZA-R35", "ZA-085")
def test_a_free_step_may_enter_a_track_or_be_declined() -> None:
    t = rich(2).display("runestone", "charisma_mask").stones(0, [20, 25, 30, 35], 1)
    t.table.levels[:6] = [3, 0, 0, 0, 0, 0]
    t.buys(0, "runestone", 20)
    assert t.words == ["decline", "step gems", "step flow", "step fire", "step sages", "step artefacts", "step storage"]
    assert t.refuses(0, "end") == "ZA-111"
    assert t.refuses(0, "release 20") == "ZA-086"
    t.says(0, "step storage")
    assert (t.level(0, "storage"), t.table.free_stones[0], t.table.hand_limit(0)) == (1, 0, 5)
    t.buys(0, "charisma_mask", 50)
    assert t.refuses(0, "step flow") == "ZA-084"
    t.says(0, "decline")
    assert t.level(0, "gems") == 3


@rule("ZA-134", "ZA-R37")
def test_a_talisman_may_move_two_stones() -> None:
    t = rich(2).display("talisman").stones(0, [20, 25, 30, 35], 1)
    t.table.levels[:6] = [3, 0, 0, 0, 0, 0]
    t.buys(0, "talisman", 100)
    t.says(0, "step gems", "step flow")
    assert (t.level(0, "gems"), t.level(0, "flow"), t.table.question()) == (4, 1, "turn")


@rule("ZA-016", "ZA-017", "ZA-R13")
def test_no_word_gives_anything_away() -> None:
    verbs = {word.split()[0] for word in scene(2).game.actions.words}
    assert not verbs & {"give", "lend", "trade"}


@rule("ZA-R61")
def test_the_display_keeps_its_size() -> None:
    t = rich(3, overbid="wrath").display("runestone", "spellbook", "crystal_ball")
    t.says(0, "offer runestone", "bid 500")
    t.says(1, "pass")
    t.says(2, "pass")
    t.buys(1, "spellbook", 20)
    t.end_turns()
    assert len(t.table.display) == 3


def test_the_struck_down_lose_everything_but_their_sentinels() -> None:
    t = rich(3, overbid="wrath", characters="fairy, elf, witch").display("runestone").owns(0, "owl", "crystal_ball")
    t.energy(0, 5, "blue 5", "red").energy(1, 2)
    t.table.draw_sage_cards(0, 1)
    hidden = t.table.under.cards(0)
    t.says(0, "offer runestone", "bid 300")
    t.says(1, "pass")
    t.says(2, "pass")
    assert t.told(1, "struck_down") == [{"seat": 0, "cards": [2, *hidden]}]
    assert (t.table.owners[1], t.table.sentinels_sold(), t.table.points[0]) == (0, 1, 0)
    assert (t.table.liquid(0), t.has(0, "crystal_ball"), len(t.table.gone)) == (0, 0, 1)
    t.end_turns()
    assert t.table.order in ([1, 2], [2, 1])
    assert t.table.discs[0] == -1
    assert GAME.view(t.table, 0).tags == []


def test_somebody_struck_down_before_the_own_turn_has_none() -> None:
    t = rich(3, overbid="wrath").display("magic_mirror", "runestone")
    t.says(0, "offer magic_mirror", "bid 40")
    t.says(1, "bid 300")
    t.says(2, "pass")
    t.says(0, "pass")
    assert t.table.asked == 0
    t.says(0, "offer magic_mirror", "bid 40")
    t.says(2, "pass")
    t.says(0, "pay auto", "decline")
    t.says(2, "lose opal")
    t.says(0, "end")
    assert t.table.asked == 2


@pytest.mark.parametrize("active", [True, False])
def test_the_last_one_left_wins_at_once(active: bool) -> None:
    t = rich(2, overbid="wrath").display("runestone")
    t.says(0, "offer runestone", "bid 30" if active else "bid 400")
    t.says(1, "bid 400" if active else "pass")
    if active:
        t.says(0, "pass")
    assert t.table.over
    outcome = t.table.outcome()
    assert (outcome.winners, outcome.reason) == ([0 if active else 1], "last_one")


def test_where_overbidding_is_punished_a_bid_proves_nothing() -> None:
    t = rich(2, overbid="wrath").display("runestone")
    t.energy(0, 0, "red 17").gems(0)
    t.says(0, "offer runestone", "bid 20")
    assert t.table.least[0] == 0
    t.says(1, "bid 999")
    assert t.words == ["pass"]


def test_a_table_nobody_listens_to_strikes_down_all_the_same() -> None:
    t = rich(2, overbid="wrath").display("runestone")
    silent = t.table.clone()
    for word in ("offer runestone", "bid 400", "pass"):
        silent.apply(t.game.actions.number(word))
    assert silent.outcome().winners == [1]
