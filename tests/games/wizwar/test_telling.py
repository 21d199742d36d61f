"""What is told and what is left out: nothing twice, nothing below nothing."""

from __future__ import annotations

from tests.games.wizwar.scene import duel, square, wide
from tests.support.rules import rule


@rule("WW-R86")
def test_the_wind_is_told_by_where_it_ends() -> None:
    t = wide().at(0, 4, 0).at(1, 0, 8).hand(0, "windrider")
    t.does(0, "cast windrider", "toward east", square(4, 3))
    assert t.told(1, "moved") == [{"seat": 0, "square": "d5"}]


@rule("WW-195", "WW-200")
def test_a_wizard_struck_below_nothing_has_no_life_left() -> None:
    t = duel().hand(0, "fireball").life(15, 2)
    t.does(0, "cast fireball", "at red")
    assert t.told(0, "hurt") == [{"seat": 1, "damage": 5, "left": 0}]


@rule("WW-031")
def test_a_speed_up_is_told_by_its_points() -> None:
    t = duel().hand(0, "energy_4")
    t.does(0, "speed", "boost energy_4")
    assert (t.told(1, "boosted"), t.told(1, "sped_up")) == ([], [{"seat": 0, "points": 4, "left": 7}])


@rule("WW-181")
def test_what_fills_a_square_is_told() -> None:
    t = wide().hand(0, "thornbush")
    t.does(0, "cast thornbush", square(0, 1))
    assert t.told(1, "square_filled") == [{"square": "b1", "fill": 3}]
