"""What may be done in phase 2: one predicate each, which serves options and refusals alike; and how a plan begins."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AMOUNT,
    AT_TRAP,
    COLLECT,
    DISCARD,
    FIST,
    FOR_DAMAGE,
    FOR_STUN,
    HIT_ITEM,
    HOLD,
    LEAVE,
    NO_BOOST,
    PLAIN,
    PUT_DOWN,
    REACH_OUT,
    REST,
    STEAL,
    TURN,
)
from zaubertisch.games.wizwar.aim.may_attack import why_no_attack, why_no_leaving
from zaubertisch.games.wizwar.aim.plan import CASTING, NO_CARD, PUNCHING, SLASHING, TEARING, THROWING, USING, Plan
from zaubertisch.games.wizwar.aim.refusals import NAMES_NONE, sort_of
from zaubertisch.games.wizwar.aim.targets import can_break, has_target
from zaubertisch.games.wizwar.announce.announcement import Announcement
from zaubertisch.games.wizwar.announce.choosing import modes
from zaubertisch.games.wizwar.announce.in_reach import TargetsInReach, cast_type
from zaubertisch.games.wizwar.cards import (
    ADD,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    ATTACK,
    BOOMSTONE,
    CARDS,
    DAGGER,
    DUMB_FORMS,
    EV,
    FIRE,
    FLOOD,
    GOLEM_FORM,
    GRAVITY,
    HANDFUL_OF_TACKS,
    ITEM,
    LARGE_ROCK,
    MAD_DASH,
    MASTER_KEY,
    NEUTRAL,
    NOTHING,
    NULL_POWDER,
    PASS_THROUGH_WALL,
    STONE_SPIKES,
    STRENGTH,
    STRETCH,
    SWAP,
    TELEPORT,
    UNIVERSAL_SOLVENT,
    WINDRIDER,
    WIZARDBLADE,
)
from zaubertisch.games.wizwar.maze.maze import DOOR
from zaubertisch.games.wizwar.out_of_phase import rule_of_card, why_not_now
from zaubertisch.games.wizwar.table.ground import free_treasures
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import ITEM_KINDS

WEAPONS: Final[list[int]] = [LARGE_ROCK, BOOMSTONE, DAGGER, WIZARDBLADE]
USED_ITEMS: Final[list[int]] = [NULL_POWDER, UNIVERSAL_SOLVENT, HANDFUL_OF_TACKS]
USED_SPELLS: Final[list[int]] = [STONE_SPIKES, STRENGTH]
#: How something already chosen is done, and at what.
HOW: Final[list[int]] = [PLAIN, FOR_DAMAGE, FOR_STUN, TURN + 1, TURN + 2, TURN + 3, REST, AT_TRAP]
#: What a stretched arm does.
FROM_AFAR: Final[list[int]] = [REACH_OUT, PUT_DOWN, FIST]
#: What is done with a door just made.
NEW_DOOR: Final[list[int]] = [HOLD, LEAVE]
LEAVING: Final[list[int]] = [TELEPORT, WINDRIDER, PASS_THROUGH_WALL, SWAP]
NO_WAY: Final = "WW-026"
MODIFIERS: Final[list[int]] = [AROUND_THE_CORNER, ASTRAL_PROJECTION, ADD]


# Plans


def choose(g: WizWar, step: Announcement) -> int:
    """Begin to choose; nobody else hears of it before it is announced."""
    g.planning = len(g.stack)
    return g.call(step)


def use(seat: int, kind: int) -> Announcement:
    """[WW-067] Throwing, tearing and slashing are attacks; powder, solvent and tacks are not."""
    if kind in USED_ITEMS:
        return Announcement(seat, USING, kind, NEUTRAL)
    what = {STRENGTH: TEARING, WIZARDBLADE: SLASHING}.get(kind, THROWING)
    return Announcement(seat, what, kind, ATTACK)


# Predicates: the rule that forbids something, or nothing


def why_not_yet(action: int) -> str:
    """The rule of what an answer would have to follow: a choice, a stretched arm, another's hand, a new door."""
    if follows_a_choice(action):
        return "WW-094"
    if action in FROM_AFAR:
        return "WW-R43"
    if action in NEW_DOOR:
        return "WW-045"
    if AGAINST <= action < DISCARD:
        return "WW-087"
    return "WW-R47" if STEAL <= action < HIT_ITEM else "WW-141" if action == NO_BOOST else "WW-021"


