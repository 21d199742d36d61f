"""Choosing [WW-094]: what a seat answers for itself before it announces: which, with what, how strong, at whom."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import AGAINST, BACK, BOOST, FOR_DAMAGE, FOR_STUN, REACH_OUT, WAY, WITH
from zaubertisch.games.wizwar.aim.aiming import aims, more, ties
from zaubertisch.games.wizwar.aim.may_attack import why_no_attack
from zaubertisch.games.wizwar.aim.plan import SPEEDING, TO_PUNCH, TO_PUT, TO_REACH, Plan, plan_at
from zaubertisch.games.wizwar.aim.refusals import NO_TARGET, why_not_boost, why_not_target
from zaubertisch.games.wizwar.announce.boosting import firsts, may_boost, powers, seconds
from zaubertisch.games.wizwar.announce.modifiers import (
    can_bend,
    can_complete_aim,
    can_project,
    plain_line,
    plainly,
    projections,
)
from zaubertisch.games.wizwar.announce.who_may_answer import stoppable_parts
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    AROUND_THE_CORNER,
    DARTS,
    NEGATE_NEUTRAL,
    NOTHING,
    SECTOR,
    STRETCH,
    WATER_TARGET,
    WIND_WAY,
    ZOT,
)
from zaubertisch.games.wizwar.components import TRAPS
from zaubertisch.games.wizwar.table.table import WizWar

#: What is asked in each paragraph of choosing; each is skipped where there is nothing to choose.
QUESTIONS: Final[list[str]] = [
    "card_mode", "which_spell", "astral", "corner", "boost", "boost_first", "boost_second", "target", "more", "tie",
]
#: The rule a wrong answer breaks, up to the boost.
BROKEN: Final[list[str]] = ["WW-021", "WW-R08", "WW-R71", "WW-128"]


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


def why_not(g: WizWar, p: Plan, action: int) -> str:
    """The same predicates; a plan's questions are short enough to be looked through."""
    if action in options(g, p):
        return ""
    if p.at == Plan.TARGET:
        return why_not_target(g, p, action)
    if Plan.BOOST <= p.at < Plan.TARGET:
        return why_not_boost(g, p, action)
    if p.at < Plan.BOOST:
        return BROKEN[p.at]
    return "WW-R31" if p.at == Plan.TIE else NO_TARGET
