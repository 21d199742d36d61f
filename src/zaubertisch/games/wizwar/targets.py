"""What a plan may be aimed at: the options of its target question, computed by kind of target [WW-092 WW-095]."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SELF, AT_SPELL, AT_SQUARE, AT_WIZARD, TURN_SECTOR, WAY
from zaubertisch.games.wizwar.bolt import bolt_way, hit_by_bolt, storm_area, wind_way
from zaubertisch.games.wizwar.cards import ADJACENT, BOLT_WAY, SHATTER
from zaubertisch.games.wizwar.components import ASTRAL_REACH, TELEPORT_REACH
from zaubertisch.games.wizwar.corner import corner_shot
from zaubertisch.games.wizwar.damage import punch_at_most
from zaubertisch.games.wizwar.maze import BLOCK, CLOUD, DOOR, FILL_CRACKS, FIRE_WALL, NOTHING, OPEN, WALL
from zaubertisch.games.wizwar.plan import PUNCHING, Plan
from zaubertisch.games.wizwar.state import ITEM_KINDS, is_thicket
from zaubertisch.games.wizwar.table import WizWar

# Reaching: plainly, through a wall with a Visionstone, or round a corner.


def reaches_square(g: WizWar, p: Plan, square: int) -> bool:
    """[WW-098 WW-099 WW-R73] Whether the plan's line reaches the middle of this square."""
    origin = p.origin(g)
    if p.reach() == ADJACENT and not g.is_near(origin, square):
        return False
    if g.sees_square(origin, square, p.through(g)):
        return True
    return p.corner and corner_shot(g.maze, origin, p.through(g), g.fog()).square_bend[square] >= 0


def reaches_in(g: WizWar, p: Plan, square: int) -> bool:
    """[WW-116] The same for wizards and things there, which a bush or a cloud hides."""
    fill = g.maze.fills[square]
    if fill == CLOUD or (is_thicket(fill) and p.origin(g) != square):
        return False
    return reaches_square(g, p, square)


def reaches_border(g: WizWar, p: Plan, border: int) -> bool:
    """[WW-101 WW-111] Whether the plan's line reaches the middle of this border."""
    origin = p.origin(g)
    if p.reach() == ADJACENT:
        board = g.board()
        return origin in (board.ends[border * 2], board.ends[border * 2 + 1])
    if g.sees_border(origin, border, p.through(g)):
        return True
    return p.corner and corner_shot(g.maze, origin, p.through(g), g.fog()).border_bend[border] >= 0


def reaches_spell(g: WizWar, p: Plan, place: int) -> bool:
    """[WW-R88] Whether the plan's line reaches the spell at this place of the list."""
    spell = g.spells[place]
    if g.spell_in_sight(p.origin(g), spell, p.through(g)):
        return True
    if not p.corner:
        return False
    if spell.border >= 0:
        return reaches_border(g, p, spell.border)
    return reaches_square(g, p, spell.square) if spell.square >= 0 else reaches_in(g, p, g.place[spell.target])


def can_attack(g: WizWar, p: Plan, seat: int) -> bool:
    """[WW-055 WW-107 WW-R65] Another living wizard, in reach, and not of mist."""
    return seat != p.seat and g.alive(seat) and not g.is_mist(seat) and reaches_in(g, p, g.place[seat])


# Options by kind of target. Each is told whether one is enough.


def targets(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-103 WW-104 WW-105 WW-106 WW-107 WW-108 WW-109] Everything this plan may be aimed at, or just the first."""
    match p.aim():
        case 1: return wizards(g, p, one)
        case 2: return wizards(g, p, one) if p.for_stun else wizards_and_things(g, p, one)
        case 3: return water_targets(g, p)
        case 4: return storm_squares(g, p)
        case 5: return free_borders(g, p, one)
        case 6: return walls_and_doors(g, p, one)
        case 7: return spells(g, p)
        case 8: return locks(g, p)
        case 9: return [TURN_SECTOR + colour for colour in sorted(g.colours)]
        case 10: return bolt_ways(g, p)
        case 11: return [WAY + way for way in range(4) if wind_way(g, p.seat, way)]
        case 12: return empty_squares(g, p, one)
        case 13: return teleport_squares(g, p)
        case 14: return [option for option in wizards(g, p, False) if g.has_something(seat_of_option(g, option))]
        case _: return any_objects(g, p, one)


def has_target(g: WizWar, p: Plan) -> bool:
    return len(targets(g, p, True)) > 0


def seat_of_option(g: WizWar, option: int) -> int:
    return g.seat_of(option - AT_WIZARD)


def wizards(g: WizWar, p: Plan, one: bool) -> list[int]:
    out: list[int] = []
    for seat in range(g.seats):
        if can_attack(g, p, seat):
            out.append(AT_WIZARD + g.colours[seat])
            if one:
                return out
    out.sort()
    return out


def wizards_and_things(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-160 WW-R19] Wizards, then the squares of blocks and bushes, then walls and doors."""
    out = wizards(g, p, one)
    if (out and one) or (p.what == PUNCHING and not can_break(g, p)):
        return out
    out += filled_squares(g, p)
    if out and one:
        return out
    return out + breakable_borders(g, p, one)


