"""Choosing [WW-094]: what a seat answers for itself before it announces: which, with what, how strong, at whom."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AT_BORDER,
    AT_SQUARE,
    BACK,
    BOOST,
    DROP,
    DROP_TREASURE,
    FIST,
    FOR_DAMAGE,
    FOR_STUN,
    LIFT,
    NO_BOOST,
    PICK,
    PLAIN,
    PUT_DOWN,
    REACH_OUT,
    WAY,
    WITH,
)
from zaubertisch.games.wizwar.aim.aiming import aims, more, ties
from zaubertisch.games.wizwar.aim.may_attack import why_no_attack
from zaubertisch.games.wizwar.aim.plan import CASTING, SLASHING, SPEEDING, TO_PUNCH, TO_PUT, TO_REACH, Plan, plan_at
from zaubertisch.games.wizwar.aim.refusals import NO_TARGET, why_not_target
from zaubertisch.games.wizwar.announce.boosting import firsts, may_boost, powers, seconds
from zaubertisch.games.wizwar.announce.modifiers import (
    can_bend,
    can_complete_aim,
    can_project,
    plain_line,
    plainly,
    projections,
)
from zaubertisch.games.wizwar.announce.which_answers import stoppable_parts
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    ADD,
    ANY_OBJECT,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    DARTS,
    DUMB_FORMS,
    EV,
    KINDS,
    LYING,
    NEGATE_NEUTRAL,
    NOTHING,
    PUT_SQUARE,
    SECTOR,
    STRETCH,
    WATER_TARGET,
    WIND_WAY,
    ZOT,
)
from zaubertisch.games.wizwar.components import TRAPS
from zaubertisch.games.wizwar.out_of_phase import is_for_own_turn, is_for_phase_three, why_not_now
from zaubertisch.games.wizwar.table.table import WizWar

#: What is asked in each paragraph of choosing; each is skipped where there is nothing to choose.
QUESTIONS: Final[list[str]] = [
    "card_mode", "which_spell", "astral", "corner", "boost", "boost_first", "boost_second", "target", "more", "tie",
]
#: What needs a card with an energy value: a speed-up and the Wizardblade; anything else is a bolt too weak without.
UNBOOSTED: Final[dict[int, str]] = {SPEEDING: "WW-031", SLASHING: "WW-R36"}


def is_asked(g: WizWar, p: Plan) -> bool:
    """Whether the paragraph reached has anything to ask."""
    match p.at:
        case Plan.CARD_MODE: return p.card in (ZOT, STRETCH)
        case Plan.WHICH_SPELL: return p.card in (ABSORB_SPELL, NEGATE_NEUTRAL) and len(parts_to_stop(g, p)) > 1
        case Plan.ASTRAL: return can_project(g, p)
        case Plan.CORNER: return can_bend(g, p)
        case Plan.BOOST: return may_boost(p) and (p.what == SPEEDING or len(p.boosts(g)) > 0)
        case Plan.BOOST_FIRST: return p.adding
        case Plan.BOOST_SECOND: return p.adding
        case Plan.TARGET: return p.aim() != NOTHING and not has_enough(p)
        case Plan.MORE: return asks_more(g, p)
        case _: return p.aim() == WATER_TARGET and len(ties(g, p)) > 1


def has_enough(p: Plan) -> bool:
    """Whether every dart or trap has its place."""
    return len(p.darts) >= p.energy if p.aim() == DARTS else len(p.squares) >= TRAPS


def parts_to_stop(g: WizWar, p: Plan) -> list[int]:
    """[WW-R08] The cards of the package answered that this counter can choose from."""
    return stoppable_parts(g, p.seat, plan_at(g, p.against), p.card)


def asks_more(g: WizWar, p: Plan) -> bool:
    """A second choice of the target: turn, square to stop on, split, or which of several things."""
    if p.aim() in (SECTOR, WIND_WAY):
        return True
    return len(more(g, p)) > (0 if p.card == STRETCH and p.mode == TO_PUT else 1)


# Options


def options(g: WizWar, p: Plan) -> list[int]:
    """[WW-095] Going back, and whatever can still be completed."""
    match p.at:
        case Plan.CARD_MODE: return [BACK, *modes(g, p)]
        case Plan.WHICH_SPELL: return [BACK] + [AGAINST + part for part in parts_to_stop(g, p)]
        case Plan.ASTRAL: return [BACK, *plainly(g, p), *projections(g, p)]
        case Plan.CORNER: return [BACK, *plain_line(g, p), WITH + AROUND_THE_CORNER]
        case Plan.BOOST: return [BACK, *powers(g, p)]
        case Plan.BOOST_FIRST: return [BACK] + [BOOST + kind for kind in firsts(g, p)]
        case Plan.BOOST_SECOND: return [BACK] + [BOOST + kind for kind in seconds(g, p, p.first)]
        case Plan.TARGET: return [BACK, *aims(g, p)]
        case Plan.MORE: return [BACK, *more(g, p)]
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


# Refusals


def why_not(g: WizWar, p: Plan, action: int) -> str:
    """The same predicates; a plan's questions are short enough to be looked through."""
    if action in options(g, p):
        return ""
    if BOOST <= action < BOOST + KINDS:
        return why_not_boost(g, p, action - BOOST)
    if WITH <= action < WITH + KINDS:
        return why_not_with(g, p, action - WITH)
    if action == NO_BOOST:
        return UNBOOSTED.get(p.what, "WW-R26") if p.at == Plan.BOOST else order(p)
    if is_for_phase_three(action) and g.active == p.seat and g.phase == 2:
        return why_not_now(action, order(p))
    return why_not_here(g, p, action) or why_not_anyway(g, p, action) or order(p)


