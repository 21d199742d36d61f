"""A turn: gems, knowledge, and what may be done when."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import scene
from tests.support.rules import rule
from zaubertisch.games.zavandor.components import TURN_PHASE
from zaubertisch.games.zavandor.game import GAME


@rule("ZA-031", "ZA-032", "ZA-053", "ZA-056")
def test_everybody_takes_one_turn_in_turn_order() -> None:
    t = scene(3)
    for seat in range(3):
        assert (t.table.asked, t.table.phase) == (seat, TURN_PHASE)
        t.says(seat, "end")
    assert t.table.round == 2
    assert [event["seat"] for event in t.told(0, "turn_begins")][1:3] == [1, 2]


@rule("ZA-054", "ZA-055", "ZA-083")
def test_actions_may_be_mixed_and_repeated() -> None:
    t = scene(2).energy(0, conc="red red").display("crystal_ball")
    for action in ("enchant opal", "release 25", "enchant opal", "release 20"):
        t.says(0, action, "pay auto")
    t.buys(0, "crystal_ball", 20)
    t.says(0, "learn storage", "pay auto", "sell opal", "deactivate opal")
    assert t.table.free_stones[0] == 1
    assert t.level(0, "storage") == 1


@rule("ZA-063", "ZA-R09")
def test_what_cannot_be_paid_is_refused() -> None:
    t = scene(2).energy(0, 3).stones(0, [20, 25, 30], 1)
    t.table.levels[:6] = [1, 1, 0, 0, 0, 0]
    assert t.refuses(0, "enchant opal") == "ZA-063"
    assert t.refuses(0, "learn gems") == "ZA-063"
    assert t.refuses(0, "release 20") == "ZA-063"
    t.says(0, "learn sages")


@rule("ZA-065", "ZA-066", "ZA-067", "ZA-068", "ZA-069", "ZA-070", "ZA-090", "ZA-R30")
def test_better_gems_need_abilities() -> None:
    t = scene(2, characters="druid, elf").energy(0, conc="red red red red").gems(0)
    assert t.refuses(0, "enchant emerald") == "ZA-067"
    assert t.refuses(0, "enchant diamond") == "ZA-067"
    t.knows(0, fire=3)
    assert t.refuses(0, "enchant ruby") == "ZA-068"
    t.knows(0, fire=4).gems(0, "4 ruby", "1 ruby")
    assert t.refuses(0, "enchant ruby") == "ZA-069"
    t.says(0, "sell ruby", "enchant ruby", "pay auto")
    t.owns(0, "spellbook", "elixir").gems(0)
    t.says(0, "enchant emerald", "pay auto", "enchant diamond", "pay auto", "enchant sapphire", "pay auto")
    assert t.active(0) == {"sapphire": 1, "emerald": 1, "diamond": 1}


def test_an_ability_is_named_before_a_price() -> None:
    assert scene(2).refuses(0, "enchant ruby") == "ZA-068"


@rule("ZA-075", "ZA-R34")
def test_a_kind_may_go_there_back_and_there_again() -> None:
    t = scene(2).gems(0, "1 opal", "1 sapphire, 1 opal")
    t.says(0, "deactivate opal", "activate opal")
    assert t.active(0) == {"opal": 1}
    t.says(0, "deactivate opal")
    assert t.refuses(0, "activate opal") == "ZA-075"
    t.says(0, "activate sapphire", "deactivate sapphire", "activate sapphire")
    assert t.refuses(0, "deactivate sapphire") == "ZA-075"
    assert t.words == ["end", "sell inactive opal", "sell sapphire"]


@rule("ZA-075")
def test_several_gems_of_a_kind_go_the_same_way_without_a_turn_back() -> None:
    t = scene(2).gems(0, "2 opal", "1 opal")
    t.says(0, "deactivate opal", "deactivate opal", "activate opal", "activate opal", "activate opal")
    t.says(0, "deactivate opal", "deactivate opal", "deactivate opal")
    assert t.refuses(0, "activate opal") == "ZA-075"


@rule("ZA-075")
def test_an_action_of_another_kind_lets_a_kind_of_gem_move_anew() -> None:
    t = scene(2).gems(0, "2 opal", "1 sapphire")
    t.says(0, "deactivate opal", "activate opal", "deactivate opal")
    assert t.refuses(0, "activate opal") == "ZA-075"
    t.says(0, "sell inactive sapphire", "activate opal", "deactivate opal", "activate opal")
    assert t.refuses(0, "deactivate opal") == "ZA-075"


@rule("ZA-073", "ZA-076")
def test_only_gems_one_has_can_be_moved_or_sold() -> None:
    t = scene(2)
    assert t.refuses(0, "activate opal") == "ZA-073"
    assert t.refuses(0, "deactivate ruby") == "ZA-073"
    assert t.refuses(0, "sell ruby") == "ZA-076"
    assert t.refuses(0, "sell inactive opal") == "ZA-076"


@rule("ZA-011", "ZA-R33")
def test_the_pentagon_holds_any_number() -> None:
    t = scene(2).energy(0, 300).gems(0, "5 opal")
    for _ in range(12):
        t.says(0, "enchant opal", "pay auto")
    for stone in (20, 25, 30, 35, 40):
        t.says(0, f"release {stone}", "pay auto")
    assert t.inactive(0) == {"opal": 12}
    assert t.table.free_stones[0] == 5


@rule("ZA-077", "ZA-R11")
def test_a_gem_may_be_sold_in_the_turn_of_its_purchase() -> None:
    t = scene(2, characters="elf, witch").energy(0, 20)
    t.says(0, "enchant sapphire", "pay auto", "sell sapphire")
    assert t.table.dust[0] == 10


@rule("ZA-081", "ZA-079", "ZA-082")
def test_level_four_is_the_end() -> None:
    t = scene(2).knows(0, gems=4).energy(0, 30)
    assert t.refuses(0, "learn gems") == "ZA-081"
    assert t.refuses(0, "learn fire") == "ZA-080"
    t.says(0, "release 20", "pay auto")
    assert t.refuses(0, "release 20") == "ZA-082"


@rule("ZA-R40", "ZA-083")
def test_a_dearer_stone_may_be_released_first() -> None:
    t = scene(2).energy(0, 60)
    t.says(0, "release 40", "pay auto", "end")
    assert (t.table.stored[0], t.table.free_stones[0]) == (0b01111, 1)
    t.end_turns()
    assert t.table.free_stones[0] == 1


@rule("ZA-095", "ZA-136", "ZA-010")
@pytest.mark.parametrize(("storage", "slots"), [(0, 5), (1, 5), (2, 6), (3, 6), (4, 7)])
def test_slots_come_from_storage_belt_and_wand(storage: int, slots: int) -> None:
    t = scene(2).knows(0, storage=storage)
    assert t.table.slots(0) == slots
    assert t.owns(0, "magic_belt").table.slots(0) == slots + 2
    assert t.owns(0, "magic_wand").table.slots(0) == slots + 4


@rule("ZA-R21")
def test_the_knowledge_of_artefacts_raises_the_limit_not_that_of_gems() -> None:
    assert scene(2, characters="druid, elf").knows(0, artefacts=1).table.hand_limit(0) == 6
    assert scene(2, characters="druid, elf").knows(0, gems=1).table.hand_limit(0) == 4


@rule("ZA-001", "ZA-002")
def test_cards_under_the_disc_are_no_liquid_energy() -> None:
    t = scene(2, characters="fairy, elf").energy(0, 7, "blue 5", "green")
    t.table.draw_sage_cards(0, 3)
    assert t.table.liquid(0) == 7 + 5 + 30
    assert t.refuses(0, "bid 0") == "ZA-096"


@rule("ZA-055", "ZA-R66")
def test_words_of_other_occasions_are_told_when_they_are_said() -> None:
    t = scene(2)
    for word, broken in (
        ("pay auto", "ZA-R66"), ("settle", "ZA-R66"), ("pass", "ZA-104"), ("bid 20", "ZA-096"), ("step gems", "ZA-134"),
        ("decline", "ZA-087"), ("lose opal", "ZA-128"), ("keep auto", "ZA-138"), ("discard dust", "ZA-138"),
        ("choose elf", "ZA-019"), ("cancel", "ZA-R66"),
    ):
        assert t.refuses(0, word) == broken
    assert t.table.why_not(-1) == "ZA-055"


@rule("ZA-R50")
def test_a_block_that_is_left_is_closed() -> None:
    t = scene(2, turn_blocks="on").energy(0, conc="red red").display("runestone", "spellbook")
    t.says(0, "release 20", "pay auto", "learn gems", "pay auto")
    t.buys(0, "spellbook", 20)
    assert t.refuses(0, "release 25") == "ZA-R50"
    t.says(0, "sell opal")
    assert t.refuses(0, "offer runestone") == "ZA-R50"
    assert all(word.split()[0] in ("end", "enchant", "sell", "deactivate") for word in t.words)
    assert GAME.view(t.table, 0).closed == [1, 2]


@rule("ZA-R49", "ZA-159")
def test_sage_cards_of_the_last_round_are_worth_nothing() -> None:
    t = scene(2, characters="fairy, elf", round_cap="1").knows(0, sages=3).energy(0, 24).gems(0)
    t.says(0, "learn sages", "pay auto", "end")
    t.says(1, "end")
    assert t.table.over
    assert t.table.points[0] == 2
    assert t.table.under.size(0) == 2


def test_the_english_name_of_a_track_is_understood() -> None:
    assert GAME.actions.number("learn accumulation") == GAME.actions.number("learn storage")
    assert GAME.actions.number("step accumulation") == GAME.actions.number("step storage")
