"""Neutral spells, items, treasures, death and victory."""

from __future__ import annotations

from tests.games.wizwar.scene import border, duel, scene, square
from tests.support.rules import rule
from zaubertisch.games.wizwar.aim.plan import CASTING, Plan
from zaubertisch.games.wizwar.aim.reaching import can_attack
from zaubertisch.games.wizwar.cards import ATTACK, NUMBER
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.harm.hitting import hit_fill
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.maze.maze import CLOUD, ROSEBUSH_FILL
from zaubertisch.games.wizwar.spell import Spell

# Creating and destroying


@rule("WW-103", "WW-145", "WW-182", "WW-183", "WW-184", "WW-185", "WW-223", "WW-R97", "WW-224", "WW-132")
def test_a_wall_stands_on_a_free_border_as_long_as_its_spell() -> None:
    t = scene().hand(0, "create_wall")
    t.says(0, "cast create_wall")
    assert border(t, 2, 2, "east") in t.words
    assert border(t, 2, 2, "west") not in t.words
    assert border(t, 4, 0, "east") not in t.words
    t.does(0, border(t, 2, 2, "east"))
    assert t.stands(2, 2, "east") == "wall"
    assert t.table.spells[0].caster == 0
    t.does(0, "end 1")
    assert t.stands(2, 2, "east") == "open"


@rule("WW-041", "WW-R79")
def test_a_wall_across_a_link_closes_both_ends() -> None:
    t = scene().at(0, 2, 0).at(1, 2, 9).hand(0, "create_wall")
    t.does(0, "cast create_wall", border(t, 2, 0, "west"))
    assert t.stands(2, 9, "east") == "wall"
    assert not t.table.can_walk(1, 1)


@rule("WW-E15", "WW-186", "WW-184", "WW-173", "WW-R87")
def test_a_wall_between_sectors_is_one_wall() -> None:
    t = scene().at(0, 0, 4).hand(0, "destroy_wall", "create_wall")
    t.does(0, "cast destroy_wall", border(t, 0, 4, "east"))
    assert t.table.life == [13, 15]
    t.does(0, "cast create_wall", border(t, 0, 4, "east"))
    assert t.stands(0, 5, "west") == "wall"


@rule("WW-R87", "WW-205", "WW-206")
def test_a_falling_wall_kills_without_credit() -> None:
    t = duel().hand(0, "destroy_wall").at(1, 0, 1).life(15, 2)
    t.does(0, "cast destroy_wall", border(t, 0, 1, "south"))
    assert t.table.over
    assert t.table.kills == [0, 0]
    assert t.table.outcome().winners == [0]


@rule("WW-181", "WW-183", "WW-222", "WW-159", "WW-106")
def test_nothing_is_created_where_something_is() -> None:
    t = duel().hand(0, "stone_block", "wall_of_fire").lying("large_rock", 0, 1).treasure(0, 0, 4)
    t.says(0, "cast stone_block")
    assert square(0, 2) in t.words
    for column in (0, 1, 3, 4):
        assert square(0, column) not in t.words
    t.says(0, "back", "cast wall_of_fire")
    assert border(t, 0, 1, "south") not in t.words
    t = scene().at(0, 1, 2).hand(0, "stone_block")
    t.says(0, "cast stone_block")
    assert square(2, 2) not in t.words


def test_a_block_is_created() -> None:
    t = duel().hand(0, "stone_block").does(0, "cast stone_block", square(0, 2))
    assert not t.table.can_enter(square_at(0, 2))
    assert not t.table.sees(0, 1)


@rule("WW-R78", "WW-029", "WW-206")
def test_whoever_passes_fire_is_burnt() -> None:
    t = duel().hand(0, "wall_of_fire").carry(0, "lifestone")
    t.does(0, "cast wall_of_fire", border(t, 0, 0, "east"))
    t.does(0, "step east")
    assert (t.table.life[0], t.items(0)) == (11, [])


@rule("WW-E23", "WW-205", "WW-200", "WW-202")
def test_death_in_the_fire_scores_for_nobody() -> None:
    t = scene(3).at(0, 0, 0).hand(0, "zot").carry(0, "large_rock").bearing(0, 2).life(4, 15, 15)
    t.spell("wall_of_fire", 1, border=t.border_at(0, 0, "east")).spell("fog", 0, markers=2)
    t.does(0, "step east")
    assert not t.table.alive(0)
    assert t.discarded("zot") == 1
    assert t.on(0, 1) == ["large_rock"]
    assert t.table.treasures[2] == square_at(0, 1)
    assert t.in_play() == ["wall_of_fire"]
    assert t.table.kills == [0, 0, 0]
    assert t.asked == (1, "main")


