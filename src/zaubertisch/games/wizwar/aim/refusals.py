"""Which rule forbids an answer that is no option while a seat chooses for itself; looked up only for a refusal."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SELF, AT_SQUARE, AT_WIZARD, BOOST, WITH
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.aim.reaching import reaches_border, reaches_in, reaches_square
from zaubertisch.games.wizwar.cards import (
    ADD,
    ADJACENT,
    DOOR_BORDER,
    DUMB_FORMS,
    EMPTY_SQUARE,
    EV,
    FREE_BORDER,
    GLOBE,
    KINDS,
    TRAP_SQUARES,
)
from zaubertisch.games.wizwar.maze.board import BORDERS, OUTSIDE, SQUARES
from zaubertisch.games.wizwar.maze.maze import OPEN, WALL
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import NOBODY

NO_TARGET: Final = "WW-092"


def why_not_boost(g: WizWar, p: Plan, action: int) -> str:
    """[WW-089 WW-096 WW-140 WW-R75 WW-R76] One hand card that has a value; Add in the own phase 2, not in any form."""
    if action == WITH + ADD and g.form(p.seat) in DUMB_FORMS:
        return "WW-096"
    if action == WITH + ADD and (g.active != p.seat or g.phase != 2):
        return "WW-R75"
    if not BOOST <= action < BOOST + KINDS:
        return "WW-140"
    return "WW-R76" if EV[action - BOOST] else "WW-089"


def why_not_target(g: WizWar, p: Plan, action: int) -> str:
    """[WW-092] What is wrong with this target."""
    if action == AT_SELF or AT_WIZARD <= action < AT_WIZARD + 4:
        return why_not_wizard(g, p, p.seat if action == AT_SELF else g.seat_of(action - AT_WIZARD))
    if AT_SQUARE <= action < AT_SQUARE + SQUARES:
        return why_not_square(g, p, action - AT_SQUARE)
    return why_not_border(g, p, action - AT_BORDER) if AT_BORDER <= action < AT_BORDER + BORDERS else NO_TARGET


def too_far(p: Plan) -> str:
    """[WW-098 WW-099] Not within the range of the plan."""
    return "WW-098" if p.reach() == ADJACENT else "WW-099"


def why_not_wizard(g: WizWar, p: Plan, seat: int) -> str:
    """[WW-055 WW-107 WW-R21 WW-R30 WW-R65] Another living wizard in reach who has what the plan is after."""
    if seat == NOBODY or not g.alive(seat):
        return "WW-107"
    if seat == p.seat:
        return "WW-055" if p.is_attack() else "WW-107"
    if p.is_attack() and g.is_mist(seat):
        return "WW-R65"
    if p.aim() == GLOBE:
        return "WW-R30"
    return NO_TARGET if reaches_in(g, p, g.place[seat]) else too_far(p)


def why_not_square(g: WizWar, p: Plan, square: int) -> str:
    """[WW-181 WW-222 WW-R92] Where things are created: empty, nobody's base, in reach."""
    if g.board().slot_of[square] == OUTSIDE:
        return NO_TARGET
    if p.aim() == TRAP_SQUARES:
        return "WW-R92"
    if p.aim() == EMPTY_SQUARE and g.is_base(square):
        return "WW-222"
    if p.aim() == EMPTY_SQUARE and not g.is_empty(square):
        return "WW-181"
    return NO_TARGET if reaches_square(g, p, square) else too_far(p)


def why_not_border(g: WizWar, p: Plan, border: int) -> str:
    """[WW-040 WW-183] Where things are created: on a border that carries nothing, never on an outer wall."""
    if border not in g.board().borders:
        return "WW-040"
    taken = g.maze.borders[border]
    if p.aim() in (FREE_BORDER, DOOR_BORDER) and taken != OPEN and not (p.aim() == DOOR_BORDER and taken == WALL):
        return "WW-183"
    return NO_TARGET if reaches_border(g, p, border) else too_far(p)
