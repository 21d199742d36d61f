"""The ways of a Lightning Bolt, a Windrider and a storm: pure geometry on the maze as it is."""

from __future__ import annotations

from zaubertisch.games.wizwar.maze.board import OUTSIDE
from zaubertisch.games.wizwar.maze.maze import BLOCK
from zaubertisch.games.wizwar.table.table import WizWar


class BoltWay:
    """The squares a bolt enters one after the other, and the free borders it crosses [WW-R23 WW-R27]."""

    def __init__(self) -> None:
        self.squares: list[int] = []
        self.borders: list[int] = []


def bolt_way(g: WizWar, origin: int, way: int, length: int, earths: list[int]) -> BoltWay:
    """[WW-R23 WW-R27] It turns round at what stops movement and re-enters its square; an earth wall turns it once."""
    board = g.board()
    out = BoltWay()
    risen = earths[:]
    q = origin
    for _ in range(length):
        edge = q * 4 + way
        border = board.border[edge]
        if g.stops(border) or g.maze.fills[board.beyond[edge]] == BLOCK or border in risen:
            if border in risen:
                risen.remove(border)
            way = (way + 2) % 4
        else:
            out.borders.append(border)
            way = (way + board.turn[edge]) % 4
            q = board.beyond[edge]
        out.squares.append(q)
    return out


def hit_by_bolt(g: WizWar, caster: int, squares: list[int]) -> int:
    """[WW-R09 WW-R24 WW-R65] The other wizards on these squares, one bit each; mist is passed through."""
    hit = 0
    for seat in range(g.seats):
        if seat != caster and g.is_up(seat) and g.place[seat] in squares and not g.is_mist(seat):
            hit |= 1 << seat
    return hit


def storm_area(g: WizWar, square: int) -> list[int]:
    """[WW-R28] The square and its four neighbours, through walls but not across the board's edge."""
    board = g.board()
    out = [square]
    for side in range(4):
        to = board.beyond[square * 4 + side]
        if to != OUTSIDE and abs(to - square) in (1, 10):
            out.append(to)
    return out


def wind_way(g: WizWar, seat: int, way: int) -> list[int]:
    """[WW-R86] The squares a Windrider can stop on: straight on, also through links, up to what stops a walk."""
    board = g.board()
    start = g.place[seat]
    q = start
    out: list[int] = []
    while True:
        edge = q * 4 + way
        if not g.can_stride(seat, q, way):
            return out
        way = (way + board.turn[edge]) % 4
        q = board.beyond[edge]
        if q == start:
            return out
        out.append(q)


