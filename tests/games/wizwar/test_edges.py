"""Where rules meet: forms and modifiers, thickets and ranges, windows and what has changed meanwhile."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, border, duel, scene, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.maze.board import square_at

# Forms


@rule("WW-096", "WW-033", "WW-R75")
def test_forms_that_cast_no_neutral_spells_cannot_add() -> None:
    for form in ("golem_form", "werewolf_form", "slime_form"):
        t = wide().hand(0, "add", "energy_4", "energy_5").spell(form, 0, 0, markers=2)
        t.says(0, "speed")
        assert t.words == ["back", "boost add", "boost energy_4", "boost energy_5"]
        assert t.refuses(0, "with add") == "WW-096"


# Thickets


@rule("WW-117", "WW-098", "WW-101")
def test_from_inside_a_bush_the_own_borders_are_out_of_reach() -> None:
    t = wide().at(1, 4, 4).spell("rosebush", 1, square=square_at(0, 0)).hand(0, "wallivore", "energy_5")
    t.spell("shatter", 0, 0, markers=2).carry(0, "wizardblade").border(0, 0, "south", "wall")
    assert t.refuses(0, "cast wallivore") == "WW-092"
    t.says(0, "punch")
    assert t.words == ["back", square(0, 0)]
    t.says(0, "back", "use wizardblade", "boost energy_5")
    assert t.words == ["back", square(0, 0)]
    t = wide().hand(0, "pick_lock", "pass_through_wall")
    t.at(0, 3, 8).border(3, 8, "west", "door").border(3, 8, "east", "wall")
    assert {"cast pick_lock", "cast pass_through_wall"} <= set(t.words)
    t.spell("dust_cloud", 1, square=square_at(3, 8))
    assert t.refuses(0, "cast pick_lock") == "WW-092"
    assert t.refuses(0, "cast pass_through_wall") == "WW-092"


@rule("WW-117", "WW-128")
def test_no_line_bends_out_of_a_bush() -> None:
    t = wide().spell("thornbush", 1, square=square_at(0, 0)).hand(0, "fireball", "around_the_corner", "dispel")
    t.spell("create_wall", 1, border=t.border_at(0, 3, "south"))
    t.says(0, "cast fireball", "with around_the_corner")
    assert t.words == ["back", square(0, 0)]
    t.says(0, "back", "cast dispel", "with around_the_corner")
    assert t.words == ["back", "spell 1"]


@rule("WW-118", "WW-R88")
def test_in_a_cloud_one_still_reaches_the_spells_on_oneself() -> None:
    t = wide().spell("dust_cloud", 1, square=square_at(0, 0)).spell("slow_death", 1, 0, markers=2).hand(0, "dispel")
    t.spell("shatter", 1, 1, markers=2)
    t.says(0, "cast dispel")
    assert t.words == ["back", "spell 1", "spell 2"]


@rule("WW-R91")
def test_tacks_are_collected_from_the_own_cloud_and_strewn_on_a_base() -> None:
    t = wide().spell("dust_cloud", 1, square=square_at(0, 0)).lying("handful_of_tacks", 0, 0)
    assert "collect" in t.words
    t = wide().at(0, 2, 3).carry(0, "handful_of_tacks")
    t.says(0, "use handful_of_tacks")
    assert square(2, 2) in t.words


# Windows


@rule("WW-R27", "WW-074", "WW-R53")
def test_whoever_an_earth_wall_leads_a_bolt_to_may_still_evade_it() -> None:
    """Turned round at once the bolt finds its caster and then the yellow wizard behind him, whom nobody sees."""
    t = wide(3).at(0, 0, 2).at(1, 0, 3).at(2, 0, 0).spell("invisible", 2, 2, markers=3)
    t.hand(0, "lightning_bolt", "energy_4").hand(1, "wall_of_earth")
    t.says(0, "cast lightning_bolt", "boost energy_4", "toward east")
    t.dice(2).says(1, "react wall_of_earth", border(t, 0, 2, "east"))
    t.quiet()
    assert t.told(1, "evaded") == [{"seat": 2}]
    assert t.table.life == [12, 15, 15]


@rule("WW-179", "WW-R59")
def test_a_rock_lies_where_the_target_was_hit() -> None:
    t = duel().carry(0, "large_rock").hand(1, "teleport")
    t.says(0, "use large_rock", "at red")
    t.says(1, "react teleport", square(0, 1))
    t.quiet()
    assert t.table.life[1] == 13
    assert t.on(0, 1) == ["large_rock"]


@rule("WW-R29")
def test_lasting_counters_answer_the_whole_volley_not_the_single_dart() -> None:
    t = wide().hand(0, "fire_darts").hand(1, "pain_link", "featherweight", "gnome_form", "teleport", "full_shield")
    t.says(0, "cast fire_darts", "at red")
    assert set(t.words) == {"pass", "react pain_link", "react featherweight", "react gnome_form"}
    t.says(1, "pass")
    assert set(t.words) == {"pass", "react gnome_form", "react teleport", "react full_shield"}


@rule("WW-R08", "WW-R29")
def test_whom_no_dart_flies_at_any_more_is_not_attacked() -> None:
    t = wide(3).hand(0, "fire_darts", "energy_4", "add", "energy_5").hand(1, "negate_neutral").hand(2, "pain_link")
    t.says(0, "cast fire_darts", "with add", "boost energy_4", "boost energy_5")
    t.says(0, *["at red"] * 4, "at yellow", "rest")
    t.says(1, "react negate_neutral")
    t.quiet()
    assert t.table.life == [15, 11, 15]


@rule("WW-148", "WW-R08", "WW-R07")
def test_out_of_sight_only_the_global_spell_of_a_package_can_be_answered() -> None:
    t = wide().at(1, 4, 4).hand(0, "fog", "energy_4", "add", "energy_5").hand(1, "absorb_spell", "negate_neutral")
    t.says(0, "cast fog", "with add", "boost energy_4", "boost energy_5")
    t.says(1, "react absorb_spell")
    t.quiet()
    assert "fog" in t.cards(1)


@rule("WW-R98", "WW-R99")
def test_fools_gold_still_works_when_a_ward_has_struck() -> None:
    t = wide().at(0, 0, 5).hand(1, "ward", "fools_gold")
    t.says(0, "lift red")
    t.dice(1).says(1, "react ward")
    t.says(0, "pass", "pass")
    assert (t.asked, t.words) == ((1, "react"), ["pass", "react fools_gold"])
    t.says(1, "react fools_gold", square(4, 9))
    t.quiet()
    assert t.table.treasures[2] == square_at(4, 9)
    assert t.asked == (1, "main")


@rule("WW-R99")
def test_fools_gold_may_lay_the_treasure_at_a_big_mans_feet() -> None:
    t = wide().at(0, 0, 5).at(1, 4, 9).spell("big_man_form", 1, 1, markers=2).hand(1, "fools_gold")
    t.says(0, "lift red")
    t.says(1, "react fools_gold")
    assert square(4, 9) in t.words
    assert square(0, 5) not in t.words


@rule("WW-R99", "WW-163")
def test_many_arms_take_nothing_more_when_the_turn_is_lost() -> None:
    t = wide().at(0, 0, 5).hand(1, "fools_gold").spell("extra_arms", 0, 0, markers=2)
    t.lying("dagger", 0, 5).lying("lifestone", 0, 5)
    t.says(0, "pick dagger", "lift red")
    t.says(1, "react fools_gold", square(4, 9))
    t.quiet()
    assert t.asked == (1, "main")
    assert t.items(0) == ["dagger"]


@rule("WW-029", "WW-R54")
def test_whoever_floats_away_is_not_pricked_twice() -> None:
    t = wide().at(0, 0, 1).spell("featherweight", 0, 0, markers=3).traps(1, (0, 2), (4, 0), (4, 1), (4, 2))
    t.spell("rosebush", 1, square=square_at(0, 3)).at(1, 4, 4)
    t.does(0, "step east")
    assert t.where(0) == (0, 2)


@rule("WW-R52", "WW-215")
def test_each_card_of_a_meditation_hurts_when_it_is_drawn() -> None:
    t = duel().hand(0, "meditate").with_foreign("slow_death").spell("slow_death", 1, 0, markers=3).life(1, 15)
    t.does(0, "cast meditate")
    assert t.table.outcome().winners == [1]
    assert t.table.decks[0].size == 82


@rule("WW-R54", "WW-063")
def test_many_fists_drive_each_victim_away() -> None:
    t = wide(3).at(0, 0, 2).at(1, 0, 1).at(2, 0, 3).spell("extra_arms", 0, 0, markers=2)
    t.spell("featherweight", 1, 1, markers=3).spell("strength", 0, 0, markers=2)
    t.says(0, "punch", "at yellow")
    t.quiet()
    assert t.where(1) == (1, 0) or t.where(1) == (0, 0)


@rule("WW-R54", "WW-120")
def test_a_bolt_drives_on_in_its_own_direction_behind_a_turning_portal() -> None:
    t = wide(3).at(0, 2, 4).at(1, 5, 7).at(2, 9, 0).hand(0, "lightning_bolt").spell("featherweight", 1, 1, markers=3)
    t.border(5, 7, "south", "open").border(5, 7, "east", "open").border(5, 7, "west", "open")
    t.does(0, "cast lightning_bolt", "toward east")
    assert t.told(1, "moved")[0] == {"seat": 1, "square": "h7"}


@rule("WW-R54", "WW-R28")
def test_a_storm_out_of_sight_drives_nobody_in_particular() -> None:
    t = wide().at(1, 1, 1).hand(0, "psychic_storm").spell("featherweight", 1, 1, markers=3)
    t.does(0, "cast psychic_storm", square(0, 1))
    assert (t.asked, t.words) == ((1, "feather_step"), ["step east", "step south"])


@rule("WW-R71", "WW-095")
def test_a_bolt_may_need_both_projection_and_boost() -> None:
    t = duel().at(0, 0, 0).at(1, 4, 4).hand(0, "lightning_bolt", "astral_projection", "energy_4")
    assert t.refuses(0, "cast lightning_bolt") == "WW-092"
    t = duel().at(0, 0, 0).at(1, 0, 4).hand(0, "lightning_bolt", "astral_projection", "energy_4")
    t.says(0, "cast lightning_bolt")
    assert t.words[:2] == ["back", "plain"]
    assert {square(0, 1), square(0, 2), square(0, 3)} <= set(t.words)
    t.says(0, square(0, 1))
    assert t.words == ["back", "boost energy_4"]
    t.says(0, "boost energy_4", "toward east")


# Spells that hurt without attacking


def shielded(t: WizScene, victim: int, caster: int) -> bool:
    """Whether the caster is asked for an Anti-Anti when the victim raises a Shield."""
    t.says(victim, "react shield")
    return t.asked == (caster, "react") and "react anti_anti" in t.words


@rule("WW-R05", "WW-R02")
def test_anti_anti_stops_a_shield_against_any_spell_of_yours() -> None:
    t = wide().spell("acid_bath", 1, 0, markers=3).hand(0, "shield").hand(1, "anti_anti")
    t.says(0, "finish", "done", "stop")
    assert t.asked == (0, "react_shield")
    assert shielded(t, 0, 1)
    t.says(1, "react anti_anti")
    t.says(0, "pass") if t.asked == (0, "react_shield") else None
    assert t.table.life[0] == 13
    t = wide().spell("slow_death", 1, 0, markers=3).hand(0, "shield").hand(1, "anti_anti")
    t.says(0, "finish", "done", "draw")
    assert shielded(t, 0, 1)
    t = wide().hand(0, "fireball", "shield").hand(1, "backlash", "anti_anti")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react backlash")
    t.says(0, "pass")
    assert t.asked == (0, "react_shield")
    assert shielded(t, 0, 1)
    t = wide().at(0, 0, 5).hand(0, "shield").hand(1, "ward", "anti_anti")
    t.says(0, "lift red")
    t.says(1, "react ward")
    t.says(0, "pass")
    assert shielded(t, 0, 1)
    t = wide().at(1, 0, 1).hand(0, "destroy_wall", "anti_anti").hand(1, "shield")
    t.says(0, "cast destroy_wall", border(t, 0, 1, "south"))
    t.says(1, "pass")
    assert shielded(t, 1, 0)


@rule("WW-R05")
def test_anti_anti_stops_no_shield_against_a_thing() -> None:
    t = wide().at(0, 0, 2).spell("rosebush", 0, square=square_at(0, 4)).hand(1, "shield").hand(0, "anti_anti")
    t.ends_turn(0)
    t.says(1, "step east")
    assert t.asked == (1, "react_shield")
    assert not shielded(t, 1, 0)


@rule("WW-R121", "WW-205")
def test_the_base_of_a_dead_wizard_is_still_a_strange_base() -> None:
    """Deadly treasures: the rulebook speaks of strange base squares, and a dead wizard's base stays where it is."""
    t = scene(4, deadly_treasures="on", points_to_win="4").treasure(2, 2, 2).bearing(2, 3).dead(3)
    t.ends_turn(0)
    t.ends_turn(1)
    assert not t.table.alive(3)
    t.at(2, *divmod(t.table.base(3), 10)).says(2, "drop treasure")
    assert not t.table.alive(1)


