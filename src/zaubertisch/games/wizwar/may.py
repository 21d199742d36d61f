"""What may be done in phase 2: one predicate each, which serves options and refusals alike; and how a plan begins."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.announcement import Announcement
from zaubertisch.games.wizwar.cards import (
    ADD,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    ATTACK,
    BOLT_WAY,
    BOOMSTONE,
    BRAINSTONE,
    CARDS,
    EV,
    FIRE,
    FLOOD,
    ITEM,
    LARGE_ROCK,
    NEUTRAL,
    NOTHING,
    NULL_POWDER,
    STONE_SPIKES,
    TELEPORT,
    UNIVERSAL_SOLVENT,
    WINDRIDER,
)
from zaubertisch.games.wizwar.choosing import can_complete_aim, may_add, works_with, works_with_best
from zaubertisch.games.wizwar.components import BRAIN_CARDS
from zaubertisch.games.wizwar.plan import CASTING, NO_CARD, PUNCHING, THROWING, USING, Plan
from zaubertisch.games.wizwar.state import NO_TREASURE
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.targets import can_break, has_target

THROWN_ITEMS: Final[list[int]] = [LARGE_ROCK, BOOMSTONE]
USED_ITEMS: Final[list[int]] = [NULL_POWDER, UNIVERSAL_SOLVENT]
MODIFIERS: Final[list[int]] = [AROUND_THE_CORNER, ASTRAL_PROJECTION, ADD]


# Plans


def plan(g: WizWar, step: Announcement) -> int:
    """Begin to choose; nobody else hears of it before it is announced."""
    g.planning = len(g.stack)
    return g.call(step)


def cast_type(kind: int) -> int:
    """[WW-091] What a card is cast as in the own turn."""
    return ATTACK if CARDS[kind].types & ATTACK else NEUTRAL


def use(seat: int, kind: int) -> Announcement:
    """[WW-067] Throwing is an attack; powder and solvent are not."""
    if kind in USED_ITEMS:
        return Announcement(seat, USING, kind, NEUTRAL)
    return Announcement(seat, THROWING, kind, ATTACK)


# Predicates: the rule that forbids something, or nothing


def why_no_leaving(g: WizWar) -> str:
    """[WW-191 WW-192 WW-R61 WW-R63] A wizard who has teleported, or has attacked while stunned, stays where he is."""
    if g.rooted:
        return "WW-R61"
    return "WW-192" if g.attacks > 0 and g.is_bound() else ""


def why_no_step(g: WizWar, seat: int, side: int) -> str:
    if g.mp < 1:
        return "WW-028"
    return why_no_leaving(g) or ("" if g.can_walk(seat, side) else "WW-026")


def why_no_attack(g: WizWar, seat: int) -> str:
    """[WW-053 WW-054 WW-191 WW-192 WW-R65 WW-R119] Once a turn, not in the first, not after moving while stunned."""
    if g.turns[seat] == 0:
        return "WW-054"
    if g.attacks > 0:
        return "WW-053"
    if g.is_mist(seat):
        return "WW-R65"
    return "WW-192" if g.moved and g.is_bound() else ""


def why_no_punch(g: WizWar, seat: int) -> str:
    """[WW-061 WW-R20] Somebody or something to hit beside oneself; most often a look around shows that nobody is."""
    rule = why_no_attack(g, seat)
    if rule:
        return rule
    fist = Plan(seat, PUNCHING, NO_CARD, ATTACK)
    return "" if (someone_beside(g, seat) or can_break(g, fist)) and has_target(g, fist) else "WW-061"


def someone_beside(g: WizWar, seat: int) -> bool:
    """Whether another wizard is within one step, walls or not."""
    for other in range(g.seats):
        if other != seat and g.place[other] >= 0 and g.is_near(g.place[seat], g.place[other]):
            return True
    return False


def why_no_speed_up(g: WizWar, seat: int) -> str:
    """[WW-031 WW-032 WW-033 WW-R76] Once a turn, at any moment of the phase, with a hand card that has a value."""
    if g.sped_up:
        return "WW-031"
    for kind in g.hands.kinds_of(seat):
        if EV[kind] > 0:
            return ""
    return "WW-088"


def why_not_cast(g: WizWar, seat: int, kind: int) -> str:
    """[WW-085 WW-086 WW-087 WW-092 WW-193 WW-R21 WW-R62 WW-R95 WW-R114] A spell of the own turn with a target."""
    types = CARDS[kind].types
    if not g.hands.has(seat, kind) or not types & (ATTACK | NEUTRAL):
        return "WW-087"
    if kind in MODIFIERS:
        return "WW-R08"
    rule = why_no_attack(g, seat) if types & ATTACK else ""
    if rule:
        return rule
    if CARDS[kind].marks & FIRE and g.in_play(FLOOD):
        return "WW-R95"
    if kind in (TELEPORT, WINDRIDER) and why_no_leaving(g):
        return why_no_leaving(g)
    if CARDS[kind].aim == NOTHING:
        return ""
    return "" if can_complete(g, Plan(seat, CASTING, kind, cast_type(kind))) else "WW-092"


def can_complete(g: WizWar, p: Plan) -> bool:
    """[WW-095] Whether the choices that follow can lead to a legal announcement."""
    if can_complete_aim(g, p):
        return True
    if p.aim() != BOLT_WAY:
        return False
    return any([works_with(g, p, kind, NO_CARD) for kind in p.boosts(g)]) or (may_add(g, p) and works_with_best(g, p))


def why_not_play(g: WizWar, seat: int, kind: int) -> str:
    """[WW-090 WW-R68 WW-R95] Any number of items; no Fire ones during a Flood."""
    if not CARDS[kind].types & ITEM or not g.hands.has(seat, kind):
        return "WW-090"
    return "WW-R95" if CARDS[kind].marks & FIRE and g.in_play(FLOOD) else ""


def why_not_use(g: WizWar, seat: int, kind: int) -> str:
    """[WW-065 WW-177 WW-178] Throwing as an attack, solvent and powder at any time, each at something in sight."""
    if kind == STONE_SPIKES:
        if not g.works_on(seat, STONE_SPIKES):
            return "WW-065"
    elif not g.carried.has(seat, kind) or (kind not in THROWN_ITEMS and kind not in USED_ITEMS):
        return "WW-177"
    step = use(seat, kind)
    if step.is_attack() and why_no_attack(g, seat):
        return why_no_attack(g, seat)
    return "" if has_target(g, step) else "WW-092"


def lying_here(g: WizWar, square: int, colour: int) -> int:
    """A treasure of this colour on this square, or -1."""
    for treasure, lies in enumerate(g.treasures):
        if lies == square and g.colours[treasure // 2] == colour:
            return treasure
    return -1


def why_not_lift(g: WizWar, seat: int, colour: int) -> str:
    """[WW-161 WW-162] One treasure at most, one's own too."""
    if g.burden[seat] != NO_TREASURE:
        return "WW-161"
    return "" if lying_here(g, g.place[seat], colour) >= 0 else "WW-162"


def has_room(g: WizWar, seat: int, kind: int) -> bool:
    """[WW-156] Whether one more item stays within the limit, which a Brainstone raises itself."""
    raised = kind == BRAINSTONE and not g.carried.has(seat, BRAINSTONE)
    return g.load(seat) < g.limit(seat) + (BRAIN_CARDS if raised else 0)


def why_not_pick(g: WizWar, seat: int, kind: int) -> str:
    """[WW-028 WW-153 WW-155 WW-193] One movement point for an item lying here."""
    if kind not in g.dropped_on(g.place[seat]):
        return "WW-155"
    return "WW-028" if g.mp < 1 else ""


def why_not_open(g: WizWar, seat: int, border: int) -> str:
    """[WW-045 WW-R82] A door one may unlock and does not hold yet, once a turn."""
    if g.maze.holds(seat, border) or not g.may_unlock(seat, border):
        return "WW-043"
    return "WW-R82" if border * 2 in g.toggled else ""


def why_not_close(g: WizWar, seat: int, border: int) -> str:
    """[WW-048 WW-R82] A door one holds, once a turn."""
    if not g.maze.holds(seat, border):
        return "WW-048"
    return "WW-R82" if border * 2 + 1 in g.toggled else ""
