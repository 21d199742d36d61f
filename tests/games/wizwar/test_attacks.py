"""Attacks: who may make them, at what, and what each does."""

from __future__ import annotations

from tests.games.wizwar.scene import border, duel, scene, square
from tests.support.rules import rule
from zaubertisch.games.wizwar.aim.plan import plan_at
from zaubertisch.games.wizwar.maze.board import square_at


@rule("WW-053", "WW-057", "WW-059", "WW-085", "WW-058", "WW-055", "WW-107")
def test_one_attack_a_turn_and_never_at_oneself() -> None:
    t = duel().hand(0, "fireball", "fireball", "zot")
    t.says(0, "cast fireball")
    assert "at red" in t.words
    assert "at blue" not in t.words
    t.does(0, "at red")
    assert t.table.life == [15, 10]
    assert t.refuses(0, "cast fireball") == "WW-053"
    assert t.refuses(0, "punch") == "WW-053"


@rule("WW-054", "WW-E79", "WW-R119", "WW-R87")
def test_no_attack_in_the_first_turn_but_walls_may_fall() -> None:
    t = duel().hand(0, "fireball", "destroy_wall").carry(0, "large_rock").at(1, 0, 1).first_turn()
    assert t.refuses(0, "punch") == "WW-054"
    assert t.refuses(0, "cast fireball") == "WW-054"
    assert t.refuses(0, "use large_rock") == "WW-054"
    t.does(0, "cast destroy_wall", border(t, 0, 1, "south"))
    assert t.table.life == [15, 13]
    assert t.stands(0, 1, "south") == "open"


@rule("WW-061", "WW-065", "WW-098")
def test_a_punch_reaches_the_next_square_and_deals_one() -> None:
    t = duel()
    assert t.refuses(0, "punch") == "WW-061"
    t.does(0, "step east", "step east")
    t.does(0, "punch", "at red")
    assert t.table.life == [15, 14]


@rule("WW-062", "WW-199", "WW-R57", "WW-R03")
def test_mightstone_and_fire_cloak_make_one_source_of_a_punch() -> None:
    t = duel().at(1, 0, 0).carry(0, "mightstone", "fire_cloak").hand(1, "shield").dice(4)
    t.says(0, "punch", "at red")
    t.says(1, "pass")
    assert t.told(1, "rolled") == [{"seat": 0, "die": 4}]
    assert t.asked == (1, "react_shield")
    t.says(1, "react shield")
    t.quiet()
    assert t.table.life == [15, 15 - (1 + 4 + 2 - 2)]


@rule("WW-R57", "WW-197")
def test_reductions_come_off_the_fist_before_the_fire() -> None:
    t = duel().at(1, 0, 0).carry(0, "fire_cloak").carry(1, "bloodshard", "lifestone")
    t.does(0, "punch", "at red")
    assert t.table.life == [15, 13]
    assert t.items(1) == ["bloodshard"]


@rule("WW-064", "WW-R20", "WW-176")
def test_a_fist_hits_a_wall_only_if_it_can_crack_it() -> None:
    t = scene().at(0, 2, 1)
    assert t.refuses(0, "punch") == "WW-061"
    t.carry(0, "mightstone").dice(4)
    t.says(0, "punch")
    assert t.words == ["back", *[border(t, 2, 1, side) for side in ("east", "south")]]
    t.does(0, border(t, 2, 1, "east"))
    assert t.table.maze.cracks[t.border_at(2, 1, "east")] == 1
    t = scene().at(0, 2, 1).spell("shatter", 0, 0, markers=2)
    t.does(0, "punch", border(t, 2, 1, "east"))
    assert t.table.maze.cracks[t.border_at(2, 1, "east")] == 1


