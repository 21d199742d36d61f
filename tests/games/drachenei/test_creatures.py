"""Creatures: alone, together, against each other; rewards and bonuses."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import scene
from tests.support.rules import rule
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.prices import share
from zaubertisch.kernel.event import PUBLIC, TRUTH


@rule("DE-E02", "DE-070", "DE-081", "DE-082", "DE-084", "DE-086", "DE-087", "DE-R18")
def test_blue_beats_the_spiders_and_gets_the_bonus_of_wand_and_book() -> None:
    t = scene(4).adventures("spiders_4", "goblins_7").magic(4, 6, 4, 4).laid(1, "wand", "book_tc", "sapphire_s")
    t.choose("pass", "left", "pass", "pass")
    assert t.asked == (1, "lay_out"), "nobody asked about the sapphire"
    assert t.table.magic[1] == 3
    assert t.table.stones[1] == 2
    assert t.table.hands.size(1) == 3
    assert t.artefacts_of(1) == ["wand", "book_tc", "sapphire_s"]
    assert t.left == ""


@rule("DE-E03", "DE-072", "DE-073", "DE-076", "DE-081", "DE-084")
def test_red_and_yellow_fight_the_goblins_together() -> None:
    t = scene(4).adventures("goblins_5", "shadows_9").magic(11, 4, 4, 11).laid(3, "sword")
    t.choose("left", "pass", "pass", "left")
    t.says(0, "together")
    t.says(3, "together")
    assert (t.table.magic[0], t.table.magic[3]) == (8, 8)
    assert t.table.stones == [1, 0, 0, 3]
    assert [t.table.hands.size(seat) for seat in range(4)] == [1, 0, 0, 1]
    assert t.told(0, "beaten") == [{"card": "goblins", "figure": 5, "seats": [0, 3]}]


@rule("DE-E04", "DE-072", "DE-077", "DE-078", "DE-064", "DE-R10")
def test_red_insists_and_wins_the_auction() -> None:
    t = scene(4).adventures("goblins_5", "shadows_9").magic(11, 4, 4, 11).laid(3, "sword").laid(0, "sword")
    t.choose("left", "pass", "pass", "left")
    t.says(0, "alone")
    t.says(0, "bid 5")
    t.says(3, "bid 7")
    t.says(0, "bid 8")
    t.says(3, "pass")
    assert (t.table.magic[0], t.table.magic[3]) == (3, 11)
    assert t.table.stones == [5, 0, 0, 0]
    assert [t.table.hands.size(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert t.told(0, "voted_alone") == [{"seat": 0}]
    assert t.told(0, "voted_together") == []


@rule("DE-E05", "DE-071", "DE-044", "DE-045")
def test_who_cannot_pay_leaves_the_creature_where_it_is() -> None:
    t = scene(2).adventures("spiders_4", "goblins_7").magic(3, 3).laid(0, "wand")
    t.choose("left", "pass")
    assert t.told(0, "stays") == [{"card": "spiders", "figure": 4}]
    assert t.left == "spiders_4"
    assert t.told(0, "paid") == []
    assert t.table.stones == [0, 0]
    assert t.table.placed == [-1, -1]


@rule("DE-E12", "DE-079", "DE-R05", "DE-R08", "DE-R11", "DE-062")
def test_in_a_quarrel_only_who_can_pay_the_strength_may_bid() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(4, 9)
    t.choose("left", "left")
    t.says(0, "alone")
    assert t.asked == (1, "bid")
    assert t.words == ["pass", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9"]
    t.says(1, "pass")
    assert t.left == "goblins_5"
    assert t.told(0, "paid") == []


@rule("DE-E13", "DE-073")
@pytest.mark.parametrize(("strength", "fighters", "each"), [(7, 2, 4), (16, 3, 6), (16, 4, 4), (3, 4, 1)])
def test_shares_are_rounded_up(strength: int, fighters: int, each: int) -> None:
    assert share(strength, fighters) == each


@rule("DE-074", "DE-075", "DE-R12", "DE-R13", "DE-076")
def test_who_cannot_pay_the_share_drops_out_and_the_others_pay_more() -> None:
    t = scene(4).adventures("dragons_16", "goblins_7").magic(3, 9, 8, 3)
    t.choose("left", "left", "left", "left")
    for seat in range(4):
        t.says(seat, "together")
    assert t.told(0, "dropped_out") == [{"seat": 0}, {"seat": 3}]
    assert [told["magic"] for told in t.told(0, "paid")] == [8, 8]
    assert t.table.stones == [0, 6, 6, 0]


@rule("DE-R14", "DE-081", "DE-074")
def test_a_last_remaining_fighter_pays_all_and_gets_the_gain_for_one() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(6, 2)
    t.choose("left", "left")
    t.says(0, "together")
    t.says(1, "together")
    assert t.told(0, "paid") == [{"seat": 0, "magic": 5, "total": 1, "cause": "creature"}]
    assert t.table.stones == [3, 0]
    assert t.table.hands.size(0) == 2


@rule("DE-076", "DE-074")
def test_if_no_fighter_is_left_the_creature_stays() -> None:
    t = scene(2).adventures("dragons_16", "goblins_7").magic(7, 7)
    t.choose("left", "left")
    t.says(0, "together")
    t.says(1, "together")
    assert t.left == "dragons_16"
    assert t.told(0, "paid") == []


@rule("DE-080", "DE-084")
def test_the_bonus_of_a_victory_does_not_help_to_pay_for_it() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(4, 4).laid(0, "potion_t", "book_tc")
    t.choose("left", "pass")
    assert t.left == "goblins_5"


@rule("DE-E16", "DE-082", "DE-083", "DE-R16")
def test_the_last_card_goes_to_the_first_in_seat_order() -> None:
    t = scene(3, first=2).adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    for kind in t.table.artefacts.cards()[1:]:
        t.table.artefacts.remove(kind)
        t.table.hands.add(1, kind)
        t.table.drawn[1] += 1
    t.choose("left", "left", "pass")
    t.says(2, "together")
    t.says(0, "together")
    assert t.table.stones == [1, 0, 1]
    assert (t.table.hands.size(2), t.table.hands.size(0)) == (1, 0)


@rule("DE-E17", "DE-085", "DE-R17", "DE-084")
def test_potions_and_sapphires_give_stones_or_magic() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(10, 4)
    t.laid(0, "potion_t", "potion_t", "sapphire_t", "book_tc")
    t.choose("left", "pass")
    assert t.asked == (0, "bonus")
    assert t.words == ["stones 0", "stones 1", "stones 2", "stones 3"]
    assert t.refuses(0, "stones 4") == "DE-085"
    assert (GAME.view(t.table, 0).bonus, GAME.view(t.table, 0).many) == (7, 3)
    t.says(0, "stones 1")
    assert t.table.magic[0] == 10
    assert t.table.stones[0] == 4


@rule("DE-085")
def test_all_of_them_may_give_stones() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(10, 4).laid(0, "potion_t", "sapphire_t")
    t.choose("left", "pass")
    t.says(0, "stones 2")
    assert (t.table.magic[0], t.table.stones[0]) == (5, 5)


@rule("DE-E18", "DE-086", "DE-R18")
def test_a_book_gives_one_magic_for_a_circle() -> None:
    t = scene(2).adventures("spiders_4", "goblins_7").magic(4, 4).laid(0, "book_tc")
    t.choose("left", "pass")
    assert t.table.magic[0] == 1


@rule("DE-R48", "DE-085")
def test_in_a_joint_victory_all_are_rewarded_before_any_bonus() -> None:
    t = scene(3, first=1).adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    t.laid(0, "potion_t").laid(1, "potion_t").laid(2, "sword")
    t.choose("left", "left", "left")
    for seat in (1, 2, 0):
        t.says(seat, "together")
    assert t.asked == (1, "bonus")
    assert [told["total"] for told in t.told(0, "paid")] == [7, 7, 7]
    assert t.table.stones == [1, 1, 1]
    t.says(1, "stones 1")
    assert t.table.stones == [1, 2, 3]
    assert t.asked == (0, "bonus")
    t.says(0, "stones 0")
    assert t.table.magic[0] == 9


@rule("DE-E35", "DE-072", "DE-R10", "DE-060")
def test_after_the_first_alone_nobody_else_is_asked_and_all_may_bid() -> None:
    t = scene(4).adventures("goblins_5", "shadows_9").magic(9, 9, 9, 9)
    t.choose("left", "left", "left", "left")
    t.says(0, "together")
    t.says(1, "alone")
    bidders = []
    for bid in range(5, 9):
        bidders.append(t.table.asked)
        t.says(t.table.asked, f"bid {bid}")
    assert bidders == [0, 1, 2, 3]


@rule("DE-072")
def test_only_together_or_alone_answer_the_vote() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9")
    t.choose("left", "left")
    assert t.words == ["together", "alone"]
    assert t.refuses(0, "pass") == "DE-072"


@rule("DE-R10")
def test_a_sealed_vote_is_opened_when_all_are_in() -> None:
    t = scene(3, vote="sealed").adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    t.choose("left", "left", "left")
    t.says(0, "alone")
    assert t.asked == (1, "vote")
    assert GAME.view(t.table, 0).alone == [0]
    assert GAME.view(t.table, TRUTH).alone == [0]
    assert GAME.view(t.table, 1).alone == GAME.view(t.table, PUBLIC).alone == []
    assert GAME.view(t.table, 1).voted == [0]
    t.says(1, "together")
    t.says(2, "together")
    assert t.told(1, "has_voted") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert t.told(1, "voted_alone") == [{"seat": 0}]
    assert t.told(1, "voted_together") == [{"seat": 1}, {"seat": 2}]
    assert t.asked == (0, "bid")
    assert GAME.view(t.table, 1).alone == [0]


@rule("DE-R11")
def test_the_table_may_ask_for_means_to_fight_alone() -> None:
    t = scene(3, alone_needs_means="true").adventures("goblins_5", "shadows_9").magic(4, 9, 3)
    t.owns(2, "retransformus").stones(0, 0, 1)
    t.choose("left", "left", "left")
    assert t.asked == (1, "vote"), "seat 0 can only agree, and all can see it"
    t.says(1, "together")
    assert t.asked == (2, "vote"), "3 magic and Retransformus make 5"
    t.says(2, "alone")
    assert t.asked == (1, "bid")


@rule("DE-R11")
def test_alone_without_means_is_refused_where_means_are_asked_for() -> None:
    t = scene(2, alone_needs_means="true").adventures("goblins_5", "shadows_9").magic(9, 9)
    t.choose("left", "left")
    t.magic(4, 9)
    assert t.refuses(0, "alone") == "DE-R11"


@rule("DE-R09", "DE-070")
def test_a_lone_wizard_may_decline_where_the_table_allows_it() -> None:
    t = scene(2, may_decline="true").adventures("goblins_5", "shadows_9").magic(5, 5)
    t.choose("left", "pass")
    assert t.asked == (0, "fight")
    assert GAME.view(t.table, 0).price == 5
    assert t.words == ["fight", "decline"]
    assert t.refuses(0, "forgo") == "DE-R09"
    t.says(0, "decline")
    assert t.left == "goblins_5"
    t.magic(5, 5)
    t.choose("left", "pass")
    t.says(1, "fight")
    assert t.table.stones == [0, 3]


@rule("DE-R09")
def test_a_lone_wizard_who_cannot_pay_is_not_asked() -> None:
    t = scene(2, may_decline="true").adventures("goblins_5", "shadows_9").magic(4, 5)
    t.choose("left", "pass")
    assert t.asked == (1, "place")
    assert t.left == "goblins_5"


@rule("DE-R15")
@pytest.mark.parametrize("line", ["one", "by_size"])
def test_three_victors_get_the_line_for_several(line: str) -> None:
    t = scene(3, group_line=line).adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    t.choose("left", "left", "left")
    for seat in range(3):
        t.says(seat, "together")
    assert t.table.stones == [1, 1, 1]


@rule("DE-E31", "DE-087", "DE-122")
def test_a_wand_helps_only_in_rounds_after_it_was_laid_out() -> None:
    t = scene(2, trade_laps="0").adventures("spiders_4", "shadows_6").magic(10, 4).hand(0, "wand_left", "wand_right")
    t.choose("left", "pass")
    assert t.table.stones == [0, 0]
    t.says(0, "lay wand", "done")
    t.magic(6, 4)
    t.choose("pass", "right")
    assert t.table.stones == [4 + 2, 0]
