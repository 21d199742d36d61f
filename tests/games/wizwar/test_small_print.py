"""The small print: what happens between two cards, two steps, and after the last point of life."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import WizScene, scene, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.kernel.errors import BadSetup

SEVEN = ["zot", "dispel", "fireball", "add", "flood", "fog", "add"]


# Whoever has no life left lies still


@rule("WW-201", "WW-R31", "WW-R104")
def test_water_that_kills_knocks_nobody_back() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 1).bearing(1, 4).life(15, 2, 15).hand(0, "waterbolt", "energy_4")
    t.does(0, "cast waterbolt", "boost energy_4", "at red", "amount 2")
    assert not t.table.alive(1)
    assert t.table.treasures[4] == square_at(0, 1)


@rule("WW-201", "WW-R31")
def test_a_wall_of_fire_on_the_way_ends_the_way_of_whom_it_kills() -> None:
    t = wide().at(1, 0, 1).carry(1, "dagger").life(15, 4).hand(0, "waterbolt", "energy_4")
    t.spell("wall_of_fire", 0, border=t.border_at(0, 1, "east"))
    t.does(0, "cast waterbolt", "boost energy_4", "at red", "amount 0")
    assert t.on(0, 2) == ["dagger"]


@rule("WW-201", "WW-R86")
def test_a_rider_of_the_wind_falls_where_fire_kills() -> None:
    t = wide().at(1, 4, 9).carry(0, "dagger").life(4, 15).hand(0, "windrider")
    t.spell("wall_of_fire", 1, border=t.border_at(0, 0, "east"))
    t.does(0, "cast windrider", "toward east", "square d1")
    assert t.on(0, 1) == ["dagger"]


@rule("WW-201", "WW-R67")
def test_a_big_man_does_not_push_whom_the_same_attack_has_killed() -> None:
    """The storm kills one, then its other victim floats as a Big Man to where the first has fallen."""
    t = in_the_storm(life=1)
    t.does(0, "cast psychic_storm", square(0, 1))
    assert (t.table.alive(1), t.table.place[2]) == (False, square_at(0, 2))
    assert (t.on(0, 2), t.table.treasures[4]) == (["dagger"], square_at(0, 2))


@rule("WW-R67")
def test_a_big_man_pushes_whom_the_same_attack_has_left_alive() -> None:
    t = in_the_storm(life=2)
    t.does(0, "cast psychic_storm", square(0, 1))
    assert t.asked == (1, "push_choice")
    t.says(1, "step east")
    assert (t.table.place[1], t.table.place[2]) == (square_at(0, 3), square_at(0, 2))


def in_the_storm(life: int) -> WizScene:
    """One behind the other in a row: the caster, a Big Man light as a feather, and somebody with so much life."""
    t = wide(3).at(0, 0, 0).at(2, 0, 1).at(1, 0, 2).life(15, life, 15).hand(0, "psychic_storm")
    t.spell("big_man_form", 2, 2, markers=2).spell("featherweight", 2, 2, markers=2)
    t.table.place_giants()
    return t.carry(1, "dagger").bearing(1, 4)


@rule("WW-201", "WW-R48")
def test_mental_force_leads_nobody_further_than_the_fire_that_kills() -> None:
    t = wide(3).at(2, 4, 4).carry(1, "dagger").life(15, 4, 15).hand(0, "mental_force")
    t.spell("wall_of_fire", 2, border=t.border_at(0, 3, "east"))
    t.does(0, "cast mental_force", "at red", "step east")
    assert (t.table.alive(1), t.on(0, 4), t.asked) == (False, ["dagger"], (0, "main"))


@rule("WW-201", "WW-R54")
def test_whoever_floats_lies_where_the_fire_kills() -> None:
    t = wide().at(1, 0, 1).carry(1, "dagger").life(15, 4).hand(0, "powerthrust", "energy_4")
    t.spell("featherweight", 1, 1, markers=2).spell("wall_of_fire", 0, border=t.border_at(0, 1, "east"))
    t.does(0, "cast powerthrust", "boost energy_4", "at red")
    assert (t.table.alive(1), t.on(0, 2)) == (False, ["dagger"])


# The Brainstone


@rule("WW-R117", "WW-R115")
def test_a_brainstone_shed_for_too_much_costs_two_cards_and_then_the_limit_counts() -> None:
    """A kill brings the hand of the dead."""
    t = scene(3).at(0, 0, 0).at(1, 0, 3).hand(0, *SEVEN, "meditate").carry(0, "brainstone").life(15, 5, 15)
    t.hand(1, "teleport", "pick_lock").does(0, "cast fireball", "at red")
    assert (t.asked, t.table.load(0)) == ((0, "overload"), 10)
    t.says(0, "drop brainstone")
    assert t.asked == (0, "brain_discard")
    t.says(0, "discard zot", "discard dispel")
    assert (t.asked, t.table.load(0), t.table.limit(0)) == ((0, "main"), 7, 7)


@rule("WW-R117", "WW-R115")
def test_whoever_has_too_much_after_the_two_cards_sheds_on() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 3).hand(0, *SEVEN, "meditate").carry(0, "brainstone").life(15, 5, 15)
    t.hand(1, "teleport", "pick_lock", "shatter").does(0, "cast fireball", "at red")
    t.says(0, "drop brainstone", "discard zot", "discard dispel")
    assert (t.asked, t.table.load(0), t.table.limit(0)) == ((0, "overload"), 8, 7)
    t.says(0, "discard meditate")
    assert (t.asked, t.table.load(0)) == ((0, "main"), 7)


@rule("WW-R117", "WW-R116")
def test_a_brainstone_shed_to_make_room_costs_two_cards_first() -> None:
    t = wide().hand(0, *SEVEN, "shield").carry(0, "brainstone").lying("dagger", 0, 0)
    t.does(0, "pick dagger", "drop brainstone")
    assert t.asked == (0, "brain_discard")
    t.says(0, "discard zot", "discard dispel")
    assert (t.asked, t.items(0), t.table.load(0)) == ((0, "main"), ["dagger"], 7)


# Between two cards


@rule("WW-023", "WW-209")
def test_between_two_cards_a_spell_may_end_or_an_item_fall() -> None:
    t = wide().hand(0, *SEVEN[:4]).carry(0, "dagger").spell("fog", 0, markers=3)
    t.says(0, "finish", "done")
    assert t.words == ["stop", "draw", "end 1", "drop dagger"]
    t.says(0, "draw")
    assert (t.asked, t.words) == ((0, "room_to_draw"), ["stop", "end 1", "drop dagger"])
    assert (t.refuses(0, "draw"), t.refuses(0, "discard zot")) == ("WW-209", "WW-208")
    t.says(0, "drop dagger")
    assert (t.on(0, 0), t.words) == (["dagger"], ["stop", "draw", "end 1"])
    t.says(0, "draw")
    assert t.table.active == 1


@rule("WW-023", "WW-208", "WW-209")
def test_who_is_done_without_room_is_not_asked_again() -> None:
    t = wide().hand(0, *SEVEN[:6]).carry(0, "dagger")
    t.says(0, "finish", "done")
    assert t.table.active == 1


@rule("WW-023", "WW-R117", "WW-209")
def test_a_brainstone_dropped_between_two_cards_is_paid_at_once() -> None:
    t = wide().hand(0, *SEVEN[:6]).carry(0, "brainstone")
    t.says(0, "finish", "done", "draw", "drop brainstone")
    assert t.asked == (0, "brain_discard")
    t.says(0, "discard zot", "discard dispel")
    assert t.asked == (0, "draw")


# Movement points


@rule("WW-028", "WW-034", "WW-156")
def test_who_sheds_the_speedstone_that_gave_the_last_point_picks_nothing_up() -> None:
    t = wide().hand(0, *SEVEN[:6]).carry(0, "speedstone").lying("dagger", 0, 0).mp(1)
    t.does(0, "pick dagger", "drop speedstone")
    assert (t.items(0), t.table.mp, t.asked) == ([], 0, (0, "main"))
    assert sorted(t.on(0, 0)) == ["dagger", "speedstone"]
    t = wide().hand(0, *SEVEN[:6]).carry(0, "speedstone").lying("dagger", 0, 0).mp(2)
    t.does(0, "pick dagger", "drop speedstone")
    assert (t.items(0), t.table.mp) == (["dagger"], 0)


@rule("WW-028", "WW-034", "WW-156")
def test_who_sheds_the_form_that_gave_the_last_point_picks_nothing_up() -> None:
    t = wide().hand(0, *SEVEN[:6]).spell("werewolf_form", 0, 0, markers=2).lying("dagger", 0, 0).mp(1)
    t.does(0, "pick dagger", "end 1")
    assert (t.items(0), t.table.mp, t.on(0, 0)) == ([], 0, ["dagger"])


# Doors


def at_the_red_door() -> WizScene:
    """Red stands west of the own door, with its turn to come."""
    t = wide().at(0, 4, 0).at(1, 2, 6)
    t.ends_turn(0)
    return t


@rule("WW-R82", "WW-045", "WW-048")
def test_a_door_that_fell_shut_behind_may_be_opened_again_after_a_step() -> None:
    t = at_the_red_door()
    t.does(1, "open east", "step west", "step east", "open east")
    assert t.table.maze.holds(1, t.border_at(2, 6, "east"))


@rule("WW-R82")
def test_without_a_step_a_door_is_opened_and_closed_once() -> None:
    t = at_the_red_door()
    t.does(1, "open east", "close east")
    assert t.refuses(1, "open east") == "WW-R82"
    t.does(1, "step west", "step east", "open east", "close east")
    assert t.refuses(1, "open east") == "WW-R82"


@rule("WW-R82")
def test_a_card_played_lets_a_door_be_used_again() -> None:
    t = at_the_red_door().hand(1, "dagger")
    t.does(1, "open east", "close east", "play dagger", "open east")
    assert t.refuses(1, "open east") == "WW-045"


# Extra Arms


@rule("WW-163")
def test_extra_arms_without_a_point_lift_a_treasure_as_anybody_does() -> None:
    t = wide().at(0, 0, 5).spell("extra_arms", 0, 0, markers=2).lying("dagger", 0, 5).mp(0)
    t.does(0, "lift red")
    assert (t.asked, t.table.burden[0], t.items(0)) == ((0, "discard"), 2, [])


# Set-up


@rule("WW-218")
@pytest.mark.parametrize("points", ["3", "4"])
def test_a_treasure_hunt_of_two_cannot_ask_for_more_treasures_than_there_are(points: str) -> None:
    with pytest.raises(BadSetup, match="two enemy treasures") as refused:
        GAME.settle(2, {"treasure_hunt": "on", "points_to_win": points})
    assert (refused.value.key, refused.value.fields) == ("hunt-too-long", {"points": points})
    assert GAME.settle(3, {"treasure_hunt": "on", "points_to_win": points})["points_to_win"] == points
    assert GAME.settle(2, {"points_to_win": points})["points_to_win"] == points