@rule("WW-E13", "WW-169", "WW-160", "WW-172")
def test_a_fireball_makes_one_crack() -> None:
    t = duel().hand(0, "fireball")
    t.says(0, "cast fireball")
    assert border(t, 0, 1, "south") in t.words
    assert not any(word.startswith("border a1") for word in t.words)
    t.does(0, border(t, 0, 1, "south"))
    assert t.table.maze.cracks[t.border_at(0, 1, "south")] == 1


@rule("WW-E12", "WW-170", "WW-171", "WW-173", "WW-104")
def test_cracks_add_up_and_remainders_do_not() -> None:
    t = duel().hand(0, "powerthrust", "energy_5")
    wall = t.border_at(0, 1, "south")
    t.does(0, "cast powerthrust", "boost energy_5", border(t, 0, 1, "south"))
    assert t.table.maze.cracks[wall] == 2
    t.table.crack_border(wall, 3)
    assert t.stands(0, 1, "south") == "open"


@rule("WW-171", "WW-R13")
def test_a_door_falls_with_three_cracks_and_its_hold_with_it() -> None:
    t = scene().at(0, 3, 3).hand(0, "powerthrust", "energy_6", "shatter")
    t.does(0, "open east", "cast shatter", "unboosted", "cast powerthrust", "boost energy_6", border(t, 3, 3, "east"))
    assert t.stands(3, 3, "east") == "open"
    assert t.table.maze.holding == []


@rule("WW-175", "WW-185", "WW-171")
def test_a_created_wall_falls_and_ends_its_spell() -> None:
    t = duel().hand(0, "powerthrust", "energy_5", "shatter")
    wall = t.border_at(0, 1, "east")
    t.spell("create_wall", 1, border=wall)
    t.does(0, "cast shatter", "unboosted", "cast powerthrust", "boost energy_5", border(t, 0, 1, "east"))
    assert t.in_play() == ["shatter"]
    assert t.discarded("create_wall") == 1
    assert t.stands(0, 1, "east") == "open"


@rule("WW-171", "WW-105")
def test_a_stone_block_takes_eight_cracks() -> None:
    t = duel().hand(0, "powerthrust", "energy_6", "shatter").spell("stone_block", 1, square=square_at(0, 2))
    t.does(0, "cast powerthrust", "unboosted", square(0, 2))
    assert t.table.maze.fill_cracks[square_at(0, 2)] == 1
    t.table.attacks = 0
    t.hand(0, "powerthrust")
    t.does(0, "cast shatter", "unboosted", "cast powerthrust", "boost energy_6", square(0, 2))
    assert t.in_play() == ["shatter"]


@rule("WW-138", "WW-139", "WW-E09", "WW-143", "WW-144", "WW-R18", "WW-141")
def test_a_boost_replaces_the_one() -> None:
    t = duel().hand(0, "powerthrust", "energy_5")
    t.says(0, "cast powerthrust")
    assert t.words == ["back", "unboosted", "boost energy_5"]
    t.does(0, "boost energy_5", "at red")
    assert t.table.life == [15, 8]
    assert t.discarded("energy_5") == 1
    t = duel().hand(0, "fireball", "energy_5")
    t.says(0, "cast fireball")
    assert "at red" in t.words
    t = duel().hand(0, "powerthrust").does(0, "cast powerthrust", "at red")
    assert t.table.life == [15, 12]


@rule("WW-E67", "WW-R74", "WW-R75", "WW-142")
def test_add_sums_two_cards_each_raised_by_a_powerstone() -> None:
    t = duel().hand(0, "powerthrust", "add", "energy_4", "meditate").carry(0, "powerstone")
    t.does(0, "cast powerthrust", "with add", "boost energy_4", "boost meditate", "at red")
    assert t.table.life == [15, 15 - 11]
    assert (t.discarded("add"), t.discarded("energy_4"), t.discarded("meditate")) == (1, 1, 1)


@rule("WW-R75")
def test_add_needs_two_more_cards_of_value() -> None:
    t = duel().hand(0, "powerthrust", "add", "energy_4")
    t.says(0, "cast powerthrust")
    assert t.words == ["back", "unboosted", "boost add", "boost energy_4"]
    assert t.refuses(0, "with add") == "WW-140"


