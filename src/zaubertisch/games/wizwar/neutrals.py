"""What neutral spells and items do."""

from __future__ import annotations

from zaubertisch.games.wizwar.attacks import Section, wash_off_acid
from zaubertisch.games.wizwar.bolt import wind_way
from zaubertisch.games.wizwar.components import MEDITATE_CARDS, RUBBLE_DAMAGE
from zaubertisch.games.wizwar.damage import Blows, Source
from zaubertisch.games.wizwar.maze import BLOCK, FIRE_WALL, NOTHING, WALL
from zaubertisch.games.wizwar.plan import Plan
from zaubertisch.games.wizwar.settle import Overload
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.targets import spell_place
from zaubertisch.games.wizwar.walk import Drift


def lie_on_caster(g: WizWar, p: Plan) -> Section | None:
    """[WW-131 WW-132] Spells on oneself lie in front of the caster with their energy and do nothing else."""
    g.lay_spell(p.card, p.seat, p.seat, -1, -1, p.energy)
    p.gone = True
    return None


def lie_over_all(g: WizWar, p: Plan) -> Section | None:
    """[WW-148] A Global spell works on nobody in particular."""
    g.lay_spell(p.card, p.seat, -1, -1, -1, p.energy)
    p.gone = True
    return None


def create_wall(g: WizWar, p: Plan) -> Section | None:
    return create_on_border(g, p, WALL)


def wall_of_fire(g: WizWar, p: Plan) -> Section | None:
    """[WW-R78] It hides what is behind it and burns whoever passes, but stops nobody."""
    return create_on_border(g, p, FIRE_WALL)


def create_on_border(g: WizWar, p: Plan, kind: int) -> Section | None:
    """[WW-182 WW-185] It stands as long as its spell lasts."""
    g.lay_spell(p.card, p.seat, -1, p.border, -1, 0)
    p.gone = True
    g.put_border(p.border, kind)
    return None


def stone_block(g: WizWar, p: Plan) -> Section | None:
    """[WW-181] It fills an empty square."""
    g.lay_spell(p.card, p.seat, -1, -1, p.square, 0)
    p.gone = True
    g.put_fill(p.square, BLOCK)
    return None


def destroy_wall(g: WizWar, p: Plan) -> Section | None:
    """[WW-R87] Then everybody beside it suffers, the caster too; that is no attack."""
    g.destroy_border(p.border)
    board = g.board()
    beside = (board.ends[p.border * 2], board.ends[p.border * 2 + 1])
    return Blows([seat for seat in g.from_active() if g.alive(seat) and g.place[seat] in beside], Source(RUBBLE_DAMAGE))


def dispel(g: WizWar, p: Plan) -> Section | None:
    """[WW-R88] One spell in play ends, if it still is in play."""
    place = spell_place(g, p.spell)
    if place >= 0:
        g.end_spell(g.spells[place])
    return None


def pick_lock(g: WizWar, p: Plan) -> Section | None:
    """[WW-050] The caster holds the door, without any right to it."""
    g.open_door(p.seat, p.border)
    return None


def rotate_sector(g: WizWar, p: Plan) -> Section | None:
    g.turn_sector(g.board().slot_of[p.square], p.amount)
    return None


def windrider(g: WizWar, p: Plan) -> Section | None:
    """[WW-R62 WW-R86] Straight on to the chosen square; it counts as moving and costs nothing."""
    g.moved = True
    return Drift(p.seat, p.way, wind_way(g, p.seat, p.way).index(p.square) + 1, True)


def teleport(g: WizWar, p: Plan) -> Section | None:
    """[WW-R60 WW-R61 WW-R62] It counts as moving, and there is no other moving in this turn."""
    g.moved = True
    g.rooted = True
    g.move(p.seat, p.square)
    return None


def meditate(g: WizWar, p: Plan) -> Section | None:
    """[WW-215] Three cards; only then is the limit checked."""
    for _ in range(MEDITATE_CARDS):
        g.draw(p.seat)
    return Overload(p.seat)


def flood(g: WizWar, p: Plan) -> Section | None:
    """[WW-R95] All fire goes out and all acid is washed off; the water stays."""
    g.wash_fire()
    for seat in range(g.seats):
        wash_off_acid(g, seat)
    return lie_over_all(g, p)


def speed_up(g: WizWar, p: Plan) -> Section | None:
    """[WW-031 WW-033 WW-R08] The cards' worth in movement points; without the Add only the first counts."""
    g.speed_up(p.seat, p.count_energy(g))
    return None


def universal_solvent(g: WizWar, p: Plan) -> Section | None:
    """[WW-R89] The object and the Solvent are destroyed."""
    g.use_up(p.seat, p.card)
    if p.border >= 0:
        g.destroy_border(p.border)
    elif g.maze.fills[p.square] != NOTHING:
        g.end_spell(g.spells[g.filled_by(p.square)])
    else:
        g.destroy_dropped(p.thing, p.square)
    return None


def null_powder(g: WizWar, p: Plan) -> Section | None:
    """[WW-R88] In the own turn: like Dispel."""
    g.use_up(p.seat, p.card)
    return dispel(g, p)


