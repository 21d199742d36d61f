"""Getting in the way of whoever carries a treasure home: thorns, walls, blocks, and everything falling down."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar_ways import FAR, Ways
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SQUARE, BACK, CAST
from zaubertisch.games.wizwar.view import WizWarView

#: Spells put where a carrier will walk next, the worst for him first.
OBSTACLES: Final[list[int]] = [c.THORNBUSH, c.STONE_BLOCK, c.CREATE_WALL, c.ROSEBUSH, c.DUST_CLOUD]
ON_BORDERS: Final[list[int]] = [c.CREATE_WALL]
CLOSE: Final = 9  # steps from home at which a carrier is worth a card


def carriers(view: WizWarView) -> list[int]:
    """Others who carry what is not theirs."""
    return [
        seat for seat in range(view.seats)
        if seat != view.viewer and view.place[seat] >= 0 and view.burden[seat] >= 0 and view.burden[seat] // 2 != seat
    ]


def next_side(view: WizWarView, seat: int) -> int:
    """Where a carrier goes on his way home, or -1 if he is far from it or there already."""
    ways = Ways(view, seat, view.bases[seat])
    here, board = view.place[seat], view.maze.layout()
    if not 1 < ways.steps[here] <= CLOSE:
        return -1
    best = -1
    least = FAR
    for side in range(4):
        border, to = board.border[here * 4 + side], board.beyond[here * 4 + side]
        if border >= 0 and ways.cost(border) + ways.steps[to] < least:
            least = ways.cost(border) + ways.steps[to]
            best = side
    return best


def hindrance(view: WizWarView, options: list[int]) -> int:
    """The spell that stops a carrier, or -1."""
    thieves = carriers(view)
    if not thieves:
        return -1
    if CAST + c.GRAVITY in options and view.burden[view.viewer] < 0:
        return CAST + c.GRAVITY
    for kind in OBSTACLES:
        if CAST + kind in options and any([next_side(view, seat) >= 0 for seat in thieves]):
            return CAST + kind
    return -1


def where_to_hinder(view: WizWarView, kind: int, options: list[int]) -> int:
    """The square or border in front of a carrier, if it can be aimed at."""
    board = view.maze.layout()
    for seat in carriers(view):
        side = next_side(view, seat)
        place = view.place[seat] * 4 + side
        wanted = AT_BORDER + board.border[place] if kind in ON_BORDERS else AT_SQUARE + board.beyond[place]
        if side >= 0 and wanted in options:
            return wanted
    return BACK
