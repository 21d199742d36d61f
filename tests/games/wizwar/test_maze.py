"""The board: sectors, links, rotation, and what the box holds."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import scene, square
from tests.support.rules import rule
from zaubertisch.games.wizwar.cards import CARDS, KINDS, NUMBER
from zaubertisch.games.wizwar.components import EAST, FACES, LINKS, NORTH, SOUTH, WEST
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import BOARDS, square_at
from zaubertisch.games.wizwar.maze.lines import NEAR_BORDERS, NEAR_SQUARES, TO_BORDERS, TO_SQUARES
from zaubertisch.games.wizwar.maze.maze import DOOR, OPEN, WALL, Maze, pillars
from zaubertisch.games.wizwar.maze.sight import Sight
from zaubertisch.games.wizwar.table.table import WizWar


def lay(seats: int, side: str) -> Maze:
    maze = Maze()
    maze.lay(side, list(range(seats)), [0] * seats)
    return maze


CHECKSUMS = [
    (2, "a", 50, 88, 28, 2, 66, 348, 999),
    (2, "b", 50, 88, 33, 3, 66, 256, 753),
    (3, "a", 75, 134, 45, 3, 96, 517, 1502),
    (3, "b", 75, 134, 52, 4, 96, 385, 1155),
    (4, "a", 100, 184, 67, 4, 121, 638, 1974),
    (4, "b", 100, 184, 75, 5, 121, 514, 1601),
]


@rule("WW-110", "WW-111", "WW-112", "WW-121", "WW-122")
@pytest.mark.parametrize("row", CHECKSUMS, ids=lambda row: f"{row[0]}{row[1]}")
def test_every_board_has_its_numbers(row: tuple[int, str, int, int, int, int, int, int, int]) -> None:
    seats, side, squares, borders, walls, doors, points, sees_square, sees_border = row
    maze = lay(seats, side)
    board = maze.board()
    sight = Sight(maze)
    assert len(board.squares) == squares
    assert len(board.borders) == borders
    assert sum(maze.borders[b] == WALL for b in board.borders) == walls
    assert sum(maze.borders[b] == DOOR for b in board.borders) == doors
    assert sum(pillars(maze)) == points
    assert sum(len(sight.eyeshot(q).squares) for q in board.squares) == sees_square
    assert sum(len(sight.eyeshot(q).borders) for q in board.squares) == sees_border


@rule("WW-126")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sight_and_adjacency_are_symmetric(seats: int) -> None:
    maze = lay(seats, "a")
    board = maze.board()
    sight = Sight(maze)
    for q in board.squares:
        for other in sight.eyeshot(q).squares:
            assert q in sight.eyeshot(other).squares
        for side in range(4):
            to = board.beyond[q * 4 + side]
            assert to < 0 or q in [board.beyond[to * 4 + back] for back in range(4)]


@rule("WW-127")
def test_the_near_lines_are_those_across_one_border() -> None:
    assert sum(line.crossed <= 1 for line in TO_SQUARES) == NEAR_SQUARES
    assert sum(line.crossed <= 1 for line in TO_BORDERS) == NEAR_BORDERS


@rule("WW-124")
def test_no_line_runs_along_a_border() -> None:
    for line in TO_SQUARES:
        assert line.across % 2 == 0
        assert line.down % 2 == 0


@rule("WW-003", "WW-186")
@pytest.mark.parametrize("side", ["a", "b"])
def test_every_turn_of_every_sector_fits(side: str) -> None:
    """Exits are in the middle of each side, bases in the middle, and where sectors meet there is one wall."""
    for turn in range(4):
        maze = Maze()
        maze.lay(side, [0, 1, 2, 3], [turn] * 4)
        board = maze.board()
        for border in board.borders:
            if board.sector_of(border) < 0:
                middle = board.ends[border * 2] % 5 == 2 or board.ends[border * 2] // 10 % 5 == 2
                assert maze.borders[border] == (OPEN if middle else WALL)
        assert [maze.base(colour) for colour in range(4)] == [22, 27, 72, 77]


def test_the_faces_of_the_box() -> None:
    for faces in FACES.values():
        for walls, doors, starts in faces:
            assert 12 <= len(walls.split()) <= 15
            assert 1 <= len(doors.split()) <= 2
            assert len(starts.split()) == 2


@rule("WW-005", "WW-037", "WW-038", "WW-039", "WW-041", "WW-R79")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_exit_is_linked_once_and_never_to_its_own_sector(seats: int) -> None:
    board = BOARDS[seats]
    exits = [(slot, side) for link in LINKS[seats] for slot, side in ((link[0], link[1]), (link[2], link[3]))]
    assert len(exits) == len(set(exits))
    for slot, side, other, far, _ in LINKS[seats]:
        assert slot != other
        a, b = board.exit(slot, side), board.exit(other, far)
        assert board.beyond[a * 4 + side] == b
        assert board.border[a * 4 + side] == board.border[b * 4 + far]


def test_only_the_portals_of_three_turn_a_traveller() -> None:
    assert {seats: sorted({t for t in BOARDS[seats].turn if t}) for seats in (2, 3, 4)} == {2: [], 3: [1, 3], 4: []}


@rule("WW-040")
def test_behind_an_outer_wall_there_is_nothing() -> None:
    board = BOARDS[2]
    for corner, sides in ((0, (NORTH, WEST)), (9, (NORTH, EAST)), (40, (SOUTH, WEST)), (49, (SOUTH, EAST))):
        assert [board.border[corner * 4 + side] for side in sides] == [-1, -1]


@rule("WW-102")
def test_steps_are_counted_through_links_but_not_through_outer_walls() -> None:
    board = BOARDS[2]
    assert board.far[square_at(2, 0) * 100 + square_at(2, 9)] == 1
    assert board.far[square_at(0, 0) * 100 + square_at(0, 9)] == 5
    assert square_at(4, 7) in board.within(square_at(0, 2), 1)


@rule("WW-E36", "WW-187", "WW-188")
def test_a_sector_turns_with_its_door_and_treasures() -> None:
    t = scene()
    t.table.turn_sector(1, 1)
    assert t.table.maze.borders[t.border_at(1, 7, "south")] == DOOR
    assert sorted(t.table.treasures[2:]) == [square_at(0, 9), square_at(4, 5)]
    assert t.table.base(1) == square_at(2, 7)
    assert t.table.board().portals == BOARDS[2].portals


@rule("WW-187", "WW-R84")
@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_four_quarter_turns_restore_the_board(slot: int) -> None:
    t = scene(4)
    before = t.table.maze.clone()
    for _ in range(4):
        t.table.turn_sector(slot, 1)
    assert (t.table.maze.borders, t.table.maze.key, t.table.maze.turns) == (before.borders, before.key, before.turns)


@rule("WW-189", "WW-190", "WW-R84")
def test_what_stands_on_the_edge_of_a_turning_sector_is_as_printed_again() -> None:
    t = scene()
    seam = t.border_at(2, 4, "east")
    t.spell("create_wall", 1, border=seam)
    t.table.maze = t.table.maze.clone()
    t.table.maze.cracks[t.border_at(0, 4, "east")] = 3
    t.border(1, 4, "east", "open")
    t.table.turn_sector(0, 2)
    t.table.check()
    assert t.in_play() == []
    assert t.stands(2, 4, "east") == "open"
    assert t.stands(1, 4, "east") == "wall"
    assert t.table.maze.cracks[t.border_at(0, 4, "east")] == 0


@rule("WW-187", "WW-R84")
def test_everything_inside_a_turning_sector_keeps_its_place_in_it() -> None:
    t = scene().at(0, 0, 1).at(1, 3, 4).lying("large_rock", 0, 0)
    t.spell("create_wall", 0, border=t.border_at(0, 0, "east"))
    t.spell("stone_block", 0, square=square_at(4, 0))
    t.table.maze = t.table.maze.clone()
    t.table.maze.cracks[t.border_at(0, 1, "south")] = 2
    t.table.open_door(1, t.border_at(3, 3, "east"))
    t.table.turn_sector(0, 1)
    t.table.check()
    assert t.where(0) == (1, 4)
    assert t.where(1) == (4, 1)
    assert t.on(0, 4) == ["large_rock"]
    assert t.stands(0, 4, "south") == "wall"
    assert t.table.maze.cracks[t.border_at(1, 4, "west")] == 2
    assert t.table.maze.fills[square_at(0, 0)] != 0
    assert t.table.maze.is_held(t.border_at(3, 1, "south"))


@rule("WW-001", "WW-002", "WW-004", "WW-006", "WW-010", "WW-011")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_laid_out_at_random(seats: int) -> None:
    colours, firsts, turned = set(), set(), set()
    for seed in range(60):
        g = GAME.new(seats, seed)
        assert isinstance(g, WizWar)
        g.check()
        assert len(set(g.colours)) == seats
        assert sorted(g.maze.sectors) == sorted(g.colours)
        assert g.place == [g.base(seat) for seat in range(seats)]
        assert g.life == [15] * seats
        for seat in range(seats):
            slots = {g.board().slot_of[q] for q in g.treasures[seat * 2 : seat * 2 + 2]}
            assert slots == {g.home_slot(seat)}
        colours.add(g.colours[0])
        firsts.add(g.active)
        turned.add(g.maze.turns[0])
    assert (colours, firsts, turned) == ({0, 1, 2, 3}, set(range(seats)), {0, 1, 2, 3})


@rule("WW-007", "WW-008", "WW-009", "WW-R123")
def test_the_deck_is_84_cards_of_four_schools() -> None:
    g = GAME.new(4)
    assert isinstance(g, WizWar)
    assert sum(g.variant.copies) == 84
    assert len(g.decks[0]) == 84 - 4 * 5
    assert g.variant.schools == ["alchemy", "elemental", "mentalism"]
    assert CARDS[NUMBER["absorb_spell"]].copies == {"mentalism": 1}
    assert CARDS[NUMBER["featherweight"]].copies == {"mutation": 2}


def test_seven_schools_of_24_cards() -> None:
    totals: dict[str, int] = {}
    for card in CARDS:
        for school, copies in card.copies.items():
            totals[school] = totals.get(school, 0) + copies
    assert totals.pop("cantrip") == 12
    assert set(totals.values()) == {24}
    assert len(totals) == 6
    assert len(CARDS) == KINDS


def test_the_number_of_a_card_is_its_place() -> None:
    from zaubertisch.games.wizwar import cards

    for kind, card in enumerate(CARDS):
        assert getattr(cards, card.key.upper()) == kind


def test_squares_and_borders_have_names() -> None:
    assert square(2, 7) == "square h3"
    assert GAME.actions.number("border h3 east") > 0
