"""Line of sight, exactly and in whole numbers [WW-122]; looked up by the maze's key, looked along one line tree."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zaubertisch.games.wizwar.maze.board import BOARDS, BORDERS, SQUARES, Board
from zaubertisch.games.wizwar.maze.lines import (
    BORDER_LINE,
    BORDERS_OF,
    CHILDREN,
    CORNER,
    PASSES,
    SQUARE_LINE,
    TO_BORDERS,
    TO_SQUARES,
)
from zaubertisch.games.wizwar.maze.maze import Maze, pillars
from zaubertisch.kernel.pile import packed

UNSEEN: Final = -1
NO_SQUARES: Final = packed([UNSEEN] * SQUARES)
NO_BORDERS: Final = packed([UNSEEN] * BORDERS)


@mypyc_attr(acyclic=True)
class Eyeshot:
    """What can be seen from one square: the line to each square and to each border, or UNSEEN."""

    square_line: vec[i64]
    border_line: vec[i64]

    def __init__(self) -> None:
        self.square_line = NO_SQUARES[:]
        self.border_line = NO_BORDERS[:]
        self.squares: list[int] = []
        self.borders: list[int] = []

    def note_square(self, square: i64, line: i64) -> None:
        """[WW-125] Keep the best line to this square."""
        known: i64 = self.square_line[square]
        if known < 0:
            self.squares.append(int(square))
        if known < 0 or line < known:
            self.square_line[square] = line

    def note_border(self, border: i64, line: i64) -> None:
        """[WW-125] Keep the best line to this border."""
        known: i64 = self.border_line[border]
        if known < 0:
            self.borders.append(int(border))
        if known < 0 or line < known:
            self.border_line[border] = line


class CornerShot:
    """[WW-128] What a line that bends once reaches from one square: the two squares of the bend, or UNSEEN."""

    def __init__(self) -> None:
        self.square_bend: list[int] = [UNSEEN] * SQUARES
        self.border_bend: list[int] = [UNSEEN] * BORDERS


@mypyc_attr(acyclic=True)
class Ways:
    """Where one comes from each square of a layout, in packed numbers for the many steps of looking."""

    def __init__(self, board: Board) -> None:
        self.border: vec[i64] = packed(board.border)
        self.beyond: vec[i64] = packed(board.beyond)
        self.turn: vec[i64] = packed(board.turn)
        self.point: vec[i64] = packed(board.point)
        self.diagonal: vec[i64] = packed(board.diagonal)


WAYS: Final[list[Ways]] = [Ways(board) for board in BOARDS]


class Sight:
    """[WW-110 WW-111 WW-112 WW-126] Who sees what in one state of the maze; looked up once a square."""

    def __init__(self, maze: Maze) -> None:
        self.board: Board = BOARDS[maze.seats]
        self.ways: Ways = WAYS[maze.seats]
        hides = [0] * BORDERS
        for border in self.board.borders:
            hides[border] = maze.bits(border) & 1
        self.hides: vec[i64] = packed(hides)
        self.pillar: vec[i64] = packed(pillars(maze))
        self.opaque: vec[i64] = packed([1 if maze.is_opaque(square) else 0 for square in range(SQUARES)])
        self.from_square: list[Eyeshot | None] = [None] * (SQUARES * 2)
        self.round_corners: dict[int, CornerShot] = {}

    def eyeshot(self, origin: int, through: int = 0) -> Eyeshot:
        """What is in sight of `origin`, its line going through so many walls or doors [WW-129]."""
        key = through * SQUARES + origin
        found = self.from_square[key]
        if found is None:
            found = Eyeshot()
            self.look(found, 0, origin, 0, through)
            found.squares.sort()
            found.borders.sort()
            self.from_square[key] = found
        return found

    def look(self, out: Eyeshot, node: i64, q: i64, rot: i64, through: i64) -> None:
        """[WW-120 WW-123] Note what ends here, then go on along every line that is not blocked."""
        if SQUARE_LINE[node] >= 0:
            out.note_square(q, SQUARE_LINE[node])
        if self.opaque[q] and node != 0:
            return
        ways = self.ways
        for i in range(BORDERS_OF[node], BORDERS_OF[node + 1], 2):
            border: i64 = ways.border[q * 4 + ((BORDER_LINE[i] + rot) & 3)]
            if border >= 0:
                out.note_border(border, BORDER_LINE[i + 1])
        for child in range(CHILDREN[node], CHILDREN[node + 1]):
            step: i64 = PASSES[child]
            way: i64 = q * 4 + ((step + rot) & 3)
            if step >= CORNER:
                if not self.pillar[ways.point[way]] and not self.squeezed(q, (step + rot) & 3):
                    self.look(out, child, ways.diagonal[way], rot, through)
            elif ways.border[way] >= 0 and self.hides[ways.border[way]] <= through:
                left: i64 = through - self.hides[ways.border[way]]
                self.look(out, child, ways.beyond[way], (rot + ways.turn[way]) & 3, left)

    def squeezed(self, q: i64, corner: i64) -> bool:
        """[WW-123] Whether both squares beside a lattice point are opaque."""
        beyond = self.ways.beyond
        return self.opaque[beyond[q * 4 + corner]] > 0 and self.opaque[beyond[q * 4 + ((corner + 1) & 3)]] > 0


class Trace:
    """One line walked: the squares it enters, the borders it crosses or touches, and how the traveller is turned."""

    def __init__(self, board: Board, origin: int, passes: list[int]) -> None:
        self.squares: list[int] = [origin]
        self.borders: list[int] = []
        self.before: list[int] = []  # for each border the square the line is in before it
        self.rot = 0
        q = origin
        for step in passes:
            if step < CORNER:
                edge = q * 4 + (step + self.rot) % 4
                self.borders.append(board.border[edge])
                self.before.append(q)
                self.rot = (self.rot + board.turn[edge]) % 4
                q = board.beyond[edge]
            else:
                corner = (step + self.rot) % 4
                self.borders += around(board, q, corner)
                self.before += [q] * 4
                q = board.diagonal[q * 4 + corner]
            self.squares.append(q)


def around(board: Board, q: int, corner: int) -> list[int]:
    """[WW-R34] The four borders that end at a lattice point inside the board."""
    across = board.diagonal[q * 4 + corner]
    return [
        board.border[q * 4 + corner], board.border[q * 4 + (corner + 1) % 4],
        board.border[across * 4 + (corner + 2) % 4], board.border[across * 4 + (corner + 3) % 4],
    ]


def trace_to_square(maze: Maze, origin: int, line: int) -> Trace:
    return Trace(BOARDS[maze.seats], origin, TO_SQUARES[line].passes)


def trace_to_border(maze: Maze, origin: int, line: int) -> Trace:
    return Trace(BOARDS[maze.seats], origin, TO_BORDERS[line].passes)


# Sight is worked out once for each state of a maze, and forgotten when too many have gathered: memory, not state.
KEPT: Final = 128
SIGHTS: Final[dict[tuple[int, ...], Sight]] = {}


class Latest:
    """The maze looked at last: mostly it is the next one too, and a maze that lies is never changed."""

    def __init__(self) -> None:
        self.maze: Maze | None = None
        self.sight: Sight | None = None


LATEST: Final = Latest()


def sight_in(maze: Maze) -> Sight:
    """Who sees what in this maze."""
    latest = LATEST
    if latest.maze is not maze or latest.sight is None:
        latest.maze = maze
        latest.sight = kept_sight(maze)
    return latest.sight


def kept_sight(maze: Maze) -> Sight:
    """The sight of a maze that hides the same, if it is still kept."""
    key = tuple(maze.key)
    found = SIGHTS.get(key)
    if found is None:
        if len(SIGHTS) >= KEPT:
            SIGHTS.clear()
        found = Sight(maze)
        SIGHTS[key] = found
    return found
