"""Carrying out a plan: with what energy, at what, how. Each answer is found anew from what has been begun."""

from __future__ import annotations

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.wizwar.cards.helping import boost_for
from zaubertisch.bots.wizwar.cards.targets import first_of, more, some_of, target
from zaubertisch.bots.wizwar.fight.fighting import ATTACKS, WIN, Blow
from zaubertisch.bots.wizwar.fight.striking import best_blow, bolt, storm
from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.taste import Taste
from zaubertisch.bots.wizwar.travel.moving import cheapest_speed, two_for_speed
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AT_SQUARE,
    BACK,
    BOOST,
    FOR_DAMAGE,
    FOR_STUN,
    NO_BOOST,
    PLAIN,
    PUT_DOWN,
    REACH_OUT,
    WITH,
)
from zaubertisch.games.wizwar.aim.plan import SPEEDING
from zaubertisch.games.wizwar.cards import EV, KINDS
from zaubertisch.games.wizwar.maze.board import SQUARES
from zaubertisch.games.wizwar.view import Pending, WizWarView


def carry_out(view: WizWarView, taste: Taste, options: list[int]) -> Choice:
    """The next answer of a plan."""
    ideas = Ideas(view, taste, options)
    mine = view.pending[-1]
    match view.question:
        case "card_mode": return Choice(mode(ideas, mine), "this_way")
        case "which_spell": return Choice(first_of(options, AGAINST, KINDS), "this_way")
        case "astral": return Choice(projected(ideas, mine), "this_way")
        case "corner": return Choice(bent(ideas, mine), "this_way")
        case "boost": return Choice(boost(ideas, mine), "energy")
        case "boost_first" | "boost_second": return Choice(added(ideas, view.question == "boost_first"), "energy")
        case "target": return Choice(target(ideas, mine), "aim")
        case "more": return Choice(more(ideas, mine), "this_way")
        case _: return Choice(options[1], "this_way")


def mode(ideas: Ideas, mine: Pending) -> int:
    """Zot! stuns unless it kills or is boosted; long arms take or lay down."""
    if mine.card == c.ZOT:
        blow = best_blow(ideas.fighter, c.ZOT)
        hits = blow.seat >= 0 and ideas.fighter.kills(c.ZOT, blow.seat, ideas.fighter.strength_of(c.ZOT, blow.boost))
        return FOR_STUN if ideas.can(FOR_STUN) and not hits and blow.boost < 0 else FOR_DAMAGE
    if ideas.position.carries and ideas.can(PUT_DOWN):
        return PUT_DOWN
    return REACH_OUT if ideas.can(REACH_OUT) else BACK


# Lines


def projected(ideas: Ideas, mine: Pending) -> int:
    """From the own square if anybody is in reach there; else from where the most feared wizard is."""
    if ideas.can(PLAIN) and (mine.card not in ATTACKS or ideas.fighter.in_reach(mine.card)):
        return PLAIN
    best = PLAIN if ideas.can(PLAIN) else BACK
    most = -WIN
    for square in some_of(ideas.options, AT_SQUARE, SQUARES):
        seats = ideas.position.foes_seen(square) if mine.card in ATTACKS else []
        worth = ideas.fighter.best(mine.card, seats, [-1]).worth
        if seats and worth > most:
            most = worth
            best = AT_SQUARE + square
    return best


def bent(ideas: Ideas, mine: Pending) -> int:
    """Round the corner only if the best target is there, or the only one."""
    if not ideas.can(PLAIN):
        return WITH + c.AROUND_THE_CORNER
    if mine.card not in ATTACKS:
        return PLAIN
    fighter = ideas.fighter
    all_seats = fighter.in_reach(mine.card)
    plain = ideas.position.foes_seen(ideas.here, 1 if c.VISIONSTONE in ideas.view.carried[ideas.me] else 0)
    if all_seats and not plain:
        return WITH + c.AROUND_THE_CORNER
    better = fighter.best(mine.card, all_seats, [-1]).worth > max(0, fighter.best(mine.card, plain, [-1]).worth) + 15
    return WITH + c.AROUND_THE_CORNER if better else PLAIN


# Energy


def boost(ideas: Ideas, mine: Pending) -> int:
    """Big cards for what grows with them or kills, small ones for speed, none where it is not worth it."""
    kinds = some_of(ideas.options, BOOST, KINDS)
    if mine.what == SPEEDING:
        card = cheapest_speed(ideas.position, ideas.fighter, ideas.far, kinds)
        return BOOST + card if card >= 0 else WITH + c.ADD if ideas.can(WITH + c.ADD) else BACK
    none = [-1] if ideas.can(NO_BOOST) else []
    if mine.card in ATTACKS or mine.card == c.WIZARDBLADE:
        best = strike(ideas, mine.card, none + kinds).boost
    elif mine.card == c.SHIELD:
        best = shielding(ideas, kinds)
    else:
        best = boost_for(ideas, mine.card, kinds)
    if best >= 0 and best in kinds:
        return BOOST + best
    return NO_BOOST if none else BOOST + min(kinds, key=lambda kind: EV[kind]) if kinds else BACK


def strike(ideas: Ideas, kind: int, boosts: list[int]) -> Blow:
    """The best use of an attack with one of these boosts."""
    fighter = ideas.fighter
    if kind == c.LIGHTNING_BOLT:
        return bolt(fighter, boosts)
    if kind == c.PSYCHIC_STORM:
        return storm(fighter, boosts)
    return fighter.best(kind, fighter.in_reach(kind), boosts)


def shielding(ideas: Ideas, kinds: list[int]) -> int:
    """The smallest card that saves one's life, if the plain shield would not."""
    harms = [each.amount for each in ideas.view.pending if each.kind == "damage"]
    left = (harms[-1] if harms else 0) - 2 - ideas.view.life[ideas.me]
    if left < 0:
        return -1
    saving = [kind for kind in kinds if ideas.position.energy(kind) > left]
    return min(saving, key=lambda kind: EV[kind]) if saving else -1


def added(ideas: Ideas, first: bool) -> int:
    """The two cards of an Add, the smaller first."""
    kinds = some_of(ideas.options, BOOST, KINDS)
    two = two_for_speed(ideas.position, ideas.far)
    if first and two and two[0] in kinds:
        return BOOST + two[0]
    return BOOST + max(kinds, key=lambda kind: EV[kind]) if kinds else BACK
