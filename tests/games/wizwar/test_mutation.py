"""Mutation: forms, long arms, strength, and bodies that give way."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import border, scene, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.maze.board import square_at


@rule("WW-E01", "WW-034", "WW-035", "WW-036")
def test_a_golem_is_slow_at_once() -> None:
    t = wide().hand(0, "golem_form", "large_rock").mp(1)
    t.does(0, "cast golem_form", "unboosted")
    assert (t.table.base_speed(0), t.table.mp) == (2, 0)
    t.does(0, "speed", "boost large_rock")
    assert t.table.mp == 3


@rule("WW-096", "WW-R68", "WW-152")
@pytest.mark.parametrize("form", ["golem_form", "werewolf_form", "slime_form"])
def test_some_forms_cast_counters_only(form: str) -> None:
    t = wide().at(1, 0, 1).hand(0, "fireball", "fog", "lifestone").spell(form, 0, 0, markers=2).carry(0, "large_rock")
    assert t.refuses(0, "cast fog") == "WW-096"
    assert t.refuses(0, "cast fireball") == "WW-096"
    t.says(0, "play lifestone")
    if form == "slime_form":
        assert t.refuses(0, "punch") == "WW-096"
        assert t.refuses(0, "use large_rock") == "WW-096"
    else:
        t.does(0, "use large_rock", "at red")
        assert t.table.life[1] == 13


@rule("WW-062", "WW-E48", "WW-196", "WW-R01", "WW-036")
def test_fists_and_skins_of_forms() -> None:
    for form, die, hurt in (("golem_form", 1, 2), ("big_man_form", 1, 3), ("werewolf_form", 4, 4)):
        t = wide().at(1, 0, 1).spell(form, 0, 0, markers=2)
        t.dice(die).says(0, "punch", "at red")
        t.quiet()
        assert t.table.life[1] == 15 - hurt
    assert wide().spell("werewolf_form", 0, 0, markers=1).table.base_speed(0) == 4
    t = wide().hand(0, "fireball").hand(1, "shield", "drop_object").spell("golem_form", 1, 1, markers=2)
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass", "react shield", "boost drop_object")
    t.quiet()
    assert t.table.life[1] == 15


@rule("WW-163")
def test_a_golem_pays_for_a_treasure_and_goes_on() -> None:
    t = wide().at(0, 0, 5).spell("golem_form", 0, 0, markers=2).mp(2)
    t.does(0, "lift red")
    assert (t.table.mp, t.asked) == (1, (0, "main"))
    t = wide().at(0, 0, 5).spell("golem_form", 0, 0, markers=2).mp(0)
    assert t.refuses(0, "lift red") == "WW-028"


@rule("WW-E22", "WW-081", "WW-070", "WW-074", "WW-R10", "WW-R11")
def test_a_gnome_evades_by_the_die() -> None:
    t = wide().hand(0, "fireball").hand(1, "gnome_form")
    t.says(0, "cast fireball", "at red")
    t.dice(2).says(1, "react gnome_form")
    t.quiet()
    assert (t.table.life[1], t.table.base_speed(1)) == (15, 2)
    t = wide().hand(0, "fireball").hand(1, "gnome_form", "full_shield")
    t.says(0, "cast fireball", "at red")
    t.dice(3).says(1, "react gnome_form")
    t.says(0, "pass")
    assert "react full_shield" in t.words
    t.quiet()
    assert t.table.life[1] == 10
    t = wide().hand(0, "fireball").spell("gnome_form", 1, 1, markers=2)
    t.dice(1).says(0, "cast fireball", "at red")
    t.quiet()
    assert t.table.life[1] == 15


@rule("WW-E11", "WW-143", "WW-018", "WW-131")
def test_extra_arms_unboosted_last_one_turn() -> None:
    t = wide().hand(0, "extra_arms")
    t.does(0, "cast extra_arms")
    assert (t.markers("extra_arms"), t.table.load(0)) == (1, 1)
    t.ends_turn(0)
    t.ends_turn(1)
    assert t.in_play() == []


@rule("WW-213", "WW-163", "WW-155", "WW-R69")
def test_extra_arms_take_all_that_lies_here() -> None:
    t = wide().at(0, 0, 5).spell("extra_arms", 0, 0, markers=3).lying("dagger", 0, 5).lying("lifestone", 0, 5)
    t.hand(0, "fog", "flood", "add", "zot", "dispel", "meditate").mp(2)
    t.says(0, "pick dagger")
    assert t.asked == (0, "arms_pick")
    assert t.refuses(0, "pick zot") == "WW-163"
    t.says(0, "pick lifestone")
    t.says(0, "lift red")
    t.quiet()
    assert t.asked == (0, "main")
    assert (t.table.mp, t.items(0), t.table.burden[0]) == (1, ["lifestone", "dagger"], 2)
    assert t.table.load(0) == 7
    t.says(0, "end 1")
    assert t.asked == (0, "overload")
    t.says(0, "drop dagger", "drop lifestone")
    t = wide().at(0, 0, 5).spell("extra_arms", 0, 0, markers=3).mp(1).lying("dagger", 0, 5)
    t.does(0, "lift red")
    assert (t.table.mp, t.asked) == (0, (0, "arms_pick"))
    t.says(0, "pick dagger")
    assert (t.items(0), t.asked) == (["dagger"], (0, "main"))
    t = wide().at(0, 0, 5).spell("extra_arms", 0, 0, markers=3).lying("dagger", 0, 5)
    t.says(0, "pick dagger", "done")
    assert t.asked == (0, "main")


@rule("WW-162", "WW-163", "WW-164")
def test_with_extra_arms_a_treasure_costs_a_point_or_the_rest_of_the_phase() -> None:
    t = wide().at(0, 0, 5).spell("extra_arms", 0, 0, markers=3).mp(1)
    t.does(0, "lift red")
    assert (t.table.mp, t.asked) == (0, (0, "main"))
    t.says(0, "drop treasure")
    t.does(0, "lift red")
    assert (t.table.burden[0], t.asked) == (2, (0, "discard"))


@rule("WW-063", "WW-056")
def test_many_arms_punch_all_in_reach() -> None:
    t = scene(3, giant_spellbook="on").at(0, 0, 1).at(1, 0, 0).at(2, 0, 2).spell("extra_arms", 0, 0, markers=3)
    t.does(0, "punch", "at red")
    assert t.table.life == [15, 14, 14]


@rule("WW-R64", "WW-053", "WW-192")
def test_adrenaline_gives_a_second_attack() -> None:
    t = wide().hand(0, "adrenaline", "fireball", "zot", "powerthrust")
    t.does(0, "cast adrenaline", "unboosted", "at self")
    t.does(0, "cast fireball", "at red")
    t.does(0, "cast zot", "damage", "unboosted", "at red")
    assert t.table.life[1] == 9
    assert t.refuses(0, "cast powerthrust") == "WW-053"
    t = wide().hand(0, "fireball", "zot").spell("adrenaline", 1, 0, markers=3).stun(0, 1)
    t.does(0, "step east", "cast fireball", "at red")
    assert t.refuses(0, "cast zot") == "WW-R64"
    t.says(0, "step west")
    t = wide().hand(0, "fireball", "zot").spell("adrenaline", 0, 0, markers=3).stun(0, 1)
    t.does(0, "cast fireball", "at red")
    t.does(0, "cast zot", "damage", "at red")
    assert t.refuses(0, "step east") == "WW-192"
    t = wide().hand(0, "adrenaline").hand(1, "full_shield").carry(1, "null_powder")
    t.says(0, "cast adrenaline", "at red")
    assert {"react full_shield", "react null_powder"} <= set(t.words)


@rule("WW-R66", "WW-E73", "WW-R39")
def test_slime_seeps_through_doors_and_leaves_the_treasure() -> None:
    t = wide().at(0, 2, 6).spell("slime_form", 0, 0, markers=2).bearing(0, 3).at(1, 2, 7)
    t.does(0, "step east")
    assert (t.where(0), t.table.burden[0], t.table.treasures[3]) == ((2, 7), -1, square_at(2, 6))
    assert t.table.life[1] == 14
    t = wide().spell("slime_form", 0, 0, markers=2).spell("thornbush", 1, square=square_at(0, 1))
    t.lying("handful_of_tacks", 0, 2).spell("strength", 0, 0, markers=2)
    t.does(0, "step east", "step east", "step east")
    assert t.table.life == [15, 13]


@rule("WW-R67", "WW-115", "WW-116", "WW-026")
def test_a_big_man_fills_his_square_and_pushes() -> None:
    t = scene(3, giant_spellbook="on").at(0, 0, 0).at(1, 0, 2).at(2, 0, 4).hand(1, "big_man_form")
    assert t.table.sees(0, 2)
    t.ends_turn(0)
    t.does(1, "cast big_man_form")
    assert not t.table.sees(0, 2)
    assert t.table.sees(0, 1)
    t.does(1, "step east")
    assert t.asked == (1, "main")
    t.says(1, "step east")
    assert (t.where(1), t.where(2)) == ((0, 4), (1, 4))
    t.ends_turn(1)
    assert t.refuses(2, "step north") == "WW-026"


@rule("WW-R67")
def test_whoever_is_pushed_chooses_where_there_is_a_choice() -> None:
    t = wide().at(0, 0, 2).at(1, 0, 3).spell("big_man_form", 0, 0, markers=2)
    t.says(0, "step east")
    assert t.asked == (1, "push_choice")
    assert t.words == ["step east", "step south"]
    assert t.refuses(1, "step west") == "WW-R67"
    t.says(1, "step south")
    assert (t.where(0), t.where(1)) == ((0, 3), (1, 3))
    t.ends_turn(0)
    t.table.spells = []
    t = wide().at(0, 0, 1).at(1, 0, 0).spell("big_man_form", 0, 0, markers=2)
    t.border(0, 0, "south", "wall")
    assert t.refuses(0, "step west") == "WW-R67"
    t = wide().at(1, 0, 1).hand(0, "teleport").spell("big_man_form", 0, 0, markers=2)
    t.says(0, "cast teleport")
    assert square(0, 1) not in t.words
    t = wide().hand(0, "teleport").spell("big_man_form", 1, 1, markers=2)
    t.says(0, "cast teleport")
    assert square(0, 3) not in t.words


@rule("WW-R67", "WW-180")
def test_a_rock_thrown_at_a_big_man_falls_before_him() -> None:
    t = wide().carry(0, "large_rock").spell("big_man_form", 1, 1, markers=2)
    t.does(0, "use large_rock", "at red")
    assert t.on(0, 2) == ["large_rock"]


@rule("WW-R39", "WW-R40", "WW-R44", "WW-158")
def test_strength_doubles_and_tears() -> None:
    t = wide().at(1, 0, 0).spell("strength", 0, 0, markers=2).bearing(1, 0).carry(1, "dagger")
    t.says(0, "use strength", "at red")
    t.dice(2).quiet()
    assert t.asked == (0, "which_thing")
    t.says(0, "drop treasure")
    assert t.table.burden == [0, -1]
    t = wide().at(1, 0, 0).spell("strength", 0, 0, markers=2).bearing(0, 0).carry(1, "dagger").bearing(1, 1)
    t.says(0, "use strength", "at red")
    t.dice(3).quiet()
    assert t.items(0) == ["dagger"]
    t = wide().at(1, 0, 0).spell("strength", 0, 0, markers=2).carry(1, "dagger")
    t.says(0, "use strength", "at red")
    t.dice(1).quiet()
    assert t.items(1) == ["dagger"]
    t = wide().spell("strength", 0, 0, markers=2)
    assert t.refuses(0, "use strength") == "WW-092"
    t.at(1, 0, 1).does(0, "punch", "at red")
    assert t.table.life[1] == 13
    assert wide().refuses(0, "use strength") == "WW-065"
    t = wide().at(1, 0, 0).spell("strength", 0, 0, markers=2).carry(1, "dagger").hand(1, "teleport")
    t.says(0, "use strength", "at red")
    t.says(1, "react teleport", square(0, 1))
    t.quiet()
    assert t.items(1) == ["dagger"]


@rule("WW-R41", "WW-E80", "WW-068", "WW-150")
def test_heave_ho_throws_the_treasure() -> None:
    t = wide().hand(0, "heave_ho").hand(1, "full_shield", "shield").bearing(0, 2).at(1, 0, 4)
    t.says(0, "cast heave_ho", "at red")
    assert t.asked == (0, "main")
    assert (t.table.life[1], t.table.treasures[2]) == (11, square_at(0, 4))
    t = wide().hand(0, "heave_ho").bearing(0, 2)
    t.says(0, "cast heave_ho", square(0, 2))
    assert t.table.treasures[2] == square_at(0, 2)
    t = wide().hand(0, "heave_ho").bearing(0, 2)
    t.says(0, "cast heave_ho", border(t, 0, 2, "south"))
    assert t.table.treasures[2] == square_at(0, 2)
    t = wide().hand(0, "heave_ho").bearing(0, 2).spell("stone_block", 1, square=square_at(0, 2))
    t.says(0, "cast heave_ho", square(0, 2))
    assert t.table.treasures[2] == square_at(0, 1)
    assert wide().hand(0, "heave_ho").refuses(0, "cast heave_ho") == "WW-092"


@rule("WW-R43", "WW-091", "WW-R71")
def test_stretch_takes_puts_and_punches() -> None:
    t = wide().hand(0, "stretch", "stretch").lying("dagger", 0, 2).mp(1)
    t.says(0, "cast stretch")
    assert t.words == ["back", "reach", "fist"]
    t.does(0, "reach", square(0, 2))
    assert (t.items(0), t.table.mp) == (["dagger"], 0)
    t.says(0, "cast stretch", "put")
    t.does(0, square(0, 1), "drop dagger")
    assert t.on(0, 1) == ["dagger"]
    t = wide().hand(0, "stretch").treasure(2, 0, 2).lying("dagger", 0, 2).hand(1, "ward")
    t.says(0, "cast stretch", "reach", square(0, 2), "lift red")
    t.says(1, "pass")
    assert t.asked == (1, "react")
    t.quiet()
    assert (t.table.burden[0], t.asked) == (2, (0, "discard"))
    t = wide().hand(0, "stretch").bearing(0, 2)
    t.does(0, "cast stretch", "put", square(0, 1), "drop treasure")
    assert t.table.treasures[2] == square_at(0, 1)
    t = wide().hand(0, "stretch", "fireball")
    t.does(0, "cast stretch", "fist", "at red")
    assert t.table.life[1] == 14
    assert t.refuses(0, "cast fireball") == "WW-053"
    t = wide().hand(0, "stretch").at(1, 4, 4)
    assert t.refuses(0, "cast stretch") == "WW-092"


@rule("WW-R70")
def test_mad_dash_doubles_and_drops() -> None:
    t = wide().hand(0, "mad_dash").bearing(0, 2).mp(2)
    t.does(0, "cast mad_dash")
    assert (t.table.mp, t.table.burden[0]) == (4, -1)
    assert t.refuses(0, "lift red") == "WW-R70"
    assert wide().hand(0, "mad_dash").mp(0).refuses(0, "cast mad_dash") == "WW-R70"


def test_wallivore_eats_a_wall() -> None:
    t = wide().hand(0, "wallivore", "wallivore").at(0, 0, 1)
    t.does(0, "cast wallivore", border(t, 0, 1, "south"))
    assert (t.stands(0, 1, "south"), t.table.life[0]) == ("open", 17)
    assert t.refuses(0, "cast wallivore") == "WW-092"


@rule("WW-R54", "WW-E53", "WW-196")
def test_featherweight_floats_away_from_the_blow() -> None:
    t = wide().at(0, 0, 0).at(1, 0, 2).border(0, 3, "south", "wall").border(0, 4, "south", "wall")
    t.hand(0, "powerthrust").hand(1, "featherweight")
    t.says(0, "cast powerthrust", "at red")
    t.says(1, "react featherweight")
    t.quiet()
    assert (t.where(1), t.table.life[1]) == ((0, 4), 14)
    t = wide().at(0, 0, 0).at(1, 0, 3).hand(0, "powerthrust").spell("featherweight", 1, 1, markers=2)
    t.spell("thornbush", 0, square=square_at(0, 4))
    t.says(0, "cast powerthrust", "at red")
    t.quiet()
    assert (t.where(1), t.table.life[1], t.table.stun[1]) == ((0, 4), 12, 1)
    t = wide().at(1, 0, 0).hand(0, "powerthrust").spell("featherweight", 1, 1, markers=2)
    t.says(0, "cast powerthrust", "at red")
    t.quiet()
    assert t.asked == (1, "feather_step")
    assert t.refuses(1, "step north") == "WW-R54"
    t.says(1, "step south", "step south")
    assert t.where(1) == (3, 0)
    assert t.table.life[1] == 15


@rule("WW-R50", "WW-060")
def test_disease_is_an_attack_only_in_its_first_turn() -> None:
    t = wide().at(1, 0, 1).hand(0, "disease").life(15, 3)
    t.does(0, "cast disease")
    t.says(0, "step east")
    assert t.asked == (1, "react")
    t.quiet()
    assert (t.table.over, t.table.kills) == (True, [1, 0])
    t = wide().at(1, 0, 1).spell("disease", 0, 0, markers=2).life(15, 6)
    t.does(0, "step east", "step west", "step east")
    assert (t.table.life[1], t.table.kills) == (3, [0, 0])
    t = wide().at(1, 0, 1).hand(0, "disease").spell("mist_body", 1, 1, markers=3)
    t.does(0, "cast disease", "step east")
    assert t.table.life[1] == 15
    t = wide().at(1, 0, 1).hand(0, "disease").hand(1, "teleport")
    t.does(0, "cast disease")
    t.says(0, "step east")
    t.says(1, "react teleport", square(0, 3))
    t.quiet()
    assert t.table.life[1] == 15


@rule("WW-R69", "WW-018", "WW-214")
def test_when_the_arms_are_gone_the_load_is_checked_at_once() -> None:
    t = wide().spell("extra_arms", 0, 0, markers=1).carry(0, "dagger", "lifestone")
    t.hand(0, "fog", "flood", "add", "zot", "dispel", "meditate")
    t.ends_turn(0)
    t.ends_turn(1)
    assert t.asked == (0, "overload")
    t.says(0, "drop dagger")
    assert t.asked == (0, "main")


@rule("WW-R116")
def test_free_thoughts_make_no_room() -> None:
    t = wide(free_thoughts="on").lying("dagger", 0, 0).spell("shatter", 0, 0, markers=2)
    t.hand(0, "fog", "flood", "add", "zot", "dispel", "meditate", "fireball")
    t.says(0, "pick dagger", "end 1")
    assert t.asked == (0, "make_room")
    t.says(0, "discard fog")
    assert t.items(0) == ["dagger"]
