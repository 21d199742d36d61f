"""What attacks do: one function a card or family; each answers with the section that carries it on, or nothing."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.attack_line import blow, landing, straight
from zaubertisch.games.wizwar.aim.paths import bolt_way, storm_area
from zaubertisch.games.wizwar.aim.plan import SLASHING, Plan
from zaubertisch.games.wizwar.aim.things import can_tear
from zaubertisch.games.wizwar.cards import BOOMSTONE, DAGGER, KA_BONG, STONE_SPIKES
from zaubertisch.games.wizwar.components import (
    BOLT_DAMAGE,
    BOOMSTONE_DAMAGE,
    DAGGER_DAMAGE,
    DISEASE_DAMAGE,
    FORCE_STEPS,
    KA_BONG_DAMAGE,
    ROCK_DAMAGE,
    SPIKE_DAMAGE,
    TEARS,
    ZOT_STUN,
)
from zaubertisch.games.wizwar.effects.minds import TAKES, TAKES_ITEM, BrainBurn, ThoughtSteal, WhichThing
from zaubertisch.games.wizwar.effects.neutrals import Section, lie_on_caster
from zaubertisch.games.wizwar.harm.being_moved import ForcedWalk
from zaubertisch.games.wizwar.harm.blows import Blows
from zaubertisch.games.wizwar.harm.hitting import hit_border, hit_fill, hit_homunculus, punch
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.maze.lines import TO_BORDERS, TO_SQUARES
from zaubertisch.games.wizwar.maze.maze import FILL_CRACKS
from zaubertisch.games.wizwar.table.table import WizWar


def blows(g: WizWar, p: Plan, victims: list[int], source: Source, stuns: bool = False) -> Blows:
    """[WW-R54] The same to several, each struck from where the attack comes from."""
    out = Blows(victims, source, stuns)
    ways = [straight(g, p.origin(g), g.place[seat]) for seat in victims]
    out.across = [across for across, _ in ways]
    out.down = [down for _, down in ways]
    return out


# Plain damage to one wizard or thing


def strike(g: WizWar, p: Plan, source: Source) -> Section | None:
    """[WW-058 WW-081 WW-169] The target suffers it; a Homunculus catches it; a thing is cracked."""
    if p.border >= 0:
        hit_border(g, p.seat, p.border, source.amount, p.what == SLASHING)
    elif p.wizard < 0:
        hit_fill(g, p.seat, p.square, source, p.what == SLASHING)
    elif p.caught >> p.wizard & 1:
        hit_homunculus(g, p.wizard, source.amount)
    elif p.hits(p.wizard):
        source.across, source.down = blow(g, p)
        return Blows([p.wizard], source, p.card == KA_BONG)
    return None


def fireball(g: WizWar, p: Plan) -> Section | None:
    """Five points of fire."""
    return strike(g, p, Source(5, 5, False, p.seat))


def zot(g: WizWar, p: Plan) -> Section | None:
    """The energy as damage, or two stun markers."""
    if not p.for_stun:
        return strike(g, p, Source(p.energy, 0, False, p.seat))
    if p.hits(p.wizard):
        g.daze(p.wizard, ZOT_STUN)
    return None


def powerthrust(g: WizWar, p: Plan) -> Section | None:
    """The energy and two more."""
    return strike(g, p, Source(p.energy + 2, 0, False, p.seat))


def stone_dead(g: WizWar, p: Plan) -> Section | None:
    """The energy and one for every Magic Stone the target carries."""
    return strike(g, p, Source(p.energy + g.stones(p.wizard), 0, False, p.seat))


def fist(g: WizWar, p: Plan) -> Section | None:
    """[WW-061 WW-062 WW-063 WW-064] The die is rolled when the blow falls, so that a Shield knows the amount."""
    source = punch(g, p.seat)
    if p.attacked & (p.attacked - 1):  # many arms
        return blows(g, p, [seat for seat in g.from_active() if p.hits(seat)], source)
    return strike(g, p, source)


def throw(g: WizWar, p: Plan) -> Section | None:
    """[WW-065 WW-177 WW-R14 WW-R37 WW-R38] Spike 3, Boomstone 4 of fire, Dagger 3, Large Rock 2; none is a spell."""
    if p.card == BOOMSTONE:
        return strike(g, p, Source(BOOMSTONE_DAMAGE, BOOMSTONE_DAMAGE, False, p.seat))
    damage = {STONE_SPIKES: SPIKE_DAMAGE, DAGGER: DAGGER_DAMAGE}.get(p.card, ROCK_DAMAGE)
    return strike(g, p, Source(g.doubled(p.seat, damage), 0, False, p.seat))


def ka_bong(g: WizWar, p: Plan) -> Section | None:
    """[WW-R35 WW-R39] Four points, and whoever suffers any of it is stunned."""
    return strike(g, p, Source(g.doubled(p.seat, KA_BONG_DAMAGE), 0, False, p.seat))


def globe_of_pain(g: WizWar, p: Plan) -> Section | None:
    """[WW-R30] Its energy, to that wizard only."""
    return strike(g, p, Source(p.energy, 0, False, p.seat))


def slash(g: WizWar, p: Plan) -> Section | None:
    """[WW-176 WW-R36] The energy value of the card spent on it; things crack with every point."""
    return strike(g, p, Source(p.energy, 0, False, p.seat))


def infect(g: WizWar, p: Plan) -> Section | None:
    """[WW-R50] The touch of a fresh Disease."""
    return strike(g, p, Source(g.doubled(p.seat, DISEASE_DAMAGE), 0, False, p.seat))


def heave_ho(g: WizWar, p: Plan) -> Section | None:
    """[WW-068 WW-R41] The treasure lands, and hurts by the squares it has flown; nobody can shield himself from it."""
    flown = squares_flown(g, p)
    g.put_treasure(p.seat, landing(g, p))
    if p.wizard < 0 and p.border < 0 and FILL_CRACKS[g.maze.fills[p.square]] == 0:
        return None
    source = Source(g.doubled(p.seat, flown), 0, False, p.seat)
    source.mundane = True
    return strike(g, p, source)


def squares_flown(g: WizWar, p: Plan) -> int:
    """[WW-R41] Counted as a wizard would walk: a lattice point is two squares."""
    shot = g.eyeshot(p.origin(g), 0)
    if p.border >= 0:
        return TO_BORDERS[shot.border_line[p.border]].crossed
    return TO_SQUARES[shot.square_line[p.spot]].crossed


def lightning_bolt(g: WizWar, p: Plan) -> Section | None:
    """[WW-056 WW-R24 WW-R25] Three points each time it passes a wizard, the caster too; then one stun marker."""
    victims: list[int] = []
    squares: list[int] = []
    for square in bolt_way(g, p.origin(g), p.way, p.energy, p.earths).squares:
        for seat in range(g.seats):
            if g.is_up(seat) and g.place[seat] == square and not g.is_mist(seat):
                if p.caught >> seat & 1:
                    hit_homunculus(g, seat, BOLT_DAMAGE)
                elif seat == p.seat or p.hits(seat):
                    victims.append(seat)
                    squares.append(square)
    out = blows(g, p, victims, Source(BOLT_DAMAGE, 0, False, p.seat), True)
    out.squares = squares
    return out


def psychic_storm(g: WizWar, p: Plan) -> Section | None:
    """[WW-082 WW-R28 WW-R53] Everybody attacked, wherever he is by now, and the caster if he stands in it."""
    area = storm_area(g, p.square)
    victims: list[int] = []
    for seat in range(g.seats):
        if p.has_attacked(seat) or (seat == p.seat and g.place[seat] in area and not g.is_mist(seat)):
            victims.append(seat)
            if p.caught >> seat & 1:
                hit_homunculus(g, seat, p.energy)
    return blows(g, p, victims, Source(p.energy, 0, False, p.seat))


# Curses and minds


def curse(g: WizWar, p: Plan) -> Section | None:
    """[WW-060 WW-146 WW-R12 WW-R51] It lies on the target, or nowhere if he evaded."""
    if p.hits(p.wizard):
        g.lay_spell(p.card, p.seat, p.wizard, -1, -1, p.energy)
        p.gone = True
    return None


def disease(g: WizWar, p: Plan) -> Section | None:
    """[WW-060 WW-R50] It lies on its caster; in this turn its touch is an attack."""
    g.sick = True
    return lie_on_caster(g, p)


def share_life(g: WizWar, p: Plan) -> Section | None:
    if p.hits(p.wizard):
        g.share_life(p.seat, p.wizard)
    return None


def mental_force(g: WizWar, p: Plan) -> Section | None:
    return ForcedWalk(p.seat, p.wizard, p.energy + FORCE_STEPS) if p.hits(p.wizard) else None


def drop_object(g: WizWar, p: Plan) -> Section | None:
    return WhichThing(p.seat, p.wizard) if p.hits(p.wizard) and g.has_something(p.wizard) else None


def yoink(g: WizWar, p: Plan) -> Section | None:
    return WhichThing(p.seat, p.wizard, TAKES_ITEM) if p.hits(p.wizard) and g.carried.size(p.wizard) else None


def tear(g: WizWar, p: Plan) -> Section | None:
    """[WW-R40] The die decides after the window whether it is torn away."""
    if not p.hits(p.wizard) or not can_tear(g, p.seat, p.wizard) or g.roll(p.seat) < TEARS:
        return None
    return WhichThing(p.seat, p.wizard, TAKES)


def thought_steal(g: WizWar, p: Plan) -> Section | None:
    return ThoughtSteal(p.seat, p.wizard) if p.hits(p.wizard) else None


def brain_burn(g: WizWar, p: Plan) -> Section | None:
    """[WW-R45 WW-R53] A Homunculus has no thoughts to burn, but the damage there would be is his."""
    if p.caught >> p.wizard & 1:
        hit_homunculus(g, p.wizard, g.hands.size(p.wizard) + g.maintained(p.wizard))
    return BrainBurn(p.wizard, p.seat) if p.hits(p.wizard) else None