def why_not_any_more(action: int, rule: str) -> str:
    """[WW-021] In phase 3, what says more of an action comes too late; all else has its moment, or the given rule."""
    if says_more(action):
        return "WW-021"
    early = why_not_yet(action)
    return why_not_now(action, rule if early == "WW-021" else early)


def says_more(action: int) -> bool:
    """Whether this only goes with an action of phase 2: how, how much, at what, with a long arm, of a new door."""
    return follows_a_choice(action) or action in FROM_AFAR or action in NEW_DOOR


def follows_a_choice(action: int) -> bool:
    """[WW-094] Whether this says how, how much or at what, after something has been named."""
    return sort_of(action) != NAMES_NONE or AMOUNT <= action < COLLECT or action in HOW


def why_no_step(g: WizWar, seat: int, side: int) -> str:
    if g.mp < 1:
        return "WW-028"
    return why_no_leaving(g) or ("" if g.can_walk(seat, side) else NO_WAY)


def why_no_way(g: WizWar, seat: int, side: int) -> str:
    """[WW-026 WW-043 WW-051 WW-R67] A wall or no room behind; a lock; a seal; somebody nobody can push on."""
    edge = g.place[seat] * 4 + side
    border = g.board().border[edge]
    if not g.lets_pass(seat, border):
        locked = border >= 0 and g.maze.borders[border] == DOOR
        return NO_WAY if not locked else "WW-051" if g.is_sealed(border) else "WW-043"
    return "WW-R67" if g.can_enter(g.board().beyond[edge], seat) else NO_WAY


def why_no_punch(g: WizWar, seat: int) -> str:
    """[WW-061 WW-R20] Somebody or something to hit beside oneself; most often a look around shows that nobody is."""
    rule = why_no_attack(g, seat)
    if rule:
        return rule
    if not someone_beside(g, seat) and not can_break(g, seat):
        return "WW-061"
    return "" if has_target(g, Plan(seat, PUNCHING, NO_CARD, ATTACK)) else "WW-061"


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


def why_not_cast(g: WizWar, seat: int, kind: int, targets: TargetsInReach) -> str:
    """[WW-085 WW-086 WW-087 WW-092 WW-193 WW-R21 WW-R62 WW-R95 WW-R114] A spell of the own turn with a target."""
    if not CARDS[kind].types & (ATTACK | NEUTRAL) or not g.hands.has(seat, kind):
        return rule_of_card(kind)
    if kind in MODIFIERS:
        return "WW-R08"
    rule = why_no_attack(g, seat) if cast_type(kind) == ATTACK else ""
    if rule:
        return rule
    if g.form(seat) in DUMB_FORMS:
        return "WW-096"
    if CARDS[kind].attributes & FIRE and g.in_play(FLOOD):
        return "WW-R95"
    if kind in LEAVING and why_no_leaving(g):
        return why_no_leaving(g)
    rule = why_not_this(g, seat, kind)
    if rule or CARDS[kind].aim == NOTHING:
        return rule
    if kind == STRETCH:
        return ""
    return "" if targets.has_any(g, seat, kind) else "WW-092"


def why_not_this(g: WizWar, seat: int, kind: int) -> str:
    """[WW-R62 WW-R70 WW-R85] What single cards ask for: a point to move with, or a wizard who is not stunned."""
    if kind in (MAD_DASH, PASS_THROUGH_WALL) and g.mp < 1:
        return "WW-R70" if kind == MAD_DASH else "WW-R85"
    if kind == SWAP and g.is_bound():
        return "WW-R62"
    if kind == STRETCH:
        return "" if modes(g, Plan(seat, CASTING, kind, NEUTRAL)) else "WW-092"
    return ""


