"""Line of sight, exactly and in whole numbers [WW-122]; looked up by the maze's key, looked along one line tree."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.layout import BORDERS, LAYOUTS, SQUARES, Layout
from zaubertisch.games.wizwar.lines import AFTER, BORDER_LINES, CORNER, PASSES, SQUARE_LINE, TO_BORDERS, TO_SQUARES
from zaubertisch.games.wizwar.maze import Maze, pillars

UNSEEN: Final = -1


class Eyeshot:
    """What can be seen from one square: the line to each square and to each border, or UNSEEN."""

    def __init__(self) -> None:
        self.square_line: list[int] = [UNSEEN] * SQUARES
        self.border_line: list[int] = [UNSEEN] * BORDERS
        self.squares: list[int] = []
        self.borders: list[int] = []

    def sum_up(self) -> None:
        self.squares = [q for q in range(SQUARES) if self.square_line[q] != UNSEEN]
        self.borders = [b for b in range(BORDERS) if self.border_line[b] != UNSEEN]


class CornerShot:
    """[WW-128] What a line that bends once reaches from one square: the two squares of the bend, or UNSEEN."""

    def __init__(self) -> None:
        self.square_bend: list[int] = [UNSEEN] * SQUARES
        self.border_bend: list[int] = [UNSEEN] * BORDERS


class Sight:
    """[WW-110 WW-111 WW-112 WW-126] Who sees what in one state of the maze; looked up once a square."""

    def __init__(self, maze: Maze) -> None:
        self.board: Layout = LAYOUTS[maze.seats]
        self.hides: list[bool] = [False] * BORDERS
        for border in self.board.borders:
            self.hides[border] = maze.bits(border) & 1 == 1
        self.pillar: list[bool] = pillars(maze)
        self.opaque: list[bool] = [maze.is_opaque(square) for square in range(SQUARES)]
        self.from_square: dict[int, Eyeshot] = {}
        self.round_corners: dict[int, CornerShot] = {}

    def eyeshot(self, origin: int, through: int = 0) -> Eyeshot:
        """What is in sight of `origin`, its line going through so many walls or doors [WW-129]."""
        place = through * SQUARES + origin
        found = self.from_square.get(place)
        if found is None:
            found = Eyeshot()
            self.look(found, 0, origin, 0, through)
            found.sum_up()
            self.from_square[place] = found
        return found

    def look(self, out: Eyeshot, node: int, q: int, rot: int, through: int) -> None:
        """[WW-120 WW-123] Note what ends here, then go on along every line that is not blocked."""
        line = SQUARE_LINE[node]
        if line >= 0 and (out.square_line[q] < 0 or line < out.square_line[q]):
            out.square_line[q] = line
        if self.opaque[q] and node != 0:
            return
        board = self.board
        borders = BORDER_LINES[node]
        for i in range(0, len(borders), 2):
            border = board.border[q * 4 + (borders[i] + rot) % 4]
            if border >= 0 and (out.border_line[border] < 0 or borders[i + 1] < out.border_line[border]):
                out.border_line[border] = borders[i + 1]
        for child in AFTER[node]:
            step = PASSES[child]
            if step < CORNER:
                place = q * 4 + (step + rot) % 4
                border = board.border[place]
                if border < 0:
                    continue
                if not self.hides[border]:
                    self.look(out, child, board.beyond[place], (rot + board.turn[place]) % 4, through)
                elif through > 0:
                    self.look(out, child, board.beyond[place], (rot + board.turn[place]) % 4, through - 1)
            else:
                corner = (step + rot) % 4
                if not self.pillar[board.point[q * 4 + corner]] and not self.squeezed(q, corner):
                    self.look(out, child, board.diagonal[q * 4 + corner], rot, through)

    def squeezed(self, q: int, corner: int) -> bool:
        """[WW-123] Whether both squares beside a lattice point are opaque."""
        beyond = self.board.beyond
        return self.opaque[beyond[q * 4 + corner]] and self.opaque[beyond[q * 4 + (corner + 1) % 4]]


class Trace:
    """One line walked: the squares it enters, the borders it crosses or touches, and how the traveller is turned."""

    def __init__(self, board: Layout, origin: int, passes: list[int]) -> None:
        self.squares: list[int] = [origin]
        self.borders: list[int] = []
        self.before: list[int] = []  # for each border the square the line is in before it
        self.rot = 0
        q = origin
        for step in passes:
            if step < CORNER:
                place = q * 4 + (step + self.rot) % 4
                self.borders.append(board.border[place])
                self.before.append(q)
                self.rot = (self.rot + board.turn[place]) % 4
                q = board.beyond[place]
            else:
                corner = (step + self.rot) % 4
                self.borders += around(board, q, corner)
                self.before += [q] * 4
                q = board.diagonal[q * 4 + corner]
            self.squares.append(q)


def around(board: Layout, q: int, corner: int) -> list[int]:
    """[WW-R34] The four borders that end at a lattice point inside the board."""
    across = board.diagonal[q * 4 + corner]
    return [
        board.border[q * 4 + corner], board.border[q * 4 + (corner + 1) % 4],
        board.border[across * 4 + (corner + 2) % 4], board.border[across * 4 + (corner + 3) % 4],
    ]


def trace_to_square(maze: Maze, origin: int, line: int) -> Trace:
    return Trace(LAYOUTS[maze.seats], origin, TO_SQUARES[line].passes)


def trace_to_border(maze: Maze, origin: int, line: int) -> Trace:
    return Trace(LAYOUTS[maze.seats], origin, TO_BORDERS[line].passes)


# Sight is worked out once for each state of a maze, and forgotten when too many have gathered: memory, not state.
KEPT: Final = 128
SIGHTS: Final[dict[tuple[int, ...], Sight]] = {}


def sight_in(maze: Maze) -> Sight:
    """Who sees what in this maze."""
    key = tuple(maze.key)
    found = SIGHTS.get(key)
    if found is None:
        if len(SIGHTS) >= KEPT:
            SIGHTS.clear()
        found = Sight(maze)
        SIGHTS[key] = found
    return found


