"""Windows: who is asked, what fits, what it does."""

from __future__ import annotations

from tests.games.wizwar.scene import border, duel, scene, square, trio
from tests.support.rules import rule
from zaubertisch.games.wizwar.cards import NUMBER
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at


@rule("WW-E19", "WW-076", "WW-057", "WW-066", "WW-070", "WW-075", "WW-084", "WW-087", "WW-130")
def test_full_shield_cancels_the_whole_spell() -> None:
    t = duel().hand(0, "fireball").hand(1, "full_shield")
    assert t.refuses(0, "cast full_shield") == "WW-087"
    t.says(0, "cast fireball", "at red")
    assert t.asked == (1, "react")
    assert t.words == ["pass", "react full_shield"]
    assert t.refuses(1, "react shield") == "WW-087"
    t.says(1, "react full_shield")
    t.quiet()
    assert t.table.life == [15, 15]
    assert (t.discarded("fireball"), t.discarded("full_shield")) == (1, 1)
    assert t.table.attacks == 1


@rule("WW-196", "WW-078")
def test_a_blow_that_comes_to_nothing_is_told() -> None:
    t = duel().hand(1, "shield").at(1, 0, 0)
    t.says(0, "punch", "at red")
    while t.asked != (1, "react_shield"):
        t.says(t.table.asked, "pass")
    t.says(1, "react shield")
    t.quiet()
    assert t.told(0, "unhurt") == t.told(1, "unhurt") == [{"seat": 1}]
    assert t.told(0, "hurt") == []


@rule("WW-E20", "WW-R01", "WW-078", "WW-066", "WW-R02")
def test_shield_takes_two_off() -> None:
    t = duel().hand(0, "fireball").hand(1, "shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass")
    assert t.asked == (1, "react_shield")
    assert t.refuses(1, "react full_shield") == "WW-087"
    t.says(1, "react shield")
    t.quiet()
    assert t.table.life == [15, 12]


@rule("WW-R01", "WW-073")
def test_a_boosted_shield_takes_the_boost_and_two() -> None:
    t = duel().hand(0, "fireball").hand(1, "shield", "drop_object").carry(1, "lifestone")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass")
    t.says(1, "react shield", "boost drop_object")
    t.quiet()
    assert t.table.life == [15, 14]


@rule("WW-083", "WW-E21")
def test_two_shields_one_after_the_other() -> None:
    """The deck of three schools has one Shield; a second one comes from another school."""
    t = duel().hand(0, "fireball").hand(1, "shield")
    t.with_foreign("shield").hand(1, "shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass", "react shield", "unboosted")
    t.says(0, "pass")
    assert t.asked == (1, "react_shield")
    t.says(1, "react shield")
    t.quiet()
    assert t.table.life == [15, 14]


@rule("WW-069", "WW-R17", "WW-072", "WW-067")
def test_the_attacked_are_asked_first_then_the_others_and_never_the_caster() -> None:
    t = trio().hand(0, "fireball", "absorb_spell")
    t.says(0, "cast fireball", "at yellow")
    assert t.table.asked == 2
    t.says(2, "pass")
    assert t.table.asked == 1
    t.says(1, "pass")
    t.quiet()
    assert t.asked == (0, "main")


@rule("WW-069", "WW-066")
def test_whoever_could_not_have_an_answer_is_not_asked() -> None:
    """Seat 2 sees neither the caster nor the line; that is public."""
    t = scene(3).at(0, 0, 0).at(1, 0, 3).at(2, 7, 7).hand(0, "fireball")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass")
    assert t.table.asked in (0, 1)
    t.quiet()
    assert t.asked == (0, "main")


@rule("WW-066")
def test_nobody_is_asked_for_cards_that_all_lie_open() -> None:
    t = duel().hand(0, "fireball")
    for card in ("full_shield", "absorb_spell", "wall_of_earth", "wall_of_earth", "flood", "pain_link", "pain_link",
                 "teleport", "shield"):
        t.table.discards[0].add(t.fetch(card))
    t.says(0, "cast fireball", "at red")
    assert t.asked == (0, "main")
    assert t.table.life == [15, 10]