@rule("WW-R88", "WW-108", "WW-135", "WW-136")
def test_dispel_ends_a_spell_in_sight() -> None:
    t = duel().hand(0, "dispel").spell("pain_link", 1, 1, markers=3)
    t.spell("create_wall", 1, border=t.border_at(4, 3, "east"))
    t.spell("stone_block", 1, square=square_at(0, 1))
    t.says(0, "cast dispel")
    assert t.words == ["back", "spell 3"]
    t.does(0, "spell 3")
    assert t.in_play() == ["pain_link", "create_wall"]
    t = duel().spell("fog", 1, markers=2).at(1, 4, 4).carry(0, "null_powder")
    t.does(0, "use null_powder", "spell 1")
    assert (t.in_play(), t.discarded("null_powder")) == ([], 1)


@rule("WW-R88", "WW-128")
def test_dispel_round_a_corner() -> None:
    t = scene().at(0, 0, 1).at(1, 1, 3).hand(0, "dispel", "around_the_corner")
    t.spell("pain_link", 1, 1, markers=3).spell("create_wall", 1, border=t.border_at(1, 1, "east"))
    t.spell("stone_block", 1, square=square_at(1, 2))
    t.says(0, "cast dispel", "with around_the_corner")
    assert t.words == ["back", "spell 1", "spell 3"]
    t.does(0, "spell 1")
    assert len(t.in_play()) == 2


@rule("WW-187", "WW-109", "WW-100")
def test_rotate_sector() -> None:
    t = scene().hand(0, "rotate_sector")
    t.says(0, "cast rotate_sector")
    assert t.words == ["back", "sector blue", "sector red"]
    t.says(0, "sector red")
    assert t.words == ["back", "turn right", "turn half", "turn left"]
    t.does(0, "turn right")
    assert t.stands(1, 7, "south") == "door"


@rule("WW-215")
def test_meditate_draws_three_and_then_checks_the_limit() -> None:
    t = duel().hand(0, "meditate", "zot", "dispel", "fireball", "add", "flood", "fog")
    t.does(0, "cast meditate")
    assert t.asked == (0, "overload")
    for _ in range(2):
        t.says(0, t.words[0])
    assert t.asked == (0, "main")
    assert t.table.load(0) == 7


@rule("WW-108")
def test_a_dispel_that_comes_too_late_does_nothing() -> None:
    t = duel().hand(0, "dispel").spell("shatter", 0, 0, markers=2).spell("pain_link", 1, 1, markers=2)
    t.says(0, "cast dispel", "spell 2")
    t.table.end_spell(t.table.spells[1])
    t.quiet()
    assert t.in_play() == ["shatter"]


# Items


@rule("WW-090", "WW-137", "WW-154", "WW-151")
def test_an_item_is_played_open_and_opens_no_window() -> None:
    t = duel().hand(0, "bloodshard").hand(1, "absorb_spell", "negate_neutral")
    t.says(0, "play bloodshard")
    assert t.asked == (0, "main")
    assert t.items(0) == ["bloodshard"]


@rule("WW-153", "WW-155", "WW-157", "WW-028", "WW-193")
def test_dropping_is_free_and_picking_up_costs_a_point() -> None:
    t = duel().carry(0, "large_rock", "bloodshard").does(0, "drop large_rock", "drop bloodshard", "pick bloodshard")
    assert (t.items(0), t.on(0, 0), t.table.mp) == (["bloodshard"], ["large_rock"], 2)
    assert t.refuses(0, "pick bloodshard") == "WW-155"
    assert t.refuses(0, "drop zot") == "WW-157"


@rule("WW-156", "WW-R116")
def test_at_the_limit_something_goes_first() -> None:
    t = duel().hand(0, "zot", "dispel", "fireball", "add", "flood", "fog", "add").lying("large_rock", 0, 0)
    t.does(0, "pick large_rock")
    assert t.asked == (0, "make_room")
    assert t.refuses(0, "finish") == "WW-R116"
    t.does(0, "back", "pick large_rock", "discard zot")
    assert (t.items(0), t.table.mp, t.table.load(0)) == (["large_rock"], 2, 7)


