"""Line of sight, square by square."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, scene
from tests.support.rules import rule
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.maze.corner import corner_shot
from zaubertisch.games.wizwar.maze.maze import BLOCK, CLOUD, ROSEBUSH_FILL, pillars
from zaubertisch.games.wizwar.maze.sight import KEPT, SIGHTS, sight_in


def seen(t: WizScene, row: int, column: int) -> list[tuple[int, int]]:
    """What is in sight of a square besides itself."""
    here = square_at(row, column)
    return [divmod(q, 10) for q in t.table.board().squares if q != here and t.table.sees_square(here, q)]


def put(t: WizScene, fill: int, row: int, column: int) -> WizScene:
    t.table.maze = t.table.maze.clone()
    t.table.maze.fill(square_at(row, column), fill)
    return t


@rule("WW-E28", "WW-122")
def test_from_the_blue_base() -> None:
    assert seen(scene(), 2, 2) == [(0, 3), (1, 2), (2, 3)]


@rule("WW-E29", "WW-120")
def test_from_the_red_base_through_the_wrap() -> None:
    assert seen(scene(), 2, 7) == [(0, 8), (1, 7), (2, 0), (2, 1), (2, 8), (2, 9), (3, 7), (3, 9), (4, 6)]


@rule("WW-E30", "WW-120")
def test_through_the_purple_portal() -> None:
    assert seen(scene(), 0, 2) == [(0, 0), (0, 1), (0, 3), (0, 4), (1, 9), (3, 6), (3, 8), (4, 7)]


@rule("WW-E06", "WW-113")
def test_a_closed_door_hides_what_is_behind_it() -> None:
    t = scene()
    assert (2, 6) in seen(t, 2, 4)
    assert (2, 7) not in seen(t, 2, 4)
    assert (2, 7) in seen(t, 2, 9)
    assert (2, 6) not in seen(t, 2, 9)


@rule("WW-E31", "WW-046", "WW-120")
def test_a_held_door_opens_the_whole_row() -> None:
    t = scene()
    t.table.open_door(1, t.border_at(2, 6, "east"))
    row = [column for r, column in seen(t, 2, 4) if r == 2]
    assert row == [0, 1, 5, 6, 7, 8, 9]


@rule("WW-E32", "WW-120", "WW-126")
def test_the_line_is_turned_by_the_portals_of_three() -> None:
    t = scene(3)
    assert (7, 7) in seen(t, 2, 4)
    assert (2, 4) in seen(t, 7, 7)


@rule("WW-E33", "WW-114", "WW-174")
def test_a_pillar_goes_with_its_last_wall() -> None:
    t = scene()
    assert len(seen(t, 2, 0)) + 1 == 11
    t.border(2, 1, "east", "open")
    standing = pillars(t.table.maze)
    assert not standing[2 * 11 + 2]
    assert standing[3 * 11 + 2]
    assert len(seen(t, 2, 0)) + 1 == 14


@rule("WW-E34", "WW-127")
def test_fog_ends_sight_after_one_square() -> None:
    t = scene().spell("fog", 0, markers=2)
    assert seen(t, 2, 0) == [(1, 0), (2, 1), (2, 9), (3, 0)]
    here = square_at(2, 0)
    assert t.table.sees_border(here, t.border_at(2, 1, "east"))
    assert not t.table.sees_border(here, t.border_at(0, 0, "east"))


@rule("WW-E35", "WW-115", "WW-116")
def test_a_stone_block_is_seen_but_not_what_is_behind_it() -> None:
    t = put(scene(), BLOCK, 2, 5)
    assert (2, 5) in seen(t, 2, 4)
    assert (2, 6) not in seen(t, 2, 4)


@rule("WW-115", "WW-116", "WW-117", "WW-118")
def test_a_bush_hides_what_is_in_it_and_from_it() -> None:
    t = put(scene(), ROSEBUSH_FILL, 0, 2)
    bush, outside = square_at(0, 2), square_at(0, 0)
    assert t.table.sees_square(outside, bush)
    assert not t.table.sees_in(outside, bush)
    assert t.table.sees_in(bush, bush)
    assert not t.table.sees_square(bush, outside)
    assert not t.table.sees_border(bush, t.border_at(0, 2, "south"))
    assert not t.table.sees_square(outside, square_at(0, 3))


@rule("WW-116", "WW-117")
def test_nobody_is_seen_in_a_cloud() -> None:
    t = put(scene(), CLOUD, 0, 2)
    assert not t.table.sees_in(square_at(0, 2), square_at(0, 2))
    assert not t.table.sees_square(square_at(0, 2), square_at(0, 1))


@rule("WW-119", "WW-R22")
def test_neighbours_see_each_other_unless_the_border_hides() -> None:
    t = scene()
    board = t.table.board()
    for q in board.squares:
        for side in range(4):
            border = board.border[q * 4 + side]
            if border >= 0:
                open_to_sight = t.table.maze.bits(border) & 1 == 0
                assert t.table.sees_square(q, board.beyond[q * 4 + side]) == open_to_sight


@rule("WW-123", "WW-112")
def test_a_line_through_a_pillar_is_blocked_and_one_through_a_bare_point_is_not() -> None:
    t = scene()
    for row, column, side in ((0, 1, "south"), (0, 2, "south")):
        t.border(row, column, side, "open")
    point = 1 * 11 + 2
    assert not pillars(t.table.maze)[point]
    assert (1, 2) in seen(t, 0, 1)
    t.border(0, 1, "south", "wall")
    assert (1, 2) not in seen(t, 0, 1)


@rule("WW-123")
def test_a_line_does_not_squeeze_between_two_opaque_squares() -> None:
    t = scene()
    for row, column, side in ((0, 1, "south"), (0, 2, "south")):
        t.border(row, column, side, "open")
    put(t, BLOCK, 0, 2)
    assert (1, 2) in seen(t, 0, 1)
    put(t, BLOCK, 1, 1)
    assert (1, 2) not in seen(t, 0, 1)


@rule("WW-125")
def test_of_several_lines_the_shortest_is_used() -> None:
    t = scene()
    line = t.table.eyeshot(square_at(2, 0), 0).square_line[square_at(2, 9)]
    assert line < 5


@rule("WW-R78", "WW-113", "WW-R77")
def test_fire_hides_but_has_no_pillars() -> None:
    t = scene().border(0, 2, "east", "fire")
    assert (0, 3) not in seen(t, 0, 2)
    before = pillars(scene().table.maze)
    assert pillars(t.table.maze) == before


@rule("WW-129", "WW-E69", "WW-R73")
def test_a_visionstone_looks_through_one_wall_but_not_through_an_outer_one() -> None:
    t = scene()
    here = square_at(2, 1)
    assert not t.table.sees_square(here, square_at(2, 2))
    assert t.table.sees_square(here, square_at(2, 2), 1)
    assert t.table.sees_square(here, square_at(2, 3), 1)
    assert not t.table.sees_square(square_at(1, 0), square_at(1, 4), 1)
    corner = square_at(0, 0)
    assert not t.table.sees_square(corner, square_at(4, 5), 1)


@rule("WW-128", "WW-E25")
def test_round_the_corner_by_a_quarter_and_by_half_a_turn() -> None:
    t = scene()
    shot = corner_shot(t.table.maze, square_at(0, 1), 0, False)
    assert (1, 3) not in seen(t, 0, 1)
    assert (1, 1) not in seen(t, 0, 1)
    assert shot.square_bend[square_at(1, 3)] >= 0
    assert shot.square_bend[square_at(1, 1)] >= 0
    assert shot.square_bend[square_at(2, 1)] < 0


@rule("WW-128")
def test_round_the_corner_reaches_borders_and_heeds_fog() -> None:
    t = scene()
    clear = corner_shot(t.table.maze, square_at(0, 1), 0, False)
    fog = corner_shot(t.table.maze, square_at(0, 1), 0, True)
    far = t.border_at(2, 3, "east")
    assert clear.border_bend[far] >= 0
    assert fog.border_bend[far] < 0
    assert fog.square_bend[square_at(0, 3)] >= 0
    assert fog.square_bend[square_at(1, 1)] < 0


@rule("WW-128", "WW-R72")
def test_round_the_corner_and_through_one_wall_on_the_whole_way() -> None:
    t = scene()
    plain = corner_shot(t.table.maze, square_at(2, 2), 0, False)
    vision = corner_shot(t.table.maze, square_at(2, 2), 1, False)
    reached = [q for q in range(100) if plain.square_bend[q] >= 0]
    reached_through = [q for q in range(100) if vision.square_bend[q] >= 0]
    assert set(reached) < set(reached_through)
    assert corner_shot(t.table.maze, square_at(2, 2), 1, False) is vision


def test_tacks_hide_nothing_and_too_many_mazes_are_forgotten() -> None:
    t = scene(giant_spellbook="on").lying("handful_of_tacks", 0, 2)
    assert (0, 3) in seen(t, 0, 1)
    for square in t.table.board().squares * 3:
        t.table.maze = t.table.maze.clone()
        t.table.maze.fill(square, BLOCK)
        sight_in(t.table.maze)
        t.table.maze = t.table.maze.clone()
        t.table.maze.put(t.border_at(0, 0, "east"), square % 4)
        sight_in(t.table.maze)
    assert len(SIGHTS) <= KEPT
