"""How far it is from everywhere to somewhere, for one wizard and his doors, as his seat sees the maze."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import CREATE_DOOR, MASTER_KEY, MIST_BODY
from zaubertisch.games.wizwar.layout import SQUARES
from zaubertisch.games.wizwar.maze import BLOCK, DOOR, FIRE_WALL, WALL
from zaubertisch.games.wizwar.view import WizWarView

FAR: Final = 99
FIRE_DETOUR: Final = 4  # steps one walks round to keep out of a Wall of Fire


class Ways:
    """Steps from every square to `goal` for the wizard of `seat`; FAR where there is no way."""

    def __init__(self, view: WizWarView, seat: int, goal: int) -> None:
        self.steps: list[int] = [FAR] * SQUARES
        self.view = view
        self.seat = seat
        self.home = view.maze.slot_of_sector(view.colours[seat])
        self.every_door = MASTER_KEY in view.carried[seat] or self.is_mist()
        self.steps[goal] = 0
        self.spread([goal])

    def is_mist(self) -> bool:
        for spell in self.view.spells:
            if spell.card == MIST_BODY and spell.target == self.seat:
                return True
        return False

    def spread(self, reached: list[int]) -> None:
        """Breadth first, backwards from the goal; squares behind fire come again when a better way is found."""
        board = self.view.maze.layout()
        for q in reached:
            for side in range(4):
                to = board.beyond[q * 4 + side]
                if to < 0 or self.view.maze.fills[to] == BLOCK:
                    continue
                cost = self.cost(board.border[q * 4 + side])
                if self.steps[q] + cost < self.steps[to]:
                    self.steps[to] = self.steps[q] + cost
                    reached.append(to)

    def cost(self, border: int) -> int:
        """One step, more through fire, FAR through what does not let the wizard pass."""
        kind = self.view.maze.borders[border]
        if kind == WALL or (kind == DOOR and not self.opens(border)):
            return FAR
        return 1 + FIRE_DETOUR if kind == FIRE_WALL else 1

    def opens(self, border: int) -> bool:
        if self.every_door or self.view.maze.is_held(border):
            return True
        for spell in self.view.spells:
            if spell.border == border and spell.card == CREATE_DOOR:
                return spell.caster == self.seat
        return self.view.maze.layout().sector_of(border) == self.home


def side_towards(view: WizWarView, ways: Ways, sides: list[int]) -> int:
    """The side among these that leads nearest to the goal, or -1 if none leads nearer."""
    here = view.place[ways.seat]
    board = view.maze.layout()
    best = -1
    least = ways.steps[here]
    for side in sides:
        to = board.beyond[here * 4 + side]
        steps = ways.steps[to] + ways.cost(board.border[here * 4 + side]) - 1
        if steps < least:
            least = steps
            best = side
    return best


