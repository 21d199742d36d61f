"""Bots: what they do in plain positions, and that they can play whole games."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import Beginning, WizScene, duel, scene, square, wide
from tests.support.scene import Scene
from zaubertisch.bots.bot import Bot, Calm
from zaubertisch.bots.wizwar.names import BOTS
from zaubertisch.games.wizwar.actions import BACK
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.table import Table
from zaubertisch.lab.arena import play_with_bots


def no_world(chance: Chance) -> Table:
    raise AssertionError("these bots imagine nothing")


def chosen(t: Scene[WizWar], bot: Bot) -> str:
    """What the bot says in place of the asked seat."""
    g = t.table
    return GAME.actions.word(bot.choose(GAME.view(g, g.asked), g.options(), no_world, Calm()).action)


def thumb(t: WizScene) -> str:
    return chosen(t, BOTS["thumb"](1))


@pytest.mark.parametrize("name", ["nearest", "thumb"])
def test_a_carrier_drops_at_home_and_a_runner_lifts_at_the_goal(name: str) -> None:
    t = scene().bearing(0, 2)
    assert chosen(t, BOTS[name](1)) == "drop treasure"
    t = scene().at(0, 0, 5)
    assert chosen(t, BOTS[name](1)) == "lift red"


def test_a_runner_steps_toward_the_nearest_treasure() -> None:
    t = scene().at(0, 0, 1).treasure(2, 0, 3).treasure(3, 4, 9)
    assert chosen(t, BOTS["nearest"](1)) == "step east"


def test_a_walk_is_explained_by_where_it_leads() -> None:
    t = scene().at(0, 0, 1).treasure(2, 0, 3).treasure(3, 4, 9)
    for name, fields in (("nearest", {"goal": "d1"}), ("thumb", {"goal": "d1", "end": "d1"})):
        choice = BOTS[name](1).choose(GAME.view(t.table, 0), t.table.options(), no_world, Calm())
        assert (choice.because, choice.fields) == ("run", fields)
    t = scene().at(0, 0, 3).bearing(0, 2)
    choice = BOTS["thumb"](1).choose(GAME.view(t.table, 0), t.table.options(), no_world, Calm())
    assert (choice.because, choice.fields["goal"]) == ("run_home", "c3")


def test_a_runner_speeds_up_only_if_that_brings_it_home() -> None:
    t = scene().at(0, 0, 3).bearing(0, 2).hand(0, "energy_4").mp(1)
    bot = BOTS["nearest"](1)
    assert chosen(t, bot) == "speed"
    t.says(0, "speed")
    assert chosen(t, bot) == "boost energy_4"


def test_a_rescued_treasure_is_carried_off_the_base_first() -> None:
    t = scene().at(0, 2, 7).bearing(0, 0)
    assert chosen(t, BOTS["nearest"](1)).startswith("step")
    t.at(0, 0, 0)
    assert chosen(t, BOTS["nearest"](1)) == "drop treasure"


def test_the_runner_never_fights() -> None:
    t = duel().hand(0, "fireball").hand(1, "full_shield", "shield")
    assert chosen(t, BOTS["nearest"](1)) != "cast fireball"
    t.says(0, "cast fireball", "at red")
    assert chosen(t, BOTS["nearest"](1)) == "pass"
    t.says(1, "pass")
    assert chosen(t, BOTS["nearest"](1)) == "pass"


def test_the_fighter_shoots_whom_it_sees_and_shields_itself() -> None:
    t = duel().hand(0, "fireball").hand(1, "full_shield", "shield")
    assert thumb(t) == "cast fireball"
    t.says(0, "cast fireball")
    assert thumb(t) == "at red"
    t.says(0, "at red")
    assert thumb(t) == "react full_shield"
    t.says(1, "pass")
    assert thumb(t) == "react shield"


def test_the_fighter_keeps_a_full_shield_for_what_matters() -> None:
    t = duel().hand(0, "zot").hand(1, "full_shield")
    t.says(0, "cast zot", "damage", "at red")
    assert thumb(t) == "pass"


def test_the_fighter_hides_with_a_teleport() -> None:
    t = duel().hand(0, "fireball").hand(1, "teleport")
    t.says(0, "cast fireball", "at red")
    assert thumb(t) == "react teleport"
    t.says(1, "react teleport")
    word = thumb(t)
    seen = t.table.eyeshot(square_at(0, 0), 0).squares
    assert word not in [square(*divmod(q, 10)) for q in seen]


def test_nobody_aims_at_a_wizard_of_mist() -> None:
    """In plain sight, beside oneself and round a corner: nothing is begun that would find no target."""
    t = duel().hand(0, "waterbolt").spell("mist_body", 1, 1, markers=2)
    assert thumb(t) != "cast waterbolt"
    assert thumb(duel().at(1, 0, 1).spell("mist_body", 1, 1, markers=2)) != "punch"
    t = scene().at(0, 0, 2).at(1, 1, 3).hand(0, "fireball", "around_the_corner").border(1, 3, "south", "open")
    assert thumb(t) == "cast fireball"
    t.says(0, "cast fireball")
    assert thumb(t) == "with around_the_corner"
    t = scene().at(0, 0, 2).at(1, 1, 3).hand(0, "fireball", "around_the_corner").spell("mist_body", 1, 1, markers=2)
    assert thumb(t) != "cast fireball"


def test_nobody_dispels_what_is_out_of_sight() -> None:
    t = wide().at(0, 0, 0).at(1, 4, 9).hand(0, "dispel")
    t.spell("create_wall", 1, border=t.border_at(2, 3, "east"))
    assert not t.table.sees_border(square_at(0, 0), t.border_at(2, 3, "east"))
    assert thumb(t) != "cast dispel"


@pytest.mark.parametrize("name", ["nearest", "thumb"])
def test_what_was_begun_is_carried_out(name: str) -> None:
    """A bot that is asked without having begun it finds nothing it likes, and still does not go back."""
    begun: list[tuple[WizScene, list[str]]] = [
        (duel().at(1, 4, 9).hand(0, "fireball"), ["cast fireball"]),
        (duel().at(1, 4, 9).hand(0, "waterbolt"), ["cast waterbolt"]),
        (duel().hand(0, "energy_4"), ["speed"]),
        (wide().hand(0, "stretch").treasure(2, 0, 2), ["cast stretch"]),
        (wide().at(1, 4, 9).hand(0, "dispel").spell("fog", 0, markers=2), ["cast dispel"]),
    ]
    for t, words in begun:
        t.says(0, *words)
        while t.table.planning >= 0:
            word = chosen(t, BOTS[name](1))
            assert word not in ("back", "at self")
            t.says(0, word)


def play_with_new_bots(seats: int, seed: int, name: str, options: dict[str, str]) -> None:
    """A game in which every thought is a new bot's, as on a server; nobody may do the same for ever."""
    g = GAME.new(seats, seed, {"turn_cap": "400", "side": "ab"[seed % 2], **options})
    decisions = 0
    while not g.over:
        seat = g.asked
        options_now = g.options()
        choice = BOTS[name](seed * 7919 + decisions).choose(g.view(seat), options_now[:], no_world, Calm())
        assert choice.action != BACK or len(options_now) == 1
        g.apply(choice.action)
        decisions += 1
        assert decisions < 400 * 60
    g.check()


