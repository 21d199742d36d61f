"""Thaumaturgy: counters to counters, pain round corners, doors and walls, weapons."""

from __future__ import annotations

from tests.games.wizwar.scene import border, scene, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.maze.board import square_at


@rule("WW-R05", "WW-E37", "WW-R04", "WW-071")
def test_anti_anti_cancels_a_counter_and_asking_begins_again() -> None:
    t = wide().hand(0, "fireball", "anti_anti").hand(1, "full_shield", "shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react full_shield")
    assert t.words == ["pass", "react anti_anti"]
    t.says(0, "react anti_anti")
    assert t.asked == (1, "react")
    t.says(1, "pass", "react shield")
    t.quiet()
    assert t.table.life[1] == 12
    assert t.discarded("anti_anti") == 1
    t = wide().hand(0, "fireball", "anti_anti").hand(1, "full_shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react full_shield")
    t.says(0, "react anti_anti")
    t.quiet()
    assert t.table.life[1] == 10


@rule("WW-R05", "WW-071")
def test_anti_anti_stops_shields_and_powder_but_not_against_fists() -> None:
    t = wide().hand(0, "fireball", "anti_anti").hand(1, "shield")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass", "react shield")
    t.says(0, "react anti_anti")
    t.quiet()
    assert t.table.life[1] == 10
    t = wide().hand(0, "fireball", "anti_anti").carry(1, "null_powder")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react null_powder")
    assert t.words == ["pass", "react anti_anti"]
    t.says(0, "react anti_anti")
    t.quiet()
    assert t.table.life[1] == 10
    t = wide().at(1, 0, 1).hand(0, "anti_anti").hand(1, "shield")
    t.says(0, "punch", "at red")
    t.says(1, "pass", "react shield")
    assert "react anti_anti" not in t.words
    t.quiet()
    assert t.table.life[1] == 15


@rule("WW-R49", "WW-206")
def test_backlash_turns_the_energy_against_the_caster() -> None:
    t = wide().hand(0, "powerthrust", "energy_4").hand(1, "backlash").life(4, 15)
    t.says(0, "cast powerthrust", "boost energy_4", "at red")
    t.says(1, "react backlash")
    t.quiet()
    assert t.table.over
    assert t.table.kills == [0, 0]
    t = wide().hand(0, "fireball").hand(1, "backlash")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react backlash")
    t.quiet()
    assert t.table.life == [14, 15]


@rule("WW-R30", "WW-R71")
def test_the_globe_of_pain_turns_corners() -> None:
    t = wide().at(1, 3, 0).at(0, 0, 1).hand(0, "globe_of_pain", "energy_4").hand(1, "featherweight")
    assert not t.table.sees(0, 1)
    t.does(0, "cast globe_of_pain", "boost energy_4", "at red")
    assert t.table.life[1] == 11
    t = wide().at(1, 4, 4).at(0, 0, 0).hand(0, "globe_of_pain")
    assert t.refuses(0, "cast globe_of_pain") == "WW-092"
    t = wide().at(1, 3, 0).at(0, 0, 1).hand(0, "globe_of_pain").hand(1, "teleport")
    t.says(0, "cast globe_of_pain", "at red")
    assert "react wall_of_earth" not in t.words
    t.says(1, "react teleport", square(4, 3))
    t.quiet()
    assert t.table.life[1] == 15
    t = scene(3, giant_spellbook="on").at(0, 0, 0).at(1, 0, 1).at(2, 0, 2).hand(0, "globe_of_pain")
    t.spell("big_man_form", 1, 1, markers=2)
    t.says(0, "cast globe_of_pain")
    assert "at red" in t.words


@rule("WW-R52", "WW-E76", "WW-209")
def test_slow_death_hurts_whoever_draws() -> None:
    t = wide().spell("slow_death", 1, 0, markers=3).life(1, 15)
    t.says(0, "finish", "done")
    assert t.words == ["stop", "draw"]
    twin = t.table.clone()
    t.says(0, "stop")
    assert t.table.alive(0)
    t.table = twin
    t.table.listen()
    t.says(0, "draw")
    t.quiet()
    assert t.table.over
    assert t.table.kills == [0, 0]
    t = wide().spell("slow_death", 1, 0, markers=3).hand(0, "meditate")
    t.does(0, "cast meditate")
    assert t.table.life[0] == 12
    t = wide().hand(0, "slow_death")
    t.does(0, "cast slow_death", "at red")
    assert t.markers("slow_death") == 1
    t = wide().spell("slow_death", 1, 0, markers=3).life(2, 15)
    t.says(0, "finish", "done", "draw")
    t.quiet()
    assert t.asked == (0, "draw")


@rule("WW-158", "WW-R44", "WW-R21")
def test_yoink_takes_an_item() -> None:
    t = wide().hand(0, "yoink").carry(1, "dagger", "lifestone").bearing(1, 0)
    t.does(0, "cast yoink", "at red")
    assert t.words == ["drop lifestone", "drop dagger"]
    t.says(0, "drop dagger")
    assert (t.items(0), t.items(1)) == (["dagger"], ["lifestone"])
    t = wide().hand(0, "yoink").bearing(1, 0)
    assert t.refuses(0, "cast yoink") == "WW-092"


