"""What is in the way of the second choice of a target: which thing, how much, which square, which marker."""

from __future__ import annotations

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    AMOUNT,
    AT_BORDER,
    AT_SQUARE,
    AT_TRAP,
    DROP,
    DROP_TREASURE,
    HIT_ITEM,
    LIFT,
    MOST_AMOUNT,
    PICK,
)
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.obstacles.fields import not_carried, of_square
from zaubertisch.games.wizwar.obstacles.things import not_lying
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.obstacle import Obstacle


def in_the_way_of_more(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """What fits the question, but is not among what can be chosen; nothing if it answers another question."""
    match p.aim():
        case c.WATER_TARGET | c.ANY_OBJECT | c.LYING: return of_things(g, p, action)
        case c.PUT_SQUARE: return of_carried(g, p, action)
        case c.WIND_WAY | c.SPELL:
            key = "wind_not_there" if p.aim() == c.WIND_WAY else "no_marker_there"
            return of_square(key, action - AT_SQUARE) if AT_SQUARE <= action < AT_BORDER else None
        case _: return None


def of_things(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """[WW-R31 WW-R32] Energy that is not there or must all be damage; a thing that does not lie there."""
    if AMOUNT <= action < AMOUNT + MOST_AMOUNT:
        return Obstacle("too_much", {"amount": action - AMOUNT, "energy": p.energy}) if p.wizard >= 0 else None
    if p.square < 0:
        return None
    if action == AT_TRAP:
        return of_square("no_marker_there", p.square)
    lies = HIT_ITEM <= action < AT_SQUARE or LIFT <= action < LIFT + 4
    return not_lying(action, p.square) if lies else None


def of_carried(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """[WW-R43] What the wizard does not carry."""
    if action == DROP_TREASURE:
        return Obstacle("no_treasure_borne")
    return not_carried(g, p.seat, action - DROP) if DROP <= action < PICK else None
