"""Which reaction fits which announcement [WW-075]: by public knowledge only, so that no question betrays a hand."""

from __future__ import annotations

from zaubertisch.games.wizwar.bolt import bolt_way
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    BOLT_WAY,
    DESTROY_WALL,
    FLOOD,
    FULL_SHIELD,
    NEGATE_NEUTRAL,
    NULL_POWDER,
    PAIN_LINK,
    SIGHT,
    TELEPORT,
    WALL_OF_EARTH,
    WALL_OF_FIRE,
    WATER,
)
from zaubertisch.games.wizwar.corner import corner_shot
from zaubertisch.games.wizwar.layout import SQUARES
from zaubertisch.games.wizwar.maze import OPEN
from zaubertisch.games.wizwar.plan import Plan
from zaubertisch.games.wizwar.sight import UNSEEN, Trace, trace_to_border, trace_to_square
from zaubertisch.games.wizwar.table import WizWar


def answers(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-075] The cards with which this seat could answer, whether it holds them or not."""
    out: list[int] = []
    if p.is_spell() and is_hit(g, seat, p):
        out.append(FULL_SHIELD)
    watches = p.is_spell() or p.adding
    if watches and (p.seen_by_all() or g.sees_in(g.place[seat], g.place[p.seat], g.through(seat))):
        out += watchers(g, p)
    if p.is_attack():
        out += defences(g, seat, p)
    return sorted([kind for kind in out if g.hidden(kind) > 0] + powder(g, seat, p))


def watchers(g: WizWar, p: Plan) -> list[int]:
    """[WW-R06 WW-R07 WW-R16] What anybody can do who sees the caster where he really stands."""
    out = [ABSORB_SPELL]
    if any([p.is_neutral(part) for part in p.parts()]):
        out.append(NEGATE_NEUTRAL)
    if p.is_spell() and p.has(WATER) and not g.in_play(FLOOD):
        out.append(WALL_OF_FIRE)
    return out


def defences(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-R13 WW-R33] What the attacked wizard can do, and the earth wall anybody can raise."""
    out = [FLOOD, PAIN_LINK, TELEPORT] if p.has_attacked(seat) else []
    if g.hidden(WALL_OF_EARTH) > 0 and p.reach() == SIGHT and earth_borders(g, seat, p):
        out.append(WALL_OF_EARTH)
    return out


def powder(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-075] A carried Null Powder stops a spell of range LOS that targets its carrier."""
    fits = p.is_spell() and p.reach() == SIGHT and p.has_attacked(seat)
    return [NULL_POWDER] if fits and g.carried.has(seat, NULL_POWDER) else []


def is_hit(g: WizWar, seat: int, p: Plan) -> bool:
    """[WW-R09] Targeted, or standing where the spell itself does damage."""
    if p.card == DESTROY_WALL:
        board = g.board()
        return g.place[seat] in (board.ends[p.border * 2], board.ends[p.border * 2 + 1])
    return p.has_attacked(seat)


def stoppable_parts(p: Plan, answer: int) -> list[int]:
    """[WW-R08] The cards of the package that Absorb Spell or Negate Neutral can choose from."""
    if answer == ABSORB_SPELL:
        return p.parts()
    return [part for part in p.parts() if p.is_neutral(part)]


# The line of an attack


def legs(g: WizWar, p: Plan) -> list[Trace]:
    """The line of an aimed attack, in one leg or, round a corner, in up to three; none if a door has closed on it."""
    origin, through = p.origin(g), p.through(g)
    shot = g.eyeshot(origin, through)
    if p.border >= 0:
        if g.sees_border(origin, p.border, through):
            return [trace_to_border(g.maze, origin, shot.border_line[p.border])]
        bend = corner_shot(g.maze, origin, through, g.fog()).border_bend[p.border]
    else:
        if g.sees_square(origin, p.spot, through):
            return [trace_to_square(g.maze, origin, shot.square_line[p.spot])]
        bend = corner_shot(g.maze, origin, through, g.fog()).square_bend[p.spot]
    return bent_legs(g, p, bend, through) if bend >= 0 else []


def bent_legs(g: WizWar, p: Plan, bend: int, through: int) -> list[Trace]:
    """[WW-R34] To the bend, over to its neighbour, and on to the target."""
    origin, m, n = p.origin(g), bend // SQUARES, bend % SQUARES
    out = [trace_to_square(g.maze, origin, line_within(g, origin, m, through))]
    if m != n:
        out.append(trace_to_square(g.maze, m, g.eyeshot(m, 0).square_line[n]))
    shot = g.eyeshot(n, through)
    if p.border >= 0:
        out.append(trace_to_border(g.maze, n, shot.border_line[p.border]))
    else:
        out.append(trace_to_square(g.maze, n, shot.square_line[p.spot]))
    return out


def line_within(g: WizWar, origin: int, square: int, through: int) -> int:
    """The plain line if there is one, else the one through a wall."""
    plain = g.eyeshot(origin, 0).square_line[square]
    return plain if plain != UNSEEN else g.eyeshot(origin, through).square_line[square]


def line_borders(g: WizWar, p: Plan) -> list[int]:
    """[WW-R27 WW-R34] Every border the attack crosses, or that ends at a lattice point it passes."""
    if p.aim() == BOLT_WAY:
        return bolt_way(g, p.origin(g), p.way, p.energy, p.earths).borders
    return [border for leg in legs(g, p) for border in leg.borders]


def earth_borders(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-R22 WW-R33 WW-R34] Free borders on the line that the reacting wizard sees; none within one square."""
    here, through = g.place[seat], g.through(seat)
    found = {border for border in line_borders(g, p) if g.maze.borders[border] == OPEN and border not in p.earths}
    return [border for border in sorted(found) if g.sees_border(here, border, through)]
