"""Borders as targets of a plan: what stands on them or could."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import AT_BORDER
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.aim.reaching import borders_in_reach, reaches_border
from zaubertisch.games.wizwar.maze.maze import DOOR, FIRE_WALL, OPEN, WALL
from zaubertisch.games.wizwar.table.table import WizWar


def breakable_borders(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-160] Inner stone walls and doors."""
    out: list[int] = []
    for border in borders_in_reach(g, p):
        if border >= 0 and g.is_breakable(border) and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
            if one:
                return out
    return out


def walls_and_doors(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-R87] What Destroy Wall can destroy: also a barrier of fire."""
    out: list[int] = []
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] in (WALL, DOOR, FIRE_WALL) and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
            if one:
                return out
    return out


def free_borders(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-103 WW-182 WW-183 WW-184 WW-223 WW-R79 WW-R97] Borders that carry nothing, also at bases and open exits."""
    out: list[int] = []
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] == OPEN and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
            if one:
                return out
    return out


def door_borders(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-183 WW-R80] Free borders and stone walls."""
    out: list[int] = []
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] in (OPEN, WALL) and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
            if one:
                return out
    return out