@rule("WW-194")
def test_zot_hurts_or_stuns() -> None:
    t = duel().hand(0, "zot", "energy_4")
    t.says(0, "cast zot")
    assert t.words == ["back", "damage", "stun"]
    assert t.refuses(0, "at red") == "WW-094"
    t.says(0, "stun")
    assert t.words == ["back", "at red"]
    t.does(0, "at red")
    assert t.table.stun == [0, 2]
    t = duel().hand(0, "zot", "energy_4").does(0, "cast zot", "damage", "boost energy_4", "at red")
    assert t.table.life == [15, 11]
    t = scene().at(0, 0, 0).hand(0, "zot")
    t.says(0, "cast zot")
    assert t.words == ["back", "damage"]


@rule("WW-E08", "WW-017", "WW-060", "WW-206", "WW-R51", "WW-146", "WW-203")
def test_acid_eats_in_the_casters_turns_and_never_scores() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 3).hand(0, "acid_bath", "energy_4").life(15, 3, 15)
    t.does(0, "cast acid_bath", "boost energy_4", "at red")
    assert (t.markers("acid_bath"), t.table.life[1]) == (4, 3)
    t.ends_turn(0)
    t.ends_turn(1)
    t.ends_turn(2)
    assert (t.markers("acid_bath"), t.table.life[1]) == (3, 1)
    t.ends_turn(0)
    t.ends_turn(1)
    t.ends_turn(2)
    assert not t.table.alive(1)
    assert t.table.kills == [0, 0, 0]
    assert t.in_play() == []


@rule("WW-R12")
def test_acid_that_misses_is_discarded() -> None:
    t = duel().hand(0, "acid_bath").spell("homunculus", 1, 1, markers=3)
    t.does(0, "cast acid_bath", "at red")
    assert t.in_play() == ["homunculus"]
    assert t.discarded("acid_bath") == 1


def test_stone_dead_counts_stones() -> None:
    t = duel().hand(0, "stone_dead", "energy_4").carry(1, "lifestone", "speedstone", "large_rock")
    t.does(0, "cast stone_dead", "boost energy_4", "at red")
    assert t.table.life == [15, 15 - 6]


@rule("WW-E42", "WW-R23", "WW-R24", "WW-R09", "WW-199", "WW-056")
def test_a_bolt_turns_round_at_the_wall_and_hits_its_caster() -> None:
    t = scene(2).at(0, 2, 0).at(1, 2, 1).hand(0, "lightning_bolt", "energy_4")
    t.does(0, "cast lightning_bolt", "boost energy_4", "toward east")
    assert t.table.life == [12, 9]
    assert t.table.stun == [1, 1]


@rule("WW-R25", "WW-079")
def test_a_bolt_that_hurts_nobody_stuns_nobody() -> None:
    t = duel().at(1, 0, 1).hand(0, "lightning_bolt").hand(1, "shield", "energy_4")
    t.says(0, "cast lightning_bolt", "toward east")
    t.says(1, "pass")
    t.says(1, "react shield", "boost energy_4")
    t.quiet()
    assert t.table.life == [15, 15]
    assert t.table.stun == [0, 0]


@rule("WW-R26", "WW-095")
def test_a_bolt_needs_somebody_on_its_path() -> None:
    t = duel().hand(0, "lightning_bolt")
    assert t.refuses(0, "cast lightning_bolt") == "WW-092"
    t.hand(0, "energy_4", "drop_object", "add")
    t.says(0, "cast lightning_bolt")
    assert t.words == ["back", "boost add", "boost energy_4", "with add"]
    t.says(0, "with add")
    assert t.words == ["back", "boost drop_object", "boost energy_4"]
    t.says(0, "boost drop_object", "boost energy_4")
    assert t.words == ["back", "toward east", "toward west"]
    t.says(0, "back")
    assert t.cards(0) == ["drop_object", "add", "energy_4", "lightning_bolt"]


