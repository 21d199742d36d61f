"""Where one may go, what lies where, and who sees what: statements about the maze and the wizards in it."""

from __future__ import annotations

from zaubertisch.games.wizwar.cards import (
    BOOBY_TRAP,
    CARDS,
    CREATE_DOOR,
    FOG,
    GLOBAL,
    GLUE,
    MASTER_KEY,
    SEAL_DOOR,
    VISIONSTONE,
)
from zaubertisch.games.wizwar.maze.board import SQUARES
from zaubertisch.games.wizwar.maze.lines import NEAR_BORDERS, NEAR_SQUARES
from zaubertisch.games.wizwar.maze.maze import BLOCK, CLOUD, DOOR, NOTHING, ROSEBUSH_FILL, THORNBUSH_FILL, WALL
from zaubertisch.games.wizwar.maze.sight import Eyeshot, sight_in
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.table.wizards import Wizards
from zaubertisch.games.wizwar.view import ITEM_KINDS


class Ground(Wizards):
    """Doors, ways, things lying about, and sight."""

    # Doors and ways

    def is_sealed(self, border: int) -> bool:
        """[WW-051] A sealed door stays closed to everybody."""
        for spell in self.spells:
            if spell.card == SEAL_DOOR and spell.border == border:
                return True
        return False

    def may_unlock(self, seat: int, border: int) -> bool:
        """[WW-043 WW-R83 WW-R121] Doors of the own sector, own created ones, and every door with a Master Key."""
        if self.is_sealed(border):
            return False
        if self.carried.has(seat, MASTER_KEY):
            return True
        made = self.spell_at(border)
        if made >= 0:
            return self.spells[made].card == CREATE_DOOR and self.spells[made].caster == seat
        return self.board().sector_of(border) == self.home_slot(seat)

    def lets_pass(self, seat: int, border: int) -> bool:
        """[WW-026 WW-040 WW-042 WW-044 WW-046 WW-047] Whether what stands on this border lets the wizard through."""
        if border < 0 or self.maze.borders[border] == WALL:
            return False
        if self.maze.borders[border] != DOOR:
            return True
        return self.maze.is_held(border) or self.seeps(seat) or self.may_unlock(seat, border)

    def stops(self, border: int) -> bool:
        """Whether what stands on this border stops whatever flies or is thrown about: a closed door stops everybody."""
        if border < 0 or self.maze.borders[border] == WALL:
            return True
        return self.maze.borders[border] == DOOR and not self.maze.is_held(border)

    def can_enter(self, square: int, seat: int = -1) -> bool:
        """[WW-026 WW-027] Wizards share squares; a Stone Block or another Big Man leaves no room."""
        if self.maze.fills[square] == BLOCK:
            return False
        return square not in self.maze.giants or (seat >= 0 and self.is_giant(seat))

    def can_walk(self, seat: int, side: int) -> bool:
        """[WW-025 WW-026] Whether a step to this side is possible at all."""
        return self.can_stride(seat, self.place[seat], side)

    def can_stride(self, seat: int, square: int, side: int) -> bool:
        """The same from any square: the border lets pass, there is room, and a Big Man can push whoever is there."""
        edge = square * 4 + side
        board = self.board()
        if not self.lets_pass(seat, board.border[edge]):
            return False
        return self.has_room_for(seat, board.beyond[edge], board.border[edge])

    def has_room_for(self, seat: int, square: int, border: int) -> bool:
        """[WW-R67] Whether the wizard can arrive here across this border."""
        if not self.can_enter(square, seat):
            return False
        if not self.maze.giants or not self.is_giant(seat):
            return True
        return all([self.push_ways(other, border) for other in self.in_the_way(square, seat)])

    def others_on(self, square: int, seat: int) -> list[int]:
        """The other wizards on a square."""
        return [other for other in range(self.seats) if other != seat and self.place[other] == square]

    def in_the_way(self, square: int, seat: int) -> list[int]:
        """[WW-201 WW-R67] Those a Big Man must push before him; who has no life left is moved no further."""
        return [other for other in self.others_on(square, seat) if self.life[other] > 0]

    def push_ways(self, other: int, border: int) -> list[int]:
        """[WW-R67] Where a wizard can be pushed by a Big Man who comes across this border: not back across it."""
        board, here = self.board(), self.place[other] * 4
        out: list[int] = []
        for side in range(4):
            across, to = board.border[here + side], board.beyond[here + side]
            if across != border and self.lets_pass(other, across) and self.can_enter(to, other):
                out.append(side)
        return out

    def is_empty(self, square: int) -> bool:
        """[WW-106 WW-159] No object, treasure or wizard."""
        return (
            self.maze.fills[square] == NOTHING and square not in self.place and square not in self.treasures
            and not self.has_dropped(square) and square not in self.traps
        )

    def is_glued(self, square: int, thing: int, lying: int) -> bool:
        """[WW-R93] Whether all of these equal things on a square are glued to it."""
        glued = 0
        for spell in self.spells:
            if spell.card == GLUE and spell.square == square and spell.thing == thing:
                glued += 1
        return glued >= lying

    def has_dropped(self, square: int) -> bool:
        first = square * ITEM_KINDS
        for thing in self.dropped:
            if first <= thing < first + ITEM_KINDS:
                return True
        return False

    def dropped_on(self, square: int) -> list[int]:
        """The cards of the items lying on this square."""
        first = square * ITEM_KINDS
        return [thing - first for thing in self.dropped if first <= thing < first + ITEM_KINDS]

    def is_breakable(self, border: int) -> bool:
        """[WW-160 WW-172] An inner stone wall or a door."""
        return self.maze.borders[border] in (WALL, DOOR)

    # Sight

    def fog(self) -> bool:
        return self.in_play(FOG)

    def eyeshot(self, origin: int, through: int) -> Eyeshot:
        return sight_in(self.maze).eyeshot(origin, through)

    def through(self, seat: int) -> int:
        """[WW-129] How many walls the line of a spell of this wizard may cross."""
        return 1 if self.carried.has(seat, VISIONSTONE) else 0

    def sees_square(self, origin: int, square: int, through: int = 0) -> bool:
        """[WW-110 WW-117 WW-119 WW-127] Whether a line reaches the middle of this square."""
        if origin == square:
            return True
        if is_thicket(self.maze.fills[origin]):
            return False
        line = self.eyeshot(origin, through).square_line[square]
        return line >= 0 and (line < NEAR_SQUARES or not self.fog())

    def sees_in(self, origin: int, square: int, through: int = 0) -> bool:
        """[WW-115 WW-116 WW-117 WW-118] Whether somebody at `origin` sees wizards and things on this square."""
        fill = self.maze.fills[square]
        if fill == CLOUD:
            return False
        if is_thicket(fill):
            return origin == square
        return self.sees_square(origin, square, through)

    def sees_border(self, origin: int, border: int, through: int = 0) -> bool:
        """[WW-111 WW-117 WW-127] Whether a line reaches the middle of this border."""
        if is_thicket(self.maze.fills[origin]):
            return False
        line = self.eyeshot(origin, through).border_line[border]
        return line >= 0 and (line < NEAR_BORDERS or not self.fog())

    def sees(self, seat: int, other: int) -> bool:
        """Whether one wizard sees another with plain eyes."""
        return self.sees_in(self.place[seat], self.place[other])

    def is_near(self, origin: int, square: int) -> bool:
        """[WW-098] The same or an orthogonally adjacent square."""
        return 0 <= self.board().far[origin * SQUARES + square] <= 1

    def spell_in_sight(self, origin: int, spell: Spell, through: int) -> bool:
        """[WW-148 WW-R88] Where a spell is: its border, its square, the wizard it works on; everywhere if Global."""
        if CARDS[spell.card].attributes & GLOBAL:
            return True
        if spell.border >= 0:
            return self.sees_border(origin, spell.border, through)
        if spell.card == BOOBY_TRAP:
            return any([self.sees_in(origin, square, through) for square in self.traps])
        if spell.square >= 0:
            return self.sees_square(origin, spell.square, through)
        return self.sees_in(origin, self.place[spell.target], through)


def is_thicket(fill: int) -> bool:
    """[WW-117] A bush or a cloud: nothing is seen out of it."""
    return fill in (ROSEBUSH_FILL, THORNBUSH_FILL, CLOUD)


def free_treasures(g: Ground, square: int) -> list[int]:
    """[WW-R93] Treasures on this square that are not glued to it."""
    return [
        treasure for treasure, lies in enumerate(g.treasures)
        if lies == square and not g.is_glued(square, ITEM_KINDS + treasure, 1)
    ]
