"""What is in the way of a reaction: the card, the moment, the kind of deed, whom it concerns, who sees whom."""

from __future__ import annotations

from tests.games.wizwar.scene import border, wide
from tests.games.wizwar.test_obstacles import why
from tests.support.rules import rule


@rule("WW-075", "WW-087")
def test_an_answer_is_a_counter_from_the_hand() -> None:
    t = wide().hand(0, "fireball").hand(1, "fog", "null_powder")
    t.says(0, "cast fireball", "at red")
    assert why(t, 1, "react fog") == ("WW-075", "is_no_counter")
    assert why(t, 1, "react zot") == ("WW-075", "is_no_counter")
    assert t.in_the_way(1, "react full_shield") == ("not_held", {"spell": "full_shield"})
    assert why(t, 1, "react null_powder") == ("WW-075", "held_not_carried")


@rule("WW-R14", "WW-R33")
def test_a_full_shield_does_nothing_against_a_dagger() -> None:
    t = wide().carry(0, "dagger").carry(1, "null_powder")
    t.hand(1, "full_shield", "backlash", "negate_neutral", "absorb_spell", "wall_of_fire")
    t.says(0, "use dagger", "at red")
    for counter in ("full_shield", "backlash", "negate_neutral", "absorb_spell"):
        assert t.refuses(1, f"react {counter}") == "WW-R14"
        assert t.in_the_way(1, f"react {counter}") == ("no_spell", {"seat": 0, "deed": "dagger"})
    assert why(t, 1, "react wall_of_fire") == ("WW-075", "no_spell")
    assert why(t, 1, "react null_powder") == ("WW-075", "no_spell")


@rule("WW-061", "WW-R33", "WW-R40")
def test_a_fist_is_no_spell_and_needs_no_line() -> None:
    t = wide().at(1, 0, 1).hand(1, "full_shield", "wall_of_earth", "gnome_form")
    t.says(0, "punch", "at red")
    assert t.in_the_way(1, "react full_shield") == ("no_spell", {"seat": 0, "deed": "punch"})
    assert why(t, 1, "react wall_of_earth") == ("WW-R33", "earth_needs_a_line")
    t = wide().at(1, 0, 0).carry(1, "dagger").hand(1, "full_shield").spell("strength", 0, 0, markers=2)
    t.says(0, "use strength", "at red")
    assert t.in_the_way(1, "react full_shield") == ("no_spell", {"seat": 0, "deed": "tear"})


@rule("WW-R03", "WW-R05", "WW-R98")
def test_some_counters_wait_for_another_moment() -> None:
    t = wide().hand(0, "fireball").hand(1, "shield", "ward", "fools_gold", "anti_anti", "full_shield")
    t.says(0, "cast fireball", "at red")
    assert why(t, 1, "react shield") == ("WW-R03", "no_damage_yet")
    assert why(t, 1, "react ward") == ("WW-R98", "no_treasure_lifted")
    assert why(t, 1, "react fools_gold") == ("WW-R98", "no_treasure_lifted")
    assert why(t, 1, "react anti_anti") == ("WW-075", "nothing_countered")
    t.says(1, "pass")
    assert t.asked == (1, "react_shield")
    assert why(t, 1, "react full_shield") == ("WW-R03", "only_shield_now")


@rule("WW-R98", "WW-R99")
def test_a_picked_up_treasure_is_answered_by_its_owner_or_at_home() -> None:
    t = wide().at(0, 0, 5).hand(1, "fools_gold", "ward", "full_shield").treasure(0, 0, 5).treasure(2, 4, 5)
    t.says(0, "lift blue")
    assert why(t, 1, "react ward") == ("WW-R98", "not_your_treasure")
    assert why(t, 1, "react full_shield") == ("WW-R98", "about_a_treasure")
    t = wide().at(0, 1, 1).treasure(2, 1, 1).treasure(0, 4, 4).hand(1, "fools_gold", "ward")
    t.says(0, "lift red")
    assert why(t, 1, "react fools_gold") == ("WW-R99", "lay_in_another_sector")


