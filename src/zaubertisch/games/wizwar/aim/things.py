"""What lies about or is carried, and single squares and doors, as targets of a plan."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SELF, AT_SQUARE, AT_WIZARD, HIT_ITEM, LIFT
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.aim.reaching import (
    borders_in_reach,
    reaches_border,
    reaches_in,
    reaches_square,
    squares_in_reach,
)
from zaubertisch.games.wizwar.cards import GRAVITY, STONE_WALL, STRETCH
from zaubertisch.games.wizwar.cards import HANDFUL_OF_TACKS as TACKS
from zaubertisch.games.wizwar.components import TELEPORT_REACH, TRAPS
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, FIRE_WALL, WALL
from zaubertisch.games.wizwar.table.ground import free_treasures, is_thicket
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import ITEM_KINDS


def any_wizards(g: WizWar, p: Plan) -> list[int]:
    """Oneself, or another wizard in sight, mist or not: it is no attack."""
    others = [s for s in range(g.seats) if s != p.seat and g.alive(s) and reaches_in(g, p, g.place[s])]
    return [*at_self(p), *sorted([AT_WIZARD + g.colours[seat] for seat in others])]


def at_self(p: Plan) -> list[int]:
    """[WW-R71 WW-R72] Oneself, where the spell may be aimed so: no line, so nothing to project or to bend."""
    return [AT_SELF] if p.astral < 0 and not p.corner else []


def trap_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R92] Empty squares anywhere that are nobody's base; four are needed."""
    free = [q for q in g.board().squares if g.is_empty(q) and not g.is_base(q)]
    return [AT_SQUARE + q for q in free if q not in p.squares] if len(free) >= TRAPS else []


def doors(g: WizWar, p: Plan) -> list[int]:
    """Doors that are not sealed yet."""
    return [
        AT_BORDER + border for border in borders_in_reach(g, p)
        if g.maze.borders[border] == DOOR and not g.is_sealed(border) and reaches_border(g, p, border)
    ]


def own_walls(g: WizWar, p: Plan) -> list[int]:
    """[WW-101 WW-117 WW-R85] Stone walls at the own square; to pass through also fire, if there is room behind."""
    out: list[int] = []
    board, origin = g.board(), p.origin(g)
    for side in range(4):
        border = board.border[origin * 4 + side]
        if border < 0 or g.maze.borders[border] not in (WALL, FIRE_WALL) or is_thicket(g.maze.fills[origin]):
            continue
        room = g.has_room_for(p.seat, board.beyond[origin * 4 + side], border)
        if g.maze.borders[border] == WALL if p.aim() == STONE_WALL else room:
            out.append(AT_BORDER + border)
    out.sort()
    return out


def lying_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R21] Squares in reach where something lies that the spell can hold or take."""
    squares = {thing // ITEM_KINDS for thing in g.dropped} | {square for square in g.treasures if square >= 0}
    return [AT_SQUARE + q for q in sorted(squares) if reaches_in(g, p, q) and lying_things(g, p, q)]


def lying_things(g: WizWar, p: Plan, square: int) -> list[int]:
    """Items and treasures on this square that can be glued or, with a long arm, taken."""
    takes = p.card == STRETCH
    out: list[int] = []
    dropped = g.dropped_on(square)
    for kind in dropped:
        ok = not g.is_glued(square, kind, dropped.count(kind)) and not (takes and (g.mp < 1 or kind == TACKS))
        if ok and HIT_ITEM + kind not in out:
            out.append(HIT_ITEM + kind)
    if not takes or (g.burden[p.seat] == NO_TREASURE and not g.dashed):
        for treasure in free_treasures(g, square):
            if LIFT + g.colours[treasure // 2] not in out:
                out.append(LIFT + g.colours[treasure // 2])
    return out if not takes or not g.in_play(GRAVITY) else []


def put_squares(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-R43] Any square in sight but a Stone Block's, the own base too."""
    if not g.has_something(p.seat):
        return []
    out: list[int] = []
    for square in squares_in_reach(g, p):
        if g.maze.fills[square] != BLOCK and reaches_in(g, p, square):
            out.append(AT_SQUARE + square)
            if one:
                return out
    return out


def torn(g: WizWar, p: Plan) -> list[int]:
    """[WW-R21 WW-R40] Wizards in the own square who carry what can be taken."""
    return sorted([
        AT_WIZARD + g.colours[seat] for seat in g.others_on(g.place[p.seat], p.seat)
        if not g.is_mist(seat) and can_tear(g, p.seat, seat)
    ])


def can_tear(g: WizWar, seat: int, victim: int) -> bool:
    """An item, or a treasure if one has none."""
    has_treasure = g.burden[victim] != NO_TREASURE and g.burden[seat] == NO_TREASURE
    return g.carried.size(victim) > 0 or has_treasure


def strew_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R91 WW-222] Adjacent empty squares in sight, also a base: strewing creates nothing."""
    board, here = g.board(), g.place[p.seat]
    beside = {board.beyond[here * 4 + side] for side in range(4) if board.border[here * 4 + side] >= 0}
    return [
        AT_SQUARE + q for q in sorted(beside) if g.is_empty(q) and reaches_square(g, p, q)
    ]


def locks(g: WizWar, p: Plan) -> list[int]:
    """[WW-050 WW-051 WW-101 WW-117] Closed, unsealed doors at the own square."""
    out: list[int] = []
    for side in range(4):
        border = g.board().border[g.place[p.seat] * 4 + side]
        if border < 0 or g.maze.borders[border] != DOOR or is_thicket(g.maze.fills[g.place[p.seat]]):
            continue
        if g.stops(border) and not g.is_sealed(border):
            out.append(AT_BORDER + border)
    out.sort()
    return out


def teleport_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R60 WW-R67] One to four squares away, walls or not; no room on a Stone Block or with a Big Man."""
    start, big = g.place[p.seat], g.is_giant(p.seat)
    return [
        AT_SQUARE + q for q in g.board().within(start, TELEPORT_REACH)
        if g.can_enter(q, p.seat) and not (big and g.others_on(q, p.seat))
    ]
