"""What a bot remembers of a maze: ways hold as long as nothing changes that one walks on, and no longer."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, wide
from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.bots.wizwar.reading.terrain import terrain_of
from zaubertisch.bots.wizwar.reading.ways import FAR
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.view import WizWarView


def seen(t: WizScene) -> WizWarView:
    return GAME.view(t.table, 0)


def far(t: WizScene) -> int:
    """Steps of seat 0 to the square two to the east of the north-west corner."""
    return Position(seen(t)).steps(0, t.square_at(0, 2))


def test_whoever_walks_finds_the_terrain_as_it_was() -> None:
    t = wide().at(0, 0, 0)
    before = terrain_of(seen(t))
    assert terrain_of(seen(t.at(0, 0, 1))) is before


def test_a_maze_of_equal_walls_is_the_same_terrain() -> None:
    t = wide().at(0, 0, 0)
    before = terrain_of(seen(t))
    t.table.maze = t.table.maze.clone()
    assert terrain_of(seen(t)) is before


def test_a_new_wall_makes_the_way_longer() -> None:
    t = wide().at(0, 0, 0)
    before = far(t)
    assert before < FAR
    assert far(t.border(0, 0, "east", "wall")) > before


def test_strewn_tacks_are_walked_round_and_free_ways_remembered() -> None:
    t = wide().at(0, 0, 0)
    before = far(t)
    lying = t.table.dropped[:]
    t.lying("handful_of_tacks", 0, 1)
    assert far(t) > before
    t.table.dropped = lying
    assert far(t) == before
