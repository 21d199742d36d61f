"""The bot with the cards of all schools: what it does with them in plain positions."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import WizScene, border, square, wide
from tests.games.wizwar.test_bots import chosen, no_world, thumb
from zaubertisch.bots.bot import Calm
from zaubertisch.bots.wizwar.names import BOTS
from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.games.wizwar.game import GAME


def alone() -> WizScene:
    """Seat 0 in the north-west corner, the other wizard far away and out of sight."""
    return wide().at(0, 0, 0).at(1, 4, 9)


def follows(t: WizScene, *words: str) -> None:
    """The bot says exactly these words, one after the other, whoever reacts passes."""
    bot = BOTS["thumb"](1)
    for word in words:
        assert chosen(t, bot) == word
        t.says(t.table.asked, word)
        t.quiet()


def because(t: WizScene) -> str:
    g = t.table
    return BOTS["thumb"](1).choose(GAME.view(g, g.asked), g.options(), no_world, Calm()).because


# Fighting


def test_a_lethal_boost_is_spent_and_a_carrier_is_hit_first() -> None:
    t = wide().life(15, 6).hand(0, "powerthrust", "energy_4")
    assert because(t) == "finish_off"
    follows(t, "cast powerthrust", "boost energy_4", "at red")
    assert t.table.over


def test_the_carrier_is_aimed_at_and_not_the_harmless_one_beside_him() -> None:
    t = WizScene(3, "a", {"giant_spellbook": "on"}).at(0, 0, 0).at(1, 0, 3).at(2, 0, 2).bearing(1, 4)
    t.hand(0, "fireball")
    assert because(t) == "stop_carrier"
    follows(t, "cast fireball", "at red")


def test_zot_stuns_where_its_damage_is_small() -> None:
    t = wide().hand(0, "zot")
    t.says(0, "cast zot")
    assert thumb(t) == "stun"
    t.life(15, 1)
    assert thumb(t) == "damage"


def test_a_bolt_goes_where_it_hits_and_not_where_it_comes_back() -> None:
    t = wide().at(1, 0, 1).hand(0, "lightning_bolt")
    follows(t, "cast lightning_bolt", "toward east")


def test_share_life_is_for_the_weaker_one() -> None:
    t = wide().life(15, 15).hand(0, "share_life")
    assert thumb(t) != "cast share_life"
    t.life(3, 15)
    assert thumb(t) == "cast share_life"


def test_adrenaline_is_for_a_second_blow() -> None:
    t = wide().hand(0, "fireball", "ka_bong", "adrenaline")
    follows(t, "cast fireball", "at red", "cast adrenaline", "at self", "cast ka_bong", "at red")


def test_strength_tears_a_treasure_away() -> None:
    t = wide().at(1, 0, 0).bearing(1, 0).hand(0, "strength")
    follows(t, "cast strength")


# Short cuts


def test_long_arms_and_a_throw_bring_a_treasure_home_from_afar() -> None:
    t = alone().at(0, 2, 3).bearing(0, 2).hand(0, "stretch").mp(0)
    follows(t, "cast stretch", "put", square(2, 2), "drop treasure")
    assert t.table.points(0) == 1
    t = alone().at(0, 2, 3).bearing(0, 2).hand(0, "heave_ho").mp(0)
    assert thumb(t) == "cast heave_ho"
    t.says(0, "cast heave_ho")
    assert thumb(t) == square(2, 2)


def test_extra_arms_are_grown_where_the_treasure_lies() -> None:
    t = alone().treasure(2, 0, 0).hand(0, "extra_arms")
    assert thumb(t) == "cast extra_arms"


def test_what_stands_in_the_own_way_is_ended() -> None:
    t = alone().at(0, 0, 1).treasure(2, 0, 3).treasure(3, 4, 9).mp(2)
    t.spell("create_wall", 0, border=t.border_at(0, 1, "east"))
    assert thumb(t) == "end 1"


def test_a_curse_is_dispelled_or_washed_off() -> None:
    t = alone().hand(0, "dispel").spell("acid_bath", 1, 0, markers=4)
    follows(t, "cast dispel", "spell 1")
    t = alone().hand(0, "flood").spell("acid_bath", 1, 0, markers=4)
    assert thumb(t) == "cast flood"


# Getting in the way


@pytest.mark.parametrize("card", ["create_wall", "stone_block", "thornbush", "rosebush", "wall_of_fire", "dust_cloud"])
def test_obstacles_go_where_a_carrier_will_walk(card: str) -> None:
    t = wide().at(0, 2, 3).at(1, 2, 5).bearing(1, 0).hand(0, card).border(2, 3, "east", "open")
    t.table.attacks = 1
    spot = border(t, 2, 5, "east") if card in ("create_wall", "wall_of_fire") else square(2, 6)
    follows(t, f"cast {card}", spot)


def test_a_sector_is_turned_against_a_carrier_near_home() -> None:
    t = wide().hand(0, "rotate_sector").at(0, 4, 9).at(1, 1, 4).bearing(1, 0).treasure(1, 2, 7)
    far = Position(GAME.view(t.table, 0)).steps(1, t.table.base(1))
    follows(t, "cast rotate_sector", "sector blue", "turn right")
    assert Position(GAME.view(t.table, 0)).steps(1, t.table.base(1)) > far + 1


def test_a_point_at_home_is_glued_when_a_thief_is_near() -> None:
    t = wide().at(0, 2, 2).treasure(2, 2, 2).at(1, 2, 3).hand(0, "glue")
    t.table.attacks = 1
    t.mp(0)
    follows(t, "cast glue", square(2, 2))


def test_gravity_falls_on_carriers_only() -> None:
    assert thumb(wide().at(1, 4, 9).hand(0, "gravity")) != "cast gravity"


# Guarding


def test_mist_is_put_on_at_the_end_of_a_turn_in_sight_of_an_enemy() -> None:
    t = wide().bearing(0, 2).hand(0, "mist_body").hand(1, "fireball", "zot").mp(0)
    assert (thumb(t), because(t)) == ("cast mist_body", "guard")


def test_cards_that_cost_life_are_not_drawn_by_the_weak() -> None:
    t = alone().spell("slow_death", 1, 0, markers=3).life(2, 15)
    t.says(0, "finish", "done")
    assert thumb(t) == "stop"


def test_a_full_hand_makes_room_for_new_cards() -> None:
    t = alone().hand(0, "fireball", "full_shield", "shield", "shatter", "absorb_spell", "ka_bong", "speedstone")
    t.says(0, "finish")
    assert thumb(t) == "discard shatter"


# Answering


def test_a_neutral_spell_is_stopped_when_it_would_bring_a_winner_home() -> None:
    t = wide().bearing(0, 2).treasure(3, 2, 2).hand(0, "teleport").hand(1, "negate_neutral")
    t.says(0, "cast teleport", square(1, 1))
    assert (thumb(t), because(t)) == ("react negate_neutral", "negate")
    t = wide().hand(0, "teleport").hand(1, "negate_neutral")
    t.says(0, "cast teleport", square(1, 1))
    assert thumb(t) == "pass"


def test_a_shield_is_boosted_if_that_saves_a_life() -> None:
    t = wide().life(15, 3).hand(0, "fireball").hand(1, "shield", "energy_4")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass")
    follows(t, "react shield", "boost energy_4")
    assert t.table.life[1] == 3


def test_the_cheaper_counter_comes_first_and_the_last_one_for_ones_life() -> None:
    t = wide().hand(0, "ka_bong").hand(1, "full_shield", "gnome_form")
    t.says(0, "cast ka_bong", "at red")
    assert thumb(t) == "react gnome_form"
    t = wide().life(15, 2).hand(0, "large_rock").hand(1, "teleport")
    t.says(0, "play large_rock", "use large_rock", "at red")
    assert because(t) == "save_life"


def test_a_treasure_is_made_to_fall_and_not_an_item() -> None:
    t = wide().bearing(1, 0).carry(1, "speedstone").hand(0, "drop_object")
    follows(t, "cast drop_object", "at red", "drop treasure")


def test_a_projection_finds_whom_the_eyes_do_not() -> None:
    t = wide().at(0, 1, 1).at(1, 0, 3).hand(0, "fireball", "astral_projection")
    assert thumb(t) == "cast fireball"
    t.says(0, "cast fireball")
    assert thumb(t).startswith("square")
