"""What is in the way of an answer while a seat chooses for itself: how, with which cards, at what."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, border, duel, scene, square, wide
from tests.games.wizwar.test_obstacles import why
from tests.support.rules import rule

# How, and with what


@rule("WW-031", "WW-059", "WW-092", "WW-094")
def test_whoever_prepares_something_goes_back_first() -> None:
    t = wide().hand(0, "fireball", "energy_4").carry(0, "universal_solvent").at(1, 0, 1)
    t.says(0, "cast fireball")
    assert t.in_the_way(0, "step east") == ("still_choosing", {"spell": "fireball", "question": "target"})
    assert why(t, 0, "done") == ("WW-094", "another_question")
    assert t.nearest(t.table.asked, "step east") == "back"
    for word in ("finish", "drop universal_solvent"):
        assert t.in_the_way(0, word) == ("still_choosing", {"spell": "fireball", "question": "target"})
        assert t.nearest(0, word) == "back"
    assert why(t, 0, "discard energy_4") == ("WW-208", "phase_three_later")
    assert (why(t, 0, "draw"), t.nearest(0, "draw")) == (("WW-209", "phase_three_later"), "back")
    t.says(0, "back", "punch")
    assert t.in_the_way(0, "step east") == ("still_choosing", {"spell": "punch", "question": "target"})
    assert why(t, 0, "done") == ("WW-059", "another_question")
    assert why(t, 0, "spell 1") == ("WW-061", "wrong_target")
    t.says(0, "back", "speed")
    assert why(t, 0, "step east") == ("WW-031", "still_choosing")
    assert why(t, 0, "at red") == ("WW-031", "another_question")
    assert t.in_the_way(0, "unboosted") == ("needs_energy", {"spell": "speed"})
    t.says(0, "back", "use universal_solvent")
    assert why(t, 0, "done") == ("WW-092", "another_question")


@rule("WW-031", "WW-059", "WW-092", "WW-094")
def test_whoever_repeats_what_is_being_prepared_is_asked_to_go_on() -> None:
    t = wide().hand(0, "fireball", "energy_4").carry(0, "universal_solvent").at(1, 0, 1)
    for begun, spell, broken in (
        ("cast fireball", "fireball", "WW-094"), ("punch", "punch", "WW-059"), ("speed", "speed", "WW-031"),
        ("use universal_solvent", "universal_solvent", "WW-092"),
    ):
        t.says(0, begun)
        assert why(t, 0, begun) == (broken, "chosen_already")
        assert t.in_the_way(0, begun)[1]["spell"] == spell
        assert t.nearest(0, begun) == ""
        t.says(0, "back")


@rule("WW-026", "WW-086", "WW-135", "WW-157")
def test_going_back_is_no_advice_where_it_does_not_help() -> None:
    t = wide().hand(0, "fireball", "energy_4", "rotate_sector").at(1, 0, 1)
    for begun in ("cast fireball", "speed", "cast rotate_sector"):
        t.says(0, begun)
        assert t.in_the_way(0, "drop rotate_sector") == ("is_no_item", {"spell": "rotate_sector"})
        assert t.in_the_way(0, "cast fog") == ("not_held", {"spell": "fog"})
        assert why(t, 0, "end 1") == ("WW-135", "no_such_spell")
        assert why(t, 0, "step north") == ("WW-026", "way_outer")
        for word in ("drop rotate_sector", "cast fog", "end 1", "step north"):
            assert t.refuses(0, word) != "WW-094"
            assert t.nearest(0, word) == ""
        t.says(0, "back")


@rule("WW-075")
def test_whoever_reacts_in_the_own_turn_does_not_go_back_to_act() -> None:
    t = wide().hand(0, "fireball", "shield", "energy_4").hand(1, "backlash").at(1, 0, 1)
    t.says(0, "cast fireball", "at red")
    t.says(1, "react backlash")
    t.says(0, "pass", "react shield")
    assert t.in_the_way(0, "step south") == ("another_question", {"question": "boost"})
    assert t.nearest(0, "step south") == ""


@rule("WW-R18", "WW-140", "WW-R76", "WW-141")
def test_what_takes_no_boost_and_what_cannot_boost() -> None:
    t = wide().hand(0, "fireball", "powerthrust", "energy_4", "fog", "add").carry(0, "large_rock").at(1, 0, 1)
    t.says(0, "cast fireball")
    assert t.refuses(0, "boost energy_4") == "WW-R18"
    assert t.in_the_way(0, "boost energy_4") == ("takes_no_energy", {"spell": "fireball"})
    assert why(t, 0, "with add") == ("WW-R18", "takes_no_energy")
    assert why(t, 0, "unboosted") == ("WW-094", "another_question")
    t.says(0, "back", "punch")
    assert t.in_the_way(0, "boost energy_4") == ("takes_no_energy", {"spell": "punch"})
    t.says(0, "back", "cast powerthrust")
    assert t.refuses(0, "boost fog") == "WW-140"
    assert t.in_the_way(0, "boost fog") == ("no_energy_value", {"spell": "fog"})
    assert t.nearest(t.table.asked, "boost fog") in ("boost energy_4", "boost add")
    assert why(t, 0, "boost energy_5") == ("WW-R76", "not_held")
    assert why(t, 0, "boost large_rock") == ("WW-R76", "carried_not_held")
    assert why(t, 0, "boost powerthrust") == ("WW-R76", "in_use")
    t.says(0, "unboosted")
    assert why(t, 0, "boost energy_4") == ("WW-094", "another_question")


@rule("WW-086", "WW-096", "WW-140", "WW-R08", "WW-R36", "WW-R75")
def test_what_cannot_help_along() -> None:
    t = wide().hand(0, "powerthrust", "energy_4", "fog", "around_the_corner").hand(1, "shield", "add", "energy_5")
    t.says(0, "cast powerthrust")
    assert t.asked == (0, "corner")
    assert why(t, 0, "with fog") == ("WW-R08", "is_no_helper")
    assert why(t, 0, "with add") == ("WW-086", "not_held")
    assert why(t, 0, "with energy_4") == ("WW-R08", "helps_by_energy")
    t.says(0, "plain")
    assert t.nearest(0, "with energy_4") == "boost energy_4"
    assert why(t, 0, "with around_the_corner") == ("WW-094", "another_question")
    t.hand(0, "add")
    assert why(t, 0, "with add") == ("WW-140", "add_needs_two")
    t.hand(0, "energy_5", "energy_6").says(0, "with add")
    assert why(t, 0, "with add") == ("WW-086", "in_use")
    assert why(t, 0, "at red") == ("WW-094", "another_question")
    t.says(0, "back", "cast powerthrust", "plain", "unboosted")
    assert why(t, 0, "with add") == ("WW-140", "another_question")
    t.says(0, "at red")
    t.says(1, "pass", "react shield")
    assert why(t, 1, "with add") == ("WW-R75", "add_in_own_turn")
    assert t.in_the_way(1, "step east") == ("turn_of_another", {"seat": 0, "question": "boost"})
    t = wide().hand(0, "add", "energy_4", "energy_5").spell("golem_form", 0, 0, markers=2)
    t.says(0, "speed")
    assert why(t, 0, "with add") == ("WW-096", "dumb_form")
    t = wide().hand(0, "add", "energy_4", "energy_5").carry(0, "wizardblade").at(1, 0, 1)
    t.says(0, "use wizardblade")
    assert why(t, 0, "with add") == ("WW-140", "one_card_only")
    assert why(t, 0, "unboosted") == ("WW-R36", "needs_energy")


@rule("WW-R26")
def test_a_bolt_that_is_too_short() -> None:
    t = wide().hand(0, "lightning_bolt", "energy_4", "dagger", "drop_object", "powerthrust", "shatter")
    t.says(0, "cast lightning_bolt")
    assert why(t, 0, "unboosted") == ("WW-R26", "needs_energy")
    assert t.in_the_way(0, "boost drop_object") == ("bolt_too_short", {"spell": "lightning_bolt"})
    t.hand(0, "add").says(0, "with add", "boost drop_object")
    assert why(t, 0, "boost energy_6") == ("WW-R76", "not_held")


@rule("WW-092", "WW-R43", "WW-053")
def test_ways_of_using_a_card_that_lead_nowhere() -> None:
    t = wide().at(1, 4, 8).hand(0, "zot", "stretch")
    t.says(0, "cast zot")
    assert t.in_the_way(0, "stun") == ("no_target", {"spell": "zot", "aim": "wizard", "range": "sight"})
    assert why(t, 0, "fist") == ("WW-094", "another_question")
    t.carry(0, "dagger").says(0, "back", "cast stretch")
    assert t.words == ["back", "put"]
    assert t.in_the_way(0, "reach") == ("no_target", {"spell": "stretch", "aim": "lying", "range": "sight"})
    assert why(t, 0, "fist") == ("WW-092", "no_target")
    assert why(t, 0, "stun") == ("WW-094", "another_question")
    t.table.attacks = 1
    assert why(t, 0, "fist") == ("WW-053", "attacked_already")
    t = wide().hand(0, "stretch")
    t.says(0, "cast stretch")
    assert why(t, 0, "put") == ("WW-R43", "no_target")


@rule("WW-092", "WW-128", "WW-R71")
def test_what_helping_cards_need() -> None:
    t = scene().at(0, 4, 0).at(1, 0, 8).hand(0, "acid_bath", "astral_projection", "around_the_corner", "fireball")
    t.says(0, "cast acid_bath")
    assert t.asked == (0, "astral")
    assert t.in_the_way(0, "square j10") == ("no_such_square", {"square": "j10"})
    assert t.in_the_way(0, square(0, 9)) == ("projection_too_far", {"square": "j1"})
    t.treasure(0, 4, 1)
    assert t.in_the_way(0, square(4, 1)) == ("square_occupied", {"square": "b5", "by": "treasure"})
    assert why(t, 0, "done") == ("WW-094", "another_question")
    free = [word for word in (square(3, 0), square(2, 0), square(2, 1)) if word not in t.words]
    assert [why(t, 0, word) for word in free] == [("WW-R71", "no_target_from")] * len(free)
    assert free
    t = duel().at(0, 0, 1).at(1, 1, 3).hand(0, "acid_bath", "astral_projection")
    t.says(0, "cast acid_bath")
    assert t.in_the_way(0, "plain") == ("needs_projection", {"spell": "acid_bath"})
    t = duel().at(0, 0, 1).at(1, 1, 3).hand(0, "acid_bath", "around_the_corner")
    t.says(0, "cast acid_bath")
    assert t.in_the_way(0, "plain") == ("needs_corner", {"spell": "acid_bath"})
    assert why(t, 0, "done") == ("WW-094", "another_question")


@rule("WW-R08")
def test_which_card_of_a_package_can_be_stopped() -> None:
    t = wide(3).hand(0, "fireball", "around_the_corner", "astral_projection").hand(2, "negate_neutral").at(1, 1, 3)
    t.says(0, "cast fireball")
    t.says(0, next(word for word in t.words if word.startswith("square")), "with around_the_corner", "at red")
    t.says(1, "pass")
    t.says(2, "react negate_neutral")
    assert t.asked == (2, "which_spell")
    assert t.in_the_way(2, "against fireball") == (
        "not_stopped_by", {"spell": "fireball", "counter": "negate_neutral"},
    )
    assert t.in_the_way(2, "against zot") == ("not_announced", {"spell": "zot"})
    assert why(t, 2, "done") == ("WW-094", "another_question")


# Wizards


@rule("WW-055", "WW-098", "WW-099", "WW-107", "WW-R21", "WW-R30", "WW-R65")
def test_wizards_who_are_no_target() -> None:
    t = wide(3).at(2, 7, 7).hand(0, "thought_steal", "globe_of_pain", "drop_object", "yoink", "create_wall")
    t.says(0, "cast thought_steal")
    assert t.in_the_way(0, "at self") == ("at_yourself", {"spell": "thought_steal"})
    assert why(t, 0, "at blue") == ("WW-055", "at_yourself")
    assert t.in_the_way(0, "at green") == ("no_such_wizard", {"colour": "green"})
    assert why(t, 0, "at yellow") == ("WW-099", "wizard_unseen")
    assert t.in_the_way(0, square(0, 1)) == ("wrong_target", {"spell": "thought_steal", "aim": "wizard"})
    assert why(t, 0, "hit dagger") == ("WW-092", "wrong_target")
    t.says(0, "back", "cast globe_of_pain", "unboosted")
    assert t.in_the_way(0, "at yellow") == ("globe_too_far", {"seat": 2, "most": 6})
    t.spell("mist_body", 2, 2, markers=2)
    assert t.in_the_way(0, "at yellow") == ("is_mist", {"seat": 2})
    t.dead(2)
    assert t.in_the_way(0, "at yellow") == ("is_dead", {"seat": 2})
    t = wide(3).hand(0, "drop_object", "yoink").carry(2, "dagger").bearing(1, 0)
    t.says(0, "cast yoink")
    assert why(t, 0, "at red") == ("WW-R21", "carries_no_item")
    t.table.burden[1] = -1
    t.treasure(0, 1, 1).says(0, "back", "cast drop_object")
    assert why(t, 0, "at red") == ("WW-R21", "carries_nothing")


@rule("WW-098", "WW-R40", "WW-R67", "WW-R72")
def test_wizards_too_far_off_or_where_nobody_may_come() -> None:
    t = wide(3).at(1, 0, 1).hand(0, "swap", "waterbolt", "adrenaline", "astral_projection")
    t.says(0, "punch")
    assert t.in_the_way(0, "at yellow") == ("not_beside", {"seat": 2})
    t.at(2, 0, 1).spell("big_man_form", 2, 2, markers=2).says(0, "back", "cast swap", "plain")
    assert why(t, 0, "at red") == ("WW-R21", "beside_a_giant")
    t.says(0, "back", "cast adrenaline", "plain", "unboosted")
    assert why(t, 0, "at blue") == ("WW-107", "say_self")
    t.says(0, "back", "cast waterbolt", square(1, 0))
    assert why(t, 0, "at self") == ("WW-055", "self_needs_no_line")
    t = wide(3).at(1, 0, 0).at(2, 0, 1).carry(1, "dagger").carry(2, "boomstone").spell("strength", 0, 0, markers=2)
    t.says(0, "use strength")
    assert why(t, 0, "at yellow") == ("WW-R21", "not_on_your_square")


@rule("WW-112", "WW-113", "WW-115", "WW-116", "WW-117", "WW-127", "WW-128")
def test_what_hides_a_target_is_named() -> None:
    def seen(t: WizScene, word: str) -> dict[str, object]:
        return dict(t.in_the_way(0, word)[1])

    t = wide().at(0, 2, 4).hand(0, "dust_cloud", "stone_block", "around_the_corner")
    t.says(0, "cast dust_cloud", "plain")
    assert seen(t, square(2, 9)) == {"by": "door", "at": "g3", "at_side": "east", "square": "j3"}
    assert seen(t, square(2, 1)) == {"by": "wall", "at": "d3", "at_side": "east", "square": "b3"}
    t.spell("wall_of_fire", 1, border=t.border_at(1, 4, "south"))
    assert seen(t, square(1, 4)) == {"by": "fire", "at": "e2", "at_side": "south", "square": "e2"}
    assert seen(t, square(1, 5)) == {"by": "pillar", "square": "f2"}
    t.spell("thornbush", 1, square=25)
    assert seen(t, square(2, 6)) == {"by": "bush", "at": "f3", "square": "g3"}
    t.spell("fog", 1, markers=2)
    assert seen(t, square(4, 4)) == {"by": "fog", "square": "e5"}
    t = wide().at(0, 0, 0).hand(0, "dust_cloud", "around_the_corner")
    t.says(0, "cast dust_cloud", "with around_the_corner")
    hidden = next(word for word in (square(row, column) for row in range(5) for column in range(10))
                  if word not in t.words and t.in_the_way(0, word)[0] == "square_unseen")
    assert seen(t, hidden)["by"] == "corner"
    t = scene(3, giant_spellbook="on").at(0, 0, 0).hand(0, "dust_cloud")
    t.says(0, "cast dust_cloud")
    assert seen(t, square(9, 9))["by"] in ("outer", "wall", "pillar")
    t = wide().hand(0, "fireball", "glue").lying("dagger", 0, 2).spell("dust_cloud", 1, square=2).at(1, 0, 2)
    t.at(1, 0, 2).treasure(0, 0, 0).says(0, "cast fireball")
    assert seen(t, "at red") == {"by": "cover", "square": "c1", "seat": 1}
    t.says(0, "back", "cast glue")
    assert t.in_the_way(0, square(0, 2)) == ("square_unseen", {"by": "cover", "square": "c1"})
    t = wide().at(0, 0, 0).hand(0, "fireball").spell("rosebush", 1, square=0)
    t.says(0, "cast fireball")
    assert seen(t, "at red") == {"by": "around", "square": "d1", "seat": 1}
    t = wide(3).at(2, 0, 2).spell("big_man_form", 2, 2, markers=2).hand(0, "fireball")
    t.says(0, "cast fireball")
    assert seen(t, "at red") == {"by": "giant", "at": "c1", "square": "d1", "seat": 1}


# Squares


@rule("WW-106", "WW-181", "WW-222", "WW-R91", "WW-R92")
def test_squares_where_nothing_can_be_created() -> None:
    t = wide().hand(0, "dust_cloud", "booby_trap").carry(0, "handful_of_tacks").lying("dagger", 0, 1)
    t.says(0, "cast dust_cloud")
    assert why(t, 0, square(0, 1)) == ("WW-181", "square_occupied")
    assert t.in_the_way(0, square(0, 1))[1]["by"] == "item"
    assert t.in_the_way(0, square(0, 3))[1]["by"] == "wizard"
    assert why(t, 0, square(2, 2)) == ("WW-222", "is_base")
    assert why(t, 0, "square a9") == ("WW-092", "no_such_square")
    t.says(0, "back", "cast booby_trap", square(4, 0))
    assert why(t, 0, square(4, 0)) == ("WW-R92", "marker_there")
    assert why(t, 0, square(2, 7)) == ("WW-R92", "is_base")
    assert why(t, 0, square(0, 1)) == ("WW-R92", "square_occupied")
    t.says(0, square(4, 1), square(4, 2), square(4, 3))
    t.quiet()
    t.says(0, "use handful_of_tacks")
    assert why(t, 0, square(0, 1)) == ("WW-R91", "square_occupied")
    assert why(t, 0, square(0, 2)) == ("WW-R91", "square_not_beside")
    t.at(0, 4, 3).says(0, "back", "use handful_of_tacks")
    assert t.in_the_way(0, square(4, 2)) == ("square_occupied", {"square": "c5", "by": "marker"})
    assert why(t, 0, square(3, 3)) == ("WW-R91", "square_occupied")
    t.treasure(1, 1, 1)
    assert why(t, 0, square(3, 3)) == ("WW-R91", "square_unseen")


@rule("WW-R60", "WW-R67", "WW-R99")
def test_squares_where_nobody_and_nothing_lands() -> None:
    t = wide().at(1, 0, 1).hand(0, "teleport").spell("stone_block", 1, square=2)
    t.says(0, "cast teleport")
    assert t.in_the_way(0, square(4, 2)) == ("teleport_too_far", {"square": "c5", "steps": 6, "most": 4})
    assert t.in_the_way(0, square(0, 0))[1]["steps"] == 0
    assert why(t, 0, square(0, 2)) == ("WW-R60", "way_block")
    t.spell("big_man_form", 1, 1, markers=2)
    assert why(t, 0, square(0, 1)) == ("WW-R60", "way_giant")
    t = wide().at(1, 0, 1).hand(0, "teleport").spell("big_man_form", 0, 0, markers=2)
    t.says(0, "cast teleport")
    assert t.in_the_way(0, square(0, 1)) == ("square_occupied", {"square": "b1", "by": "wizard"})
    t = wide().at(0, 0, 5).hand(1, "fools_gold").spell("stone_block", 1, square=6)
    t.says(0, "lift red")
    t.says(1, "react fools_gold")
    assert why(t, 1, square(0, 0)) == ("WW-R99", "not_your_sector")
    assert why(t, 1, square(0, 5)) == ("WW-R99", "treasure_lay_there")
    assert why(t, 1, square(0, 6)) == ("WW-R99", "way_block")


@rule("WW-160", "WW-R19", "WW-R20", "WW-R28", "WW-R43")
def test_squares_without_what_is_wanted() -> None:
    t = wide().hand(0, "fireball", "psychic_storm", "glue", "waterbolt", "stretch", "heave_ho").lying("dagger", 0, 0)
    t.says(0, "cast fireball")
    assert why(t, 0, square(0, 1)) == ("WW-160", "nothing_to_break")
    t.says(0, "back", "cast psychic_storm", "unboosted")
    assert why(t, 0, square(0, 1)) == ("WW-R28", "storm_misses")
    t.says(0, "back", "cast glue", "unboosted")
    assert why(t, 0, square(0, 1)) == ("WW-092", "nothing_lies")
    t.says(0, "back", "cast waterbolt", "unboosted")
    assert why(t, 0, square(0, 1)) == ("WW-092", "no_object")
    t.spell("stone_block", 1, square=1).carry(0, "boomstone").says(0, "back", "cast stretch", "put")
    assert why(t, 0, square(0, 1)) == ("WW-092", "way_block")
    t = wide().at(1, 0, 0).spell("rosebush", 1, square=1)
    t.says(0, "punch")
    assert why(t, 0, square(0, 1)) == ("WW-R20", "fist_too_weak")
    assert why(t, 0, square(0, 2)) == ("WW-098", "square_not_beside")
    t = wide().bearing(0, 2).hand(0, "heave_ho").lying("dagger", 0, 1)
    t.says(0, "cast heave_ho")
    assert why(t, 0, square(0, 1)) == ("WW-160", "square_occupied")


# Borders, spells, directions, sectors


@rule("WW-040", "WW-098", "WW-099", "WW-160", "WW-183", "WW-R20", "WW-R85")
def test_borders_that_are_no_target() -> None:
    t = wide().at(0, 0, 1).hand(0, "create_wall", "wallivore", "pass_through_wall", "destroy_wall", "fireball")
    t.says(0, "cast create_wall")
    assert t.in_the_way(0, "border j10 east") == ("outer_wall", {"square": "j10", "side": "east"})
    taken = {"square": "b1", "side": "south", "stands": "wall"}
    assert t.in_the_way(0, border(t, 0, 1, "south")) == ("border_taken", taken)
    assert why(t, 0, border(t, 4, 6, "east")) == ("WW-099", "border_unseen")
    t.says(0, "back", "cast wallivore")
    assert why(t, 0, border(t, 0, 1, "east")) == ("WW-092", "border_no_wall")
    assert why(t, 0, border(t, 0, 2, "south")) == ("WW-098", "border_not_beside")
    t.says(0, "back", "cast pass_through_wall")
    assert why(t, 0, border(t, 0, 1, "east")) == ("WW-092", "border_not_passed")
    t.spell("stone_block", 1, square=11)
    assert why(t, 0, border(t, 0, 1, "south")) == ("WW-R85", "no_room_behind")
    t.says(0, "back", "cast destroy_wall")
    assert why(t, 0, border(t, 0, 1, "east")) == ("WW-092", "border_free")
    t.says(0, "back", "cast fireball")
    assert why(t, 0, border(t, 0, 1, "east")) == ("WW-160", "border_unbreakable")
    t = wide().at(1, 0, 0)
    t.says(0, "punch")
    assert why(t, 0, border(t, 0, 1, "south")) == ("WW-098", "border_not_beside")
    t.at(0, 0, 1).at(1, 0, 1)
    assert why(t, 0, border(t, 0, 1, "south")) == ("WW-R20", "border_fist_too_weak")
    t = wide().at(0, 0, 1).hand(0, "fireball").spell("rosebush", 1, square=1)
    t.says(0, "cast fireball")
    assert why(t, 0, border(t, 0, 1, "south")) == ("WW-099", "border_unseen_from_bush")


@rule("WW-050", "WW-051")
def test_doors_that_are_no_target() -> None:
    t = wide().at(0, 3, 3).at(1, 4, 4).hand(0, "pick_lock").does(0, "open east")
    t.border(3, 3, "south", "door").says(0, "cast pick_lock")
    assert why(t, 0, border(t, 3, 3, "east")) == ("WW-092", "border_door_open")
    assert why(t, 0, border(t, 3, 3, "north")) == ("WW-092", "border_no_door")
    t.spell("seal_door", 1, border=t.border_at(3, 3, "south"))
    assert why(t, 0, border(t, 3, 3, "south")) == ("WW-051", "border_sealed")


@rule("WW-092", "WW-R26", "WW-R86", "WW-R88")
def test_spells_directions_and_sectors_that_are_no_target() -> None:
    t = wide().hand(0, "dispel", "windrider", "rotate_sector", "lightning_bolt", "energy_4")
    t.spell("create_wall", 1, border=t.border_at(4, 8, "north")).spell("gravity", 1, markers=2)
    t.says(0, "cast dispel")
    assert t.in_the_way(0, "spell 3") == ("no_such_spell", {"number": 3, "count": 2})
    assert t.in_the_way(0, "spell 1") == ("spell_unseen", {"spell": "create_wall"})
    assert t.refuses(0, "spell 1") == "WW-R88"
    t.says(0, "back", "cast windrider")
    assert why(t, 0, "toward north") == ("WW-R86", "way_outer")
    t.says(0, "back", "cast rotate_sector")
    assert t.in_the_way(0, "sector green") == ("no_such_sector", {"sector": "green"})
    t.says(0, "back", "cast lightning_bolt", "boost energy_4")
    assert t.in_the_way(0, "toward south") == ("bolt_misses", {"side": "south", "energy": 4})


# The second choice of a target


@rule("WW-092", "WW-R31", "WW-R32", "WW-R43", "WW-R92")
def test_second_choices_that_are_not_to_be_had() -> None:
    t = wide().hand(0, "waterbolt", "windrider", "stretch", "rotate_sector", "energy_4").lying("dagger", 0, 1)
    t.lying("boomstone", 0, 1).says(0, "cast waterbolt", "boost energy_4", "at red")
    assert t.in_the_way(0, "amount 7") == ("too_much", {"amount": 7, "energy": 4})
    assert why(t, 0, "hit dagger") == ("WW-092", "another_question")
    t.says(0, "back", "cast waterbolt", "unboosted", square(0, 1))
    assert t.in_the_way(0, "hit zot") == ("not_to_be_had", {"spell": "zot", "square": "b1"})
    assert why(t, 0, "amount 1") == ("WW-092", "another_question")
    assert why(t, 0, "trap") == ("WW-092", "no_marker_there")
    assert why(t, 0, "hold") == ("WW-092", "another_question")
    t.says(0, "back", "cast windrider", "toward east")
    assert why(t, 0, square(2, 2)) == ("WW-092", "wind_not_there")
    assert why(t, 0, "speed") == ("WW-094", "still_choosing")
    assert why(t, 0, "punch") == ("WW-061", "no_target")
    assert why(t, 0, "hold") == ("WW-092", "another_question")
    t.says(0, "back", "cast rotate_sector", "sector red")
    assert why(t, 0, "hold") == ("WW-092", "another_question")
    t.carry(0, "speedstone").says(0, "back", "cast stretch", "put", square(0, 2))
    assert why(t, 0, "drop treasure") == ("WW-092", "no_treasure_borne")
    assert why(t, 0, "drop large_rock") == ("WW-092", "not_carried")
    assert why(t, 0, "hold") == ("WW-092", "another_question")
    t.says(0, "back", "cast stretch", "reach", square(0, 1))
    assert t.in_the_way(0, "lift red") == ("no_treasure_here", {"treasure": "red", "square": "b1"})


@rule("WW-R92")
def test_only_a_marker_in_sight_is_dispelled() -> None:
    t = wide().hand(0, "dispel").traps(1, (0, 1), (0, 2), (4, 8), (4, 7))
    t.says(0, "cast dispel", "spell 1")
    assert t.in_the_way(0, square(4, 8)) == ("no_marker_there", {"square": "i5"})
    assert why(t, 0, "hold") == ("WW-092", "another_question")


@rule("WW-R31")
def test_a_push_goes_on_in_its_line() -> None:
    t = wide().at(1, 0, 0).hand(0, "waterbolt", "energy_4")
    t.says(0, "cast waterbolt", "boost energy_4", "at red", "amount 1")
    assert t.asked == (0, "tie")
    assert why(t, 0, "hold") == ("WW-094", "another_question")
    t = wide().hand(0, "waterbolt", "energy_4").at(0, 2, 4).at(1, 3, 5).border(3, 4, "east", "open")
    t.border(2, 4, "south", "open").says(0, "cast waterbolt", "boost energy_4", "at red", "amount 1")
    assert t.words == ["back", "toward east", "toward south"]
    assert t.in_the_way(0, "toward north") == ("pushed_on", {"side": "north"})