def can_break(g: WizWar, p: Plan) -> bool:
    """[WW-R20] A fist is offered against things only if it can make a crack."""
    return punch_at_most(g, p.seat) >= 3 or g.works_on(p.seat, SHATTER)


def filled_squares(g: WizWar, p: Plan) -> list[int]:
    """Blocks and bushes in reach."""
    out: list[int] = []
    for spell in g.spells:
        if spell.square >= 0 and FILL_CRACKS[g.maze.fills[spell.square]] and reaches_square(g, p, spell.square):
            out.append(AT_SQUARE + spell.square)
    out.sort()
    return out


def borders_in_reach(g: WizWar, p: Plan) -> list[int]:
    """The borders worth looking at: those of the own square, those in sight, or all if the line bends."""
    origin = p.origin(g)
    if p.reach() == ADJACENT:
        return sorted([g.board().border[origin * 4 + side] for side in range(4)])
    return g.board().borders if p.corner else g.eyeshot(origin, p.through(g)).borders


def squares_in_reach(g: WizWar, p: Plan) -> list[int]:
    """The squares worth looking at: those in sight, or all if the line bends."""
    return g.board().squares if p.corner else g.eyeshot(p.origin(g), p.through(g)).squares


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
    out = [AT_SELF, *wizards(g, p, False), *filled_squares(g, p)]
    for square in sorted({thing // ITEM_KINDS for thing in g.dropped}):
        if reaches_in(g, p, square):
            out.append(AT_SQUARE + square)
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] != OPEN and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
    return out


def any_objects(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-R89] Any object: what stands on a border, fills a square or lies about; never a treasure."""
    out: list[int] = []
    squares = {spell.square for spell in g.spells if spell.square >= 0 and g.maze.fills[spell.square] != NOTHING}
    for square in sorted(squares | {thing // ITEM_KINDS for thing in g.dropped}):
        if reaches_square(g, p, square):
            out.append(AT_SQUARE + square)
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] != OPEN and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
            if one:
                return out
    return out


def spells(g: WizWar, p: Plan) -> list[int]:
    """[WW-108 WW-R88] Spells in play that the line reaches, own ones too."""
    return [AT_SPELL + place for place in range(len(g.spells)) if reaches_spell(g, p, place)]


def locks(g: WizWar, p: Plan) -> list[int]:
    """[WW-050 WW-051 WW-101] Closed, unsealed doors at the own square."""
    out: list[int] = []
    for side in range(4):
        border = g.board().border[g.place[p.seat] * 4 + side]
        if border >= 0 and g.maze.borders[border] == DOOR and g.stops(border) and not g.is_sealed(border):
            out.append(AT_BORDER + border)
    out.sort()
    return out


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
    area = storm_area(g, square)
    hit = 0
    for seat in range(g.seats):
        if seat != caster and g.alive(seat) and not g.is_mist(seat) and g.place[seat] in area:
            hit |= 1 << seat
    return hit


def teleport_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R60] One to four squares away, walls or not; no room on a Stone Block."""
    start = g.place[p.seat]
    return [AT_SQUARE + q for q in g.board().within(start, TELEPORT_REACH) if g.maze.fills[q] != BLOCK]


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


def still_legal(g: WizWar, p: Plan) -> bool:
    """[WW-R08 WW-R59] Whether the plan could be announced at its target as things stand now."""
    if p.wizard >= 0:
        return p.wizard == p.seat or can_attack(g, p, p.wizard)
    if p.aim() == BOLT_WAY:
        return hit_by_bolt(g, p.seat, bolt_way(g, p.origin(g), p.way, p.energy, p.earths).squares) != 0
    if p.border >= 0:
        return reaches_border(g, p, p.border)
    if p.spell >= 0:
        return spell_place(g, p.spell) >= 0 and reaches_spell(g, p, spell_place(g, p.spell))
    return p.square < 0 or reaches_square(g, p, p.square)


def spell_place(g: WizWar, number: int) -> int:
    """Where in the list the spell of this number lies, or -1."""
    for place, spell in enumerate(g.spells):
        if spell.number == number:
            return place
    return -1