@rule("WW-R26")
def test_a_bolt_may_need_two_cards_to_reach() -> None:
    t = scene().at(0, 4, 0).at(1, 0, 0).hand(0, "lightning_bolt", "drop_object", "thought_steal", "add")
    t.says(0, "cast lightning_bolt")
    assert t.words == ["back", "with add"]
    t = scene().at(0, 4, 0).at(1, 0, 0).hand(0, "lightning_bolt", "drop_object", "thought_steal")
    assert t.refuses(0, "cast lightning_bolt") == "WW-092"


@rule("WW-R28", "WW-082", "WW-053")
def test_a_storm_hits_all_around_through_walls() -> None:
    t = scene(3).at(0, 0, 0).at(1, 1, 1).at(2, 1, 0).hand(0, "psychic_storm", "energy_4")
    t.says(0, "cast psychic_storm", "boost energy_4")
    assert square(0, 1) in t.words
    assert square(0, 3) not in t.words
    t.does(0, square(0, 1))
    assert t.table.life == [11, 11, 15]


def test_a_storm_spares_a_caster_who_stands_outside() -> None:
    t = duel().hand(0, "psychic_storm").does(0, "cast psychic_storm", square(0, 3))
    assert t.table.life == [15, 14]


@rule("WW-R46")
def test_share_life_gives_the_odd_point_to_the_caster() -> None:
    t = duel().hand(0, "share_life").life(2, 15).carry(1, "bloodshard")
    t.does(0, "cast share_life", "at red")
    assert t.table.life == [9, 8]


@rule("WW-R48", "WW-R103", "WW-097", "WW-092")
def test_mental_force_leads_step_by_step() -> None:
    t = duel().hand(0, "mental_force").life(15, 4).bearing(1, 0)
    t.says(0, "cast mental_force", "at red")
    t.quiet()
    assert t.asked == (0, "force_step")
    assert t.words == ["stop", "step east", "step south", "step west"]
    assert t.refuses(0, "step north") == "WW-R48"
    t.does(0, "step west", "step west", "step west", "step south")
    assert t.where(1) == (1, 0)
    assert t.asked == (0, "main")
    assert t.table.burden[1] == 0


@rule("WW-R48", "WW-205")
def test_led_into_fire_is_no_kill() -> None:
    t = duel().hand(0, "mental_force").life(15, 4)
    t.spell("wall_of_fire", 0, border=t.border_at(0, 3, "east"))
    t.does(0, "cast mental_force", "at red", "step east")
    assert t.table.over
    assert t.table.kills == [0, 0]


def test_mental_force_may_stop_early() -> None:
    t = duel().hand(0, "mental_force").does(0, "cast mental_force", "at red", "step west", "stop")
    assert t.where(1) == (0, 2)


@rule("WW-R44", "WW-R21", "WW-158")
def test_drop_object_names_the_thing() -> None:
    t = duel().hand(0, "drop_object")
    assert t.refuses(0, "cast drop_object") == "WW-092"
    t.carry(1, "large_rock", "lifestone").bearing(1, 0)
    t.does(0, "cast drop_object", "at red")
    assert t.asked == (0, "which_thing")
    assert t.words == ["drop treasure", "drop large_rock", "drop lifestone"]
    assert t.refuses(0, "drop zot") == "WW-R44"
    t.does(0, "drop lifestone")
    assert t.on(0, 3) == ["lifestone"]


def test_a_single_thing_is_dropped_without_asking() -> None:
    t = duel().hand(0, "drop_object").bearing(1, 0).does(0, "cast drop_object", "at red")
    assert t.table.treasures[0] == square_at(0, 3)