def why_not_anyway(g: WizWar, p: Plan, action: int) -> str:
    """What keeps an action of the own turn even from a seat that has gone back; nothing if going back would help."""
    return g.stack[g.planning - 1].why_not(g, action) if leads_back(g, p, action) else ""


def leads_back(g: WizWar, p: Plan, action: int) -> bool:
    """Whether this belongs to the question the plan began from: something of phase 2, and that is where one goes."""
    return is_for_own_turn(action) and g.active == p.seat and not p.is_counter()


def why_not_boost(g: WizWar, p: Plan, kind: int) -> str:
    """[WW-140 WW-R18 WW-R26 WW-R76] What takes energy, a card that has a value, in hand, enough of it."""
    if not may_boost(p):
        return "WW-R18"
    if EV[kind] == 0:
        return "WW-140"
    if p.spare(g, kind) < 1:
        return "WW-R76"
    return "WW-R26" if Plan.BOOST <= p.at < Plan.TARGET else order(p)


def why_not_with(g: WizWar, p: Plan, kind: int) -> str:
    """[WW-086 WW-R08] Only three cards help another spell, and only from the hand, each at its own moment."""
    if kind not in (ADD, AROUND_THE_CORNER, ASTRAL_PROJECTION):
        return "WW-R08"
    if p.spare(g, kind) < 1:
        return "WW-086"
    return why_not_add(g, p) if kind == ADD else order(p)


def why_not_add(g: WizWar, p: Plan) -> str:
    """[WW-096 WW-140 WW-R18 WW-R75] Only in the own phase 2, not in every form, with two cards that have a value."""
    if not may_boost(p):
        return "WW-R18"
    if g.form(p.seat) in DUMB_FORMS:
        return "WW-096"
    return "WW-R75" if g.active != p.seat or g.phase != 2 else "WW-140"


def why_not_here(g: WizWar, p: Plan, action: int) -> str:
    """The rule that keeps an answer to this very question, or nothing if it answers another."""
    match p.at:
        case Plan.CARD_MODE: return why_not_mode(g, p, action)
        case Plan.WHICH_SPELL: return "WW-R08" if AGAINST <= action < AGAINST + KINDS else ""
        case Plan.ASTRAL: return "WW-R71" if AT_SQUARE <= action < AT_BORDER else NO_TARGET if action == PLAIN else ""
        case Plan.CORNER: return NO_TARGET if action == PLAIN else ""
        case Plan.TARGET: return why_not_target(g, p, action)
        case Plan.MORE: return "" if is_for_own_turn(action) and not names_a_thing(p, action) else NO_TARGET
        case Plan.TIE: return "WW-R31" if WAY <= action < WAY + 4 else ""
        case _: return ""


def names_a_thing(p: Plan, action: int) -> bool:
    """Whether this names something carried where that is laid down, or a treasure where something lies."""
    if p.aim() == PUT_SQUARE:
        return action == DROP_TREASURE or DROP <= action < PICK
    return LIFT <= action < LIFT + 4 and p.square >= 0 and p.aim() in (WATER_TARGET, ANY_OBJECT, LYING)


def why_not_mode(g: WizWar, p: Plan, action: int) -> str:
    """[WW-092 WW-R43] Nobody to stun; nothing to take or to lay down; no attack, or nobody to punch."""
    if p.card == ZOT:
        return NO_TARGET if action == FOR_STUN else ""
    if action in (REACH_OUT, PUT_DOWN):
        return "WW-R43"
    return why_no_attack(g, p.seat) or NO_TARGET if action == FIST else ""


def order(p: Plan) -> str:
    """[WW-031 WW-059 WW-092 WW-094] In which order things are said: of a speed-up, a spell, an attack, an item."""
    if p.what == CASTING:
        return "WW-094"
    return "WW-031" if p.what == SPEEDING else "WW-059" if p.is_attack() else NO_TARGET
