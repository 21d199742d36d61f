"""What the line of a plan reaches: plainly, through a wall with a Visionstone, or round a corner."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SQUARE, AT_WIZARD
from zaubertisch.games.wizwar.aim.paths import bolt_way, hit_by_bolt
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import ADJACENT, BOLT_WAY, BOOBY_TRAP, GLOBE
from zaubertisch.games.wizwar.components import GLOBE_REACH
from zaubertisch.games.wizwar.maze.corner import corner_shot
from zaubertisch.games.wizwar.maze.maze import BLOCK, CLOUD, FILL_CRACKS
from zaubertisch.games.wizwar.table.ground import is_thicket
from zaubertisch.games.wizwar.table.table import WizWar


def reaches_square(g: WizWar, p: Plan, square: int) -> bool:
    """[WW-098 WW-099 WW-R73] Whether the plan's line reaches the middle of this square."""
    origin = p.origin(g)
    if p.reach() == ADJACENT and not g.is_near(origin, square):
        return False
    if g.sees_square(origin, square, p.through(g)):
        return True
    return bends(g, p, origin) and corner_shot(g.maze, origin, p.through(g), g.fog()).square_bend[square] >= 0


def bends(g: WizWar, p: Plan, origin: int) -> bool:
    """[WW-117 WW-128] Whether the line may bend; out of a bush or a cloud there is none to bend."""
    return p.corner and not is_thicket(g.maze.fills[origin])


def reaches_in(g: WizWar, p: Plan, square: int) -> bool:
    """[WW-116] The same for wizards and things there, which a bush or a cloud hides."""
    fill = g.maze.fills[square]
    if fill == CLOUD or (is_thicket(fill) and p.origin(g) != square):
        return False
    return reaches_square(g, p, square)


def reaches_border(g: WizWar, p: Plan, border: int) -> bool:
    """[WW-101 WW-111 WW-117] Whether the plan's line reaches the middle of this border."""
    origin = p.origin(g)
    if p.reach() == ADJACENT:
        board = g.board()
        beside = origin in (board.ends[border * 2], board.ends[border * 2 + 1])
        return beside and not is_thicket(g.maze.fills[origin])  # [WW-117] whoever stands in one does not see them
    if g.sees_border(origin, border, p.through(g)):
        return True
    return bends(g, p, origin) and corner_shot(g.maze, origin, p.through(g), g.fog()).border_bend[border] >= 0


def reaches_spell(g: WizWar, p: Plan, index: int) -> bool:
    """[WW-R88] Whether the plan's line reaches the spell at this place of the list."""
    spell = g.spells[index]
    if spell.target == p.seat and p.astral < 0:
        return True  # [WW-118] also in a cloud
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
            for edge in range(square * 4, square * 4 + 4):
                to = board.beyond[edge]
                if not g.stops(board.border[edge]) and to not in seen and g.maze.fills[to] != BLOCK:
                    seen.add(to)
                    if to not in g.maze.giants or to == g.place[seat]:
                        ahead.append(to)
        squares = ahead
    return False


def seat_of_option(g: WizWar, option: int) -> int:
    return g.seat_of(option - AT_WIZARD)


def seats_of_darts(g: WizWar, p: Plan) -> int:
    """[WW-R29] The wizards the darts of a volley are aimed at, one bit each."""
    out = 0
    for dart in p.darts:
        if dart < AT_SQUARE:
            out |= 1 << seat_of_option(g, dart)
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


def traps_in_reach(g: WizWar, p: Plan) -> list[int]:
    return [AT_SQUARE + square for square in g.traps if reaches_in(g, p, square)]


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
        return index_of_spell(g, p.spell) >= 0 and reaches_spell(g, p, index_of_spell(g, p.spell))
    return p.square < 0 or reaches_square(g, p, p.square)


def dart_reaches(g: WizWar, p: Plan, dart: int) -> bool:
    """[WW-R29] Whether a dart can still fly at what it was aimed at."""
    if dart >= AT_BORDER:
        return g.is_breakable(dart - AT_BORDER) and reaches_border(g, p, dart - AT_BORDER)
    if dart >= AT_SQUARE:
        return FILL_CRACKS[g.maze.fills[dart - AT_SQUARE]] > 0 and reaches_square(g, p, dart - AT_SQUARE)
    return can_attack(g, p, seat_of_option(g, dart))


def index_of_spell(g: WizWar, number: int) -> int:
    """Where in the list the spell of this number lies, or -1."""
    for index, spell in enumerate(g.spells):
        if spell.number == number:
            return index
    return -1