@rule("WW-R47", "WW-215", "WW-204")
def test_thought_steal_looks_and_takes_up_to_two() -> None:
    t = duel().hand(0, "thought_steal", "add", "add", "add", "energy_6", "flood", "fog")
    t.hand(1, "zot", "dispel", "shield")
    t.says(0, "cast thought_steal", "at red")
    t.quiet()
    assert t.asked == (0, "steal")
    assert t.words == ["stop", "steal zot", "steal dispel", "steal shield"]
    assert t.refuses(0, "steal fog") == "WW-R47"
    assert len(t.told(0, "saw_card")) == 3
    t.does(0, "steal zot", "steal shield")
    assert t.cards(1) == ["dispel"]
    assert t.told(1, "stole_card") == t.told(0, "stole_card")
    assert t.asked == (0, "overload")
    assert t.refuses(0, "finish") == "WW-R115"
    t.does(0, "discard add")
    assert t.asked == (0, "main")


def test_thought_steal_may_take_nothing_or_find_nothing() -> None:
    t = duel().hand(0, "thought_steal").hand(1, "zot").does(0, "cast thought_steal", "at red", "stop")
    assert t.cards(1) == ["zot"]
    t = duel().hand(0, "thought_steal").does(0, "cast thought_steal", "at red")
    assert t.asked == (0, "main")


@rule("WW-R45")
def test_brain_burn_counts_what_is_left() -> None:
    t = duel().hand(0, "brain_burn").hand(1, "zot", "dispel").carry(1, "large_rock")
    t.spell("create_wall", 1, border=t.border_at(4, 0, "east"))
    t.does(0, "cast brain_burn", "at red")
    assert t.asked == (1, "burn")
    assert t.words == ["done", "discard zot", "discard dispel", "end 1"]
    assert t.refuses(1, "drop large_rock") == "WW-R45"
    t.does(1, "discard zot", "end 1", "done")
    assert t.table.life == [15, 14]


@rule("WW-E56", "WW-R31")
def test_water_hurts_and_then_knocks_back_to_the_door() -> None:
    t = scene().at(0, 2, 9).at(1, 2, 8).hand(0, "waterbolt", "meditate")
    t.says(0, "cast waterbolt", "boost meditate", "at red")
    assert t.words == ["back", "amount 0", "amount 1", "amount 2", "amount 3"]
    t.does(0, "amount 1")
    assert t.table.life == [15, 14]
    assert t.where(1) == (2, 7)


@rule("WW-E57", "WW-198", "WW-R56")
def test_water_destroys_a_fire_cloak_before_it_strikes_back() -> None:
    t = duel().at(1, 0, 1).hand(0, "waterbolt").carry(1, "fire_cloak")
    t.does(0, "cast waterbolt", "at red", "amount 1")
    assert (t.table.life, t.items(1)) == ([15, 14], [])
    t = duel().at(1, 0, 1).hand(0, "waterbolt").carry(1, "fire_cloak")
    t.does(0, "cast waterbolt", "at red", "amount 0")
    assert (t.where(1), t.items(1)) == ((0, 2), ["fire_cloak"])


@rule("WW-R32", "WW-055", "WW-R51", "WW-093")
def test_water_at_oneself_washes_acid_off() -> None:
    t = duel().hand(0, "waterbolt", "meditate").spell("acid_bath", 1, 0, markers=3)
    t.says(0, "cast waterbolt", "boost meditate", "at self", "amount 1")
    assert t.words == ["back", "toward north", "toward east", "toward south", "toward west"]
    t.does(0, "toward south")
    assert t.in_play() == []
    assert (t.table.life[0], t.where(0)) == (14, (2, 0))
    assert t.table.attacks == 1


@rule("WW-R32")
def test_a_stunned_wizard_cannot_wash_himself_away() -> None:
    t = duel().hand(0, "waterbolt", "meditate").stun(0, 1)
    t.does(0, "cast waterbolt", "boost meditate", "at self")
    assert (t.table.life[0], t.where(0)) == (12, (0, 0))


