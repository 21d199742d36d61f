"""Around the Corner [WW-128]: a line that bends once, by up to half a turn, at one square or between two neighbours."""

from __future__ import annotations

from zaubertisch.games.wizwar.maze.board import SQUARES, Board
from zaubertisch.games.wizwar.maze.lines import NEAR_BORDERS, NEAR_SQUARES, TO_BORDERS, TO_SQUARES
from zaubertisch.games.wizwar.maze.maze import Maze
from zaubertisch.games.wizwar.maze.sight import CornerShot, Sight, Trace, sight_in


class Bend:
    """The first leg and the step between the legs, as vectors in the plane of the first leg, and the turn so far."""

    def __init__(self, across: int, down: int, step: int, rot: int) -> None:
        self.across = across
        self.down = down
        self.step_across = [0, 1, 0, -1][step] if step >= 0 else 0
        self.step_down = [-1, 0, 1, 0][step] if step >= 0 else 0
        self.rot = rot
        self.bent = across * self.step_down - down * self.step_across  # which way the step turns, by its sign

    def allows(self, across: int, down: int) -> bool:
        """Whether going on by this vector of the board keeps all turns one way and within half a turn."""
        for _ in range(self.rot):
            across, down = down, -across
        onward = self.step_across * down - self.step_down * across
        whole = self.across * down - self.down * across
        if self.bent < 0 or onward < 0 or whole < 0:
            return self.bent <= 0 and onward <= 0 and whole <= 0
        return True


def corner_shot(maze: Maze, origin: int, through: int, fog: bool) -> CornerShot:
    """What a bent line from here reaches; kept with the sight of this maze."""
    sight = sight_in(maze)
    key = (through * SQUARES + origin) * 2 + fog
    found = sight.round_corners.get(key)
    if found is None:
        found = CornerShot()
        for first in range(through + 1):
            search(sight, found, origin, first, through - first, fog)
        sight.round_corners[key] = found
    return found


def search(sight: Sight, out: CornerShot, origin: int, first: int, second: int, fog: bool) -> None:
    """Every square in sight as the bend, and every neighbour open to it; walls crossed on either leg are counted."""
    board: Board = sight.board
    shot = sight.eyeshot(origin, first)
    for m in shot.squares:
        number = shot.square_line[m]
        if (sight.opaque[m] and m != origin) or (fog and number >= NEAR_SQUARES):
            continue
        line = TO_SQUARES[number]
        rot = Trace(board, origin, line.passes).rot
        look_on(sight, out, m, m, Bend(line.across, line.down, -1, rot), second, fog)
        for side in range(4):
            border = board.border[m * 4 + side]
            if border < 0 or sight.hides[border] or sight.opaque[board.beyond[m * 4 + side]]:
                continue
            bend = Bend(line.across, line.down, (side - rot) % 4, (rot + board.turn[m * 4 + side]) % 4)
            look_on(sight, out, m, board.beyond[m * 4 + side], bend, second, fog)


def look_on(sight: Sight, out: CornerShot, m: int, n: int, bend: Bend, through: int, fog: bool) -> None:
    """What is in sight behind the bend and turns the right way."""
    shot = sight.eyeshot(n, through)
    for square in shot.squares:
        number = shot.square_line[square]
        if out.square_bend[square] < 0 and not (fog and number >= NEAR_SQUARES):
            line = TO_SQUARES[number]
            if bend.allows(line.across, line.down):
                out.square_bend[square] = m * SQUARES + n
    for border in shot.borders:
        number = shot.border_line[border]
        if out.border_bend[border] < 0 and not (fog and number >= NEAR_BORDERS):
            line = TO_BORDERS[number]
            if bend.allows(line.across, line.down):
                out.border_bend[border] = m * SQUARES + n