# Refusals: the rule that says why not


@rule("WW-055", "WW-099", "WW-107", "WW-R65", "WW-R30", "WW-040")
def test_a_wrong_target_is_refused_by_the_rule_it_breaks() -> None:
    t = wide(3).at(2, 7, 7).hand(0, "thought_steal", "globe_of_pain", "create_door")
    t.says(0, "cast thought_steal")
    assert t.refuses(0, "at self") == "WW-055"
    assert t.refuses(0, "at blue") == "WW-055"
    assert t.refuses(0, "at yellow") == "WW-099"
    assert t.refuses(0, "at green") == "WW-107"
    assert t.refuses(0, "hit dagger") == "WW-092"
    assert t.refuses(0, square(0, 1)) == "WW-092"
    assert t.refuses(0, "square j1") == "WW-092"
    t.says(0, "back", "cast globe_of_pain", "unboosted")
    assert t.refuses(0, "at yellow") == "WW-R30"
    t.spell("mist_body", 2, 2, markers=2)
    assert t.refuses(0, "at yellow") == "WW-R65"
    t.says(0, "back", "cast create_door")
    assert t.refuses(0, "border j10 east") == "WW-040"
    assert t.refuses(0, border(t, 3, 3, "east")) == "WW-183"
    assert t.refuses(0, border(t, 7, 7, "north")) == "WW-099"