@rule("WW-E38", "WW-R06", "WW-057", "WW-077")
def test_absorb_takes_the_card_whoever_is_aimed_at() -> None:
    t = trio().hand(0, "powerthrust", "energy_4").hand(2, "absorb_spell")
    t.says(0, "cast powerthrust", "boost energy_4", "at red")
    t.says(1, "pass")
    t.says(2, "react absorb_spell")
    t.quiet()
    assert t.table.life == [15, 15, 15]
    assert t.cards(2) == ["powerthrust"]
    assert t.discarded("energy_4") == 1
    assert t.table.attacks == 1
    assert GAME.view(t.table, 0).known[2] == [NUMBER["powerthrust"]]


@rule("WW-E39", "WW-R06", "WW-071")
def test_the_caster_absorbs_the_counter() -> None:
    t = duel().hand(0, "fireball", "absorb_spell").hand(1, "full_shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react full_shield")
    assert t.asked == (0, "react")
    t.says(0, "react absorb_spell")
    t.quiet()
    assert t.cards(0) == ["full_shield"]
    assert t.table.life == [15, 10]


@rule("WW-R04", "WW-070", "WW-071")
def test_after_a_counter_is_gone_the_target_is_asked_again() -> None:
    t = duel().hand(0, "fireball", "absorb_spell").hand(1, "full_shield", "shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react full_shield")
    t.says(0, "react absorb_spell")
    assert t.asked == (1, "react")
    t.says(1, "pass")
    t.says(1, "react shield")
    t.quiet()
    assert t.table.life == [15, 12]


@rule("WW-R06", "WW-214")
def test_an_absorbed_card_takes_the_place_of_absorb_spell() -> None:
    t = duel().hand(0, "fireball").hand(1, "absorb_spell", "add", "add", "add", "energy_6", "energy_5", "energy_5")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react absorb_spell")
    t.quiet()
    assert len(t.cards(1)) == 7


@rule("WW-E40", "WW-091", "WW-R15")
def test_a_counter_is_no_neutral_spell() -> None:
    t = duel().hand(0, "fireball", "negate_neutral").hand(1, "pain_link", "energy_4")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react pain_link", "boost energy_4")
    assert t.asked == (0, "react")
    assert t.words == ["pass"]
    t.quiet()
    assert t.table.life == [10, 10]
    assert t.markers("pain_link") == 4


@rule("WW-086", "WW-075", "WW-R07", "WW-099")
def test_negate_neutral_stops_what_it_sees() -> None:
    t = duel().hand(0, "meditate").hand(1, "negate_neutral")
    t.says(0, "cast meditate")
    t.says(1, "react negate_neutral")
    t.quiet()
    assert t.cards(0) == []
    t = scene().at(0, 0, 0).at(1, 4, 9).hand(0, "meditate").hand(1, "negate_neutral")
    t.says(0, "cast meditate")
    assert t.asked == (0, "main")


@rule("WW-148", "WW-100", "WW-075")
def test_a_global_spell_is_seen_by_everybody() -> None:
    t = scene().at(0, 0, 0).at(1, 4, 9).hand(0, "fog").hand(1, "negate_neutral")
    t.says(0, "cast fog")
    t.says(1, "react negate_neutral")
    t.quiet()
    assert t.in_play() == []


@rule("WW-E41", "WW-R08", "WW-128", "WW-094")
def test_without_its_corner_a_spell_may_have_no_line() -> None:
    t = scene(3).at(0, 0, 1).at(1, 1, 3).at(2, 0, 0).hand(0, "fireball", "around_the_corner").hand(2, "negate_neutral")
    t.says(0, "cast fireball", "with around_the_corner", "at red")
    t.says(1, "pass")
    t.says(2, "react negate_neutral")
    t.quiet()
    assert t.table.life == [15, 15, 15]
    assert (t.discarded("fireball"), t.discarded("around_the_corner")) == (1, 1)
    assert t.table.attacks == 1


