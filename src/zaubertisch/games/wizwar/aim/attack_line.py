"""The line of an attack: its legs, the way the blow goes, the borders it crosses, and where a thrown thing lands."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.paths import bolt_way
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import BOLT_WAY, GLOBE
from zaubertisch.games.wizwar.maze.board import SQUARES
from zaubertisch.games.wizwar.maze.corner import corner_shot
from zaubertisch.games.wizwar.maze.lines import TO_SQUARES
from zaubertisch.games.wizwar.maze.maze import BLOCK, OPEN
from zaubertisch.games.wizwar.maze.sight import UNSEEN, Trace, trace_to_border, trace_to_square
from zaubertisch.games.wizwar.table.table import WizWar


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


def blow(g: WizWar, p: Plan) -> tuple[int, int]:
    """Which way the last leg of the line to the target goes, as a vector of the board at its end."""
    rot = across = down = 0
    for leg in legs(g, p) if p.aim() != GLOBE else []:
        if len(leg.squares) > 1:
            line = TO_SQUARES[g.eyeshot(leg.squares[0], p.through(g)).square_line[leg.squares[-1]]]
            across, down, rot = line.across, line.down, leg.rot
    for _ in range(rot):
        across, down = -down, across
    return across, down


def straight(g: WizWar, origin: int, square: int) -> tuple[int, int]:
    """[WW-R54] The plain line from one square to another, as a vector of the board at its end; nothing if unseen."""
    number = g.eyeshot(origin, 0).square_line[square]
    if number == UNSEEN:
        return 0, 0
    across, down = TO_SQUARES[number].across, TO_SQUARES[number].down
    for _ in range(trace_to_square(g.maze, origin, number).rot):
        across, down = -down, across
    return across, down


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


def landing(g: WizWar, p: Plan) -> int:
    """[WW-179 WW-180] The target's square, or the last one before what filled it or was in the way."""
    way = legs(g, p)
    if not way:
        return p.spot if p.border < 0 else g.place[p.seat]
    trace = way[0]
    if p.earths:
        return trace.before[trace.borders.index(p.earths[0])]
    if p.border >= 0:
        return trace.squares[-1]
    full = g.maze.fills[p.spot] == BLOCK or (p.spot in g.maze.giants and g.is_giant(p.wizard))
    return trace.squares[-2] if full and len(trace.squares) > 1 else p.spot
