"""What is in the way of an answer while a seat chooses for itself: which use, which helping cards, how much energy."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AT_BORDER,
    AT_SQUARE,
    BOOST,
    CAST,
    FIST,
    FOR_STUN,
    NO_BOOST,
    PLAIN,
    PUNCH,
    PUT_DOWN,
    REACH_OUT,
    SPEED_UP,
    USE,
    WAY,
    WITH,
)
from zaubertisch.games.wizwar.aim.may_attack import why_no_attack
from zaubertisch.games.wizwar.aim.plan import CASTING, PUNCHING, SLASHING, SPEEDING, Plan, plan_at
from zaubertisch.games.wizwar.announce.boosting import may_boost
from zaubertisch.games.wizwar.announce.choosing import leads_back, why_not_anyway
from zaubertisch.games.wizwar.cards import (
    ADD,
    CARDS,
    DUMB_FORMS,
    EV,
    KINDS,
    LYING,
    PUT_SQUARE,
    WIZARD,
    WIZARD_OR_THING,
    ZOT,
)
from zaubertisch.games.wizwar.components import ASTRAL_REACH, SIDES
from zaubertisch.games.wizwar.maze.board import OUTSIDE, SQUARES
from zaubertisch.games.wizwar.obstacles.cards import AIMS, no_attack
from zaubertisch.games.wizwar.obstacles.fields import deed, is_no_helper, not_held, of_card, of_deed, of_square
from zaubertisch.games.wizwar.obstacles.more import in_the_way_of_more
from zaubertisch.games.wizwar.obstacles.phase_two import in_phase_two
from zaubertisch.games.wizwar.obstacles.targets import in_the_way_of_a_target, occupied
from zaubertisch.games.wizwar.out_of_phase import is_for_own_turn, is_for_phase_three
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.allowed import MODIFIERS
from zaubertisch.kernel.obstacle import Obstacle, another_question


def while_choosing(g: WizWar, p: Plan, action: int) -> Obstacle:
    if BOOST <= action < BOOST + KINDS:
        return in_the_way_of_a_boost(g, p, action - BOOST)
    if WITH <= action < WITH + KINDS:
        return in_the_way_of_a_helper(g, p, action - WITH)
    return in_the_way_here(g, p, action) or still_choosing(g, p, action)


def still_choosing(g: WizWar, p: Plan, action: int) -> Obstacle:
    """[WW-094] Something is being prepared; only going back leads to anything else, and only in one's turn."""
    question = p.question(g)
    if is_for_own_turn(action) and g.active != p.seat:
        return Obstacle("turn_of_another", {"seat": g.active, "question": question})
    if leads_back(g, p, action):
        return before_going_back(g, p, action)
    if is_for_phase_three(action) and g.active == p.seat and g.phase == 2:
        return Obstacle("phase_three_later")
    return another_question(question)


def before_going_back(g: WizWar, p: Plan, action: int) -> Obstacle:
    """What is impossible there, too; what has been begun already; or something else that could be done there."""
    rule = why_not_anyway(g, p, action)
    if rule:
        return in_phase_two(g, p.seat, action, rule)
    key = "chosen_already" if action == beginning(p) else "still_choosing"
    return Obstacle(key, {"spell": deed(p), "question": p.question(g)})


def beginning(p: Plan) -> int:
    """The word this plan began with."""
    if p.what in (PUNCHING, SPEEDING):
        return PUNCH if p.what == PUNCHING else SPEED_UP
    return (CAST if p.what == CASTING else USE) + p.card