@rule("WW-R07", "WW-R16", "WW-R95")
def test_who_stops_a_spell_must_see_its_caster_and_have_the_right_card() -> None:
    t = wide().hand(0, "fireball").hand(1, "wall_of_fire", "negate_neutral")
    t.says(0, "cast fireball", "at red")
    assert t.in_the_way(1, "react negate_neutral") == ("not_neutral", {"spell": "fireball"})
    assert t.in_the_way(1, "react wall_of_fire") == ("not_water", {"spell": "fireball"})
    t = wide().hand(0, "waterbolt").hand(1, "wall_of_fire").spell("flood", 0, markers=2)
    t.says(0, "cast waterbolt", "at red", "amount 1")
    assert why(t, 1, "react wall_of_fire") == ("WW-075", "flood_quenches")


@rule("WW-R07")
def test_who_does_not_see_the_caster_absorbs_nothing() -> None:
    t = wide().hand(0, "globe_of_pain", "energy_4").at(1, 1, 2).hand(1, "absorb_spell", "full_shield")
    t.at(0, 0, 2).at(1, 1, 3).says(0, "cast globe_of_pain", "unboosted", "at red")
    assert t.asked == (1, "react")
    assert t.in_the_way(1, "react absorb_spell") == ("caster_unseen", {"seat": 0})
    assert t.refuses(1, "react absorb_spell") == "WW-R07"


@rule("WW-R29")
def test_darts_are_answered_one_by_one_or_all_at_once() -> None:
    t = wide().hand(0, "fire_darts", "energy_4")
    t.hand(1, "full_shield", "pain_link", "absorb_spell", "negate_neutral", "shield")
    t.says(0, "cast fire_darts", "boost energy_4", "at red", "rest")
    assert t.in_the_way(1, "react full_shield") == ("dart_by_dart", {"spell": "full_shield"})
    assert t.refuses(1, "react full_shield") == "WW-R29"
    t.says(1, "pass")
    assert t.asked == (1, "react")
    assert why(t, 1, "react pain_link") == ("WW-R29", "whole_volley")
    assert why(t, 1, "react absorb_spell") == ("WW-R29", "whole_volley")
    assert why(t, 1, "react negate_neutral") == ("WW-075", "not_neutral")


@rule("WW-R09", "WW-R13", "WW-R34")
def test_what_is_no_attack_or_aimed_at_somebody_else() -> None:
    t = wide(3).hand(0, "powerthrust", "dispel").hand(2, "gnome_form", "full_shield", "wall_of_earth").at(2, 0, 1)
    t.spell("gravity", 1, markers=2).says(0, "cast powerthrust", "at red")
    t.says(1, "pass")
    assert t.asked[0] == 2
    assert t.in_the_way(2, "react gnome_form") == ("not_at_you", {"seat": 0})
    assert why(t, 2, "react full_shield") == ("WW-075", "not_at_you")
    t = wide().hand(0, "create_wall").hand(1, "gnome_form", "wall_of_earth", "backlash", "absorb_spell")
    t.says(0, "cast create_wall", border(t, 0, 0, "east"))
    assert why(t, 1, "react gnome_form") == ("WW-075", "no_attack_now")
    assert why(t, 1, "react wall_of_earth") == ("WW-075", "no_attack_now")
    assert why(t, 1, "react backlash") == ("WW-075", "no_attack_now")
    t = wide().hand(0, "fireball").at(0, 0, 1).hand(1, "gnome_form", "absorb_spell", "wall_of_earth")
    t.says(0, "cast fireball", border(t, 0, 1, "south"))
    assert why(t, 1, "react gnome_form") == ("WW-R13", "not_at_you")
    assert why(t, 1, "react wall_of_earth") == ("WW-R34", "no_place_for_earth")


@rule("WW-075")
def test_a_powder_stops_spells_along_a_line() -> None:
    t = wide().carry(1, "null_powder").hand(0, "globe_of_pain").hand(1, "full_shield")
    t.says(0, "cast globe_of_pain", "at red")
    assert why(t, 1, "react null_powder") == ("WW-075", "powder_needs_a_line")


@rule("WW-R34")
def test_a_wall_of_earth_rises_across_the_line() -> None:
    t = wide().hand(0, "fireball").hand(1, "wall_of_earth")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react wall_of_earth")
    assert why(t, 1, border(t, 0, 0, "south")) == ("WW-R34", "off_the_line")
    assert why(t, 1, border(t, 0, 1, "south")) == ("WW-R34", "border_taken")
