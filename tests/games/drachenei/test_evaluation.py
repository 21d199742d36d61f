"""Phase D in general, energy balls, holy places, spell cards and auctions."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import scene
from tests.support.rules import rule


@rule("DE-E01", "DE-040", "DE-041", "DE-043", "DE-045", "DE-003")
def test_the_card_of_the_start_seat_comes_first_with_all_its_wizards() -> None:
    t = scene(4).adventures("energy_4", "energy_5").magic(4, 4, 4, 4)
    t.choose("right", "left", "left", "right")
    assert [(told["place"], told["seats"]) for told in t.told(0, "evaluates")] == [(1, [0, 3]), (0, [1, 2])]
    assert t.table.placed == [-1, -1, -1, -1]


@rule("DE-E08", "DE-R43", "DE-040")
def test_if_the_start_seat_passes_the_next_wizard_decides() -> None:
    t = scene(3).adventures("energy_4", "energy_5")
    t.choose("pass", "left", "right")
    assert [told["place"] for told in t.told(0, "evaluates")] == [0, 1]


@rule("DE-R23", "DE-042", "DE-044", "DE-R49")
def test_if_all_are_at_one_card_the_other_is_not_evaluated() -> None:
    t = scene(2).adventures("energy_4", "holy_2").magic(4, 4)
    t.choose("left", "left")
    assert [told["place"] for told in t.told(0, "evaluates")] == [0]
    assert t.told(0, "unchosen") == [{"card": "holy_place", "figure": 2}]
    assert "holy_2" not in (t.left, t.right)


@rule("DE-046", "DE-R19")
def test_everybody_at_an_energy_ball_gains_its_magic_and_no_bonus() -> None:
    t = scene(3).adventures("energy_5", "goblins_7").magic(4, 4, 4)
    t.laid(0, "sword", "wand", "egg", "book_tc", "potion_t")
    t.choose("left", "left", "pass")
    assert [told["total"] for told in t.told(0, "gained") if told["cause"] == "energy_ball"] == [9, 9]
    assert t.table.stones == [0, 0, 0]


@rule("DE-E37", "DE-047", "DE-048", "DE-083", "DE-R19")
def test_a_holy_place_gives_all_the_stones_and_cards_while_they_last() -> None:
    t = scene(4).adventures("holy_3", "goblins_7").artefacts("egg_left", "egg_right")
    t.choose("left", "left", "left", "pass")
    assert t.table.stones == [3, 3, 3, 0]
    assert [t.table.hands.size(seat) for seat in range(3)] == [1, 1, 0]
    assert len(t.table.artefacts) == 0


@rule("DE-E09", "DE-050", "DE-054", "DE-044")
def test_a_lone_wizard_gets_the_spell_free_and_for_good() -> None:
    t = scene(2, spell_windows="lean").adventures("stonex", "goblins_7").owns(1, "harpagarus").magic(4, 4)
    t.says(0, "place left")
    t.says(1, "pass")
    assert t.asked == (1, "spells"), "Harpagarus was not asked before the spell card"
    assert t.table.owners[1] == 0
    assert t.table.magic == [4, 5]
    t.says(1, "done")
    t.pass_round()
    assert t.table.owners[1] == 0


@rule("DE-E10", "DE-051", "DE-052", "DE-060", "DE-061", "DE-063", "DE-066", "DE-R06", "DE-R50")
def test_three_bid_for_a_spell_and_only_the_winner_pays() -> None:
    t = scene(3, first=1).adventures("fulmentus", "goblins_7").magic(4, 4, 4)
    t.choose("left", "left", "left")
    t.says(1, "pass")
    t.says(2, "bid 1")
    t.says(0, "bid 2")
    assert t.asked == (2, "bid"), "the leader is not asked, nor is who has passed"
    t.says(2, "pass")
    assert t.table.owners[0] == 0
    assert t.told(0, "paid") == [{"seat": 0, "magic": 2, "total": 2, "cause": "spell"}]
    assert t.table.magic == [4, 6, 6], "nobody else paid, and all had income again"


@rule("DE-E10", "DE-E11", "DE-053", "DE-065", "DE-R04", "DE-R07")
def test_a_spell_without_bids_leaves_the_game_but_the_last_one_is_asked() -> None:
    t = scene(3).adventures("fulmentus", "goblins_7").magic(4, 4, 4)
    t.choose("left", "left", "left")
    t.says(0, "pass")
    t.says(1, "pass")
    assert t.asked == (2, "bid")
    assert t.words == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
    silent = t.table.clone()
    silent.apply(t.game.actions.number("pass"))
    t.says(2, "pass")
    assert silent.display == t.table.display, "a copy that tells nothing sells as little"
    assert t.told(0, "unsold") == [{"card": "fulmentus"}]
    assert t.table.owners[0] == -1
    assert t.left != "fulmentus"
    assert t.told(0, "paid") == []


@rule("DE-061", "DE-062", "DE-064")
def test_bids_rise_by_any_step_within_the_own_magic() -> None:
    t = scene(2).adventures("fulmentus", "goblins_7").magic(9, 7)
    t.choose("left", "left")
    assert t.refuses(0, "bid 0") == "DE-061"
    assert t.refuses(0, "bid 10") == "DE-062"
    assert t.refuses(0, "together") == "DE-051"
    assert t.refuses(0, "use retransformus") == "DE-090"
    assert t.refuses(0, "use transformus") == "DE-094"
    t.says(0, "bid 5")
    assert t.refuses(1, "bid 5") == "DE-061"
    assert t.words == ["pass", "bid 6", "bid 7"]
    t.says(1, "bid 7")
    t.says(0, "bid 9")
    assert t.table.owners[0] == 0, "seat 1 cannot go on and was not asked"


@rule("DE-R03")
def test_the_lowest_bid_for_a_spell_is_one_or_nothing() -> None:
    t = scene(2, min_spell_bid="0").adventures("fulmentus", "goblins_7").magic(0, 0)
    t.choose("left", "left")
    assert t.words == ["pass", "bid 0"]
    t.says(0, "bid 0")
    assert t.table.owners[0] == 0


@rule("DE-R08")
def test_who_cannot_reach_the_bid_passes_unasked() -> None:
    t = scene(3).adventures("fulmentus", "goblins_7").magic(0, 5, 2)
    t.choose("left", "left", "left")
    assert t.asked == (1, "bid")
    t.says(1, "bid 2")
    assert t.told(0, "bid_passed") == [{"seat": 0}, {"seat": 2}]
    assert t.table.owners[0] == 1


@rule("DE-R08", "DE-094", "DE-R27")
@pytest.mark.parametrize(("bid", "asked"), [(3, True), (4, False)])
def test_retransformus_counts_for_reaching_a_bid(bid: int, asked: bool) -> None:
    t = scene(2).adventures("fulmentus", "goblins_7").magic(5, 2).owns(1, "retransformus").stones(0, 1)
    t.choose("left", "left")
    t.says(0, f"bid {bid}")
    assert (t.table.question() == "bid") == asked
    if asked:
        assert t.words == ["pass", "use retransformus"]
        t.says(1, "use retransformus")
        assert t.asked == (1, "bid")
        assert t.words == ["pass", "bid 4"]
        t.says(1, "bid 4")
        t.says(0, "pass")
        assert t.table.owners[0] == 1
        assert t.table.stones == [0, 0]