@rule("WW-156", "WW-212", "WW-R117", "WW-R115")
def test_a_brainstone_makes_its_own_room() -> None:
    t = duel().hand(0, "zot", "dispel", "fireball", "add", "flood", "fog", "add").lying("brainstone", 0, 0)
    t.does(0, "pick brainstone")
    assert t.asked == (0, "overload")
    assert (t.table.limit(0), t.table.load(0)) == (9, 10)
    t.does(0, "discard zot")
    t.does(0, "drop brainstone")
    assert t.asked == (0, "brain_discard")
    t.says(0, t.words[0])
    t.says(0, t.words[0])
    assert t.asked == (0, "main")
    t.does(0, "pick brainstone")
    assert t.asked == (0, "main")
    assert t.table.load(0) <= 7


@rule("WW-E78", "WW-R117", "WW-R58", "WW-R69", "WW-197")
def test_a_burnt_brainstone_costs_two_cards_at_once() -> None:
    t = duel().hand(1, "fireball").carry(0, "brainstone")
    t.hand(0, "zot", "dispel", "add", "flood", "fog", "add", "shield", "teleport")
    t.ends_turn(0)
    t.says(1, "cast fireball", "at blue")
    t.says(0, "pass")
    t.says(0, "pass")
    assert t.asked == (0, "brain_discard")
    t.says(0, "discard zot", "discard dispel")
    assert t.asked == (1, "main")
    assert (t.table.load(0), t.table.limit(0)) == (6, 7)


@rule("WW-R117")
def test_whoever_has_no_cards_owes_none() -> None:
    t = duel().carry(0, "brainstone").does(0, "drop brainstone")
    assert t.asked == (0, "main")
    assert t.table.brain_debt == [0, 0]


@rule("WW-E46", "WW-197", "WW-R58", "WW-206", "WW-149")
def test_burning_boomstones_kill_without_credit() -> None:
    t = duel().hand(0, "fireball").hand(1, "shield", "zot").carry(1, "boomstone", "boomstone", "lifestone").life(15, 9)
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass")
    t.says(1, "react shield")
    t.quiet()
    assert t.table.over
    assert t.table.life[1] == -2
    assert t.table.kills == [0, 0]
    assert t.table.outcome().winners == [0]
    assert t.cards(0) == []


@rule("WW-017", "WW-R111", "WW-R118", "WW-195")
def test_a_lifestone_heals_at_the_start_of_the_turn_up_to_twenty() -> None:
    t = duel().carry(1, "lifestone").life(15, 20)
    t.ends_turn(0)
    assert t.table.life == [15, 20]
    t.ends_turn(1)
    t.life(15, 11)
    t.ends_turn(0)
    assert t.table.life == [15, 12]


@rule("WW-196", "WW-079")
def test_a_bloodshard_may_leave_nothing() -> None:
    t = duel().at(1, 0, 1).carry(1, "bloodshard").does(0, "punch", "at red")
    assert t.table.life == [15, 15]


@rule("WW-R89", "WW-067", "WW-167")
def test_the_solvent_destroys_any_object_without_an_attack() -> None:
    t = duel().carry(0, "universal_solvent", "universal_solvent").lying("large_rock", 0, 1).lying("lifestone", 0, 1)
    t.treasure(0, 0, 2)
    t.says(0, "use universal_solvent")
    assert square(0, 2) not in t.words
    t.says(0, square(0, 1))
    assert t.words == ["back", "hit large_rock", "hit lifestone"]
    t.says(0, "hit lifestone")
    assert (t.on(0, 1), t.discarded("lifestone"), t.table.attacks) == (["large_rock"], 1, 0)
    t.does(0, "use universal_solvent", border(t, 0, 1, "south"))
    assert t.stands(0, 1, "south") == "open"
    t = duel().carry(0, "universal_solvent").spell("stone_block", 1, square=square_at(0, 2))
    t.does(0, "use universal_solvent", square(0, 2))
    assert t.in_play() == []
    t = duel().carry(0, "universal_solvent").lying("large_rock", 0, 2).does(0, "use universal_solvent", square(0, 2))
    assert t.on(0, 2) == []


# Treasures and victory