@rule("WW-098", "WW-107", "WW-R21")
def test_near_targets_and_wizards_without_anything() -> None:
    t = wide(3).hand(0, "drop_object", "adrenaline", "wallivore").carry(2, "dagger").border(0, 0, "south", "wall")
    t.says(0, "cast drop_object")
    assert t.refuses(0, "at red") == "WW-R21"
    t.says(0, "back", "cast wallivore")
    assert t.refuses(0, border(t, 1, 2, "north")) == "WW-098"
    assert t.refuses(0, border(t, 0, 0, "east")) == "WW-092"
    t.says(0, "back", "cast adrenaline", "unboosted")
    assert t.refuses(0, "at blue") == "WW-107"


@rule("WW-089", "WW-R75", "WW-R76", "WW-140")
def test_what_cannot_boost() -> None:
    t = wide().hand(0, "powerthrust", "energy_4", "fog").hand(1, "shield", "add", "energy_5", "energy_6")
    t.says(0, "cast powerthrust")
    assert t.refuses(0, "boost fog") == "WW-140"
    assert t.refuses(0, "boost energy_5") == "WW-R76"
    assert t.refuses(0, "with add") == "WW-086"
    t.says(0, "unboosted", "at red")
    t.says(1, "pass", "react shield")
    assert t.refuses(1, "with add") == "WW-R75"


