"""How far it is from everywhere to somewhere, for one wizard and his doors, as his seat sees the maze."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import CREATE_DOOR, HANDFUL_OF_TACKS, MASTER_KEY, MIST_BODY, SEAL_DOOR, SLIME_FORM
from zaubertisch.games.wizwar.layout import SQUARES
from zaubertisch.games.wizwar.maze import BLOCK, DOOR, FIRE_WALL, NOTHING, THORNBUSH_FILL, WALL
from zaubertisch.games.wizwar.state import ITEM_KINDS
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.step import NOBODY

FAR: Final = 99
FIRE_DETOUR: Final = 4  # steps one walks round to keep out of a Wall of Fire
THORN_DETOUR: Final = 6  # the same for thorns
PRICK_DETOUR: Final = 3  # for roses, tacks and clouds
TRAP_DETOUR: Final = 1  # for a marker that may be a trap


class Ways:
    """Steps from every square to `goal` for the wizard of `seat`; FAR where there is no way."""

    def __init__(self, view: WizWarView, seat: int, goal: int) -> None:
        self.steps: list[int] = [FAR] * SQUARES
        self.view = view
        self.seat = seat
        self.home = view.maze.slot_of_sector(view.colours[seat])
        self.seeps = self.is_under(MIST_BODY) or self.is_under(SLIME_FORM)
        self.every_door = MASTER_KEY in view.carried[seat]
        self.tacks = [thing // ITEM_KINDS for thing in view.dropped if thing % ITEM_KINDS == HANDFUL_OF_TACKS]
        self.steps[goal] = 0
        self.spread([goal])

    def is_under(self, card: int) -> bool:
        for spell in self.view.spells:
            if spell.card == card and spell.target == self.seat:
                return True
        return False

    def detour(self, square: int) -> int:
        """How many steps more one would walk to keep off this square."""
        if self.seeps:
            return 0
        if self.view.maze.fills[square] != NOTHING:
            fill = self.view.maze.fills[square]
            return THORN_DETOUR if fill == THORNBUSH_FILL else PRICK_DETOUR
        if square in self.tacks:
            return PRICK_DETOUR
        return TRAP_DETOUR if square in self.view.traps else 0

    def spread(self, reached: list[int]) -> None:
        """Breadth first, backwards from the goal; squares behind fire come again when a better way is found."""
        board = self.view.maze.layout()
        for q in reached:
            for side in range(4):
                to = board.beyond[q * 4 + side]
                if to < 0 or self.view.maze.fills[to] == BLOCK:
                    continue
                cost = self.cost(board.border[q * 4 + side]) + self.detour(q)
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
        if self.seeps or self.view.maze.is_held(border):
            return True
        made = NOBODY
        for spell in self.view.spells:
            if spell.border == border and spell.card == SEAL_DOOR:
                return False
            if spell.border == border and spell.card == CREATE_DOOR:
                made = spell.caster
        if self.every_door or made != NOBODY:
            return self.every_door or made == self.seat
        return self.view.maze.layout().sector_of(border) == self.home


def side_towards(view: WizWarView, ways: Ways, sides: list[int]) -> int:
    """The side among these that leads nearest to the goal, or -1 if none leads nearer."""
    here = view.place[ways.seat]
    board = view.maze.layout()
    best = -1
    least = ways.steps[here]
    for side in sides:
        to = board.beyond[here * 4 + side]
        steps = ways.steps[to] + ways.cost(board.border[here * 4 + side]) + ways.detour(to) - 1
        if steps < least:
            least = steps
            best = side
    return best