@rule("WW-161", "WW-162", "WW-163", "WW-164", "WW-213")
def test_a_treasure_ends_the_phase_and_weighs_nothing() -> None:
    t = scene().at(0, 1, 1).hand(0, "zot")
    assert t.refuses(0, "lift red") == "WW-162"
    t.does(0, "lift blue")
    assert t.asked == (0, "discard")
    assert t.table.load(0) == 1
    t.does(0, "done", "stop")
    t.ends_turn(1)
    t.treasure(2, 1, 1)
    assert t.refuses(0, "lift red") == "WW-161"
    t.does(0, "drop treasure")
    assert t.table.treasures[0] == square_at(1, 1)
    assert t.refuses(0, "drop treasure") == "WW-164"
    assert "lift red" in t.words


@rule("WW-165", "WW-166", "WW-218", "WW-221", "WW-E75", "WW-R105")
def test_treasures_on_the_base_are_points_while_they_lie_there() -> None:
    t = scene().bearing(0, 2).does(0, "drop treasure")
    assert t.table.points(0) == 1
    t.at(1, 2, 2)
    t.ends_turn(0)
    t.does(1, "lift red")
    assert t.table.points(0) == 0
    t = scene().treasure(2, 2, 2).bearing(0, 3)
    t.does(0, "drop treasure")
    assert t.table.over
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([0], "points")
    assert t.table.outcome().scores == [2, 0]


@rule("WW-165", "WW-162")
def test_own_treasures_are_no_points() -> None:
    t = scene().bearing(0, 0).does(0, "drop treasure")
    assert t.table.points(0) == 0


@rule("WW-203", "WW-204", "WW-219", "WW-R109", "WW-218", "WW-214")
def test_a_kill_gives_a_point_and_the_hand() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 3).at(2, 8, 8).hand(0, "fireball", "zot", "dispel", "fog").life(15, 5, 15)
    t.hand(1, "add", "add", "add", "flood", "energy_6").carry(1, "large_rock")
    t.does(0, "cast fireball", "at red")
    assert t.table.kills == [1, 0, 0]
    assert t.asked == (0, "overload")
    t.does(0, "discard add")
    assert t.table.load(0) == 7
    assert t.on(0, 3) == ["large_rock"]
    assert t.told(2, "killed") == [{"seat": 0, "victim_seat": 1, "cards": 5}]
    assert GAME.view(t.table, 1).known[0] == sorted(GAME.view(t.table, 1).known[0])
    assert GAME.view(t.table, 2).known[0] == []


@rule("WW-219", "WW-203")
def test_the_last_wizard_wins() -> None:
    t = duel().hand(0, "fireball").life(15, 5).does(0, "cast fireball", "at red")
    assert t.table.over
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([0], "last_wizard")


@rule("WW-E50", "WW-207", "WW-R108", "WW-220", "WW-R107")
def test_who_dies_with_his_victim_does_not_win() -> None:
    t = duel().hand(0, "fireball").life(3, 5).spell("pain_link", 1, 1, markers=2)
    t.kills(1, 0)
    t.does(0, "cast fireball", "at red")
    assert t.table.over
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([], "all_dead")
    t = scene(3).at(0, 0, 0).at(1, 0, 3).hand(0, "fireball").hand(1, "zot").life(3, 5, 15)
    t.spell("pain_link", 1, 1, markers=2)
    t.does(0, "cast fireball", "at red")
    assert (t.table.outcome().winners, t.discarded("zot")) == ([2], 1)


@rule("WW-R104", "WW-202", "WW-168", "WW-R121")
def test_a_dying_wizards_treasure_scores_where_it_falls() -> None:
    t = scene(3).at(0, 2, 3).at(1, 2, 2).hand(0, "fireball").life(15, 5, 15).bearing(1, 4)
    t.does(0, "cast fireball", "at red")
    assert t.table.over
    assert t.table.outcome().scores[0] == 2


@rule("WW-R104", "WW-R121", "WW-202", "WW-R122")
def test_what_the_dead_leave_behind() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 3).hand(0, "fireball").life(15, 5, 15).treasure(4, 7, 2)
    t.spell("create_wall", 1, border=t.border_at(4, 0, "east")).spell("acid_bath", 2, 1, markers=2)
    door = t.border_at(3, 3, "east")
    t.at(1, 3, 3).at(0, 3, 2).at(2, 3, 4)
    t.table.open_door(1, door)
    t.table.open_door(2, door)
    t.does(0, "cast fireball", "at red")
    assert t.in_play() == []
    assert t.table.maze.holding == [2 * 200 + door]
    assert t.stands(4, 0, "east") == "open"
    assert t.table.kills == [1, 0, 0]
    assert not t.table.may_unlock(0, t.border_at(7, 1, "east"))