@rule("WW-R31")
def test_a_diagonal_line_lets_the_caster_choose_the_way() -> None:
    t = scene().at(0, 0, 1).at(1, 1, 2).hand(0, "waterbolt", "meditate")
    t.border(0, 1, "south", "open").border(0, 2, "south", "open")
    t.says(0, "cast waterbolt", "boost meditate", "at red", "amount 0")
    assert t.words == ["back", "toward east", "toward south"]
    t.does(0, "toward east")
    assert t.where(1) == (1, 3)


@rule("WW-R31", "WW-R19", "WW-R78", "WW-160")
def test_water_on_things() -> None:
    t = duel().at(1, 4, 4).hand(0, "waterbolt", "waterbolt", "energy_4")
    t.lying("large_rock", 0, 2).lying("fire_cloak", 0, 2).lying("lifestone", 0, 3)
    t.spell("wall_of_fire", 1, border=t.border_at(0, 0, "south"))
    t.says(0, "cast waterbolt", "boost energy_4", square(0, 2))
    assert t.words == ["back", "hit large_rock", "hit fire_cloak"]
    t.does(0, "hit fire_cloak")
    assert t.discarded("fire_cloak") == 1
    t.table.attacks = 0
    t.does(0, "cast waterbolt", border(t, 0, 0, "south"))
    assert t.in_play() == []
    t.table.attacks = 0
    t.hand(0, "waterbolt")
    t.does(0, "cast waterbolt", square(0, 3))
    assert t.on(0, 4) == ["lifestone"]
    t.table.attacks = 0
    t.hand(0, "waterbolt", "energy_4")
    t.does(0, "cast waterbolt", "boost energy_4", border(t, 0, 1, "south"))
    assert t.table.maze.cracks[t.border_at(0, 1, "south")] == 1


@rule("WW-R31")
def test_an_item_floats_up_to_a_block() -> None:
    t = duel().at(1, 4, 4).hand(0, "waterbolt", "energy_4").lying("large_rock", 0, 1)
    t.spell("stone_block", 1, square=square_at(0, 3))
    t.does(0, "cast waterbolt", "boost energy_4", square(0, 1))
    assert t.on(0, 2) == ["large_rock"]
    t = duel().at(1, 4, 4).hand(0, "waterbolt").spell("stone_block", 1, square=square_at(0, 3))
    t.does(0, "cast waterbolt", square(0, 3))
    assert t.table.maze.fill_cracks[square_at(0, 3)] == 0


@rule("WW-E14", "WW-177", "WW-179", "WW-180")
def test_a_rock_lands_on_its_target_or_before_it() -> None:
    t = duel().carry(0, "large_rock").does(0, "use large_rock", "at red")
    assert (t.table.life, t.on(0, 3)) == ([15, 13], ["large_rock"])
    t = duel().carry(0, "large_rock").at(1, 4, 4).spell("stone_block", 1, square=square_at(0, 3))
    t.does(0, "use large_rock", square(0, 3))
    assert t.on(0, 2) == ["large_rock"]
    t = duel().carry(0, "large_rock").does(0, "use large_rock", border(t, 0, 1, "south"))
    assert t.on(0, 1) == ["large_rock"]


@rule("WW-178", "WW-E69", "WW-129")
def test_throws_do_not_go_through_walls_even_with_a_visionstone() -> None:
    t = scene().at(0, 2, 1).at(1, 2, 3).carry(0, "visionstone", "large_rock").hand(0, "fireball")
    t.says(0, "use large_rock")
    assert "at red" not in t.words
    t.says(0, "back")
    t.does(0, "cast fireball", "at red")
    assert t.table.life == [15, 10]


@rule("WW-R14", "WW-147")
def test_a_boomstone_burns_and_is_gone() -> None:
    t = duel().carry(0, "boomstone").hand(1, "full_shield", "absorb_spell")
    t.says(0, "use boomstone", "at red")
    assert "react full_shield" not in t.words
    t.quiet()
    assert (t.table.life, t.items(0), t.discarded("boomstone")) == ([15, 11], [], 1)