@rule("WW-R08")
def test_a_reaction_chooses_which_card_of_the_package_it_stops() -> None:
    t = scene(3).at(0, 0, 1).at(1, 1, 3).at(2, 0, 0).hand(0, "fireball", "around_the_corner").hand(2, "absorb_spell")
    t.says(0, "cast fireball", "with around_the_corner", "at red")
    t.says(1, "pass")
    t.says(2, "react absorb_spell")
    assert t.asked == (2, "which_spell")
    assert t.words == ["back", "against fireball", "against around_the_corner"]
    assert t.refuses(2, "against zot") == "WW-R08"
    t.says(2, "against around_the_corner")
    t.quiet()
    assert t.cards(2) == ["around_the_corner"]
    assert t.table.life == [15, 15, 15]


@rule("WW-R08", "WW-128")
def test_a_spell_that_can_do_without_its_corner_goes_on() -> None:
    t = trio().hand(0, "fireball", "around_the_corner").hand(2, "negate_neutral")
    t.says(0, "cast fireball", "with around_the_corner", "at red")
    t.says(1, "pass")
    t.says(2, "react negate_neutral")
    t.quiet()
    assert t.table.life == [15, 10, 15]
    assert t.told(1, "cancelled") == [{"seat": 0, "spell": "around_the_corner"}]


@rule("WW-E25", "WW-128")
def test_round_the_corner_both_are_targets() -> None:
    t = scene(3).at(0, 0, 1).at(1, 1, 3).at(2, 1, 1).hand(0, "fireball", "around_the_corner")
    t.says(0, "cast fireball")
    assert t.words == ["back", "plain", "with around_the_corner"]
    t.says(0, "with around_the_corner")
    assert t.words[:3] == ["back", "at red", "at yellow"]
    t.says(0, "back", "cast fireball", "plain")
    assert "at red" not in t.words


@rule("WW-E68", "WW-R71", "WW-R07", "WW-094")
def test_astral_projection_aims_from_another_square() -> None:
    t = scene().at(0, 2, 1).at(1, 2, 3).hand(0, "acid_bath", "astral_projection").hand(1, "negate_neutral")
    t.says(0, "cast acid_bath")
    assert t.asked == (0, "astral")
    assert "plain" not in t.words
    assert square(2, 2) in t.words
    t.says(0, square(2, 2), "at red")
    assert t.asked == (1, "react")
    assert "react negate_neutral" not in t.words
    t.quiet()
    assert t.in_play() == ["acid_bath"]
    assert t.discarded("astral_projection") == 1


@rule("WW-R71", "WW-R08", "WW-R72")
def test_a_negated_projection_leaves_the_body() -> None:
    t = duel().hand(0, "acid_bath", "astral_projection", "around_the_corner").hand(1, "negate_neutral")
    t.says(0, "cast acid_bath", square(0, 1), "with around_the_corner", "at red")
    t.says(1, "react negate_neutral")
    assert t.words == ["back", "against around_the_corner", "against astral_projection"]
    t.says(1, "against astral_projection")
    t.quiet()
    assert t.in_play() == ["acid_bath"]
    assert (t.discarded("astral_projection"), t.discarded("around_the_corner")) == (1, 1)


@rule("WW-R72", "WW-095")
def test_a_spell_may_need_both_modifiers() -> None:
    t = scene().at(0, 4, 0).at(1, 0, 8).hand(0, "acid_bath")
    assert t.refuses(0, "cast acid_bath") == "WW-092"
    assert t.refuses(0, "cast astral_projection") == "WW-086"
    t.hand(0, "astral_projection")
    assert t.refuses(0, "cast astral_projection") == "WW-R08"


@rule("WW-E59", "WW-R16")
def test_fire_and_water_cancel_each_other() -> None:
    t = duel().hand(0, "flood").hand(1, "wall_of_fire").carry(1, "fire_cloak")
    t.says(0, "cast flood")
    t.says(1, "react wall_of_fire")
    t.quiet()
    assert t.in_play() == []
    assert t.items(1) == ["fire_cloak"]
    assert (t.discarded("flood"), t.discarded("wall_of_fire")) == (1, 1)


