"""How far it is from everywhere to somewhere, for one wizard and his doors, as a seat sees the maze."""

from __future__ import annotations

from typing import Final

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
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, FIRE_WALL, NOTHING, THORNBUSH_FILL, WALL, Maze
from zaubertisch.games.wizwar.view import ITEM_KINDS, WizWarView
from zaubertisch.kernel.step import NOBODY

FAR: Final = 99
FIRE_DETOUR: Final = 4  # steps one walks round to keep out of a Wall of Fire
THORN_DETOUR: Final = 6  # the same for thorns
PRICK_DETOUR: Final = 3  # for roses, tacks and clouds
TRAP_DETOUR: Final = 1  # for a marker that may be a trap


class Walker:
    """What it costs one wizard to cross each border and to enter each square; FAR where he cannot."""

    def __init__(self, view: WizWarView, seat: int, maze: Maze | None = None, seeps: bool = False) -> None:
        self.view = view
        self.seat = seat
        self.maze: Maze = view.maze if maze is None else maze
        self.board: Board = view.maze.board()
        self.seeps = seeps or works(view, seat, MIST_BODY) or works(view, seat, SLIME_FORM)
        self.home = self.maze.slot_of_sector(view.colours[seat])
        self.cost: list[int] = [FAR] * BORDERS
        self.detour: list[int] = [0] * SQUARES
        for border in self.board.borders:
            self.cost[border] = self.crossing(border)
        self.mark_squares()

    def crossing(self, border: int) -> int:
        """One step, more through fire, FAR through what does not let the wizard pass."""
        kind = self.maze.borders[border]
        if kind == WALL or (kind == DOOR and not self.opens(border)):
            return FAR
        return 1 + FIRE_DETOUR if kind == FIRE_WALL else 1

    def opens(self, border: int) -> bool:
        if self.seeps or self.maze.is_held(border):
            return True
        made = NOBODY
        for spell in self.view.spells:
            if spell.border == border and spell.card == SEAL_DOOR:
                return False
            if spell.border == border and spell.card == CREATE_DOOR:
                made = spell.caster
        if MASTER_KEY in self.view.carried[self.seat]:
            return True
        return made == self.seat if made != NOBODY else self.board.sector_of(border) == self.home

    def mark_squares(self) -> None:
        """Blocks and other Big Men leave no room; bushes, clouds, tacks and traps are walked round."""
        giant = works(self.view, self.seat, BIG_MAN_FORM)
        for square in self.board.squares:
            fill = self.maze.fills[square]
            if fill == BLOCK:
                self.detour[square] = FAR
            elif fill != NOTHING and not self.seeps:
                self.detour[square] = THORN_DETOUR if fill == THORNBUSH_FILL else PRICK_DETOUR
        for square in self.maze.giants:
            if not giant and self.view.place[self.seat] != square:
                self.detour[square] = FAR
        if not self.seeps:
            self.mark_snares()

    def mark_snares(self) -> None:
        for thing in self.view.dropped:
            if thing % ITEM_KINDS == HANDFUL_OF_TACKS:
                self.detour[thing // ITEM_KINDS] += PRICK_DETOUR
        if self.view.traps and not any([s.card == BOOBY_TRAP and s.caster == self.seat for s in self.view.spells]):
            for square in self.view.traps:
                self.detour[square] += TRAP_DETOUR

    def ways(self, goal: int) -> list[int]:
        """Steps from every square to the goal: breadth first and backwards, again where a better way is found."""
        steps = [FAR] * SQUARES
        steps[goal] = 0
        reached = [goal]
        board = self.board
        for q in reached:
            so_far = steps[q] + self.detour[q]
            for place in range(q * 4, q * 4 + 4):
                border = board.border[place]
                if border < 0 or self.cost[border] >= FAR:
                    continue
                to = board.beyond[place]
                if so_far + self.cost[border] < steps[to]:
                    steps[to] = so_far + self.cost[border]
                    reached.append(to)
        return steps

    def side_towards(self, here: int, steps: list[int], sides: list[int]) -> int:
        """The side among these that leads nearest to the goal, or -1 if none leads nearer."""
        best = -1
        least = steps[here]
        for side in sides:
            to = self.board.beyond[here * 4 + side]
            far = steps[to] + self.cost[self.board.border[here * 4 + side]] + self.detour[to] - 1
            if far < least:
                least = far
                best = side
        return best


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
            if border >= 0 and walker.cost[border] + walker.detour[to] + steps[to] == steps[q]:
                best = place
                break
        if best < 0:
            break
        out.append(best)
        q = board.beyond[best]
    return out
