"""What a plan may be aimed at: the options of its target question, computed by kind of target [WW-092 WW-095]."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import (
    AT_BORDER,
    AT_SELF,
    AT_SPELL,
    AT_SQUARE,
    AT_WIZARD,
    HIT_ITEM,
    LIFT,
    TURN_SECTOR,
    WAY,
)
from zaubertisch.games.wizwar.bolt import bolt_way, hit_by_bolt, storm_area, wind_way
from zaubertisch.games.wizwar.cards import (
    ADJACENT,
    BOLT_WAY,
    BOOBY_TRAP,
    GLOBE,
    GLUE,
    GRAVITY,
    SHATTER,
    STONE_WALL,
    STRETCH,
)
from zaubertisch.games.wizwar.cards import HANDFUL_OF_TACKS as TACKS
from zaubertisch.games.wizwar.components import ASTRAL_REACH, GLOBE_REACH, TELEPORT_REACH, TRAPS
from zaubertisch.games.wizwar.corner import corner_shot
from zaubertisch.games.wizwar.damage import punch_at_most
from zaubertisch.games.wizwar.ground import is_thicket
from zaubertisch.games.wizwar.maze import BLOCK, CLOUD, DOOR, FILL_CRACKS, FIRE_WALL, NOTHING, OPEN, WALL
from zaubertisch.games.wizwar.plan import PUNCHING, Plan
from zaubertisch.games.wizwar.state import ITEM_KINDS, NO_TREASURE
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
    if spell.card == BOOBY_TRAP:
        return len(traps_in_reach(g, p)) > 0
    return reaches_square(g, p, spell.square) if spell.square >= 0 else reaches_in(g, p, g.place[spell.target])


def can_attack(g: WizWar, p: Plan, seat: int) -> bool:
    """[WW-055 WW-107 WW-R65] Another living wizard, in reach, and not of mist."""
    if seat == p.seat or not g.alive(seat) or g.is_mist(seat):
        return False
    return globe_reaches(g, p, seat) if p.aim() == GLOBE else reaches_in(g, p, g.place[seat])


def globe_reaches(g: WizWar, p: Plan, seat: int) -> bool:
    """[WW-R30] A way of at most six steps round corners; only what stops movement stops it, a Big Man ends it."""
    board = g.board()
    squares = [p.origin(g)]
    seen = set(squares)
    for _ in range(GLOBE_REACH + 1):
        if g.place[seat] in squares:
            return True
        ahead: list[int] = []
        for square in squares:
            for place in range(square * 4, square * 4 + 4):
                to = board.beyond[place]
                if not g.stops(board.border[place]) and to not in seen and g.maze.fills[to] != BLOCK:
                    seen.add(to)
                    if to not in g.maze.giants or to == g.place[seat]:
                        ahead.append(to)
        squares = ahead
    return False


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
        case 15: return any_objects(g, p, one)
        case 18: return any_wizards(g, p)
        case 19: return trap_squares(g, p)
        case 20: return door_borders(g, p, one)
        case 21: return lying_squares(g, p)
        case 22 | 23: return own_walls(g, p)
        case 24: return doors(g, p)
        case 25: return wizards(g, p, one)
        case 26: return [option for option in wizards(g, p, False) if g.carried.size(seat_of_option(g, option)) > 0]
        case 27: return heave_targets(g, p, one)
        case 28: return wizards_and_things(g, p, one)
        case 29: return put_squares(g, p, one)
        case 30: return torn(g, p)
        case _: return strew_squares(g, p)


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
    if (out and one) or ((p.what == PUNCHING or p.card == STRETCH) and not can_break(g, p)):
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
        if spell.square < 0 or spell.card == GLUE:
            continue
        if FILL_CRACKS[g.maze.fills[spell.square]] and reaches_square(g, p, spell.square):
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


def any_wizards(g: WizWar, p: Plan) -> list[int]:
    """Oneself, or another wizard in sight, mist or not: it is no attack."""
    others = [s for s in range(g.seats) if s != p.seat and g.alive(s) and reaches_in(g, p, g.place[s])]
    return [AT_SELF, *sorted([AT_WIZARD + g.colours[seat] for seat in others])]


def trap_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R92] Empty squares anywhere that are nobody's base; four are needed."""
    free = [q for q in g.board().squares if g.is_empty(q) and not g.is_base(q)]
    return [AT_SQUARE + q for q in free if q not in p.squares] if len(free) >= TRAPS else []