@rule("WW-E60", "WW-R15", "WW-R95")
def test_flood_puts_out_a_fireball_and_everything_else() -> None:
    t = duel().hand(0, "fireball", "fire_cloak").hand(1, "flood").carry(0, "boomstone").lying("lifestone", 4, 0)
    t.spell("wall_of_fire", 0, border=t.border_at(4, 0, "east")).spell("acid_bath", 1, 0, markers=2)
    t.says(0, "cast fireball", "at red")
    t.says(1, "react flood")
    t.quiet()
    assert t.table.life == [15, 15]
    assert t.in_play() == ["flood"]
    assert t.refuses(0, "play fire_cloak") == "WW-R95"


@rule("WW-R15", "WW-R95")
def test_flood_stops_no_other_attack_and_washes_carried_and_lying_fire() -> None:
    t = duel().hand(0, "zot").hand(1, "flood").carry(1, "fire_cloak")
    t.says(0, "cast zot", "damage", "at red")
    t.says(1, "react flood")
    t.quiet()
    assert (t.table.life, t.items(1), t.discarded("fire_cloak")) == ([15, 14], [], 1)
    t = duel().hand(0, "flood", "fireball", "wall_of_fire").lying("fire_cloak", 4, 0)
    t.does(0, "cast flood", "unboosted")
    assert t.discarded("fire_cloak") == 1
    assert t.refuses(0, "cast fireball") == "WW-R95"
    assert t.refuses(0, "cast wall_of_fire") == "WW-R95"


@rule("WW-E54", "WW-R59", "WW-081")
def test_a_teleport_evades_if_it_leads_out_of_sight() -> None:
    t = duel().hand(0, "fireball").hand(1, "teleport")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react teleport", square(0, 4))
    t.quiet()
    assert t.table.life == [15, 10]
    t = duel().hand(0, "fireball").hand(1, "teleport")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react teleport", square(1, 3))
    t.quiet()
    assert t.table.life == [15, 15]
    t.ends_turn(0)
    t.does(1, "step north")


@rule("WW-E55", "WW-R59")
def test_a_teleport_evades_a_punch_down_the_corridor() -> None:
    t = duel().at(1, 0, 1).hand(1, "teleport")
    t.says(0, "punch", "at red")
    t.says(1, "react teleport", square(0, 4))
    t.quiet()
    assert t.table.life == [15, 15]


@rule("WW-R59", "WW-R28")
def test_a_teleport_out_of_a_bolt_helps_and_out_of_a_storm_does_not() -> None:
    t = duel().at(1, 0, 1).hand(0, "lightning_bolt").hand(1, "teleport")
    t.says(0, "cast lightning_bolt", "toward east")
    t.says(1, "react teleport", square(0, 3))
    t.quiet()
    assert t.table.life == [15, 15]
    t = duel().hand(0, "psychic_storm").hand(1, "teleport")
    t.says(0, "cast psychic_storm", square(0, 3))
    t.says(1, "react teleport", square(1, 4))
    t.quiet()
    assert t.table.life == [15, 14]


@rule("WW-R33", "WW-R34", "WW-E26", "WW-180")
def test_an_earth_wall_stops_a_spell() -> None:
    t = duel().hand(0, "acid_bath").hand(1, "wall_of_earth")
    t.says(0, "cast acid_bath", "at red")
    t.says(1, "react wall_of_earth")
    assert t.words == ["back", *[border(t, 0, column, "east") for column in range(3)]]
    t.says(1, border(t, 0, 1, "east"))
    t.quiet()
    assert t.in_play() == []
    assert t.discarded("acid_bath") == 1


@rule("WW-180", "WW-R34", "WW-E26")
def test_a_rock_drops_before_the_earth_wall() -> None:
    t = duel().carry(0, "large_rock").hand(1, "wall_of_earth")
    t.says(0, "use large_rock", "at red")
    t.says(1, "react wall_of_earth", border(t, 0, 1, "east"))
    t.quiet()
    assert (t.table.life, t.on(0, 1)) == ([15, 15], ["large_rock"])


@rule("WW-R27", "WW-E26")
def test_an_earth_wall_turns_a_bolt_round() -> None:
    t = duel().at(1, 0, 2).hand(0, "lightning_bolt", "energy_4").hand(1, "wall_of_earth")
    t.says(0, "cast lightning_bolt", "boost energy_4", "toward east")
    t.says(1, "react wall_of_earth", border(t, 0, 1, "east"))
    t.quiet()
    assert t.table.life == [9, 15]