@pytest.mark.parametrize("name", ["nearest", "thumb"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_made_anew_for_every_thought_finish_their_games(name: str, seats: int) -> None:
    play_with_new_bots(seats, seats, name, {"giant_spellbook": "on"} if seats % 2 == 0 else {})


@pytest.mark.whole
@pytest.mark.parametrize("name", ["nearest", "thumb"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_made_anew_finish_many_games(name: str, seats: int) -> None:
    for seed in range(40):
        play_with_new_bots(seats, seed, name, {"giant_spellbook": "on"} if seed % 2 else {"schools": "random"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_whole_games(seats: int) -> None:
    for seed in range(4):
        g = GAME.new(seats, seed, {"turn_cap": "400", "side": "ab"[seed % 2]})
        play_with_bots(g, [BOTS["thumb" if seat % 2 else "nearest"](seed) for seat in range(seats)], Calm())
        g.check()
        assert g.over


def test_the_fighter_gets_in_the_way_of_a_carrier() -> None:
    t = wide().at(0, 0, 0).at(1, 2, 4).bearing(1, 0).hand(0, "gravity")
    assert thumb(t) == "cast gravity"
    t = wide().at(0, 2, 3).at(1, 2, 5).bearing(1, 0).hand(0, "thornbush").border(2, 3, "east", "open")
    t.table.attacks = 1
    bot = BOTS["thumb"](1)
    assert chosen(t, bot) == "cast thornbush"
    t.says(0, "cast thornbush")
    assert chosen(t, bot) == square(2, 6)
    assert thumb(wide().at(1, 4, 9).hand(0, "thornbush")).startswith(("step", "finish"))


def test_the_fighter_answers_thieves_and_counters() -> None:
    t = wide().at(0, 0, 5).hand(1, "ward")
    t.says(0, "lift red")
    assert thumb(t) == "react ward"
    t = wide().hand(0, "fireball", "anti_anti").hand(1, "full_shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react full_shield")
    assert thumb(t) == "react anti_anti"


def test_the_fighter_reaches_for_a_treasure_in_sight() -> None:
    t = wide().at(1, 4, 9).hand(0, "stretch").treasure(2, 0, 3).mp(1)
    bot = BOTS["thumb"](1)
    for word in ("cast stretch", "reach", square(0, 3)):
        assert chosen(t, bot) == word
        t.says(0, word)
    t.quiet()
    assert t.table.burden[0] == 2


def test_both_bots_answer_what_the_other_schools_ask() -> None:
    t = wide().at(0, 0, 2).at(1, 0, 3).spell("big_man_form", 0, 0, markers=2)
    t.says(0, "step east")
    assert thumb(t).startswith("step")
    t = wide().at(0, 0, 1).hand(0, "create_door")
    t.does(0, "cast create_door", "border b1 south")
    assert thumb(t) == "leave"
    t = wide().spell("extra_arms", 0, 0, markers=2).lying("dagger", 0, 0).lying("lifestone", 0, 0)
    t.says(0, "pick dagger")
    assert thumb(t) == "pick lifestone"
    t = Beginning(2, {"schools": "draft"})
    assert thumb(t).startswith("school")