def door_borders(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-183 WW-R80] Free borders and stone walls."""
    out: list[int] = []
    for border in borders_in_reach(g, p):
        if g.maze.borders[border] in (OPEN, WALL) and reaches_border(g, p, border):
            out.append(AT_BORDER + border)
            if one:
                return out
    return out


def doors(g: WizWar, p: Plan) -> list[int]:
    """Doors that are not sealed yet."""
    return [
        AT_BORDER + border for border in borders_in_reach(g, p)
        if g.maze.borders[border] == DOOR and not g.is_sealed(border) and reaches_border(g, p, border)
    ]


def own_walls(g: WizWar, p: Plan) -> list[int]:
    """[WW-101 WW-R85] Stone walls at the own square; to pass through also fire, if there is room behind."""
    out: list[int] = []
    board, origin = g.board(), p.origin(g)
    for side in range(4):
        border = board.border[origin * 4 + side]
        if border < 0 or g.maze.borders[border] not in (WALL, FIRE_WALL):
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


def free_treasures(g: WizWar, square: int) -> list[int]:
    """[WW-R93] Treasures on this square that are not glued to it."""
    return [
        treasure for treasure, lies in enumerate(g.treasures)
        if lies == square and not g.is_glued(square, ITEM_KINDS + treasure, 1)
    ]


def heave_targets(g: WizWar, p: Plan, one: bool) -> list[int]:
    """[WW-R21 WW-R41] With a treasure in hand: wizards, what can be broken, empty squares."""
    if g.burden[p.seat] == NO_TREASURE:
        return []
    out = wizards_and_things(g, p, one)
    if out and one:
        return out
    empty = [AT_SQUARE + q for q in squares_in_reach(g, p) if g.is_empty(q) and reaches_square(g, p, q)]
    return [*out, *empty]


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
    """[WW-R91] Adjacent empty squares in sight."""
    board, here = g.board(), g.place[p.seat]
    beside = {board.beyond[here * 4 + side] for side in range(4) if board.border[here * 4 + side] >= 0}
    return [
        AT_SQUARE + q for q in sorted(beside) if g.is_empty(q) and not g.is_base(q) and reaches_square(g, p, q)
    ]


def traps_in_reach(g: WizWar, p: Plan) -> list[int]:
    return [AT_SQUARE + square for square in g.traps if reaches_in(g, p, square)]


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
    """[WW-R60 WW-R67] One to four squares away, walls or not; no room on a Stone Block or with a Big Man."""
    start, big = g.place[p.seat], g.is_giant(p.seat)
    return [
        AT_SQUARE + q for q in g.board().within(start, TELEPORT_REACH)
        if g.can_enter(q, p.seat) and not (big and g.others_on(q, p.seat))
    ]


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
    if p.darts:
        return all([dart_reaches(g, p, dart) for dart in p.darts])
    if p.wizard >= 0 and not p.is_attack():
        return p.wizard == p.seat or reaches_in(g, p, g.place[p.wizard])
    if p.wizard >= 0:
        return p.wizard == p.seat or can_attack(g, p, p.wizard)
    if p.aim() == BOLT_WAY:
        return hit_by_bolt(g, p.seat, bolt_way(g, p.origin(g), p.way, p.energy, p.earths).squares) != 0
    if p.border >= 0:
        return reaches_border(g, p, p.border)
    if p.spell >= 0:
        return spell_place(g, p.spell) >= 0 and reaches_spell(g, p, spell_place(g, p.spell))
    return p.square < 0 or reaches_square(g, p, p.square)


def dart_reaches(g: WizWar, p: Plan, dart: int) -> bool:
    """[WW-R29] Whether a dart can still fly at what it was aimed at."""
    if dart >= AT_BORDER:
        return g.is_breakable(dart - AT_BORDER) and reaches_border(g, p, dart - AT_BORDER)
    if dart >= AT_SQUARE:
        return FILL_CRACKS[g.maze.fills[dart - AT_SQUARE]] > 0 and reaches_square(g, p, dart - AT_SQUARE)
    return can_attack(g, p, seat_of_option(g, dart))


def spell_place(g: WizWar, number: int) -> int:
    """Where in the list the spell of this number lies, or -1."""
    for place, spell in enumerate(g.spells):
        if spell.number == number:
            return place
    return -1


