"""Aiming: the options of the questions at what, how much of it, and which way."""

from __future__ import annotations

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    AMOUNT,
    AT_BORDER,
    AT_SQUARE,
    AT_TRAP,
    DROP,
    DROP_TREASURE,
    HIT_ITEM,
    REST,
    TURN,
)
from zaubertisch.games.wizwar.aim.attack_line import blow, earth_borders
from zaubertisch.games.wizwar.aim.paths import wind_way
from zaubertisch.games.wizwar.aim.plan import NO_CARD, Plan, plan_at
from zaubertisch.games.wizwar.aim.reaching import index_of_spell, reaches_in, traps_in_reach
from zaubertisch.games.wizwar.aim.targets import targets
from zaubertisch.games.wizwar.aim.things import lying_things
from zaubertisch.games.wizwar.cards import ANY_OBJECT, BOOBY_TRAP, CARDS, FIRE, HANDFUL_OF_TACKS
from zaubertisch.games.wizwar.maze.maze import BLOCK
from zaubertisch.games.wizwar.maze.maze import NOTHING as FREE
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar


def aims(g: WizWar, p: Plan) -> list[int]:
    match p.aim():
        case c.EARTH_BORDER: return [AT_BORDER + border for border in earth_borders(g, p.seat, plan_at(g, p.against))]
        case c.HOME_SQUARE: return home_squares(g, p)
        case c.DARTS: return [*targets(g, p, False), REST] if p.darts else targets(g, p, False)
        case _: return targets(g, p, False)


def home_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R99] Any square of the home sector except the one the treasure lay on and a Stone Block's."""
    board, slot = g.board(), g.home_slot(p.seat)
    home = [q for q in board.squares if board.slot_of[q] == slot]
    return [AT_SQUARE + q for q in home if q != p.spot and g.maze.fills[q] != BLOCK]


def more(g: WizWar, p: Plan) -> list[int]:
    match p.aim():
        case c.WATER_TARGET: return splits(g, p) if p.wizard >= 0 else things(g, p)
        case c.SPELL: return traps_in_reach(g, p) if is_trap(g, p) else []
        case c.SECTOR: return [TURN + 1, TURN + 2, TURN + 3]
        case c.WIND_WAY: return [AT_SQUARE + q for q in sorted(wind_way(g, p.seat, p.way))]
        case c.ANY_OBJECT: return things(g, p)
        case c.LYING: return lying_things(g, p, p.square)
        case c.PUT_SQUARE: return carried_things(g, p.seat)
        case _: return []


def is_trap(g: WizWar, p: Plan) -> bool:
    """[WW-R92] Of a Booby Trap only one marker is dispelled."""
    index = index_of_spell(g, p.spell)
    return index >= 0 and g.spells[index].card == BOOBY_TRAP


def carried_things(g: WizWar, seat: int) -> list[int]:
    """What a wizard carries, as answers."""
    treasure = [DROP_TREASURE] if g.burden[seat] != NO_TREASURE else []
    return treasure + [DROP + kind for kind in g.carried.kinds_of(seat)]


def things(g: WizWar, p: Plan) -> list[int]:
    """What lies on the square aimed at; what fills it needs a name only where more is seen: in the own bush."""
    if p.square < 0:
        return []
    out: list[int] = [AT_TRAP] if p.aim() == ANY_OBJECT and p.square in g.traps else []
    if g.maze.fills[p.square] != FREE:
        if not reaches_in(g, p, p.square) or not g.has_dropped(p.square):
            return []
        out.append(HIT_ITEM + g.spells[g.filled_by(p.square)].card)
    for kind in g.dropped_on(p.square):
        if HIT_ITEM + kind not in out:
            out.append(HIT_ITEM + kind)
    return out


def splits(g: WizWar, p: Plan) -> list[int]:
    """[WW-R31 WW-R32] How much of the energy is damage; the rest knocks back, but not a caster bound to his square."""
    if p.wizard == p.seat and (g.is_bound() or g.rooted):
        return [AMOUNT + p.energy]
    return [AMOUNT + damage for damage in range(p.energy + 1)]


def ties(g: WizWar, p: Plan) -> list[int]:
    """[WW-R31] The directions a knock-back may take: one, unless the line is diagonal or within one square."""
    if (p.wizard < 0 and p.thing == NO_CARD) or p.amount == p.energy or is_fire_thing(p):
        return []
    if p.wizard == p.seat:
        return [0, 1, 2, 3]
    p.spot = g.place[p.wizard] if p.wizard >= 0 else p.square
    return push_ways(g, p)


def is_fire_thing(p: Plan) -> bool:
    """[WW-R31] Water destroys it instead of pushing it: fire, and strewn tacks."""
    return p.thing != NO_CARD and (CARDS[p.thing].attributes & FIRE != 0 or p.thing == HANDFUL_OF_TACKS)


def push_ways(g: WizWar, p: Plan) -> list[int]:
    """The way the last leg of the line goes on, as a direction of the board at its end."""
    across, down = blow(g, p)
    out: list[int] = []
    if across != 0 and abs(across) >= abs(down):
        out.append(1 if across > 0 else 3)
    if down != 0 and abs(down) >= abs(across):
        out.append(2 if down > 0 else 0)
    return sorted(out) if out else [0, 1, 2, 3]