@rule("WW-R33", "WW-R22")
def test_no_earth_wall_against_a_punch_or_within_one_square() -> None:
    t = duel().at(1, 0, 1).hand(1, "wall_of_earth")
    t.says(0, "punch", "at red")
    assert t.words == ["pass"]
    t = duel().at(1, 0, 0).hand(0, "fireball").hand(1, "wall_of_earth")
    t.says(0, "cast fireball", "at red")
    assert t.words == ["pass"]


@rule("WW-R34", "WW-128")
def test_an_earth_wall_on_either_leg_round_a_corner() -> None:
    t = scene(3).at(0, 0, 1).at(1, 1, 3).at(2, 1, 1).hand(0, "fireball", "around_the_corner").hand(1, "wall_of_earth")
    t.says(0, "cast fireball", "with around_the_corner", "at yellow")
    t.says(2, "pass")
    t.says(1, "react wall_of_earth")
    assert border(t, 1, 2, "east") in t.words
    t.says(1, border(t, 1, 2, "east"))
    t.quiet()
    assert t.table.life == [15, 15, 15]


@rule("WW-R34", "WW-128")
def test_an_earth_wall_on_the_bent_line_to_a_wall() -> None:
    t = scene(2).at(0, 0, 1).at(1, 1, 3).hand(0, "fireball", "around_the_corner").hand(1, "wall_of_earth")
    t.says(0, "cast fireball", "with around_the_corner", border(t, 2, 3, "east"))
    t.says(1, "react wall_of_earth")
    assert len(t.words) > 1
    t.says(1, "back", "pass")
    t.quiet()
    assert t.table.maze.cracks[t.border_at(2, 3, "east")] == 1


@rule("WW-R13", "WW-075")
def test_an_attack_on_a_thing_attacks_nobody() -> None:
    t = duel().hand(0, "fireball").hand(1, "full_shield", "teleport", "absorb_spell", "wall_of_earth")
    t.says(0, "cast fireball", border(t, 0, 2, "south"))
    assert t.words == ["pass", "react wall_of_earth", "react absorb_spell"]


@rule("WW-075", "WW-071", "WW-R88", "WW-R14")
def test_null_powder_stops_a_spell_and_is_gone() -> None:
    t = duel().hand(0, "fireball").carry(1, "null_powder")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react null_powder")
    t.quiet()
    assert (t.table.life, t.items(1), t.discarded("null_powder")) == ([15, 15], [], 1)


@rule("WW-R09", "WW-075")
def test_full_shield_stops_a_wall_from_falling_on_you() -> None:
    t = duel().hand(0, "destroy_wall").hand(1, "full_shield")
    t.says(0, "cast destroy_wall", border(t, 0, 2, "south"))
    assert t.words == ["pass"]
    t.says(1, "pass")
    assert t.asked == (0, "main")
    t = duel().hand(0, "destroy_wall").hand(1, "full_shield").at(1, 0, 2)
    t.says(0, "cast destroy_wall", border(t, 0, 2, "south"))
    t.says(1, "react full_shield")
    t.quiet()
    assert t.stands(0, 2, "south") == "wall"


@rule("WW-E63", "WW-R99", "WW-R101", "WW-016", "WW-R98", "WW-069")
def test_fools_gold_moves_the_treasure_and_ends_the_turn() -> None:
    t = scene().at(0, 0, 5).hand(1, "fools_gold").hand(0, "zot")
    t.says(0, "lift red")
    assert t.asked == (1, "react")
    assert t.refuses(1, "react zot") == "WW-075"
    t.says(1, "react fools_gold")
    assert square(0, 5) not in t.words
    assert square(2, 7) in t.words
    t.says(1, square(4, 9))
    t.quiet()
    assert t.table.treasures[2] == square_at(4, 9)
    assert t.asked == (1, "main")
    assert len(t.cards(0)) == 1


@rule("WW-R99", "WW-R100")
def test_fools_gold_can_be_absorbed_but_not_shielded() -> None:
    t = scene().at(0, 0, 5).at(1, 0, 6).hand(1, "fools_gold").hand(0, "absorb_spell", "full_shield")
    t.border(0, 5, "east", "open")
    t.says(0, "lift red")
    t.says(1, "react fools_gold", square(4, 9))
    assert t.words == ["pass", "react absorb_spell"]
    t.says(0, "react absorb_spell")
    t.quiet()
    assert t.table.burden[0] == 2
    assert t.asked == (0, "discard")


