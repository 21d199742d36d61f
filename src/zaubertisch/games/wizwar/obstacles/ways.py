"""What is in the way of a step, and of a hand on a door."""

from __future__ import annotations

from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, WALL
from zaubertisch.games.wizwar.obstacles.fields import of_side, of_square
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.obstacle import Obstacle


def no_points(g: WizWar) -> Obstacle:
    """[WW-028 WW-035] No movement point is left, or fewer than none."""
    return Obstacle("no_points", {"points": g.mp})


def no_leaving(rule: str) -> Obstacle:
    """[WW-192 WW-R61] Whoever has teleported, or has attacked while stunned, stays."""
    return Obstacle("rooted" if rule == "WW-R61" else "stunned_and_attacked")


def in_the_way_of_a_step(g: WizWar, seat: int, side: int, rule: str) -> Obstacle:
    if rule == "WW-028":
        return no_points(g)
    return no_leaving(rule) if rule in ("WW-R61", "WW-192") else barred(g, seat, side)


def barred(g: WizWar, seat: int, side: int) -> Obstacle:
    """[WW-026 WW-040 WW-043 WW-051 WW-R67] What bars a wizard's way to this side."""
    here = g.place[seat]
    border, to = g.board().border[here * 4 + side], g.board().beyond[here * 4 + side]
    if border < 0:
        return of_side("way_outer", here, side, seat)
    if g.maze.borders[border] == WALL:
        return of_side("way_wall", here, side, seat)
    if not g.lets_pass(seat, border):
        return of_side("door_sealed" if g.is_sealed(border) else "door_locked", here, side, seat)
    if g.maze.fills[to] == BLOCK:
        return of_square("way_block", to)
    return of_square("way_push" if g.can_enter(to, seat) else "way_giant", to)


def in_the_way_of_a_door(g: WizWar, seat: int, side: int, opens: bool) -> Obstacle:
    """[WW-043 WW-045 WW-048 WW-051 WW-R82] No door; held or not held; locked, sealed, or done before."""
    here = g.place[seat]
    border = g.board().border[here * 4 + side]
    if border < 0 or g.maze.borders[border] != DOOR:
        return of_side("no_door", here, side, seat)
    if g.maze.holds(seat, border) == opens:
        return of_side("door_held" if opens else "door_not_held", here, side, seat)
    if opens and not g.may_unlock(seat, border):
        return of_side("door_sealed" if g.is_sealed(border) else "door_locked", here, side, seat)
    return of_side("door_opened_once" if opens else "door_closed_once", here, side, seat)
