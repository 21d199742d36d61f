"""How far it is from everywhere to somewhere, for one wizard and his doors, as a seat sees the maze."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zaubertisch.games.wizwar.cards import (
    BIG_MAN_FORM,
    BOOBY_TRAP,
    CREATE_DOOR,
    HANDFUL_OF_TACKS,
    MASTER_KEY,
    MIST_BODY,
    SEAL_DOOR,
    SLIME_FORM,
)
from zaubertisch.games.wizwar.maze.board import BORDERS, SQUARES, Board
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, FIRE_WALL, NOTHING, OPEN, THORNBUSH_FILL, Maze
from zaubertisch.games.wizwar.maze.sight import WAYS, Ways
from zaubertisch.games.wizwar.view import ITEM_KINDS, WizWarView
from zaubertisch.kernel.pile import packed
from zaubertisch.kernel.step import NOBODY

FAR: Final = 99
FIRE_DETOUR: Final = 4  # steps one walks round to keep out of a Wall of Fire
THORN_DETOUR: Final = 6  # the same for thorns
PRICK_DETOUR: Final = 3  # for roses, tacks and clouds
TRAP_DETOUR: Final = 1  # for a marker that may be a trap

ALL_FAR: Final = packed([FAR] * SQUARES)
NO_WAYS: Final = packed([FAR] * BORDERS)
NO_DETOURS: Final = packed([0] * SQUARES)


@mypyc_attr(acyclic=True)
class Walker:
    """What it costs one wizard to cross each border and to enter each square; FAR where he cannot."""

    def __init__(self, view: WizWarView, seat: int, maze: Maze, seeps: bool = False) -> None:
        self.board: Board = maze.board()
        self.paths: Ways = WAYS[maze.seats]
        self.seeps = seeps or works(view, seat, MIST_BODY) or works(view, seat, SLIME_FORM)
        self.cost: vec[i64] = NO_WAYS[:]
        self.detour: vec[i64] = NO_DETOURS[:]
        self.known: list[list[int] | None] = [None] * SQUARES  # by goal
        self.mark_borders(view, seat, maze)
        self.mark_squares(view, seat, maze)

    def mark_borders(self, view: WizWarView, seat: int, maze: Maze) -> None:
        """One step, more through fire, FAR through what does not let the wizard pass."""
        for border in self.board.borders:
            kind = maze.borders[border]
            if kind == OPEN or (kind == DOOR and self.opens(view, seat, maze, border)):
                self.cost[border] = 1
            elif kind == FIRE_WALL:
                self.cost[border] = 1 + FIRE_DETOUR

    def opens(self, view: WizWarView, seat: int, maze: Maze, border: int) -> bool:
        if self.seeps or maze.is_held(border):
            return True
        made = NOBODY
        for spell in view.spells:
            if spell.border == border and spell.card == SEAL_DOOR:
                return False
            if spell.border == border and spell.card == CREATE_DOOR:
                made = spell.caster
        if MASTER_KEY in view.carried[seat]:
            return True
        home = maze.slot_of_sector(view.colours[seat])
        return made == seat if made != NOBODY else self.board.sector_of(border) == home

    def mark_squares(self, view: WizWarView, seat: int, maze: Maze) -> None:
        """Blocks and other Big Men leave no room; bushes, clouds, tacks and traps are walked round."""
        for square in self.board.squares:
            fill = maze.fills[square]
            if fill == BLOCK:
                self.detour[square] = FAR
            elif fill != NOTHING and not self.seeps:
                self.detour[square] = THORN_DETOUR if fill == THORNBUSH_FILL else PRICK_DETOUR
        for square in maze.giants:
            if view.place[seat] != square and not works(view, seat, BIG_MAN_FORM):
                self.detour[square] = FAR
        if not self.seeps:
            self.mark_snares(view, seat)

    def mark_snares(self, view: WizWarView, seat: int) -> None:
        for thing in view.dropped:
            if thing % ITEM_KINDS == HANDFUL_OF_TACKS:
                self.detour[thing // ITEM_KINDS] += PRICK_DETOUR
        if view.traps and not any([s.card == BOOBY_TRAP and s.caster == seat for s in view.spells]):
            for square in view.traps:
                self.detour[square] += TRAP_DETOUR

    def ways(self, goal: int) -> list[int]:
        """Steps from every square to the goal, not to be changed by the reader."""
        found = self.known[goal]
        if found is None:
            found = self.steps_to(goal)
            self.known[goal] = found
        return found

    def steps_to(self, goal: int) -> list[int]:
        """The same as things stand: breadth first and backwards, again where a better way is found."""
        steps = ALL_FAR[:]
        steps[goal] = 0
        reached = [goal]
        borders, beyond = self.paths.border, self.paths.beyond
        for square in reached:
            q: i64 = square
            so_far: i64 = steps[q] + self.detour[q]
            for place in range(q * 4, q * 4 + 4):
                border: i64 = borders[place]
                if border < 0:
                    continue
                to: i64 = beyond[place]
                far: i64 = so_far + self.cost[border]
                if far < steps[to] and self.cost[border] < FAR:
                    steps[to] = far
                    reached.append(int(to))
        return [int(far) for far in steps]

    def side_towards(self, here: int, steps: list[int], sides: list[int]) -> int:
        """The side among these that leads nearest to the goal, or -1 if none leads nearer."""
        best = -1
        least = steps[here]
        for side in sides:
            to = self.board.beyond[here * 4 + side]
            far = steps[to] + int(self.cost[self.board.border[here * 4 + side]] + self.detour[to]) - 1
            if far < least:
                least = far
                best = side
        return best


@mypyc_attr(acyclic=True)
class Reach:
    """The squares a wizard can come to with so many points, without harm on the way, and the first step to each."""

    def __init__(self, walker: Walker, start: int, points: int) -> None:
        self.squares: list[int] = [start]
        self.spent: list[int] = [FAR] * SQUARES
        self.before: list[int] = [-1] * SQUARES  # the place, square * 4 + side, one comes from
        self.spent[start] = 0
        board = walker.board
        for q in self.squares:
            if self.spent[q] >= points:
                break
            for place in range(q * 4, q * 4 + 4):
                border = board.border[place]
                if border < 0 or walker.cost[border] != 1:
                    continue
                to = board.beyond[place]
                if self.spent[to] == FAR and walker.detour[to] == 0:
                    self.spent[to] = self.spent[q] + 1
                    self.before[to] = place
                    self.squares.append(to)

    def first_side(self, square: int) -> int:
        """The side by which the way to this square begins."""
        side = -1
        while self.before[square] >= 0:
            side = self.before[square] % 4
            square = self.before[square] // 4
        return side


def works(view: WizWarView, seat: int, card: int) -> bool:
    """Whether such a spell works on this wizard."""
    for spell in view.spells:
        if spell.card == card and spell.target == seat:
            return True
    return False


def path(walker: Walker, start: int, steps: list[int]) -> list[int]:
    """The places, square * 4 + side, one leaves on the shortest way from `start` down to the goal of `steps`."""
    out: list[int] = []
    board = walker.board
    q = start
    while 0 < steps[q] < FAR:
        best = -1
        for place in range(q * 4, q * 4 + 4):
            border = board.border[place]
            to = board.beyond[place]
            if border >= 0 and steps[to] + int(walker.cost[border] + walker.detour[to]) == steps[q]:
                best = place
                break
        if best < 0:
            break
        out.append(best)
        q = board.beyond[best]
    return out