@rule("WW-074", "WW-R11", "WW-R12", "WW-081")
def test_the_invisible_evade_by_the_die() -> None:
    t = wide().hand(0, "fireball").spell("invisible", 1, 1, markers=2)
    t.dice(2).says(0, "cast fireball", "at red")
    t.quiet()
    assert t.table.life[1] == 15
    t = wide().hand(0, "slow_death").hand(1, "invisible")
    t.says(0, "cast slow_death", "at red")
    t.dice(4).says(1, "react invisible")
    t.quiet()
    assert t.in_play() == ["invisible"]
    t = wide().hand(0, "fireball").spell("invisible", 1, 1, markers=2)
    t.dice(1).says(0, "cast fireball", "at red")
    t.quiet()
    assert t.table.life[1] == 10


@rule("WW-R94", "WW-165", "WW-R106")
def test_gravity_drops_everything() -> None:
    t = wide().hand(0, "gravity").carry(0, "dagger").carry(1, "lifestone").bearing(1, 0).bearing(0, 2)
    t.does(0, "cast gravity")
    assert (t.on(0, 0), t.on(0, 3)) == (["dagger"], ["lifestone"])
    assert t.table.burden == [-1, -1]
    assert t.refuses(0, "pick dagger") == "WW-R94"
    assert t.refuses(0, "lift red") == "WW-R94"
    t = wide().hand(0, "stretch").lying("dagger", 0, 2).spell("gravity", 1, markers=2).at(1, 4, 4)
    assert t.refuses(0, "cast stretch") == "WW-092"


@rule("WW-R85", "WW-R62")
def test_through_the_wall() -> None:
    t = wide().at(0, 0, 1).hand(0, "pass_through_wall").mp(1)
    t.does(0, "cast pass_through_wall", border(t, 0, 1, "south"))
    assert (t.where(0), t.table.mp, t.table.moved) == ((1, 1), 0, True)
    t = wide().hand(0, "pass_through_wall").mp(0)
    assert t.refuses(0, "cast pass_through_wall") == "WW-R85"
    t = wide().hand(0, "pass_through_wall")
    t.spell("wall_of_fire", 1, border=t.border_at(0, 0, "east"))
    t.does(0, "cast pass_through_wall", border(t, 0, 0, "east"))
    assert (t.where(0), t.table.life[0]) == ((0, 1), 15)


@rule("WW-R81", "WW-051", "WW-043")
def test_a_sealed_door_stays_closed() -> None:
    t = wide().at(0, 3, 4).at(1, 0, 0).hand(0, "seal_door", "pick_lock").carry(0, "master_key")
    door = t.border_at(3, 3, "east")
    t.says(0, "open west")
    assert t.table.maze.is_held(door)
    t.does(0, "cast seal_door", border(t, 3, 3, "east"))
    assert not t.table.maze.is_held(door)
    assert t.refuses(0, "open west") == "WW-051"
    assert t.refuses(0, "step west") == "WW-051"
    assert t.refuses(0, "cast pick_lock") == "WW-092"
    t.table.crack_border(door, 3)
    assert t.in_play() == []
    t = wide().at(0, 3, 4).hand(0, "dispel")
    t.spell("seal_door", 1, border=t.border_at(3, 3, "east"))
    t.does(0, "cast dispel", "spell 1")
    assert t.stands(3, 3, "east") == "door"


@rule("WW-R37", "WW-179")
def test_the_dagger_flies_and_lies() -> None:
    t = wide().carry(0, "dagger")
    t.does(0, "use dagger", "at red")
    assert (t.table.life[1], t.on(0, 3)) == (12, ["dagger"])


@rule("WW-R36", "WW-176")
def test_the_wizardblade_eats_a_card() -> None:
    t = wide().at(1, 0, 1).carry(0, "wizardblade", "powerstone").hand(0, "energy_5", "fog")
    t.says(0, "use wizardblade")
    assert t.words == ["back", "boost energy_5"]
    t.says(0, "boost energy_5", "at red")
    t.quiet()
    assert (t.table.life[1], t.discarded("energy_5")) == (10, 1)
    t = wide().at(1, 0, 1).carry(0, "wizardblade").hand(0, "fog")
    assert t.refuses(0, "use wizardblade") == "WW-R36"
    t = wide().at(0, 0, 1).carry(0, "wizardblade").hand(0, "energy_5")
    t.does(0, "use wizardblade", "boost energy_5", border(t, 0, 1, "south"))
    assert t.stands(0, 1, "south") == "open"
    t = wide().spell("rosebush", 1, square=square_at(0, 1)).carry(0, "wizardblade").hand(0, "large_rock")
    t.does(0, "use wizardblade", "boost large_rock", square(0, 1))
    assert t.in_play() == []


@rule("WW-187", "WW-R84", "WW-R92", "WW-R93")
def test_traps_seals_and_giants_turn_with_their_sector() -> None:
    t = wide().hand(0, "rotate_sector").traps(1, (0, 4), (4, 0), (3, 0), (4, 4)).at(1, 2, 7)
    t.spell("seal_door", 1, border=t.border_at(3, 3, "east")).spell("big_man_form", 0, 0, markers=2)
    t.table.turn_sector(0, 1)
    t.table.check()
    assert t.table.real_trap == square_at(4, 4)
    assert t.table.is_sealed(t.border_at(3, 1, "south"))
    assert t.table.maze.giants == [square_at(0, 4)]
    door = t.border_at(2, 4, "east")
    t.spell("create_door", 0, border=door)
    t.table.turn_sector(0, 1)
    assert t.stands(2, 4, "east") == "open"
    assert "create_door" not in t.in_play()