@rule("WW-E10", "WW-131", "WW-R38", "WW-144")
def test_stone_spikes_last_and_are_thrown() -> None:
    t = duel().hand(0, "stone_spikes", "energy_5")
    assert t.refuses(0, "use stone_spikes") == "WW-065"
    t.does(0, "cast stone_spikes", "boost energy_5")
    assert (t.markers("stone_spikes"), t.discarded("energy_5")) == (5, 1)
    t.does(0, "use stone_spikes", "at red")
    assert (t.table.life, t.in_play()) == ([15, 12], ["stone_spikes"])
    assert t.refuses(0, "use stone_spikes") == "WW-053"
    assert t.refuses(0, "use lifestone") == "WW-090"


@rule("WW-R65", "WW-152")
def test_mist_neither_attacks_nor_is_attacked() -> None:
    t = duel().hand(0, "mist_body", "fireball").at(1, 0, 1)
    t.does(0, "cast mist_body")
    assert t.refuses(0, "punch") == "WW-R65"
    t.ends_turn(0)
    t.hand(1, "fireball", "lightning_bolt", "psychic_storm", "energy_4")
    assert t.refuses(1, "punch") == "WW-061"
    assert t.refuses(1, "cast lightning_bolt") == "WW-092"
    assert t.refuses(1, "cast psychic_storm") == "WW-092"
    t.says(1, "cast fireball")
    assert "at blue" not in t.words


@rule("WW-152", "WW-R65")
def test_mist_passes_doors_and_a_new_form_ends_the_old() -> None:
    t = scene().at(0, 2, 6).spell("mist_body", 0, 0, markers=2)
    t.does(0, "step east")
    assert t.where(0) == (2, 7)
    t.table.end_forms(0)
    assert t.in_play() == []


@rule("WW-R55", "WW-196")
def test_pain_link_returns_what_was_suffered() -> None:
    t = duel().hand(0, "fireball").spell("pain_link", 1, 1, markers=2).carry(1, "bloodshard")
    t.does(0, "cast fireball", "at red")
    assert t.table.life == [11, 11]


@rule("WW-R55")
def test_pain_links_do_not_echo() -> None:
    t = duel().hand(0, "fireball").spell("pain_link", 1, 1, markers=2).spell("pain_link", 0, 0, markers=2)
    t.does(0, "cast fireball", "at red")
    assert t.table.life == [10, 10]


@rule("WW-R56")
def test_a_fire_cloak_strikes_back_at_neighbours_only() -> None:
    t = duel().at(1, 0, 1).carry(1, "fire_cloak").does(0, "punch", "at red")
    assert t.table.life == [13, 14]
    t = duel().carry(1, "fire_cloak").hand(0, "fireball").does(0, "cast fireball", "at red")
    assert t.table.life == [15, 10]


@rule("WW-E51", "WW-R53", "WW-074", "WW-R10", "WW-R11", "WW-081")
def test_a_homunculus_steps_between() -> None:
    t = duel().hand(0, "fireball").spell("homunculus", 1, 1, markers=4).carry(1, "lifestone")
    t.does(0, "cast fireball", "at red")
    assert (t.table.life, t.in_play(), t.items(1)) == ([15, 15], [], ["lifestone"])
    t = duel().at(1, 0, 1).spell("homunculus", 1, 1, markers=4).does(0, "punch", "at red")
    assert t.table.life == [15, 14]


