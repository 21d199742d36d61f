"""What neutral spells and items do."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.paths import wind_way
from zaubertisch.games.wizwar.aim.plan import NO_CARD, Plan
from zaubertisch.games.wizwar.aim.reaching import index_of_spell
from zaubertisch.games.wizwar.cards import ACID_BATH, BOOBY_TRAP, SLOW_DEATH
from zaubertisch.games.wizwar.components import MEDITATE_CARDS, RUBBLE_DAMAGE, WALLIVORE_LIFE
from zaubertisch.games.wizwar.harm.being_moved import Drift, Stride
from zaubertisch.games.wizwar.harm.blows import Blows
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.entering import Entering
from zaubertisch.games.wizwar.harm.shedding import Overload
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.maze.board import BORDERS
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step

Section = Step[WizWar]


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


def destroy_wall(g: WizWar, p: Plan) -> Section | None:
    """[WW-R87] Then everybody beside it suffers, the caster too; that is no attack."""
    g.destroy_border(p.border)
    board = g.board()
    beside = (board.ends[p.border * 2], board.ends[p.border * 2 + 1])
    hit = [seat for seat in g.from_active() if g.alive(seat) and g.place[seat] in beside]
    return Blows(hit, Source(RUBBLE_DAMAGE).cast_by(p.seat))


def dispel(g: WizWar, p: Plan) -> Section | None:
    """[WW-R88] One spell in play ends, if it still is in play."""
    index = index_of_spell(g, p.spell)
    if index >= 0 and g.spells[index].card == BOOBY_TRAP:
        g.remove_trap(p.square)  # [WW-R92] one marker only
    elif index >= 0:
        g.end_spell(g.spells[index])
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
    return Entering(p.seat)


def meditate(g: WizWar, p: Plan) -> Section | None:
    return Meditation(p.seat)


class Meditation(Step[WizWar]):
    """[WW-215 WW-R52] Three cards, each of which may hurt; only then is the limit checked."""

    DRAW: Final = 0
    SUFFER: Final = 1
    SHED: Final = 2

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.left = MEDITATE_CARDS

    def run(self, g: WizWar) -> int:
        match self.at:
            case Meditation.DRAW: return self.draw(g)
            case Meditation.SUFFER: return self.suffer(g)
            case Meditation.SHED: return g.call(Overload(self.seat)) if g.is_up(self.seat) else END
            case _: return END

    def draw(self, g: WizWar) -> int:
        if self.left == 0 or not g.is_up(self.seat):
            return self.goto(Meditation.SHED)
        self.left -= 1
        g.draw(self.seat)
        return NEXT

    def suffer(self, g: WizWar) -> int:
        if g.slow[self.seat] == 0:
            return self.goto(Meditation.DRAW)
        g.suffer_slowly(self.seat)
        return g.call_and_stay(Damage(self.seat, Source(1).cast_by(g.caster_of(SLOW_DEATH))))

    def clone(self) -> Meditation:
        twin = Meditation()
        twin.like(self)
        twin.left = self.left
        return twin


def flood(g: WizWar, p: Plan) -> Section | None:
    """[WW-R95] All fire goes out and all acid is washed off; the water stays."""
    g.wash_fire()
    for seat in range(g.seats):
        wash_off_acid(g, seat)
    return lie_over_all(g, p)


def wash_off_acid(g: WizWar, seat: int) -> None:
    """[WW-R51 WW-R95] Water ends the Acid Baths on a wizard."""
    for spell in g.spells[:]:
        if spell.card == ACID_BATH and spell.target == seat:
            g.end_spell(spell)


def lie_on_target(g: WizWar, p: Plan) -> Section | None:
    """[WW-131] It lies in front of its caster and works on the wizard it was aimed at."""
    g.lay_spell(p.card, p.seat, p.wizard, -1, -1, p.energy)
    p.gone = True
    return None


def gravity(g: WizWar, p: Plan) -> Section | None:
    """[WW-R94] Everything falls, in turn order; points are counted when all of it lies."""
    for seat in g.from_active():
        if g.burden[seat] != NO_TREASURE:
            g.drop_treasure(seat)
        for kind in g.carried.cards(seat):
            g.drop_item(seat, kind)
    return lie_over_all(g, p)


def mad_dash(g: WizWar, p: Plan) -> Section | None:
    """[WW-R70] Twice the movement points that are left; the treasure falls, and none is lifted in this turn."""
    g.speed_up(p.seat, g.mp)
    g.dashed = True
    if g.burden[p.seat] != NO_TREASURE:
        g.drop_treasure(p.seat)
    return None


def wallivore(g: WizWar, p: Plan) -> Section | None:
    g.destroy_border(p.border)
    g.gain_life(p.seat, WALLIVORE_LIFE)
    return None


def pass_through_wall(g: WizWar, p: Plan) -> Section | None:
    """[WW-R62 WW-R85] One step through the wall, for one movement point; the wall does nothing."""
    g.mp -= 1
    g.moved = True
    board, here = g.board(), g.place[p.seat]
    side = next(side for side in range(4) if board.border[here * 4 + side] == p.border)
    return Stride(p.seat, side, False, False)


def seal_door(g: WizWar, p: Plan) -> Section | None:
    """[WW-051 WW-R81] It closes, whoever held it, and stays closed."""
    for hold in g.maze.holding[:]:
        if hold % BORDERS == p.border:
            g.close_door(hold // BORDERS, p.border)
    g.lay_spell(p.card, p.seat, -1, p.border, -1, 0)
    p.gone = True
    return None


def glue(g: WizWar, p: Plan) -> Section | None:
    """[WW-R93] It holds one thing where it lies."""
    g.lay_spell(p.card, p.seat, -1, -1, p.square, p.energy)
    glued = g.spells[-1].twin()
    glued.thing = p.thing
    g.change_last_spell(glued)
    p.gone = True
    return None


def strew(g: WizWar, p: Plan) -> Section | None:
    """[WW-R91] Tacks on an adjacent square."""
    g.put_item(p.card, p.square, g.lose_item(p.seat, p.card))
    g.tell_landed(p.card, p.square)
    return None


def speed_up(g: WizWar, p: Plan) -> Section | None:
    """[WW-031 WW-033 WW-R08] The cards' worth in movement points; without the Add only the first counts."""
    g.speed_up(p.seat, p.count_energy(g))
    return None


def universal_solvent(g: WizWar, p: Plan) -> Section | None:
    """[WW-R89] The object and the Solvent are destroyed."""
    g.use_up(p.seat, p.card)
    if p.border >= 0:
        g.destroy_border(p.border)
    elif p.thing == NO_CARD:
        g.end_spell(g.spells[g.filled_by(p.square)])
    elif p.thing == BOOBY_TRAP:
        g.remove_trap(p.square)
    else:
        g.destroy_dropped(p.thing, p.square)
    return None


def null_powder(g: WizWar, p: Plan) -> Section | None:
    """[WW-R88] In the own turn: like Dispel."""
    g.use_up(p.seat, p.card)
    return dispel(g, p)


