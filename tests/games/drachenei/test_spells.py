"""The six spells and their windows."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import scene, scene_with
from tests.support.rules import rule
from zaubertisch.games.drachenei.game import GAME


@rule("DE-E20", "DE-100", "DE-R24")
def test_stonex_adds_a_stone_for_its_owner() -> None:
    t = scene(3).adventures("dragons_12", "shadows_9").magic(9, 9, 9).owns(1, "stonex")
    t.choose("left", "left", "left")
    for seat in range(3):
        t.says(seat, "together")
    assert t.table.stones == [4, 5, 4]
    assert t.told(0, "stones")[2] == {"seat": 1, "stones": 1, "total": 5, "cause": "stonex"}


@rule("DE-E21", "DE-096", "DE-R26", "DE-R47", "DE-094")
def test_harpagarus_spoils_a_fight() -> None:
    t = scene(2).adventures("spiders_4", "shadows_9").magic(4, 3).owns(1, "harpagarus")
    t.choose("left", "pass")
    assert t.asked == (1, "rob")
    assert t.words == ["keep", "rob 0"]
    assert t.refuses(1, "rob 1") == "DE-096"
    assert t.refuses(1, "use transformus") == "DE-094"
    t.says(1, "rob 0")
    assert t.left == "spiders_4"
    assert t.told(0, "robbed") == [{"seat": 1, "other_seat": 0, "magic": 1, "left": 3}]
    assert t.table.magic == [3 + 2, 3 + 1 + 1 + 2]
    assert t.asked == (1, "spells"), "Harpagarus was used up for that round; in phase B of the next it is fresh"
    assert t.table.phase == 1


@rule("DE-E22", "DE-098", "DE-094", "DE-R27", "DE-R47")
def test_retransformus_pays_what_harpagarus_took() -> None:
    t = scene(2).adventures("spiders_4", "shadows_9").magic(4, 3).owns(1, "harpagarus").owns(0, "retransformus")
    t.stones(1, 0)
    t.choose("left", "pass")
    t.says(1, "rob 0")
    assert t.asked == (0, "borrow")
    assert GAME.view(t.table, 0).price == 4
    assert t.words == ["forgo", "use retransformus"]
    assert t.refuses(0, "fight") == "DE-R27"
    assert t.refuses(0, "use transformus") == "DE-094"
    t.says(0, "use retransformus")
    assert t.told(0, "paid")[-1] == {"seat": 0, "magic": 4, "total": 1, "cause": "creature"}
    assert t.table.stones == [0, 0]
    assert t.table.hands.size(0) == 3


@rule("DE-R27")
def test_who_forgoes_retransformus_does_not_fight() -> None:
    t = scene(2).adventures("spiders_4", "shadows_9").magic(3, 3).owns(0, "retransformus").stones(1, 0)
    t.choose("left", "pass")
    t.says(0, "forgo")
    assert t.left == "spiders_4"
    assert t.table.stones == [1, 0]
    assert t.asked == (0, "spells"), "it is still unused"


@rule("DE-R55", "DE-R12")
def test_the_poorest_drop_out_before_the_owner_of_retransformus_is_asked() -> None:
    t = scene(3).adventures("goblins_7", "shadows_9").magic(9, 2, 1).owns(1, "retransformus").stones(0, 1, 0)
    t.choose("left", "left", "left")
    for seat in range(3):
        t.says(seat, "together")
    assert t.told(0, "dropped_out") == [{"seat": 2}]
    assert t.asked == (1, "borrow")
    assert GAME.view(t.table, 1).price == 4
    assert GAME.view(t.table, 1).fighters == [0, 1]
    t.says(1, "forgo")
    assert t.told(0, "paid")[-1] == {"seat": 0, "magic": 7, "total": 2, "cause": "creature"}


@rule("DE-R55")
def test_whoever_uses_retransformus_stays_in_the_fight() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(9, 2).owns(1, "retransformus").stones(0, 1)
    t.choose("left", "left")
    t.says(0, "together")
    t.says(1, "together")
    t.says(1, "use retransformus")
    assert [told["magic"] for told in t.told(0, "paid")] == [4, 4]
    assert t.table.stones == [2, 2]


@rule("DE-E24", "DE-097", "DE-R36", "DE-R28")
def test_transformus_turns_two_magic_into_a_stone() -> None:
    t = scene(2, spell_windows="lean").adventures("goblins_7", "shadows_9").magic(0, 3).owns(0, "transformus")
    t.choose("pass", "pass")
    assert t.asked == (1, "place"), "with 1 magic it was not asked"
    t.magic(1, 3)
    t.choose("pass", "pass")
    assert t.asked == (0, "spells")
    assert t.words == ["done", "use transformus"]
    assert t.refuses(0, "use retransformus") == "DE-090", "not its own"
    assert t.refuses(0, "pass") == "DE-094"
    t.says(0, "use transformus")
    assert t.told(0, "paid")[-1] == {"seat": 0, "magic": 2, "total": 0, "cause": "transformus"}
    assert t.table.stones == [1, 0]
    assert t.asked == (0, "place"), "not asked again in this round"


@rule("DE-E25", "DE-093", "DE-R25")
def test_harpagarus_just_won_may_strike_before_the_second_card() -> None:
    t = scene(2).adventures("harpagarus", "spiders_4").magic(4, 4)
    t.choose("left", "right")
    assert t.asked == (0, "rob")
    assert t.table.owners[5] == 0


@rule("DE-E26", "DE-095", "DE-R24", "DE-004")
def test_addus_raises_the_income_from_the_next_round_on() -> None:
    t = scene(2).adventures("addus", "goblins_7").magic(4, 28)
    t.choose("left", "pass")
    assert t.table.magic == [4 + 3, 30], "won in phase D, it worked in the next phase B"
    assert {"seat": 0, "magic": 1, "total": 7, "cause": "addus"} in t.told(0, "gained")
    first = [told for told in t.told(0, "gained") if told["cause"] == "addus"]
    assert len(first) == 1
    t.magic(29, 4)
    t.choose(*["pass"] * 2).skip_phase_e()
    assert t.table.magic[0] == 30


@rule("DE-099", "DE-R24")
def test_fulmentus_makes_a_creature_cheaper_and_counts_for_paying() -> None:
    t = scene(2).adventures("spiders_4", "shadows_9").magic(3, 3).owns(0, "fulmentus")
    t.choose("left", "pass")
    assert t.told(0, "fulmentus") == [{"seat": 0, "magic": 3}]
    assert t.told(0, "paid") == [{"seat": 0, "magic": 3, "total": 0, "cause": "creature"}]
    assert t.table.hands.size(0) == 3


@rule("DE-099", "DE-R44", "DE-062")
def test_fulmentus_does_not_raise_the_limit_of_bids_but_lowers_the_payment() -> None:
    t = scene(2).adventures("spiders_4", "shadows_9").magic(5, 5).owns(0, "fulmentus")
    t.choose("left", "left")
    t.says(0, "alone")
    assert t.refuses(0, "bid 6") == "DE-062"
    t.says(0, "bid 5")
    assert t.told(0, "paid") == [{"seat": 0, "magic": 4, "total": 1, "cause": "creature"}]


@rule("DE-R45", "DE-099")
def test_with_fulmentus_a_share_of_one_is_free() -> None:
    t = scene(4).adventures("spiders_3", "shadows_9").magic(1, 1, 1, 0).owns(3, "fulmentus")
    t.choose("left", "left", "left", "left")
    for seat in range(4):
        t.says(seat, "together")
    assert [told["magic"] for told in t.told(0, "paid")] == [1, 1, 1, 0]
    assert t.told(0, "dropped_out") == []
    assert t.table.hands.size(3) == 1


@rule("DE-099")
def test_fulmentus_never_makes_a_lone_victory_free() -> None:
    t = scene(2, fulmentus_cut="2").adventures("spiders_3", "shadows_9").magic(1, 3).owns(0, "fulmentus")
    t.choose("left", "pass")
    assert t.told(0, "paid")[0]["magic"] == 1


@rule("DE-090", "DE-091", "DE-092", "DE-094", "DE-R29", "DE-R52")
def test_the_lap_of_spells_asks_each_owner_in_seat_order_until_done() -> None:
    t = scene(3, first=1, spell_windows="lean").adventures("goblins_7", "shadows_9").magic(5, 5, 5).stones(1, 0, 0)
    t.owns(0, "transformus", "retransformus").owns(2, "harpagarus")
    t.choose("pass", "pass", "pass")
    assert t.asked == (2, "spells")
    assert t.words == ["done", "rob 0", "rob 1"]
    t.says(2, "rob 1")
    assert t.asked == (0, "spells")
    assert t.words == ["done", "use transformus", "use retransformus"]
    t.says(0, "use transformus")
    assert t.words == ["done", "use retransformus"]
    t.says(0, "use retransformus")
    assert t.asked == (2, "place"), "seat 2 is not asked again, and nobody without a usable spell is"
    assert t.table.stones[0] == 1
    assert t.table.magic[0] == 6 - 2 + 2 + 2


@rule("DE-090", "DE-096", "DE-097", "DE-098")
def test_a_spell_is_refused_by_the_rule_it_breaks() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(0, 0)
    t.owns(0, "transformus", "retransformus", "harpagarus")
    t.choose("pass", "pass")
    assert t.words == ["done", "rob 1"]
    assert t.refuses(0, "use transformus") == "DE-097", "one magic is not enough"
    assert t.refuses(0, "use retransformus") == "DE-098", "no stone"
    assert t.refuses(0, "rob 0") == "DE-096"
    t.says(0, "rob 1")
    assert t.refuses(0, "rob 1") == "DE-090", "once in a round"


@rule("DE-094", "DE-R26")
def test_nobody_is_robbed_between_the_first_vote_and_the_payment() -> None:
    t = scene(2).adventures("goblins_5", "shadows_9").magic(9, 9).owns(0, "harpagarus")
    t.choose("left", "left")
    t.says(0, "keep")
    assert t.refuses(0, "rob 1") == "DE-094"
    t.says(0, "alone")
    assert t.refuses(0, "rob 1") == "DE-094"


@rule("DE-101", "DE-090")
def test_spells_are_fresh_in_every_round() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(5, 5).owns(0, "transformus")
    for stones in (1, 2):
        t.choose("pass", "pass")
        t.says(0, "use transformus")
        assert t.table.stones[0] == stones
        assert t.asked == (0, "spells"), "asked in phase B again, because it is fresh"
        t.says(0, "done")


@rule("DE-096", "DE-R46")
def test_a_full_robber_still_takes() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(30, 5).owns(0, "harpagarus")
    t.choose("pass", "pass")
    t.says(0, "rob 1")
    assert t.told(0, "robbed")[0]["left"] == 5
    assert {"seat": 0, "magic": 0, "total": 30, "cause": "harpagarus"} in t.told(0, "gained")


@rule("DE-096")
def test_harpagarus_needs_a_victim_with_magic() -> None:
    t = scene(3).adventures("spiders_4", "shadows_9").magic(4, 0, 0).owns(0, "harpagarus")
    t.choose("left", "left", "right")
    assert t.asked == (0, "vote"), "nobody has magic to take"


@rule("DE-098", "DE-R51", "DE-R36")
@pytest.mark.parametrize(("stones", "magic", "asked"), [(1, 27, True), (1, 28, False), (0, 5, False)])
def test_retransformus_needs_a_stone_and_room(stones: int, magic: int, asked: bool) -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(magic, 5).stones(stones, 0).owns(0, "retransformus")
    t.choose("pass", "pass")
    assert (t.table.question() == "spells") == asked


@rule("DE-094", "DE-R26")
def test_harpagarus_is_asked_before_a_contested_spell_but_not_before_a_ball() -> None:
    t = scene(2).adventures("stonex", "energy_4").magic(4, 4).owns(1, "harpagarus")
    t.choose("left", "left")
    assert t.asked == (1, "rob")
    t.says(1, "keep")
    assert t.asked == (0, "bid")
    u = scene(2).adventures("holy_2", "energy_4").magic(4, 4).owns(1, "harpagarus")
    u.choose("left", "right")
    assert u.asked == (1, "spells")


@rule("DE-R28", "DE-094")
def test_spells_work_in_phases_b_and_c_as_well_unless_the_table_wants_to_be_asked_less() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(5, 5).stones(1, 0)
    t.owns(0, "transformus", "retransformus", "harpagarus")
    assert t.words == [
        "pass", "place left", "place right", "use transformus", "use retransformus", "rob 1",
    ]
    assert t.refuses(0, "rob 0") == "DE-096"
    assert t.refuses(0, "done") == "DE-030"
    t.says(0, "use transformus", "use retransformus", "rob 1", "pass")
    assert t.asked == (1, "place")
    t.says(1, "pass")
    assert t.asked == (0, "spells"), "in phase E nothing was left to use; this is the lap at the end of phase B"
    assert t.table.phase == 1
    t.says(0, "done")
    assert t.asked == (1, "place")
    lean = scene(2, spell_windows="lean").adventures("goblins_7", "shadows_9").magic(5, 5).owns(0, "transformus")
    assert lean.refuses(0, "use transformus") == "DE-094"


@pytest.mark.parametrize(("options", "spell", "check"), [
    ({"stonex_gain": "2"}, "stonex", (2, 3)),
    ({"stonex_gain": "0"}, "stonex", (0, 3)),
    ({"fulmentus_cut": "0"}, "fulmentus", (0, 3)),
    ({"fulmentus_cut": "2"}, "fulmentus", (0, 5)),
])
@rule("DE-099", "DE-100")
def test_the_table_may_change_the_spells_of_victory(
    options: dict[str, str], spell: str, check: tuple[int, int],
) -> None:
    t = scene_with(2, options).adventures("spiders_4", "shadows_9").magic(7, 3).owns(0, spell)
    t.choose("left", "pass")
    assert (t.table.stones[0], t.table.magic[0]) == check


@rule("DE-099")
def test_a_fulmentus_that_is_switched_off_is_not_told_of() -> None:
    for cut, told in (("0", 0), ("1", 1)):
        t = scene(2, fulmentus_cut=cut).adventures("spiders_4", "shadows_9").magic(7, 3).owns(0, "fulmentus")
        t.choose("left", "pass")
        assert len(t.told(0, "fulmentus")) == told


@rule("DE-095", "DE-096", "DE-097", "DE-098")
def test_the_table_may_change_the_other_spells() -> None:
    t = scene(2, addus_gain="2", harpagarus_take="2", transformus_price="3", retransformus_gain="1")
    t.adventures("goblins_7", "shadows_9").magic(5, 0).stones(1, 0)
    t.owns(0, "addus", "transformus", "retransformus", "harpagarus")
    t.choose("pass", "pass")
    t.says(0, "rob 1")
    assert t.table.magic == [7, 0], "only what was there"
    t.says(0, "use transformus")
    assert t.table.magic[0] == 4
    t.says(0, "use retransformus")
    assert t.table.magic[0] == 4 + 1 + 2 + 2
    assert t.table.stones[0] == 1


@rule("DE-097", "DE-098")
def test_both_conversions_in_one_round_change_nothing() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(5, 5).stones(3, 0).owns(0, "transformus", "retransformus")
    t.choose("pass", "pass")
    t.says(0, "use retransformus", "use transformus")
    assert t.table.stones[0] == 3
    assert t.table.magic[0] == 6 + 2