def in_the_way_here(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """What keeps an answer to this very question, or nothing if it answers another."""
    match p.at:
        case Plan.CARD_MODE: return in_the_way_of_a_mode(g, p, action)
        case Plan.WHICH_SPELL: return in_the_way_of_stopping(g, p, action)
        case Plan.ASTRAL: return in_the_way_of_projecting(g, p, action)
        case Plan.CORNER: return of_deed("needs_corner", p) if action == PLAIN else None
        case Plan.BOOST: return of_deed("needs_energy", p) if action == NO_BOOST else None
        case Plan.TARGET: return in_the_way_of_a_target(g, p, action)
        case Plan.MORE: return in_the_way_of_more(g, p, action)
        case Plan.TIE: return Obstacle("pushed_on", {"side": SIDES[action - WAY]}) if WAY <= action < WAY + 4 else None
        case _: return None


# Energy


def in_the_way_of_a_boost(g: WizWar, p: Plan, kind: int) -> Obstacle:
    """[WW-140 WW-R18 WW-R26 WW-R76] No energy needed, no value, not in hand, in use already, too short, not asked."""
    if not may_boost(p):
        return of_deed("takes_no_energy", p)
    if EV[kind] == 0:
        return of_card("no_energy_value", kind)
    if p.spare(g, kind) < 1:
        return of_card("in_use", kind) if g.hands.has(p.seat, kind) else not_held(g, p.seat, kind)
    return of_deed("bolt_too_short", p) if Plan.BOOST <= p.at < Plan.TARGET else another_question(p.question(g))


def in_the_way_of_a_helper(g: WizWar, p: Plan, kind: int) -> Obstacle:
    """[WW-096 WW-140 WW-R08 WW-R18 WW-R75] Only three cards help another spell, each where its question is put."""
    if kind not in MODIFIERS:
        return is_no_helper(kind)
    if p.spare(g, kind) < 1:
        return of_card("in_use", kind) if g.hands.has(p.seat, kind) else not_held(g, p.seat, kind)
    return in_the_way_of_adding(g, p) if kind == ADD else another_question(p.question(g))


def in_the_way_of_adding(g: WizWar, p: Plan) -> Obstacle:
    if not may_boost(p):
        return of_deed("takes_no_energy", p)
    if g.form(p.seat) in DUMB_FORMS:
        return of_card("dumb_form", g.form(p.seat))
    if g.active != p.seat or g.phase != 2:
        return Obstacle("add_in_own_turn")
    if p.what == SLASHING:
        return of_deed("one_card_only", p)
    if sum([p.spare(g, kind) for kind in p.boosts(g)]) < 3:
        return Obstacle("add_needs_two")
    return another_question(p.question(g))


# Uses and helping cards


def in_the_way_of_a_mode(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """[WW-092 WW-R43] Nobody to stun; nothing to take or to lay down; no attack, or nobody to punch."""
    if p.card == ZOT:
        return idle(p, WIZARD) if action == FOR_STUN else None
    if action == FIST and why_no_attack(g, p.seat):
        return no_attack(g, p.seat, why_no_attack(g, p.seat))
    aim = {REACH_OUT: LYING, PUT_DOWN: PUT_SQUARE, FIST: WIZARD_OR_THING}.get(action, -1)
    return idle(p, aim) if aim >= 0 else None


def idle(p: Plan, aim: int) -> Obstacle:
    """Nothing in sight to do this with."""
    return Obstacle("no_target", {"spell": deed(p), "aim": AIMS[aim], "range": "sight"})


def in_the_way_of_stopping(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """[WW-R08] Not one of the cards announced, or none that this counter stops."""
    if not AGAINST <= action < AGAINST + KINDS:
        return None
    kind = action - AGAINST
    if kind in plan_at(g, p.against).parts():
        return Obstacle("not_stopped_by", {"spell": CARDS[kind].key, "counter": CARDS[p.card].key})
    return of_card("not_announced", kind)


def in_the_way_of_projecting(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """[WW-R71] Too far, not empty, or nothing to aim at from there."""
    if action == PLAIN:
        return of_deed("needs_projection", p)
    if not AT_SQUARE <= action < AT_BORDER:
        return None
    square = action - AT_SQUARE
    if g.board().slot_of[square] == OUTSIDE:
        return of_square("no_such_square", square)
    if not 0 < g.board().far[g.place[p.seat] * SQUARES + square] <= ASTRAL_REACH:
        return of_square("projection_too_far", square)
    return of_square("no_target_from", square) if g.is_empty(square) else occupied(g, square)
