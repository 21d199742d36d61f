"""Which reaction fits which announcement [WW-075]: by public knowledge only, so that no question betrays a hand."""

from __future__ import annotations

from zaubertisch.games.wizwar.bolt import bolt_way
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    ANTI_ANTI,
    BACKLASH,
    BOLT_WAY,
    DESTROY_WALL,
    FEATHERWEIGHT,
    FIRE_DARTS,
    FLOOD,
    FULL_SHIELD,
    GLOBE,
    GNOME_FORM,
    INVISIBLE,
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
from zaubertisch.games.wizwar.damage import Damage
from zaubertisch.games.wizwar.layout import SQUARES
from zaubertisch.games.wizwar.lines import TO_SQUARES
from zaubertisch.games.wizwar.maze import BLOCK, OPEN
from zaubertisch.games.wizwar.plan import CASTING, DARTING, TOUCHING, Plan, plan_at
from zaubertisch.games.wizwar.sight import UNSEEN, Trace, trace_to_border, trace_to_square
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.kernel.step import NOBODY


def answers(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-075] The cards with which this seat could answer, whether it holds them or not."""
    out: list[int] = [ANTI_ANTI] if seat == countered_seat(g, p) else []
    if is_dart_at(p, seat) or (p.is_spell() and p.card != FIRE_DARTS and is_hit(g, seat, p)):
        out += [FULL_SHIELD, BACKLASH] if p.is_attack() else [FULL_SHIELD]
    watches = p.what == CASTING or p.adding
    if watches and (p.seen_by_all() or g.sees_in(g.place[seat], g.place[p.seat], g.through(seat))):
        out += watchers(g, seat, p)
    if p.is_attack():
        out += defences(g, seat, p)
    return sorted([kind for kind in out if g.hidden(kind) > 0] + powder(g, seat, p))


def watchers(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-R06 WW-R07 WW-R16] What anybody can do who sees the caster where he really stands."""
    out = [ABSORB_SPELL]
    if stoppable_parts(g, seat, p, NEGATE_NEUTRAL):
        out.append(NEGATE_NEUTRAL)
    if p.is_spell() and p.has(WATER) and not g.in_play(FLOOD):
        out.append(WALL_OF_FIRE)
    return out


def defences(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-R13 WW-R33] What the attacked wizard can do, and the earth wall anybody can raise."""
    out = [GNOME_FORM, INVISIBLE] if p.has_attacked(seat) else []
    if p.has_attacked(seat) and p.what != DARTING:
        out += [PAIN_LINK, FEATHERWEIGHT, FLOOD]
    if p.card == FIRE_DARTS and p.what == CASTING:
        return out  # [WW-R29] the other answers belong to the single dart
    if p.has_attacked(seat):
        out.append(TELEPORT)
    if g.hidden(WALL_OF_EARTH) > 0 and p.reach() == SIGHT and earth_borders(g, seat, p):
        out.append(WALL_OF_EARTH)
    return out


def powder(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-075] A carried Null Powder stops a spell of range LOS that targets its carrier."""
    fits = p.is_spell() and p.reach() == SIGHT and p.targets_seat(seat)
    if p.card == FIRE_DARTS and p.what == CASTING:
        return []
    return [NULL_POWDER] if fits and g.carried.has(seat, NULL_POWDER) else []


def is_hit(g: WizWar, seat: int, p: Plan) -> bool:
    """[WW-R09] Targeted, or standing where the spell itself does damage."""
    if p.card == DESTROY_WALL:
        board = g.board()
        return g.place[seat] in (board.ends[p.border * 2], board.ends[p.border * 2 + 1])
    if p.card == BACKLASH:
        return g.stack[p.against].seat == seat
    return p.targets_seat(seat)


def is_dart_at(p: Plan, seat: int) -> bool:
    """[WW-R29] A single dart is countered on its own."""
    return p.what == DARTING and p.has_attacked(seat)


def countered_seat(g: WizWar, p: Plan) -> int:
    """[WW-R05] Whose spell this counter was played against: he may have an Anti-Anti."""
    if not p.is_counter():
        return NOBODY
    step = g.stack[p.against]
    if isinstance(step, Plan):
        return step.seat if is_spells_work(step) or step.adding else NOBODY
    return hurting_seat(g, p.against) if isinstance(step, Damage) else NOBODY


def hurting_seat(g: WizWar, place: int) -> int:
    """[WW-R05] The caster of the spell whose damage a Shield was raised against, attack or not, or NOBODY."""
    damage = g.stack[place]
    assert isinstance(damage, Damage)
    if damage.attacker == NOBODY:
        return damage.caster
    while not isinstance(g.stack[place], Plan):
        place -= 1
    attack = plan_at(g, place)
    return attack.seat if is_spells_work(attack) else NOBODY


def is_spells_work(p: Plan) -> bool:
    """[WW-R05] A spell, or what a spell in play does by itself; no fist, weapon or thrown thing."""
    return p.is_spell() or p.what == TOUCHING


def stoppable_parts(g: WizWar, seat: int, p: Plan, answer: int) -> list[int]:
    """[WW-148 WW-R08] The cards of the package that Absorb Spell or Negate Neutral can choose from.

    Who does not see the caster can answer a Global spell, but not what is played along with it.
    """
    parts = p.parts()
    if len(parts) > 1 and p.seen_by_all() and not g.sees_in(g.place[seat], g.place[p.seat], g.through(seat)):
        parts = [p.card]
    return parts if answer == ABSORB_SPELL else [part for part in parts if p.is_neutral(part)]


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