@rule("WW-R53")
def test_a_homunculus_against_bolt_storm_and_burning_brains() -> None:
    t = duel().at(1, 0, 1).hand(0, "lightning_bolt").spell("homunculus", 1, 1, markers=4)
    t.does(0, "cast lightning_bolt", "toward east")
    assert (t.table.life, t.markers("homunculus"), t.table.stun) == ([15, 15], 1, [0, 0])
    t = duel().hand(0, "psychic_storm").spell("homunculus", 1, 1, markers=4)
    t.does(0, "cast psychic_storm", square(0, 3))
    assert (t.table.life, t.markers("homunculus")) == ([15, 14], 3)
    t = duel().hand(0, "brain_burn").hand(1, "zot").spell("homunculus", 1, 1, markers=4)
    t.does(0, "cast brain_burn", "at red")
    assert (t.table.life, t.markers("homunculus")) == ([15, 15], 2)
    t = duel().hand(0, "zot").spell("homunculus", 1, 1, markers=4).does(0, "cast zot", "stun", "at red")
    assert t.table.stun == [0, 0]
    for card in ("share_life", "mental_force", "thought_steal", "waterbolt"):
        t = duel().hand(0, card).spell("homunculus", 1, 1, markers=4)
        words = ["amount 1"] if card == "waterbolt" else []
        t.does(0, f"cast {card}", "at red", *words)
        assert t.asked == (0, "main")
    assert t.markers("homunculus") == 3
    t = duel().hand(0, "drop_object").bearing(1, 0).spell("homunculus", 1, 1, markers=4)
    t.does(0, "cast drop_object", "at red")
    assert t.table.burden[1] == 0


@rule("WW-R68")
def test_items_are_played_and_used_by_whoever_has_them() -> None:
    t = duel().hand(0, "large_rock", "fireball")
    assert t.refuses(0, "play fireball") == "WW-085"
    assert t.refuses(0, "play boomstone") == "WW-090"
    t.does(0, "play large_rock", "use large_rock", "at red")
    assert t.table.life == [15, 13]


@rule("WW-R56", "WW-197")
def test_a_boomstone_in_the_air_does_not_burn_with_the_others() -> None:
    t = duel().at(1, 0, 1).carry(0, "boomstone", "lifestone").carry(1, "fire_cloak")
    t.does(0, "use boomstone", "at red")
    assert (t.table.life, t.items(0), t.discarded("boomstone")) == ([13, 11], [], 1)


@rule("WW-R53", "WW-R25")
def test_a_homunculus_that_is_gone_catches_nothing_more() -> None:
    t = scene(2).at(0, 2, 0).at(1, 2, 1).hand(0, "lightning_bolt", "energy_4")
    t.spell("shatter", 1, 1, markers=2).spell("homunculus", 1, 1, markers=3)
    t.does(0, "cast lightning_bolt", "boost energy_4", "toward east")
    assert (t.table.life, t.in_play()) == ([12, 15], ["shatter"])


@rule("WW-081", "WW-R25")
def test_a_bolt_misses_whoever_evaded_it() -> None:
    t = duel().at(1, 0, 1).hand(0, "lightning_bolt")
    t.says(0, "cast lightning_bolt", "toward east")
    plan_at(t.table, len(t.table.stack) - 1).evaded = 0b10
    t.quiet()
    assert t.table.life == [15, 15]


@rule("WW-R31")
def test_equal_things_on_a_square_are_one_target() -> None:
    t = duel().at(1, 4, 4).hand(0, "waterbolt").lying("boomstone", 0, 2).lying("boomstone", 0, 2)
    t.does(0, "cast waterbolt", square(0, 2))
    assert (t.on(0, 2), t.on(0, 3)) == (["boomstone"], ["boomstone"])


@rule("WW-R31", "WW-128")
def test_water_round_a_corner_pushes_along_its_last_leg() -> None:
    t = scene().at(0, 0, 2).at(1, 1, 3).hand(0, "waterbolt", "around_the_corner", "meditate")
    t.border(1, 3, "south", "open")
    t.does(0, "cast waterbolt", "with around_the_corner", "boost meditate", "at red", "amount 2")
    assert t.where(1) == (2, 3)
