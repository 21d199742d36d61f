"""What counters do to the announcement or the damage they answer."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.aiming import push_ways
from zaubertisch.games.wizwar.aim.paths import bolt_way, hit_by_bolt
from zaubertisch.games.wizwar.aim.plan import NO_CARD, TEARING, TOUCHING, Plan, plan_at
from zaubertisch.games.wizwar.aim.reaching import can_attack, seats_of_darts, still_legal
from zaubertisch.games.wizwar.announce.evading import evade, evade_by, stand_aside
from zaubertisch.games.wizwar.announce.which_answers import stoppable_parts
from zaubertisch.games.wizwar.cards import ADD, AROUND_THE_CORNER, BOLT_WAY, CARDS, FIRE, PSYCHIC_STORM
from zaubertisch.games.wizwar.components import SHIELD_BOOSTED, SHIELD_PLAIN, WARD_DAMAGE, WARD_DROPS
from zaubertisch.games.wizwar.effects.neutrals import Section, flood, lie_on_caster
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.entering import Entering
from zaubertisch.games.wizwar.harm.pickup import PickUp
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step

# Cancelling


def cancel(g: WizWar, p: Plan) -> Section | None:
    """[WW-076 WW-077] Full Shield and Null Powder: the whole spell comes to nothing."""
    stop(g, plan_at(g, p.against))
    return None


def stop(g: WizWar, other: Plan) -> None:
    other.cancelled = True
    tell_cancelled(g, other, other.card)


def tell_cancelled(g: WizWar, other: Plan, part: int) -> None:
    if not g.silent and part != NO_CARD:
        g.tell(EVERYONE, "cancelled", {"seat": other.seat, "spell": CARDS[part].key})


def negate_neutral(g: WizWar, p: Plan) -> Section | None:
    """[WW-R08] A neutral spell, or one neutral card of the package."""
    take_out(g, plan_at(g, p.against), part_of(g, p), NOBODY)
    return None


def absorb_spell(g: WizWar, p: Plan) -> Section | None:
    """[WW-R06] Its card comes into the absorber's hand for the one that left it, so the limit is kept."""
    take_out(g, plan_at(g, p.against), part_of(g, p), p.seat)
    return None


def part_of(g: WizWar, p: Plan) -> int:
    """The card of the package that is answered: the one named, or the only one that fits."""
    return p.part if p.part != NO_CARD else stoppable_parts(g, p.seat, plan_at(g, p.against), p.card)[0]


def take_out(g: WizWar, other: Plan, part: int, absorber: int) -> None:
    """[WW-R08] Cancel one card of a package; without a modifier the rest goes on if it is still legal."""
    if absorber == NOBODY:
        g.finish_casting(part, other.seat)
    else:
        g.hand_over(part, other.seat, absorber)
    if part == other.card and other.is_spell():
        other.gone = True
        stop(g, other)
        return
    tell_cancelled(g, other, part)
    if part == ADD:
        other.adding = False
        other.second = NO_CARD
        other.energy = other.count_energy(g)
        other.amount = min(other.amount, other.energy)
        other.darts = other.darts[: other.energy]
        if other.darts:
            other.attacked = seats_of_darts(g, other)
    elif part == AROUND_THE_CORNER:
        other.corner = False
    else:
        other.astral = -1
    if other.is_spell():
        aim_again(g, other)


def aim_again(g: WizWar, other: Plan) -> None:
    """[WW-R08] What is no longer legal at its target is cancelled as well; a shorter bolt may hit fewer."""
    if not still_legal(g, other):
        stop(g, other)
    elif other.aim() == BOLT_WAY:
        squares = bolt_way(g, other.origin(g), other.way, other.energy, other.earths).squares
        other.attacked = hit_by_bolt(g, other.seat, squares)


def wall_of_fire(g: WizWar, p: Plan) -> Section | None:
    """[WW-R16] Fire and water cancel each other."""
    return cancel(g, p)


# Evading and reducing


def wall_of_earth(g: WizWar, p: Plan) -> Section | None:
    """[WW-R27 WW-R34 WW-180] It turns a bolt round once; anything else is lost on it."""
    other = plan_at(g, p.against)
    other.earths = [*other.earths, p.border]
    if other.aim() == BOLT_WAY:
        squares = bolt_way(g, other.origin(g), other.way, other.energy, other.earths).squares
        before = other.attacked
        other.attacked = hit_by_bolt(g, other.seat, squares)
        for seat in g.from_active():
            if (other.attacked & ~before) >> seat & 1:
                stand_aside(g, other, seat)  # [WW-074] who joins now evades now
    else:
        stop(g, other)
    return None