@rule("WW-021", "WW-088", "WW-090", "WW-135", "WW-045")
def test_wishes_out_of_place() -> None:
    t = duel().at(0, 3, 4).hand(0, "energy_4", "large_rock")
    assert t.refuses(0, "cast energy_4") == "WW-088"
    assert t.refuses(0, "cast large_rock") == "WW-090"
    assert t.refuses(0, "cast fireball") == "WW-085"
    assert t.refuses(0, "end 1") == "WW-135"
    assert t.refuses(0, "amount 3") == "WW-094"
    t.says(0, "open west")
    assert t.refuses(0, "open west") == "WW-045"


# Spells that lean on each other


@rule("WW-R80", "WW-R81")
def test_a_seal_that_ends_leaves_the_wall_behind_the_door() -> None:
    t = wide().at(0, 0, 1).hand(0, "create_door", "seal_door", "dispel")
    t.does(0, "cast create_door", border(t, 0, 1, "south"), "leave", "cast seal_door", border(t, 0, 1, "south"))
    t.does(0, "end 2", "end 1")
    assert t.stands(0, 1, "south") == "wall"


@rule("WW-202", "WW-R81", "WW-R122")
def test_whoever_dies_takes_door_and_seal_along() -> None:
    t = wide(3).at(1, 0, 1).spell("create_door", 1, border=wide(3).border_at(0, 2, "east"))
    t.spell("seal_door", 1, border=t.border_at(0, 2, "east")).life(15, 1, 15)
    t.does(0, "step east", "punch", "at red")
    assert not t.table.alive(1)
    assert (t.in_play(), t.discarded("seal_door"), t.discarded("create_door")) == ([], 1, 1)


