"""Cards of different schools together: the rarer meetings."""

from __future__ import annotations

from tests.games.wizwar.scene import border, scene, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.cards import is_stone
from zaubertisch.games.wizwar.maze.board import square_at


@rule("WW-R11", "WW-R29")
def test_a_gnome_rolls_for_every_dart() -> None:
    t = wide().hand(0, "fire_darts", "energy_4").hand(1, "gnome_form")
    t.says(0, "cast fire_darts", "boost energy_4", "at red", "rest")
    t.dice(1, 1, 3, 4).says(1, "react gnome_form")
    t.quiet()
    assert t.table.life[1] == 13


@rule("WW-R98")
def test_a_lucky_thief_keeps_the_treasure() -> None:
    t = wide().at(0, 0, 5).hand(1, "ward")
    t.says(0, "lift red")
    t.dice(3).says(1, "react ward")
    t.quiet()
    assert t.table.burden[0] == 2


@rule("WW-R86", "WW-R50", "WW-029")
def test_the_wind_carries_a_disease_past_whoever_is_on_the_way() -> None:
    t = wide().at(1, 0, 1).hand(0, "windrider").spell("disease", 0, 0, markers=2)
    t.does(0, "cast windrider", "toward east", square(0, 3))
    assert t.table.life == [15, 15]
    t = wide().at(1, 0, 3).hand(0, "windrider").spell("disease", 0, 0, markers=2)
    t.spell("rosebush", 1, square=square_at(0, 1))
    t.does(0, "cast windrider", "toward east", square(0, 3))
    assert t.table.life == [15, 12]


@rule("WW-R85")
def test_no_way_through_a_wall_with_a_block_behind() -> None:
    t = wide().at(0, 0, 1).hand(0, "pass_through_wall").spell("stone_block", 1, square=square_at(1, 1))
    assert t.refuses(0, "cast pass_through_wall") == "WW-092"


@rule("WW-R43", "WW-R93")
def test_long_arms_among_treasures_and_blocks() -> None:
    t = wide().at(1, 4, 4).hand(0, "stretch").treasure(2, 0, 2).treasure(3, 0, 2)
    t.does(0, "cast stretch", "reach", square(0, 2))
    assert t.table.burden[0] == 2
    t = wide().at(1, 4, 4).hand(0, "stretch").carry(0, "dagger").spell("stone_block", 1, square=square_at(0, 2))
    t.says(0, "cast stretch", "put")
    assert square(0, 2) not in t.words
    assert square(0, 1) in t.words


@rule("WW-R67", "WW-115")
def test_a_big_man_in_a_bush() -> None:
    t = wide().spell("rosebush", 1, square=square_at(0, 1)).spell("big_man_form", 0, 0, markers=3)
    t.does(0, "step east", "step east")
    assert t.table.maze.giants == [square_at(0, 2)]


@rule("WW-R81")
def test_other_doors_stay_held_when_one_is_sealed() -> None:
    t = wide().at(0, 3, 4).at(1, 2, 7).hand(0, "seal_door")
    t.table.open_door(1, t.border_at(2, 6, "east"))
    t.does(0, "cast seal_door", border(t, 3, 3, "east"))
    assert t.table.maze.is_held(t.border_at(2, 6, "east"))


@rule("WW-R08", "WW-R92", "WW-128")
def test_dispelling_a_trap_round_a_corner() -> None:
    t = scene(giant_spellbook="on").at(0, 0, 1).at(1, 4, 9).hand(0, "dispel", "around_the_corner")
    t.traps(1, (1, 3), (4, 3), (4, 4), (3, 4))
    t.says(0, "cast dispel")
    assert t.words == ["back", "with around_the_corner"]
    t.does(0, "with around_the_corner", "spell 1", square(1, 3))
    assert t.in_play() == []


@rule("WW-R08")
def test_a_neutral_spell_at_a_wizard_without_its_modifier() -> None:
    t = scene(3, giant_spellbook="on").at(0, 0, 1).at(1, 1, 3).at(2, 0, 3).hand(0, "adrenaline", "around_the_corner")
    t.hand(2, "negate_neutral")
    t.says(0, "cast adrenaline", "with around_the_corner", "at red")
    while t.table.asked != 2:
        t.says(t.table.asked, "pass")
    t.says(2, "react negate_neutral", "against around_the_corner")
    t.quiet()
    assert t.in_play() == []


@rule("WW-R52", "WW-R120")
def test_whoever_dies_of_a_card_draws_no_other() -> None:
    t = scene(3, giant_spellbook="on").spell("slow_death", 1, 0, markers=3).life(1, 15, 15)
    t.says(0, "finish", "done", "draw")
    t.quiet()
    assert not t.table.alive(0)
    assert t.asked == (1, "main")


def test_stones_are_stones() -> None:
    assert is_stone(18)
    assert not is_stone(0)