def teleport(g: WizWar, p: Plan) -> Section | None:
    """[WW-082 WW-R28 WW-R59] Gone; and if the attack could not be aimed there, it is evaded."""
    g.move(p.seat, p.square)
    other = plan_at(g, p.against)
    if other.card != PSYCHIC_STORM and not still_hit(g, other, p.seat):
        evade(g, other, p.seat)
    elif other.wizard == p.seat and other.hits(p.seat):
        other.spot = p.square  # [WW-179] the line follows him
        if other.way >= 0 and other.way not in push_ways(g, other):
            other.way = push_ways(g, other)[0]  # [WW-R31] and so does the knock-back
    return Entering(p.seat)


def vanish(g: WizWar, p: Plan) -> Section | None:
    """[WW-R11] Gnome Form and Invisible as counters: they lie on the caster and are rolled for at once."""
    lie_on_caster(g, p)
    other = plan_at(g, p.against)
    if not other.darts:
        evade_by(g, other, p.seat, p.card)
    return None


def still_hit(g: WizWar, other: Plan, seat: int) -> bool:
    if other.aim() == BOLT_WAY:
        squares = bolt_way(g, other.origin(g), other.way, other.energy, other.earths).squares
        return hit_by_bolt(g, other.seat, squares) >> seat & 1 == 1
    if other.what in (TOUCHING, TEARING):
        return g.place[seat] == g.place[other.seat]
    return can_attack(g, other, seat)


def pain_link(g: WizWar, p: Plan) -> Section | None:
    return lie_on_caster(g, p)


def flood_counter(g: WizWar, p: Plan) -> Section | None:
    """[WW-R15] A Fire attack spell goes out; other attacks go on."""
    other = plan_at(g, p.against)
    if other.is_spell() and other.has(FIRE):
        stop(g, other)
    return flood(g, p)


def shield(g: WizWar, p: Plan) -> Section | None:
    """[WW-078 WW-R01 WW-R02] Two off, or the boost and two."""
    damage = g.stack[p.against]
    assert isinstance(damage, Damage)
    damage.amount -= SHIELD_PLAIN if p.first == NO_CARD else p.energy + SHIELD_BOOSTED
    return None


def fools_gold(g: WizWar, p: Plan) -> Section | None:
    """[WW-R98 WW-R99 WW-R100 WW-R101] The treasure goes elsewhere in the sector, the taker's turn ends."""
    lifted = g.stack[p.against]
    assert isinstance(lifted, PickUp)
    taker = lifted.seat
    g.carry_treasure(taker, lifted.treasure)  # also if a Ward has made them drop it already
    g.put_treasure(taker, p.square)
    g.turn_over = True
    if not g.silent:
        g.tell(EVERYONE, "turn_lost", {"seat": taker})
    return None


class Warded(Step[WizWar]):
    """[WW-R98] Ward: three damage, then the die says whether the treasure falls where the thief stands."""

    HURT: Final = 0
    FUMBLE: Final = 1

    def __init__(self, seat: int = NOBODY, caster: int = NOBODY) -> None:
        super().__init__(seat)
        self.caster = caster

    def run(self, g: WizWar) -> int:
        match self.at:
            case Warded.HURT: return g.call(Damage(self.seat, Source(WARD_DAMAGE).cast_by(self.caster)))
            case Warded.FUMBLE: return self.fumble(g)
            case _: return END

    def fumble(self, g: WizWar) -> int:
        if g.burden[self.seat] != NO_TREASURE and g.roll(self.seat) <= WARD_DROPS:
            g.drop_treasure(self.seat)
        return NEXT

    def clone(self) -> Warded:
        twin = Warded(self.seat, self.caster)
        twin.like(self)
        return twin


def ward(g: WizWar, p: Plan) -> Section | None:
    """[WW-R98 WW-R100] It hurts the wizard who picked up the treasure."""
    return Warded(p.wizard, p.seat)


def backlash(g: WizWar, p: Plan) -> Section | None:
    """[WW-R49] The spell is cancelled and its energy strikes its caster; that is no attack."""
    other = plan_at(g, p.against)
    stop(g, other)
    return Damage(other.seat, Source(other.energy).cast_by(p.seat))