@rule("WW-R67", "WW-R61")
def test_a_big_man_who_is_swapped_pushes_whoever_is_there() -> None:
    t = wide(3).at(0, 0, 1).at(2, 0, 1).spell("big_man_form", 1, 1, markers=2).hand(0, "swap")
    t.does(0, "cast swap", "at red")
    assert t.asked == (2, "push_choice")
    t.says(2, "step east")
    t.quiet()
    assert [t.where(seat) for seat in range(3)] == [(0, 3), (0, 1), (0, 2)]


@rule("WW-180")
def test_beside_a_big_man_a_rock_still_reaches_its_target() -> None:
    t = wide(3).carry(0, "large_rock").at(2, 0, 3).spell("big_man_form", 1, 1, markers=2)
    t.does(0, "use large_rock", "at yellow")
    assert t.on(0, 3) == ["large_rock"]
    t = wide(3).carry(0, "large_rock").at(2, 0, 3).spell("big_man_form", 1, 1, markers=2)
    t.does(0, "use large_rock", "at red")
    assert t.on(0, 2) == ["large_rock"]


@rule("WW-R67")
def test_nobody_is_pushed_out_of_a_closed_square() -> None:
    t = wide(3).at(2, 0, 3).spell("big_man_form", 0, 0, markers=2).hand(0, "swap").carry(0, "visionstone")
    t.border(0, 2, "east", "wall").border(0, 3, "east", "wall").border(0, 3, "south", "wall")
    t.does(0, "cast swap", "at red")
    assert [t.where(seat) for seat in range(3)] == [(0, 3), (0, 0), (0, 3)]


# Modifiers


@rule("WW-R71", "WW-095")
def test_a_projection_needs_somebody_else_to_aim_at() -> None:
    t = duel().at(1, 1, 3).hand(0, "astral_projection").with_foreign("adrenaline").hand(0, "adrenaline")
    t.says(0, "cast adrenaline")
    assert t.asked == (0, "astral")
    assert square(1, 0) not in t.words
    t.says(0, t.words[-1])
    assert "at self" not in t.words
    t.says(0, "back", "cast adrenaline", "plain")
    assert t.words == ["back", "at self"]


@rule("WW-R71", "WW-R43")
def test_a_projected_arm_puts_things_down_but_takes_nothing_up() -> None:
    t = wide().at(1, 4, 4).hand(0, "stretch", "astral_projection").carry(0, "dagger").lying("lifestone", 0, 2)
    t.says(0, "cast stretch", "put")
    assert t.asked == (0, "astral")
    t.says(0, "back", "cast stretch", "reach")
    assert t.asked == (0, "target")


@rule("WW-075", "WW-R09")
def test_a_full_shield_stops_a_backlash_that_would_hit_its_owner() -> None:
    t = wide().hand(0, "fireball", "full_shield").hand(1, "backlash")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react backlash")
    assert "react full_shield" in t.words
    t.says(0, "react full_shield")
    t.quiet()
    assert t.table.life == [15, 10]


