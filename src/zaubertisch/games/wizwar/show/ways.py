"""Where a wizard could walk with the movement points left, and the way there, side by side."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.may_attack import why_no_leaving
from zaubertisch.games.wizwar.cards import BOOBY_TRAP, HANDFUL_OF_TACKS
from zaubertisch.games.wizwar.maze.board import OUTSIDE, SQUARES
from zaubertisch.games.wizwar.maze.maze import BLOCK, CLOUD, FIRE_WALL
from zaubertisch.games.wizwar.table.table import WizWar


def ways_of(g: WizWar, seat: int) -> list[list[int]]:
    """[WW-025 WW-028] By square, the sides to go through: as few as can be without being hurt or held on the way.

    Where that cannot be, it is the last step alone that hurts or holds, so that whatever comes after is chosen anew.
    """
    out: list[list[int]] = [[] for _ in range(SQUARES)]
    start = g.place[seat]
    if why_no_leaving(g) or (g.maze.fills[start] == CLOUD and not g.seeps(seat)):  # nobody knows the way out of a cloud
        return out
    reached = [start]
    risks: list[int] = []
    for square in reached:
        if len(out[square]) < g.mp:
            for side in range(4):
                to = g.board().beyond[square * 4 + side]
                if to in (OUTSIDE, start) or out[to] or not g.can_stride(seat, square, side):
                    continue
                if is_risky(g, seat, to, g.board().border[square * 4 + side]):
                    risks.append(square * 4 + side)
                else:
                    out[to] = [*out[square], side]
                    reached.append(to)
    for edge in risks:
        to = g.board().beyond[edge]
        if not out[to]:
            out[to] = [*out[edge // 4], edge % 4]
    return out


def is_risky(g: WizWar, seat: int, square: int, border: int) -> bool:
    """[WW-R90 WW-R102] Whether fire on this border, or what lies or grows behind it, may hurt or hold the wizard."""
    if g.maze.borders[border] == FIRE_WALL:
        return True
    if g.seeps(seat):
        return False
    trapped = square in g.traps and g.caster_of(BOOBY_TRAP) != seat
    return trapped or g.maze.fills[square] > BLOCK or HANDFUL_OF_TACKS in g.dropped_on(square)
