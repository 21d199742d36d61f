"""What a plan may be aimed at: the options of its target question, computed by kind of target [WW-092 WW-095]."""

from __future__ import annotations

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SPELL, AT_SQUARE, AT_WIZARD, TURN_SECTOR, WAY
from zaubertisch.games.wizwar.aim.borders import breakable_borders, door_borders, free_borders, walls_and_doors
from zaubertisch.games.wizwar.aim.fists import punch_at_most
from zaubertisch.games.wizwar.aim.paths import bolt_way, hit_by_bolt, storm_area, wind_way
from zaubertisch.games.wizwar.aim.plan import PUNCHING, Plan
from zaubertisch.games.wizwar.aim.reaching import (
    borders_in_reach,
    can_attack,
    reaches_border,
    reaches_in,
    reaches_spell,
    reaches_square,
    seat_of_option,
    squares_in_reach,
)
from zaubertisch.games.wizwar.aim.things import (
    any_wizards,
    at_self,
    doors,
    locks,
    lying_squares,
    own_walls,
    put_squares,
    strew_squares,
    teleport_squares,
    torn,
    trap_squares,
)
from zaubertisch.games.wizwar.cards import GLOBE, GLUE, SHATTER, STRETCH, SWAP
from zaubertisch.games.wizwar.components import ASTRAL_REACH
from zaubertisch.games.wizwar.maze.maze import FILL_CRACKS, NOTHING, OPEN
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import ITEM_KINDS

# Options by kind of target. Each is told whether one is enough.


def targets(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-103 WW-104 WW-105 WW-106 WW-107 WW-108 WW-109] Everything this plan may be aimed at, or just the first."""
    match p.aim():
        case c.WIZARD: return wizards(g, p, one) if p.card != SWAP else swappable(g, p)
        case c.WIZARD_OR_THING: return wizards(g, p, one) if p.for_stun else wizards_and_things(g, p, one)
        case c.WATER_TARGET: return water_targets(g, p)
        case c.STORM_SQUARE: return storm_squares(g, p)
        case c.FREE_BORDER: return free_borders(g, p, one)
        case c.WALL_OR_DOOR: return walls_and_doors(g, p, one)
        case c.SPELL: return spells(g, p)
        case c.LOCK: return locks(g, p)
        case c.SECTOR: return [TURN_SECTOR + colour for colour in sorted(g.colours)]
        case c.BOLT_WAY: return bolt_ways(g, p)
        case c.WIND_WAY: return [WAY + way for way in range(4) if wind_way(g, p.seat, way)]
        case c.EMPTY_SQUARE: return empty_squares(g, p, one)
        case c.TELEPORT_SQUARE: return teleport_squares(g, p)
        case c.BURDENED: return burdened(g, p)
        case c.ANY_OBJECT: return any_objects(g, p, one)
        case c.ANY_WIZARD: return any_wizards(g, p)
        case c.TRAP_SQUARES: return trap_squares(g, p)
        case c.DOOR_BORDER: return door_borders(g, p, one)
        case c.LYING: return lying_squares(g, p)
        case c.STONE_WALL | c.PASSABLE: return own_walls(g, p)
        case c.ANY_DOOR: return doors(g, p)
        case c.GLOBE: return wizards(g, p, one)
        case c.ARMED: return armed(g, p)
        case c.HEAVE: return heave_targets(g, p, one)
        case c.DARTS: return wizards_and_things(g, p, one)
        case c.PUT_SQUARE: return put_squares(g, p, one)
        case c.TORN: return torn(g, p)
        case _: return strew_squares(g, p)


def has_target(g: WizWar, p: Plan) -> bool:
    return len(targets(g, p, True)) > 0


def wizards(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-107] Other wizards; whom no straight line reaches is left out at the first look."""
    out: list[int] = []
    shot = None if p.corner or p.aim() == GLOBE else g.eyeshot(p.origin(g), p.through(g))
    for seat in range(g.seats):
        if g.place[seat] < 0 or (shot is not None and shot.square_line[g.place[seat]] < 0):
            continue
        if can_attack(g, p, seat):
            out.append(AT_WIZARD + g.colours[seat])
            if one:
                return out
    out.sort()
    return out


def burdened(g: WizWar, p: Plan) -> list[int]:
    """Wizards who carry anything."""
    return [option for option in wizards(g, p, False) if g.has_something(seat_of_option(g, option))]


def armed(g: WizWar, p: Plan) -> list[int]:
    """Wizards who carry an item."""
    return [option for option in wizards(g, p, False) if g.carried.size(seat_of_option(g, option)) > 0]


