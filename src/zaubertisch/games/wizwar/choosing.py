"""Choosing [WW-094]: what a seat answers for itself before it announces: which, with what, how strong, at whom."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    BACK,
    BOOST,
    FOR_DAMAGE,
    FOR_STUN,
    NO_BOOST,
    PLAIN,
    REACH_OUT,
    WAY,
    WITH,
)
from zaubertisch.games.wizwar.aiming import aims, more, ties
from zaubertisch.games.wizwar.attacking import why_no_attack
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    ADD,
    ADJACENT,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    BOLT_WAY,
    CARDS,
    DARTS,
    DUMB_FORMS,
    GLOBE,
    HEAVE_HO,
    NEGATE_NEUTRAL,
    NOTHING,
    PASS_THROUGH_WALL,
    PICK_LOCK,
    SECTOR,
    SIGHT,
    STRETCH,
    WATER_TARGET,
    WIND_WAY,
    ZOT,
)
from zaubertisch.games.wizwar.components import TRAPS
from zaubertisch.games.wizwar.plan import (
    CASTING,
    NO_CARD,
    SLASHING,
    SPEEDING,
    TO_PUNCH,
    TO_PUT,
    TO_REACH,
    Plan,
    plan_at,
)
from zaubertisch.games.wizwar.reactions import stoppable_parts
from zaubertisch.games.wizwar.refusals import why_not_boost, why_not_target
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.targets import astral_squares, has_target

# Paragraphs of choosing; each is skipped where there is nothing to choose.

QUESTIONS: Final[list[str]] = [
    "card_mode", "which_spell", "astral", "corner", "boost", "boost_first", "boost_second", "target", "more", "tie",
]
ASTRAL: Final = 2
BOOSTING: Final = 4
SECOND: Final = 6
TARGET: Final = 7
MORE: Final = 8
READY: Final = 10


def is_asked(g: WizWar, p: Plan) -> bool:
    """Whether the paragraph reached has anything to ask."""
    match p.at:
        case 0: return p.card in (ZOT, STRETCH)
        case 1: return p.card in (ABSORB_SPELL, NEGATE_NEUTRAL) and several_parts(g, p)
        case 2: return takes_modifiers(g, p) and p.spare(g, ASTRAL_PROJECTION) > 0 and len(projections(g, p)) > 0
        case 3: return bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0 and has_target_round(g, p)
        case 4: return may_boost(p) and (p.what == SPEEDING or len(p.boosts(g)) > 0)
        case 5: return p.adding
        case 6: return p.adding
        case 7: return p.aim() != NOTHING and not has_enough(p)
        case 8: return asks_more(g, p)
        case _: return p.aim() == WATER_TARGET and len(ties(g, p)) > 1


def has_enough(p: Plan) -> bool:
    """Whether every dart or trap has its place."""
    return len(p.darts) >= p.energy if p.aim() == DARTS else len(p.squares) >= TRAPS


def several_parts(g: WizWar, p: Plan) -> bool:
    return len(stoppable_parts(g, p.seat, plan_at(g, p.against), p.card)) > 1


def takes_modifiers(g: WizWar, p: Plan) -> bool:
    """[WW-R71 WW-R75 WW-178] Spells of range LOS or adj and the globe; not what moves one, takes or is thrown."""
    if p.what != CASTING or p.is_counter() or p.card in (PICK_LOCK, PASS_THROUGH_WALL, HEAVE_HO):
        return False
    if p.card == STRETCH and p.mode == TO_REACH:
        return False
    return p.reach() in (ADJACENT, SIGHT) or p.aim() == GLOBE


def bends(g: WizWar, p: Plan) -> bool:
    """[WW-R72] Only aimed lines can bend, bolts and globes cannot; a long arm can."""
    aimed = p.reach() == SIGHT and p.aim() != BOLT_WAY and p.card != HEAVE_HO
    return aimed and p.what == CASTING and not p.is_counter()


def may_boost(p: Plan) -> bool:
    """[WW-141 WW-R18] Only what uses energy is boosted, and only while it is cast."""
    if p.what in (SPEEDING, SLASHING):
        return True
    return p.what == CASTING and CARDS[p.card].uses_energy and not p.for_stun


def may_add(g: WizWar, p: Plan) -> bool:
    """[WW-096 WW-R75] Add is a neutral spell: only in the own phase 2, not in every form, with two cards besides."""
    if p.spare(g, ADD) < 1 or g.active != p.seat or g.phase != 2 or g.form(p.seat) in DUMB_FORMS:
        return False
    return sum([p.spare(g, kind) for kind in p.boosts(g)]) >= 3


def asks_more(g: WizWar, p: Plan) -> bool:
    """A second choice of the target: turn, square to stop on, split, or which of several things."""
    if p.aim() in (SECTOR, WIND_WAY):
        return True
    return len(more(g, p)) > (0 if p.card == STRETCH and p.mode == TO_PUT else 1)


# Options


def options(g: WizWar, p: Plan) -> list[int]:
    """[WW-095] Going back, and whatever can still be completed."""
    match p.at:
        case 0: return [BACK, *modes(g, p)]
        case 1: return [BACK] + [AGAINST + part for part in stoppable_parts(g, p.seat, plan_at(g, p.against), p.card)]
        case 2: return [BACK, *plainly(g, p), *projections(g, p)]
        case 3: return [BACK, *plain_line(g, p), WITH + AROUND_THE_CORNER]
        case 4: return [BACK, *powers(g, p)]
        case 5: return [BACK] + [BOOST + kind for kind in p.boosts(g) if works_with_first(g, p, kind)]
        case 6: return [BACK] + [BOOST + kind for kind in p.boosts(g) if works_with(g, p, p.first, kind)]
        case 7: return [BACK, *aims(g, p)]
        case 8: return [BACK, *more(g, p)]
        case _: return [BACK] + [WAY + way for way in ties(g, p)]


def modes(g: WizWar, p: Plan) -> list[int]:
    """Zot! does damage, or stuns a wizard; Stretch reaches, puts or punches."""
    if p.card == STRETCH:
        return [REACH_OUT + mode for mode in (TO_REACH, TO_PUT, TO_PUNCH) if can_stretch(g, p, mode)]
    p.for_stun = True
    stuns = can_complete_aim(g, p)
    p.for_stun = False
    return [FOR_DAMAGE, FOR_STUN] if stuns else [FOR_DAMAGE]


def can_stretch(g: WizWar, p: Plan, mode: int) -> bool:
    """[WW-091 WW-R43] Whether a long arm has something to do; only as a punch is it an attack."""
    if mode == TO_PUNCH and why_no_attack(g, p.seat):
        return False
    p.mode = mode
    found = can_complete_aim(g, p)
    p.mode = TO_REACH
    return found


def can_complete_aim(g: WizWar, p: Plan) -> bool:
    """[WW-095] Whether there is a target, if need be with modifiers and boosts the seat holds."""
    if has_target(g, p) or (p.aim() == BOLT_WAY and has_target_at_most(g, p)):
        return True
    if bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0 and has_target_round(g, p):
        return True
    return takes_modifiers(g, p) and p.spare(g, ASTRAL_PROJECTION) > 0 and len(projections(g, p)) > 0


def has_target_at_most(g: WizWar, p: Plan) -> bool:
    """[WW-R26] Whether there is a target with all the energy there is: a bolt may need it to reach anybody."""
    kept = p.energy
    p.energy = most_energy(g, p)
    found = has_target(g, p)
    p.energy = kept
    return found


def most_energy(g: WizWar, p: Plan) -> int:
    """The most a bolt can be boosted to; for any other aim energy makes no difference."""
    if p.aim() != BOLT_WAY:
        return p.energy
    values = sorted([p.worth(g, kind) for kind in p.boosts(g) for _ in range(p.spare(g, kind))])
    if may_add(g, p):
        values.remove(p.worth(g, ADD))
        values.append(values[-1] + values[-2])
    return max([1, *values])


def has_target_round(g: WizWar, p: Plan) -> bool:
    p.corner = True
    found = has_target(g, p)
    p.corner = False
    return found


def projections(g: WizWar, p: Plan) -> list[int]:
    """Squares for Astral Projection, from which the line may still bend if the seat holds that card too."""
    p.corner = bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0
    kept = p.energy
    p.energy = most_energy(g, p)
    found = astral_squares(g, p)
    p.energy = kept
    p.corner = False
    return found


def plainly(g: WizWar, p: Plan) -> list[int]:
    """Without projection, if the spell can do without."""
    round_it = bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0 and has_target_round(g, p)
    return [PLAIN] if round_it or has_target_at_most(g, p) else []


def plain_line(g: WizWar, p: Plan) -> list[int]:
    return [PLAIN] if has_target(g, p) else []


def powers(g: WizWar, p: Plan) -> list[int]:
    """[WW-138 WW-140] No boost, one card, or Add; a speed-up needs one, and a bolt may need one to reach anybody."""
    out: list[int] = []
    if p.what not in (SPEEDING, SLASHING) and works_with(g, p, NO_CARD, NO_CARD):
        out.append(NO_BOOST)
    out += [BOOST + kind for kind in p.boosts(g) if works_with(g, p, kind, NO_CARD)]
    if p.what != SLASHING and may_add(g, p) and works_with_best(g, p):
        out.append(WITH + ADD)
    return out


def works_with(g: WizWar, p: Plan, first: int, second: int) -> bool:
    """[WW-R26] Whether there is a target with this boost: only a bolt's length matters."""
    if p.aim() != BOLT_WAY:
        return True
    kept = (p.first, p.second, p.energy)
    p.first, p.second = first, second
    p.energy = p.count_energy(g)
    found = has_target(g, p)
    p.first, p.second, p.energy = kept
    return found


def works_with_first(g: WizWar, p: Plan, first: int) -> bool:
    """Whether some second card makes it work."""
    if p.aim() != BOLT_WAY:
        return True
    p.first = first
    seconds = [kind for kind in p.boosts(g) if works_with(g, p, first, kind)]
    p.first = NO_CARD
    return len(seconds) > 0


def works_with_best(g: WizWar, p: Plan) -> bool:
    p.adding = True
    firsts = [kind for kind in p.boosts(g) if works_with_first(g, p, kind)]
    p.adding = False
    return len(firsts) > 0


# Answers


def why_not(g: WizWar, p: Plan, action: int) -> str:
    """The same predicates; a plan's questions are short enough to be looked through."""
    if action in options(g, p):
        return ""
    if p.at == TARGET:
        return why_not_target(g, p, action)
    if BOOSTING <= p.at < TARGET:
        return why_not_boost(g, p, action)
    return ["WW-021", "WW-R08", "WW-R71", "WW-128"][p.at] if p.at < BOOSTING else "WW-R31" if p.at > MORE else "WW-092"