@rule("WW-021", "WW-032", "WW-085", "WW-086", "WW-087", "WW-090")
def test_what_belongs_to_phase_two_is_refused_at_any_other_time() -> None:
    late = {
        "cast fireball": "WW-085", "cast fog": "WW-086", "cast shield": "WW-087", "play dagger": "WW-090",
        "speed": "WW-032", "step east": "WW-021", "punch": "WW-021", "use dagger": "WW-021", "lift red": "WW-021",
    }
    t = wide().at(0, 0, 1).hand(0, "fireball", "fog", "shield", "dagger")
    t.says(0, "finish")
    assert {word: t.refuses(0, word) for word in late} == late
    assert t.refuses(0, "pass") == "WW-208"
    t.says(0, "done")
    assert t.refuses(0, "cast fireball") == "WW-085"
    t = wide().hand(0, "fireball").hand(1, "fireball", "fog")
    t.says(0, "cast fireball", "at red")
    assert (t.refuses(1, "cast fireball"), t.refuses(1, "react fog")) == ("WW-085", "WW-075")
    t.says(1, "pass")
    assert t.refuses(1, "cast fog") == "WW-086"
    t = wide().at(0, 0, 5)
    t.says(0, "lift red")
    assert t.refuses(1, "step east") == "WW-021"


@rule("WW-R31", "WW-R59")
def test_water_knocks_back_from_where_its_target_has_gone_to() -> None:
    """In the corridor the blow would go east; below the caster it goes south."""
    t = duel().hand(0, "waterbolt", "energy_4").hand(1, "teleport").at(1, 0, 1)
    t.says(0, "cast waterbolt", "boost energy_4", "at red", "amount 3")
    t.says(1, "react teleport", square(1, 0))
    t.quiet()
    assert (t.table.life[1], t.where(1)) == (12, (2, 0))
    t = duel().hand(0, "waterbolt", "energy_4").hand(1, "teleport").at(1, 0, 1)
    t.says(0, "cast waterbolt", "boost energy_4", "at red", "amount 3")
    t.says(1, "react teleport", square(0, 2))
    t.quiet()
    assert t.where(1) == (0, 3)


@rule("WW-R67")
def test_nobody_is_swapped_into_a_big_mans_square() -> None:
    t = wide(3).at(2, 0, 3).spell("big_man_form", 1, 1, markers=2).hand(0, "swap")
    t.says(0, "cast swap")
    assert t.words == ["back", "at red"]


@rule("WW-R23", "WW-R54")
def test_a_bolt_that_comes_back_misses_whoever_has_floated_away() -> None:
    t = wide().at(0, 2, 0).at(1, 2, 1).hand(0, "lightning_bolt", "energy_4").spell("featherweight", 1, 1, markers=3)
    t.says(0, "cast lightning_bolt", "boost energy_4", "toward east")
    t.quiet()
    t.does(1, "step east")
    assert t.where(1) == (1, 3)
    assert t.table.life == [12, 15]


@rule("WW-116", "WW-R31", "WW-R89")
def test_in_the_own_bush_both_it_and_what_lies_there_can_be_hit() -> None:
    def bushed() -> WizScene:
        t = wide().spell("rosebush", 1, square=square_at(0, 0)).lying("dagger", 0, 0).hand(0, "waterbolt", "energy_4")
        return t.carry(0, "universal_solvent")

    t = bushed()
    t.says(0, "cast waterbolt", "boost energy_4")
    assert t.words.count(square(0, 0)) == 1
    t.says(0, square(0, 0))
    assert t.words == ["back", "hit rosebush", "hit dagger"]
    t.does(0, "hit rosebush")
    assert t.in_play() == []
    t = bushed()
    t.does(0, "use universal_solvent", square(0, 0), "hit dagger")
    assert (t.in_play(), t.on(0, 0)) == (["rosebush"], [])
    t = bushed()
    t.does(0, "use universal_solvent", square(0, 0), "hit rosebush")
    assert (t.in_play(), t.on(0, 0)) == ([], ["dagger"])
    t = bushed().at(0, 0, 1)
    t.does(0, "use universal_solvent", square(0, 0))
    assert (t.in_play(), t.on(0, 0)) == ([], ["dagger"])