def why_not_play(g: WizWar, seat: int, kind: int) -> str:
    """[WW-090 WW-R68 WW-R95] Any number of items; no Fire ones during a Flood."""
    if not CARDS[kind].types & ITEM or not g.hands.has(seat, kind):
        return rule_of_card(kind)
    return "WW-R95" if CARDS[kind].attributes & FIRE and g.in_play(FLOOD) else ""


def why_not_use(g: WizWar, seat: int, kind: int) -> str:
    """[WW-065 WW-177 WW-178] Throwing as an attack, solvent and powder at any time, each at something in sight."""
    if kind in USED_SPELLS:
        if not g.works_on(seat, kind):
            return "WW-065"
    elif not g.carried.has(seat, kind):
        return rule_of_card(kind)
    elif kind not in WEAPONS and kind not in USED_ITEMS:
        return "WW-R83" if kind == MASTER_KEY else "WW-177"
    step = use(seat, kind)
    if step.is_attack() and why_no_attack(g, seat):
        return why_no_attack(g, seat)
    if kind == WIZARDBLADE and not step.boosts(g):
        return "WW-R36"
    return "" if has_target(g, step) else "WW-092"


def lying_here(g: WizWar, square: int, colour: int) -> int:
    """A treasure of this colour on this square that is not glued to it, or -1."""
    for treasure in free_treasures(g, square):
        if g.colours[treasure // 2] == colour:
            return treasure
    return -1


def why_not_lift(g: WizWar, seat: int, colour: int) -> str:
    """[WW-028 WW-161 WW-162 WW-R93] One treasure at most, one's own too."""
    if g.burden[seat] != NO_TREASURE:
        return "WW-161"
    if g.in_play(GRAVITY):
        return "WW-R94"
    if g.dashed:
        return "WW-R70"
    if lying_here(g, g.place[seat], colour) < 0:
        glued = any([g.treasures[t] == g.place[seat] and g.colours[t // 2] == colour for t in range(2 * g.seats)])
        return "WW-R93" if glued else "WW-162"
    return "WW-028" if g.works_on(seat, GOLEM_FORM) and g.mp < 1 else ""


def why_not_pick(g: WizWar, seat: int, kind: int) -> str:
    """[WW-028 WW-153 WW-155 WW-193] One movement point for an item lying here."""
    here = g.place[seat]
    if kind not in g.dropped_on(here):
        return "WW-155"
    if kind == HANDFUL_OF_TACKS:
        return "WW-R91"
    if g.in_play(GRAVITY):
        return "WW-R94"
    if g.is_glued(here, kind, g.dropped_on(here).count(kind)):
        return "WW-R93"
    return "WW-028" if g.mp < 1 else ""


def why_not_collect(g: WizWar, seat: int) -> str:
    """[WW-R91] Tacks on the own square or beside it, at the start of the phase and instead of all of it."""
    if g.acted:
        return "WW-R91"
    if g.in_play(GRAVITY):
        return "WW-R94"
    square = tacks_beside(g, seat)
    if square < 0:
        return "WW-R91"
    return "WW-R93" if g.is_glued(square, HANDFUL_OF_TACKS, 1) else ""


def tacks_beside(g: WizWar, seat: int) -> int:
    """The square, one's own or a seen one beside it, on which tacks lie; or -1."""
    here = g.place[seat]
    for thing in g.dropped:
        if thing % ITEM_KINDS == HANDFUL_OF_TACKS:
            square = thing // ITEM_KINDS
            if here == square or (g.is_near(here, square) and g.sees_in(here, square)):
                return square
    return -1


def why_not_open(g: WizWar, seat: int, border: int) -> str:
    """[WW-045 WW-R82] A door one may unlock and does not hold yet, once between two things that cost something."""
    if g.maze.holds(seat, border):
        return "WW-045"
    if not g.may_unlock(seat, border):
        return "WW-051" if g.is_sealed(border) else "WW-043"
    return "WW-R82" if border * 2 in g.toggled else ""


def why_not_close(g: WizWar, seat: int, border: int) -> str:
    """[WW-048 WW-R82] A door one holds, once between two things that cost something."""
    if not g.maze.holds(seat, border):
        return "WW-048"
    return "WW-R82" if border * 2 + 1 in g.toggled else ""
