"""The board without its sectors: which squares there are, what lies beyond each side, which lattice points stand where.

A square is row * 10 + column on the whole board. A border is its square * 2, plus 1 if it lies south of it; the border
between two linked exits is one border [WW-041 WW-R79] and has the number of the end that is an east or a south side.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.components import EAST, LINKS, MIDDLE, NORTH, SIZE, SLOTS, SOUTH, WEST

WIDTH: Final = 10
SQUARES: Final = 100
BORDERS: Final = 200
POINTS: Final = 121
OUTSIDE: Final = -1

#: By corner north-east, south-east, south-west, north-west: where the lattice point lies from the square's own.
CORNER_ROWS: Final[list[int]] = [0, 1, 1, 0]
CORNER_COLUMNS: Final[list[int]] = [1, 1, 0, 0]


class Board:
    """[WW-005 WW-040] The places of one number of seats; outer walls and links never change."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.slots = SLOTS[seats]
        self.slot_of: list[int] = [OUTSIDE] * SQUARES
        self.squares: list[int] = []
        self.beyond: list[int] = [OUTSIDE] * (SQUARES * 4)  # by square * 4 + side
        self.border: list[int] = [OUTSIDE] * (SQUARES * 4)  # OUTSIDE: an outer wall
        self.turn: list[int] = [0] * (SQUARES * 4)  # quarter turns a traveller makes there
        self.point: list[int] = [OUTSIDE] * (SQUARES * 4)  # by square * 4 + corner
        self.diagonal: list[int] = [OUTSIDE] * (SQUARES * 4)
        self.ends: list[int] = [OUTSIDE] * (BORDERS * 2)  # the two squares of each border
        self.side_of: list[int] = [OUTSIDE] * (BORDERS * 2)  # and on which of their sides it lies
        self.borders: list[int] = []
        self.portals: list[tuple[int, int, str]] = []  # square, side and kind of each linked exit
        self.outer_points: list[int] = [0] * POINTS  # 1 where an outer wall ends
        self.place_slots()
        self.join_neighbours()
        self.join_links()
        self.find_corners()
        self.points_of: list[list[int]] = [[]] * BORDERS
        for border in self.borders:
            self.points_of[border] = self.find_points(border)
        self.centres: list[int] = [self.square(slot, MIDDLE, MIDDLE) for slot in range(len(self.slots))]
        self.far: list[int] = self.count_steps()

    def place_slots(self) -> None:
        for slot, (i, j) in enumerate(self.slots):
            for r in range(SIZE):
                for c in range(SIZE):
                    self.slot_of[square_at(SIZE * i + r, SIZE * j + c)] = slot
        self.squares = [q for q in range(SQUARES) if self.slot_of[q] != OUTSIDE]

    def join_neighbours(self) -> None:
        for q in self.squares:
            if q % WIDTH + 1 < WIDTH and self.slot_of[q + 1] != OUTSIDE:
                self.join(q, EAST, q + 1, WEST, q * 2)
            if q + WIDTH < SQUARES and self.slot_of[q + WIDTH] != OUTSIDE:
                self.join(q, SOUTH, q + WIDTH, NORTH, q * 2 + 1)

    def join_links(self) -> None:
        """[WW-037 WW-038 WW-039] Two exits that belong together are next to each other."""
        for slot, side, other, far_side, kind in LINKS[self.seats]:
            a = self.exit(slot, side)
            b = self.exit(other, far_side)
            if side in (EAST, SOUTH):
                self.join(a, side, b, far_side, a * 2 + (side == SOUTH))
            else:
                self.join(b, far_side, a, side, b * 2 + (far_side == SOUTH))
            self.portals += [(a, side, kind), (b, far_side, kind)]
        self.borders.sort()

    def join(self, a: int, side: int, b: int, far_side: int, border: int) -> None:
        self.beyond[a * 4 + side] = b
        self.beyond[b * 4 + far_side] = a
        self.border[a * 4 + side] = border
        self.border[b * 4 + far_side] = border
        self.turn[a * 4 + side] = (far_side + 2 - side) % 4
        self.turn[b * 4 + far_side] = (side + 2 - far_side) % 4
        self.ends[border * 2] = a
        self.ends[border * 2 + 1] = b
        self.side_of[border * 2] = side
        self.side_of[border * 2 + 1] = far_side
        self.borders.append(border)

    def exit(self, slot: int, side: int) -> int:
        """The middle square of a side of the sector in this slot."""
        row, column = [(0, MIDDLE), (MIDDLE, SIZE - 1), (SIZE - 1, MIDDLE), (MIDDLE, 0)][side]
        return self.square(slot, row, column)

    def square(self, slot: int, row: int, column: int) -> int:
        i, j = self.slots[slot]
        return square_at(SIZE * i + row, SIZE * j + column)

    def centre(self, slot: int) -> int:
        return self.centres[slot]

    def find_corners(self) -> None:
        """Lattice points; those of an outer wall always carry a pillar."""
        for q in self.squares:
            for corner in range(4):
                row = q // WIDTH + CORNER_ROWS[corner]
                column = q % WIDTH + CORNER_COLUMNS[corner]
                self.point[q * 4 + corner] = row * (WIDTH + 1) + column
            for side in range(4):
                if self.border[q * 4 + side] == OUTSIDE:
                    self.outer_points[self.point[q * 4 + side]] = 1
                    self.outer_points[self.point[q * 4 + (side + 3) % 4]] = 1
        for q in self.squares:
            for corner in range(4):
                if not self.outer_points[self.point[q * 4 + corner]]:
                    self.diagonal[q * 4 + corner] = self.beyond[self.beyond[q * 4 + corner] * 4 + (corner + 1) % 4]

    def find_points(self, border: int) -> list[int]:
        """The lattice points at which this border ends; a linked border ends at those of both its exits."""
        out: list[int] = []
        for end in range(2):
            q = self.ends[border * 2 + end]
            side = self.side_of[border * 2 + end]
            out += [self.point[q * 4 + side], self.point[q * 4 + (side + 3) % 4]]
        return sorted(set(out))

    def count_steps(self) -> list[int]:
        """[WW-102] Steps between any two squares if only outer walls counted, by square * 100 + square."""
        far = [OUTSIDE] * (SQUARES * SQUARES)
        for start in self.squares:
            reached = [start]
            far[start * SQUARES + start] = 0
            for q in reached:
                for side in range(4):
                    to = self.beyond[q * 4 + side]
                    if to != OUTSIDE and far[start * SQUARES + to] == OUTSIDE:
                        far[start * SQUARES + to] = far[start * SQUARES + q] + 1
                        reached.append(to)
        return far

    def within(self, start: int, steps: int) -> list[int]:
        """[WW-102] Every square at most so many steps away, walls or not, itself left out."""
        return [q for q in self.squares if 0 < self.far[start * SQUARES + q] <= steps]

    def sector_of(self, border: int) -> int:
        """The slot a border lies inside of, or OUTSIDE if it lies between sectors or at a linked exit."""
        a = self.slot_of[self.ends[border * 2]]
        inside = a == self.slot_of[self.ends[border * 2 + 1]]
        return a if inside else OUTSIDE


def square_at(row: int, column: int) -> int:
    return row * WIDTH + column


BOARDS: Final[list[Board]] = [Board(2), Board(2), Board(2), Board(3), Board(4)]  # by number of seats
