"""The maze: sectors in their slots, what stands on each border and fills each square, and who holds which door.

A maze is never changed where it lies: the table's verbs take a copy, change that and lay it down, so copies of a table
share one maze. `key` names everything that matters for sight.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.components import (
    BLOCK_CRACKS,
    BUSH_CRACKS,
    DOOR_CRACKS,
    FACES,
    MIDDLE,
    SIZE,
    WALL_CRACKS,
    WALL_OF_FIRE_BLOCKS_SIGHT,
)
from zaubertisch.games.wizwar.maze.board import BOARDS, BORDERS, OUTSIDE, SQUARES, Board

# What a border carries.
OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2
FIRE_WALL: Final = 3

# What fills a square.
NOTHING: Final = 0
BLOCK: Final = 1
ROSEBUSH_FILL: Final = 2
THORNBUSH_FILL: Final = 3
CLOUD: Final = 4

FILL_CRACKS: Final[list[int]] = [0, BLOCK_CRACKS, BUSH_CRACKS, BUSH_CRACKS, 0]
OPAQUE_FILL: Final[list[bool]] = [False, True, True, True, True]

# Two bits a border and one a square in `key`.
HIDES: Final = 1
PILLARS: Final = 2
SQUARE_BITS: Final = 2 * BORDERS
SEAT_BITS: Final = SQUARE_BITS + SQUARES
PIECE: Final = 50  # bits of each number of the key


class Maze:
    """[WW-003 WW-004] One layout of sectors, and all that has been built, broken and opened since."""

    sectors: list[int]
    turns: list[int]
    borders: list[int]
    cracks: list[int]
    fills: list[int]
    fill_cracks: list[int]
    holding: list[int]
    key: list[int]
    giants: list[int]  # squares of Big Men, which hide what is behind them

    def __init__(self) -> None:
        self.seats = 2
        self.side = "a"

    def board(self) -> Board:
        return BOARDS[self.seats]

    def clone(self) -> Maze:
        twin = Maze()
        twin.seats = self.seats
        twin.side = self.side
        twin.key = self.key[:]
        twin.sectors = self.sectors[:]
        twin.turns = self.turns[:]
        twin.borders = self.borders[:]
        twin.cracks = self.cracks[:]
        twin.fills = self.fills[:]
        twin.fill_cracks = self.fill_cracks[:]
        twin.holding = self.holding[:]
        twin.giants = self.giants[:]
        return twin

    # Reading

    def is_held(self, border: int) -> bool:
        """[WW-042 WW-046] A door is open as long as somebody holds it."""
        for hold in self.holding:
            if hold % BORDERS == border:
                return True
        return False

    def holds(self, seat: int, border: int) -> bool:
        return seat * BORDERS + border in self.holding

    def bits(self, border: int) -> int:
        """[WW-113 WW-114 WW-R77] Whether this border hides what is behind it, and has pillars at its ends."""
        kind = self.borders[border]
        if kind == FIRE_WALL:
            return HIDES * WALL_OF_FIRE_BLOCKS_SIGHT
        if kind == DOOR and self.is_held(border):
            return PILLARS
        return HIDES | PILLARS if kind != OPEN else 0

    def cracks_to_break(self, border: int) -> int:
        """[WW-171] How many cracks destroy what stands on this border; 0 if none do."""
        kind = self.borders[border]
        return WALL_CRACKS if kind == WALL else DOOR_CRACKS if kind == DOOR else 0

    def slot_of_sector(self, colour: int) -> int:
        return self.sectors.index(colour)

    def base(self, colour: int) -> int:
        return self.board().centre(self.slot_of_sector(colour))

    # Changing a copy

    def put(self, border: int, kind: int, cracks: int = 0) -> None:
        """[WW-041 WW-173 WW-R79] From now on this border carries `kind`; one state for both ends of a link."""
        self.flip(2 * border, self.bits(border))
        self.borders[border] = kind
        self.cracks[border] = cracks
        if kind != DOOR:
            self.holding = [hold for hold in self.holding if hold % BORDERS != border]
        self.flip(2 * border, self.bits(border))

    def hold(self, seat: int, border: int) -> None:
        self.flip(2 * border, self.bits(border))
        self.holding = sorted([*self.holding, seat * BORDERS + border])
        self.flip(2 * border, self.bits(border))

    def let_go(self, seat: int, border: int) -> None:
        """[WW-048] A door nobody holds any more closes."""
        self.flip(2 * border, self.bits(border))
        self.holding = [hold for hold in self.holding if hold != seat * BORDERS + border]
        self.flip(2 * border, self.bits(border))

    def is_opaque(self, square: int) -> bool:
        """[WW-115] A block, a bush, a cloud or a Big Man."""
        return OPAQUE_FILL[self.fills[square]] or square in self.giants

    def fill(self, square: int, kind: int) -> None:
        before = self.is_opaque(square)
        self.fills[square] = kind
        self.fill_cracks[square] = 0
        if self.is_opaque(square) != before:
            self.flip(SQUARE_BITS + square, 1)

    def place_giants(self, squares: list[int]) -> None:
        """[WW-R67] Where Big Men stand now."""
        for square in self.giants + squares:  # whoever stays is counted twice and so not at all
            if not OPAQUE_FILL[self.fills[square]]:
                self.flip(SQUARE_BITS + square, 1)
        self.giants = squares

    def name_sight(self) -> None:
        """The key from nothing: equal keys, equal sight."""
        self.key = [0] * (SEAT_BITS // PIECE) + [self.seats]
        for border in self.board().borders:
            self.flip(2 * border, self.bits(border))
        for square in self.board().squares:
            if self.is_opaque(square):
                self.flip(SQUARE_BITS + square, 1)

    def flip(self, bit: int, bits: int) -> None:
        """Change these bits of the key; two of one border never lie in different pieces."""
        self.key[bit // PIECE] ^= bits << bit % PIECE

    # Sectors

    def lay(self, side: str, sectors: list[int], turns: list[int]) -> None:
        """[WW-004 WW-186] Sectors in slot order, each turned clockwise; where two meet, walls are one."""
        self.seats = len(sectors)
        self.side = side
        self.sectors = sectors
        self.turns = turns
        self.borders = [OPEN] * BORDERS
        self.cracks = [0] * BORDERS
        self.fills = [NOTHING] * SQUARES
        self.fill_cracks = [0] * SQUARES
        self.holding = []
        self.giants = []
        for slot, colour in enumerate(sectors):
            self.print_face(slot, FACES[side][colour], turns[slot])
        for border in self.board().borders:
            if self.is_seam_wall(border):
                self.borders[border] = WALL
        self.name_sight()

    def print_face(self, slot: int, face: tuple[str, str, str], turns: int) -> None:
        for kind, text in ((WALL, face[0]), (DOOR, face[1])):
            for spot in text.split():
                self.borders[self.printed(slot, spot, turns)] = kind

    def printed(self, slot: int, spot: str, turns: int) -> int:
        """The border that "10E" of a face lies on after so many quarter turns."""
        square = self.turned(slot, int(spot[0]), int(spot[1]), turns)
        side = ("NESW".index(spot[2]) + turns) % 4
        return self.board().border[square * 4 + side]

    def turned(self, slot: int, row: int, column: int, turns: int) -> int:
        """A square of a sector's face after so many quarter turns clockwise."""
        for _ in range(turns):
            row, column = column, SIZE - 1 - row
        return self.board().square(slot, row, column)

    def is_seam_wall(self, border: int) -> bool:
        """[WW-186] Where two sectors meet stands one wall, but for the exit in the middle."""
        board = self.board()
        if board.sector_of(border) != OUTSIDE:
            return False
        a, b = board.ends[border * 2], board.ends[border * 2 + 1]
        row, column = a // 10 % SIZE, a % 10 % SIZE
        return row != MIDDLE and column != MIDDLE and abs(a - b) in (1, 10)

    def treasure_starts(self, colour: int) -> list[int]:
        """[WW-006] Where the two treasures of this colour begin."""
        slot = self.slot_of_sector(colour)
        spots = FACES[self.side][colour][2].split()
        return [self.turned(slot, int(spot[0]), int(spot[1]), self.turns[slot]) for spot in spots]

    def turn_sector(self, slot: int, quarters: int) -> None:
        """[WW-187 WW-188 WW-189 WW-190 WW-R84] All inside turns along; the edge is as printed again; links stay."""
        board = self.board()
        before = self.clone()
        for square in board.squares:
            if board.slot_of[square] == slot:
                to = self.turned_square(square, quarters)
                self.fills[to] = before.fills[square]
                self.fill_cracks[to] = before.fill_cracks[square]
        for border in board.borders:
            if board.sector_of(border) == slot:
                to = self.turned_border(border, quarters)
                self.borders[to] = before.borders[border]
                self.cracks[to] = before.cracks[border]
            elif slot in (board.slot_of[board.ends[border * 2]], board.slot_of[board.ends[border * 2 + 1]]):
                self.put(border, WALL if self.is_seam_wall(border) else OPEN)
        self.holding = sorted([
            hold - hold % BORDERS + (
                self.turned_border(hold % BORDERS, quarters) if board.sector_of(hold % BORDERS) == slot
                else hold % BORDERS
            ) for hold in self.holding
        ])
        self.turns[slot] = (self.turns[slot] + quarters) % 4
        self.name_sight()

    def turned_square(self, square: int, quarters: int) -> int:
        """Where a square of a sector comes to lie when that sector turns."""
        row, column = square // 10 % SIZE, square % 10 % SIZE
        return self.turned(self.board().slot_of[square], row, column, quarters)

    def turned_border(self, border: int, quarters: int) -> int:
        """Where a border inside a sector comes to lie when that sector turns."""
        board = self.board()
        square = self.turned_square(board.ends[border * 2], quarters)
        return board.border[square * 4 + (board.side_of[border * 2] + quarters) % 4]


def pillars(maze: Maze) -> list[int]:
    """[WW-114 WW-174] One for each lattice point where a wall or a door, open or closed, ends; nought for others."""
    board = BOARDS[maze.seats]
    out = board.outer_points[:]
    for border in board.borders:
        if maze.borders[border] == WALL or maze.borders[border] == DOOR:
            for point in board.points_of[border]:
                out[point] = 1
    return out

