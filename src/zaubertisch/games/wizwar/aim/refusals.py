"""Which rule forbids a target that is no option while a seat chooses for itself; looked up only for a refusal."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    AMOUNT,
    AT_BORDER,
    AT_SELF,
    AT_SPELL,
    AT_SQUARE,
    AT_WIZARD,
    CAST,
    END_SPELL,
    HIT_ITEM,
    LIFT,
    TURN_SECTOR,
    WAY,
)
from zaubertisch.games.wizwar.aim.plan import PUNCHING, Plan
from zaubertisch.games.wizwar.aim.reaching import reaches_border, reaches_in, reaches_square
from zaubertisch.games.wizwar.cards import ADJACENT, DOOR_BORDER, EMPTY_SQUARE, FREE_BORDER, GLOBE
from zaubertisch.games.wizwar.maze.board import OUTSIDE
from zaubertisch.games.wizwar.maze.maze import DOOR, FILL_CRACKS, FIRE_WALL, OPEN, WALL
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import NOBODY

NO_TARGET: Final = "WW-092"

# Sorts of targets an answer can name.
NAMES_NONE: Final = 0
WIZARDS: Final = 1
PLACES: Final = 2
BORDERS_TOO: Final = 4
SPELLS: Final = 8
WAYS: Final = 16
SECTORS: Final = 32
THINGS: Final = 64  # never what is aimed at first

#: Which sorts fit which aim; another wizard and nothing else where none is named here.
SORTS: Final[dict[int, int]] = {
    c.WIZARD_OR_THING: WIZARDS | PLACES | BORDERS_TOO, c.WATER_TARGET: WIZARDS | PLACES | BORDERS_TOO,
    c.HEAVE: WIZARDS | PLACES | BORDERS_TOO, c.DARTS: WIZARDS | PLACES | BORDERS_TOO,
    c.ANY_OBJECT: PLACES | BORDERS_TOO, c.STORM_SQUARE: PLACES, c.EMPTY_SQUARE: PLACES, c.TELEPORT_SQUARE: PLACES,
    c.HOME_SQUARE: PLACES, c.TRAP_SQUARES: PLACES, c.LYING: PLACES, c.PUT_SQUARE: PLACES, c.STREW_SQUARE: PLACES,
    c.FREE_BORDER: BORDERS_TOO, c.WALL_OR_DOOR: BORDERS_TOO, c.LOCK: BORDERS_TOO, c.EARTH_BORDER: BORDERS_TOO,
    c.DOOR_BORDER: BORDERS_TOO, c.STONE_WALL: BORDERS_TOO, c.PASSABLE: BORDERS_TOO, c.ANY_DOOR: BORDERS_TOO,
    c.SPELL: SPELLS, c.SECTOR: SECTORS, c.BOLT_WAY: WAYS, c.WIND_WAY: WAYS,
}
#: What must stand on a border that is aimed at; where none is named, what can be broken.
STANDING: Final[dict[int, list[int]]] = {
    c.FREE_BORDER: [OPEN], c.EARTH_BORDER: [OPEN], c.DOOR_BORDER: [OPEN, WALL], c.LOCK: [DOOR], c.ANY_DOOR: [DOOR],
    c.STONE_WALL: [WALL], c.PASSABLE: [WALL, FIRE_WALL], c.WATER_TARGET: [WALL, DOOR, FIRE_WALL],
    c.ANY_OBJECT: [WALL, DOOR, FIRE_WALL], c.WALL_OR_DOOR: [WALL, DOOR, FIRE_WALL],
}
BREAKABLE: Final[list[int]] = [WALL, DOOR]
#: Aims that mean what can be broken, as far as they mean things.
BREAKING: Final[list[int]] = [c.WIZARD_OR_THING, c.DARTS, c.HEAVE]
#: Aims with a rule of their own for what is no target of theirs.
OWN_RULES: Final[dict[int, str]] = {
    c.TELEPORT_SQUARE: "WW-R60", c.HOME_SQUARE: "WW-R99", c.TRAP_SQUARES: "WW-R92", c.STREW_SQUARE: "WW-R91",
    c.EARTH_BORDER: "WW-R34", c.GLOBE: "WW-R30", c.BOLT_WAY: "WW-R26", c.WIND_WAY: "WW-R86", c.SPELL: "WW-R88",
}


def sort_of(action: int) -> int:
    """What sort of target this answer names."""
    if action == AT_SELF or AT_WIZARD <= action < TURN_SECTOR:
        return WIZARDS
    if AT_SQUARE <= action < AT_BORDER:
        return PLACES
    if AT_BORDER <= action < END_SPELL:
        return BORDERS_TOO
    if AT_SPELL <= action < AMOUNT:
        return SPELLS
    if WAY <= action < LIFT:
        return WAYS
    return SECTORS if TURN_SECTOR <= action < CAST else THINGS if HIT_ITEM <= action < AT_SQUARE else NAMES_NONE


def fits(p: Plan, action: int) -> bool:
    """Whether the plan is aimed at targets of this sort at all."""
    return SORTS.get(p.aim(), WIZARDS) & sort_of(action) != 0


def why_not_target(g: WizWar, p: Plan, action: int) -> str:
    """[WW-061 WW-092] What is wrong with this target; nothing if the answer names none."""
    sort = sort_of(action)
    if sort == NAMES_NONE:
        return ""
    if not fits(p, action):
        return "WW-061" if p.what == PUNCHING else NO_TARGET
    if sort == WIZARDS:
        return why_not_wizard(g, p, p.seat if action == AT_SELF else g.seat_of(action - AT_WIZARD))
    if sort == PLACES:
        return why_not_square(g, p, action - AT_SQUARE)
    return why_not_border(g, p, action - AT_BORDER) if sort == BORDERS_TOO else OWN_RULES.get(p.aim(), NO_TARGET)


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
    return "WW-R21" if reaches_in(g, p, g.place[seat]) else too_far(p)


def why_not_square(g: WizWar, p: Plan, square: int) -> str:
    """[WW-160 WW-181 WW-222 WW-R20 WW-R28] Where things are created: empty, nobody's base, in reach."""
    if g.board().slot_of[square] == OUTSIDE:
        return NO_TARGET
    if p.aim() in OWN_RULES:
        return OWN_RULES[p.aim()]
    if p.aim() == EMPTY_SQUARE and g.is_base(square):
        return "WW-222"
    if p.aim() == EMPTY_SQUARE and not g.is_empty(square):
        return "WW-181"
    if not reaches_square(g, p, square):
        return too_far(p)
    if p.aim() in BREAKING:
        return "WW-R20" if FILL_CRACKS[g.maze.fills[square]] else "WW-160"
    return "WW-R28" if p.aim() == c.STORM_SQUARE else NO_TARGET


def may_stand(p: Plan, stands: int) -> bool:
    """[WW-160 WW-183 WW-R80 WW-R85 WW-R87] Whether the plan can be aimed at a border that carries this."""
    return stands in STANDING.get(p.aim(), BREAKABLE)


def why_not_border(g: WizWar, p: Plan, border: int) -> str:
    """[WW-040 WW-160 WW-183 WW-R20 WW-R85] What stands there, whether it is in reach, and what single aims ask for."""
    if border not in g.board().borders:
        return "WW-040"
    if p.aim() in OWN_RULES:
        return OWN_RULES[p.aim()]
    if not may_stand(p, g.maze.borders[border]):
        creates = p.aim() in (FREE_BORDER, DOOR_BORDER)
        return "WW-183" if creates else "WW-160" if p.aim() in BREAKING else NO_TARGET
    if not reaches_border(g, p, border):
        return too_far(p)
    if p.aim() in BREAKING:
        return "WW-R20"
    return "WW-051" if g.is_sealed(border) else "WW-R85" if p.aim() == c.PASSABLE else NO_TARGET