def swappable(g: WizWar, p: Plan) -> list[int]:
    """[WW-R67] Wizards to change squares with: not one who shares a Big Man's, where nobody may come."""
    out: list[int] = []
    for option in wizards(g, p, False):
        seat = seat_of_option(g, option)
        if g.place[seat] not in g.maze.giants or g.is_giant(seat):
            out.append(option)
    return out


def wizards_and_things(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-160 WW-R19] Wizards, then the squares of blocks and bushes, then walls and doors."""
    out = wizards(g, p, one)
    if (out and one) or ((p.what == PUNCHING or p.card == STRETCH) and not can_break(g, p.seat)):
        return out
    out += filled_squares(g, p)
    if out and one:
        return out
    return out + breakable_borders(g, p, one)


def can_break(g: WizWar, seat: int) -> bool:
    """[WW-R20] A fist is offered against things only if it can make a crack."""
    return punch_at_most(g, seat) >= 3 or g.works_on(seat, SHATTER)


def filled_squares(g: WizWar, p: Plan) -> list[int]:
    """Blocks and bushes in reach."""
    out: list[int] = []
    for spell in g.spells:
        if spell.square < 0 or spell.card == GLUE:
            continue
        if FILL_CRACKS[g.maze.fills[spell.square]] and reaches_square(g, p, spell.square):
            out.append(AT_SQUARE + spell.square)
    out.sort()
    return out


def empty_squares(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-145 WW-181 WW-222 WW-R97] Empty squares in reach that are nobody's base."""
    out: list[int] = []
    for square in squares_in_reach(g, p):
        if g.is_empty(square) and not g.is_base(square) and reaches_square(g, p, square):
            out.append(AT_SQUARE + square)
            if one:
                return out
    return out


def water_targets(g: WizWar, p: Plan) -> list[int]:
    """[WW-R19 WW-R31 WW-R32] Oneself, other wizards, what can be broken, fire on a border, dropped items."""
    out = [*at_self(p), *wizards(g, p, False), *filled_squares(g, p)]
    for square in sorted({thing // ITEM_KINDS for thing in g.dropped}):
        if reaches_in(g, p, square) and AT_SQUARE + square not in out:
            out.append(AT_SQUARE + square)
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] != OPEN and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
    return out


def heave_targets(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-R21 WW-R41] With a treasure in hand: wizards, what can be broken, empty squares."""
    if g.burden[p.seat] == NO_TREASURE:
        return []
    out = wizards_and_things(g, p, one)
    if out and one:
        return out
    empty = [AT_SQUARE + q for q in squares_in_reach(g, p) if g.is_empty(q) and reaches_square(g, p, q)]
    return [*out, *empty]


def any_objects(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-R89] Any object: what stands on a border, fills a square or lies about; never a treasure."""
    out: list[int] = []
    squares = {spell.square for spell in g.spells if spell.square >= 0 and g.maze.fills[spell.square] != NOTHING}
    for square in sorted(squares | {thing // ITEM_KINDS for thing in g.dropped} | set(g.traps)):
        filled = g.maze.fills[square] != NOTHING
        if reaches_square(g, p, square) if filled else reaches_in(g, p, square):
            out.append(AT_SQUARE + square)
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] != OPEN and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
            if one:
                return out
    return out


def spells(g: WizWar, p: Plan) -> list[int]:
    """[WW-108 WW-R88] Spells in play that the line reaches, own ones too."""
    return [AT_SPELL + index for index in range(len(g.spells)) if reaches_spell(g, p, index)]


def bolt_ways(g: WizWar, p: Plan) -> list[int]:
    """[WW-R26] Directions in which the bolt passes through another wizard."""
    origin = p.origin(g)
    return [
        WAY + way for way in range(4)
        if hit_by_bolt(g, p.seat, bolt_way(g, origin, way, p.energy, []).squares)
    ]


def storm_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R28] Squares in sight with another wizard within one step."""
    out: list[int] = []
    for square in squares_in_reach(g, p):
        if stormed(g, p.seat, square) and reaches_square(g, p, square):
            out.append(AT_SQUARE + square)
    return out


def stormed(g: WizWar, caster: int, square: int) -> int:
    """The other wizards a storm over this square hits, one bit each."""
    hit = 0
    for seat in range(g.seats):
        if seat == caster or not g.alive(seat) or not g.is_near(square, g.place[seat]):
            continue
        if not g.is_mist(seat) and g.place[seat] in storm_area(g, square):
            hit |= 1 << seat
    return hit


def astral_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R71] Empty squares within three steps from which the spell has a target."""
    out: list[int] = []
    for square in g.board().within(g.place[p.seat], ASTRAL_REACH):
        if g.is_empty(square):
            p.astral = square
            if has_target(g, p):
                out.append(AT_SQUARE + square)
    p.astral = -1
    return out