@rule("WW-R106", "WW-220")
def test_of_several_winners_the_active_seat_comes_first() -> None:
    t = scene(3).kills(2, 2, 0)
    t.table.unsettled = True
    t.does(0, "step east")
    assert t.table.outcome().winners == [0]


@rule("WW-R110", "WW-203", "WW-201")
def test_one_attack_may_kill_two() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 1).at(2, 0, 1).hand(0, "lightning_bolt").hand(1, "zot").hand(2, "fog")
    t.life(15, 3, 3)
    t.does(0, "cast lightning_bolt", "toward east")
    assert t.table.over
    assert t.table.kills[0] == 2
    assert t.cards(0) == ["zot", "fog"]


@rule("WW-R120", "WW-016")
def test_a_dead_active_wizard_has_no_more_turn() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 3).hand(0, "fireball").life(3, 15, 15).spell("pain_link", 1, 1, markers=2)
    t.does(0, "cast fireball", "at red")
    assert t.asked == (1, "main")


@rule("WW-R24")
def test_nobody_scores_by_killing_himself() -> None:
    t = scene(3).at(0, 2, 0).at(1, 2, 1).hand(0, "lightning_bolt", "energy_4").life(3, 15, 15)
    t.does(0, "cast lightning_bolt", "boost energy_4", "toward east")
    assert not t.table.alive(0)
    assert t.table.kills == [0, 0, 0]


@rule("WW-R113", "WW-095")
def test_there_is_always_a_way_to_end_or_to_go_back() -> None:
    t = duel().hand(0, "fireball")
    assert t.words[0] == "finish"
    t.says(0, "cast fireball")
    assert t.words[0] == "back"


@rule("WW-R96")
def test_markers_never_run_out() -> None:
    t = duel().spell("homunculus", 1, 1, markers=99)
    t.table.daze(1, 40)
    t.table.check()


def test_what_lies_in_a_bush_or_a_cloud_is_out_of_reach() -> None:
    t = duel().hand(0, "fireball")
    t.table.maze = t.table.maze.clone()
    t.table.maze.fills[square_at(0, 3)] = CLOUD
    t.table.maze.name_sight()
    assert not can_attack(t.table, Plan(0, CASTING, NUMBER["fireball"], ATTACK), 1)
    t.table.maze.fills[square_at(0, 3)] = ROSEBUSH_FILL
    assert not can_attack(t.table, Plan(0, CASTING, NUMBER["fireball"], ATTACK), 1)


@rule("WW-171")
def test_any_fire_destroys_a_bush_and_nothing_cracks_a_cloud() -> None:
    t = duel().spell("stone_block", 1, square=square_at(0, 2))
    t.table.maze = t.table.maze.clone()
    t.table.maze.fills[square_at(0, 2)] = CLOUD
    hit_fill(t.table, 0, square_at(0, 2), Source(9))
    assert t.in_play() == ["stone_block"]
    t.table.maze.fills[square_at(0, 2)] = ROSEBUSH_FILL
    hit_fill(t.table, 0, square_at(0, 2), Source(1, 1))
    assert t.in_play() == []


@rule("WW-043")
def test_a_created_door_opens_for_its_maker_only() -> None:
    t = scene().at(0, 2, 2).at(1, 2, 2)
    door = t.border_at(2, 2, "east")
    t.border(2, 2, "east", "door")
    t.table.spells.append(Spell(7, NUMBER["create_door"], 1, -1, door, -1, 0))
    assert t.table.may_unlock(1, door)
    assert not t.table.may_unlock(0, door)


@rule("WW-R31")
def test_water_straight_down_knocks_south() -> None:
    t = scene().at(0, 0, 0).at(1, 1, 0).hand(0, "waterbolt")
    t.does(0, "cast waterbolt", "at red", "amount 0")
    assert t.where(1) == (2, 0)


def test_a_saved_table_goes_on() -> None:
    t = duel().hand(0, "fireball", "waterbolt", "brain_burn", "thought_steal").hand(1, "shield", "zot")
    t.says(0, "cast fireball", "at red")
    again = GAME.restore(GAME.save(t.table))
    assert again.question() == "react"
    assert again.options() == t.table.options()


def test_nothing_fills_an_empty_square() -> None:
    assert duel().table.filled_by(square_at(0, 1)) == -1
