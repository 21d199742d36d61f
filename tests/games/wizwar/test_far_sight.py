"""Sight without a greatest length [WW-121]: long lines through exits, and the proof that none is left out."""

from __future__ import annotations

import random

import pytest
from tools.wizwar_sight import CROSSED, SQUEEZED, TOUCHED, Seen, is_kept, lines_from, needed_shapes

from tests.games.wizwar.scene import WizScene, scene
from tests.support.rules import rule
from zaubertisch.games.wizwar.maze.board import SQUARES, square_at
from zaubertisch.games.wizwar.maze.lines import LONGER
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, OPEN, Maze, pillars
from zaubertisch.games.wizwar.maze.sight import Sight

MOST = 45  # squares followed where a maze is looked at line by line; ten more than any line needs


def four_laid(turns: list[int], held: bool) -> Maze:
    """Side A for four, with all doors held or closed."""
    maze = Maze()
    maze.lay("a", [0, 1, 2, 3], turns)
    for border in maze.board().borders:
        if held and maze.borders[border] == DOOR:
            maze.hold(0, border)
    return maze


@rule("WW-121", "WW-E31", "WW-046")
def test_with_doors_held_one_base_sees_another_ten_squares_away() -> None:
    maze = four_laid([0, 1, 1, 2], True)
    here, there = maze.board().centre(2), maze.board().centre(3)
    assert Sight(maze).eyeshot(here).square_line[there] >= 0
    assert Sight(maze).eyeshot(there).square_line[here] >= 0
    assert Sight(four_laid([0, 1, 1, 2], False)).eyeshot(here).square_line[there] < 0


def open_columns() -> WizScene:
    """Four seats; nothing stands across the two columns that the portals join to one round of twenty squares."""
    t = scene(4)
    for row in range(9):
        for column in (2, 7):
            t.border(row, column, "south", "open")
    return t


@rule("WW-121", "WW-120")
def test_a_straight_line_goes_once_round_through_both_portals() -> None:
    t = open_columns().border(9, 2, "south", "wall")
    assert t.table.sees_square(square_at(9, 2), square_at(0, 7))
    assert t.table.sees_square(square_at(0, 7), square_at(9, 2))
    t.border(5, 7, "south", "wall")
    assert not t.table.sees_square(square_at(9, 2), square_at(0, 7))


def blocked(maze: Maze, standing: list[int], seen: Seen) -> bool:
    """Whether anything that stands in this maze is in the way, thing by thing."""
    for each in seen.passed:
        if each < CROSSED:
            hidden = maze.is_opaque(each)
        elif each < TOUCHED:
            hidden = maze.bits(each - CROSSED) & 1 == 1
        elif each < SQUEEZED:
            hidden = standing[each - TOUCHED] == 1
        else:
            hidden = all(maze.is_opaque(square) for square in divmod(each - SQUEEZED, SQUARES))
        if hidden:
            return True
    return False


def in_sight(maze: Maze, origin: int) -> tuple[set[int], set[int]]:
    """Squares and borders seen from here, every line looked along on its own."""
    standing = pillars(maze)
    seen = {s.target for s in lines_from(maze.board(), origin, MOST) if not blocked(maze, standing, s)}
    return {target for target in seen if target < SQUARES} | {origin}, {t - SQUARES for t in seen if t >= SQUARES}


def ruined(seats: int, lot: random.Random) -> Maze:
    """A maze with most of its walls gone and a block here and there."""
    maze = Maze()
    maze.lay(lot.choice("ab"), lot.sample(range(4), seats), [lot.randrange(4) for _ in range(seats)])
    for border in maze.board().borders:
        if lot.random() < 0.85:
            maze.put(border, OPEN)
    for square in lot.sample(maze.board().squares, 2):
        maze.fill(square, BLOCK)
    return maze


def compare(mazes: int, origins: int) -> None:
    lot = random.Random(121)
    for number in range(mazes):
        maze = ruined(2 + number % 3, lot)
        for origin in lot.sample(maze.board().squares, origins):
            shot = Sight(maze).eyeshot(origin)
            squares, borders = in_sight(maze, origin)
            assert (set(shot.squares), set(shot.borders)) == (squares, borders)


@rule("WW-121", "WW-122")
def test_in_ruins_everything_is_seen_that_any_line_sees() -> None:
    compare(6, 3)


@pytest.mark.whole
@rule("WW-121", "WW-122")
def test_in_many_ruins_everything_is_seen_that_any_line_sees() -> None:
    compare(300, 10)


@rule("WW-121")
def test_no_line_is_needed_that_the_game_does_not_look_along() -> None:
    assert all(is_kept(*shape) for shape in needed_shapes(2, 40))


@pytest.mark.whole
@rule("WW-121")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_line_of_any_length_followed_is_needed_besides(seats: int) -> None:
    shapes = needed_shapes(seats, 60)
    assert all(is_kept(*shape) for shape in shapes)
    assert max(far for far, _ in shapes) == {3: 60, 4: max(LONGER)}[seats]