@rule("WW-R99")
def test_fools_gold_may_be_thought_better_of() -> None:
    t = scene().at(0, 0, 5).hand(1, "fools_gold")
    t.says(0, "lift red")
    t.says(1, "react fools_gold", "back", "pass")
    assert t.asked == (0, "discard")


@rule("WW-080", "WW-078")
def test_a_spell_without_markers_ends() -> None:
    t = duel().spell("fog", 0, markers=2)
    t.table.mark_spell(0, 0)
    assert t.in_play() == []


@rule("WW-R42", "WW-R59", "WW-048")
def test_a_door_that_closes_on_the_line_leaves_a_rock_where_its_target_stood() -> None:
    """Seat 1 holds the door through which it is aimed at, and teleports away: the door closes, the rock has flown."""
    t = scene().at(0, 2, 4).at(1, 2, 7).carry(0, "large_rock").hand(1, "teleport")
    t.table.open_door(1, t.border_at(2, 6, "east"))
    t.says(0, "use large_rock", "at red")
    t.says(1, "react teleport", square(4, 9))
    t.quiet()
    assert (t.table.life, t.on(2, 7)) == ([15, 15], ["large_rock"])


@rule("WW-R08")
def test_a_bolt_without_its_add_is_shorter() -> None:
    t = duel().at(1, 0, 1).hand(0, "lightning_bolt", "add", "drop_object", "energy_4").hand(1, "negate_neutral")
    t.says(0, "cast lightning_bolt", "with add", "boost drop_object", "boost energy_4", "toward east")
    t.says(1, "react negate_neutral")
    t.quiet()
    assert t.table.life == [15, 12]
    t = duel().hand(0, "lightning_bolt", "add", "drop_object", "energy_4").hand(1, "negate_neutral")
    t.says(0, "cast lightning_bolt", "with add", "boost drop_object", "boost energy_4", "toward east")
    t.says(1, "react negate_neutral")
    t.quiet()
    assert t.table.life == [15, 15]
    assert t.discarded("lightning_bolt") == 1


@rule("WW-R34", "WW-128")
def test_an_earth_wall_against_a_line_that_bends_at_one_square() -> None:
    t = scene().at(0, 0, 1).at(1, 1, 0).hand(0, "fireball", "around_the_corner").hand(1, "wall_of_earth")
    t.says(0, "cast fireball", "with around_the_corner", "at red")
    t.says(1, "react wall_of_earth")
    assert border(t, 1, 0, "north") in t.words


@rule("WW-R08", "WW-R88")
def test_a_dispel_or_a_block_without_its_corner_needs_a_plain_line() -> None:
    t = trio().hand(0, "dispel", "around_the_corner").hand(2, "negate_neutral").spell("pain_link", 1, 1, markers=2)
    t.says(0, "cast dispel", "with around_the_corner", "spell 1")
    t.says(1, "pass")
    t.says(2, "react negate_neutral", "against around_the_corner")
    t.quiet()
    assert t.in_play() == []
    t = scene(3).at(0, 0, 1).at(1, 0, 3).at(2, 0, 0).hand(0, "stone_block", "around_the_corner")
    t.hand(2, "negate_neutral")
    t.says(0, "cast stone_block", "with around_the_corner", square(1, 3))
    t.says(1, "pass")
    t.says(2, "react negate_neutral", "against around_the_corner")
    t.quiet()
    assert t.in_play() == []
    assert t.discarded("stone_block") == 1


@rule("WW-R08")
def test_a_wall_without_its_corner_needs_a_plain_line() -> None:
    t = trio().hand(0, "create_wall", "around_the_corner").hand(2, "negate_neutral")
    t.says(0, "cast create_wall", "with around_the_corner", border(t, 0, 1, "east"))
    t.says(1, "pass")
    t.says(2, "react negate_neutral", "against around_the_corner")
    t.quiet()
    assert t.stands(0, 1, "east") == "wall"
