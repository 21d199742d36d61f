"""Which lines of sight Wiz-War needs [WW-121]: all that can see something no better line to the same place sees.

Every line up to `--most` squares that the outer walls let through is followed on each board with everything inside it
gone: no wall, no door, nothing that fills a square. What it passes on the way is all that could ever block it. A line
is not needed if a better one to the same place [WW-125] passes nothing else: whatever stands in the maze, where the
longer one is clear the better one is. So the lines that remain are enough for every arrangement, every door held or
broken, and every wall built or destroyed.

    python -m tools.wizwar_sight --check
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from zaubertisch.games.wizwar.components import EAST, NORTH, SOUTH, WEST
from zaubertisch.games.wizwar.maze.board import BOARDS, BORDERS, POINTS, SQUARES, Board
from zaubertisch.games.wizwar.maze.lines import FARTHEST, LONGER

MOST: Final = 60  # squares followed; docs/decisions/0006-sight.md says why no longer line can bring anything new
QUARTERS: Final = [(EAST, SOUTH, 1, 1), (EAST, NORTH, 1, -1), (WEST, SOUTH, -1, 1), (WEST, NORTH, -1, -1)]
STRAIGHT: Final = [(NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0)]

# What a line passes, as one number each: a square it lies in, a border it crosses, a lattice point it touches, and
# two squares it squeezes between.
CROSSED: Final = SQUARES
TOUCHED: Final = CROSSED + BORDERS
SQUEEZED: Final = TOUCHED + POINTS

Vector = tuple[int, int]


class Seen(NamedTuple):
    """A line: to which square, or (after all squares) which border, by how many half squares, and what it passes."""

    target: int
    across: int
    down: int
    passed: tuple[int, ...]

    def rank(self) -> tuple[int, int, int, int]:
        """[WW-125] The smaller, the better."""
        crossed = sum(1 if each < TOUCHED else 2 for each in self.passed if CROSSED <= each < SQUEEZED)
        return crossed, abs(self.across) + abs(self.down), self.across, self.down

    def shape(self) -> Vector:
        """Half squares one way and across it."""
        wide, far = sorted((abs(self.across), abs(self.down)))
        return far, wide


class Beam(NamedTuple):
    """All lines that have passed the same so far: the square they are in, and the directions between which they lie."""

    i: int  # squares gone along the first side of the quarter
    j: int  # and along the second
    square: int
    rot: int
    low: Vector
    high: Vector
    passed: tuple[int, ...]

    def holds(self, to: Vector) -> bool:
        """Whether a line of this beam goes there; a beam of one line has no width."""
        if self.low == self.high:
            return turn(self.low, to) == 0
        return turn(self.low, to) > 0 and turn(to, self.high) > 0


def turn(a: Vector, b: Vector) -> int:
    """Above nought if `b` lies on the side of `a` on which the second side of the quarter is."""
    return a[0] * b[1] - a[1] * b[0]


def lines_from(board: Board, origin: int, most: int) -> Iterator[Seen]:
    """Every line from here that the outer walls let through."""
    for side, across, down in STRAIGHT:
        yield from straight(board, origin, side, (across, down), most)
    for first, second, across, down in QUARTERS:
        beams = [Beam(0, 0, origin, 0, (1, 0), (0, 1), ())]
        while beams:
            beam = beams.pop()
            if max(beam.i, beam.j) <= most:
                for seen in ends(board, beam, first, second):
                    yield Seen(seen.target, seen.across * across, seen.down * down, seen.passed)
                beams += onward(board, beam, first, second)


def straight(board: Board, origin: int, side: int, way: Vector, most: int) -> Iterator[Seen]:
    """Along a row or a column."""
    square, rot = origin, 0
    passed: tuple[int, ...] = ()
    for n in range(most + 1):
        if n:
            yield Seen(square, 2 * n * way[0], 2 * n * way[1], passed)
            passed = (*passed, square)
        edge = square * 4 + (side + rot) % 4
        if board.border[edge] < 0:
            return
        yield Seen(SQUARES + board.border[edge], (2 * n + 1) * way[0], (2 * n + 1) * way[1], passed)
        passed = (*passed, CROSSED + board.border[edge])
        rot = (rot + board.turn[edge]) % 4
        square = board.beyond[edge]


def ends(board: Board, beam: Beam, first: int, second: int) -> Iterator[Seen]:
    """The lines of a beam that end in its square: at the middle, or at the border on either side ahead."""
    x, y = 2 * beam.i, 2 * beam.j
    begun = (x, y) != (0, 0)
    if begun and beam.holds((x, y)):
        yield Seen(beam.square, x, y, beam.passed)
    passed = (*beam.passed, beam.square) if begun else beam.passed
    for side, to in ((first, (x + 1, y)), (second, (x, y + 1))):
        border = board.border[beam.square * 4 + (side + beam.rot) % 4]
        if border >= 0 and beam.holds(to):
            yield Seen(SQUARES + border, *to, passed)


def onward(board: Board, beam: Beam, first: int, second: int) -> list[Beam]:
    """What a beam becomes behind its square: the corner ahead parts it, and one line may go through that corner."""
    corner = (2 * beam.i + 1, 2 * beam.j + 1)
    if beam.holds(corner):
        one = beam._replace(low=corner, high=corner)
        parts = [*through_corner(board, one, first, second)]
        if beam.low != beam.high:
            parts += across(board, beam._replace(high=corner), first, 1, 0)
            parts += across(board, beam._replace(low=corner), second, 0, 1)
        return parts
    if turn(beam.low, corner) > 0:
        return across(board, beam, first, 1, 0)
    return across(board, beam, second, 0, 1)


def across(board: Board, beam: Beam, side: int, i: int, j: int) -> list[Beam]:
    """The beam behind a border, unless that is an outer wall."""
    edge = beam.square * 4 + (side + beam.rot) % 4
    if board.border[edge] < 0:
        return []
    passed = (*left(beam), CROSSED + board.border[edge])
    rot = (beam.rot + board.turn[edge]) % 4
    return [Beam(beam.i + i, beam.j + j, board.beyond[edge], rot, beam.low, beam.high, passed)]


def through_corner(board: Board, beam: Beam, first: int, second: int) -> list[Beam]:
    """[WW-123] The line that goes exactly through a lattice point, unless an outer wall ends there."""
    corner = (([3, 0] if second == NORTH else [2, 1])[first == EAST] + beam.rot) % 4
    point = board.point[beam.square * 4 + corner]
    if board.outer_points[point]:
        return []
    beside = [board.beyond[beam.square * 4 + side % 4] for side in (corner, corner + 1)]
    passed = (*left(beam), TOUCHED + point, SQUEEZED + min(beside) * SQUARES + max(beside))
    square = board.diagonal[beam.square * 4 + corner]
    return [Beam(beam.i + 1, beam.j + 1, square, beam.rot, beam.low, beam.high, passed)]


def left(beam: Beam) -> tuple[int, ...]:
    """What has been passed once the beam leaves its square; where it begins blocks nothing."""
    return (*beam.passed, beam.square) if beam.i or beam.j else beam.passed


def needed(board: Board, origin: int, most: int) -> list[Seen]:
    """The lines from here of which no better one to the same place passes only what they pass."""
    by_target: dict[int, list[Seen]] = {}
    for seen in lines_from(board, origin, most):
        if seen.target != origin:
            by_target.setdefault(seen.target, []).append(seen)
    out: list[Seen] = []
    for lines in by_target.values():
        kept: list[frozenset[int]] = []
        for seen in sorted(lines, key=Seen.rank):
            passed = frozenset(seen.passed)
            if not any(better <= passed for better in kept):
                kept.append(passed)
                out.append(seen)
    return out


def needed_shapes(seats: int, most: int) -> set[Vector]:
    """The shapes of all lines needed on the board of so many seats."""
    board = BOARDS[seats]
    return {seen.shape() for origin in board.squares for seen in needed(board, origin, most)}


def is_kept(far: int, wide: int) -> bool:
    """Whether the game looks along lines of this shape."""
    return far <= 2 * FARTHEST + (far + wide) % 2 or wide in LONGER.get(far, [])


def main(arguments: Sequence[str] | None = None) -> int:
    """Tell which lines are needed beyond those the game looks along anyway."""
    parser = argparse.ArgumentParser(prog="python -m tools.wizwar_sight", description=__doc__)
    parser.add_argument("--most", type=int, default=MOST, help="squares each way to which lines are followed")
    parser.add_argument("--check", action="store_true", help="fail if the game does not look along one of them")
    chosen = parser.parse_args(arguments)
    shapes: set[Vector] = set()
    for seats in (2, 3, 4):
        found = needed_shapes(seats, chosen.most)
        print(f"{seats} seats: {len(found)} shapes of lines, the longest {max(found)} half squares")
        shapes |= found
    longer: dict[int, list[int]] = {}
    for far, wide in sorted(shapes):
        if far > 2 * FARTHEST + (far + wide) % 2:
            longer.setdefault(far, []).append(wide)
    print(longer)
    lacking = sorted(shape for shape in shapes if not is_kept(*shape))
    print(f"not looked along: {lacking or 'none'}")
    return 1 if chosen.check and lacking else 0


if __name__ == "__main__":
    sys.exit(main())
