"""Stretch: a long arm that takes, puts or punches."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.plan import TO_PUNCH, TO_PUT, Plan
from zaubertisch.games.wizwar.effects.attacks import strike
from zaubertisch.games.wizwar.effects.neutrals import Section
from zaubertisch.games.wizwar.harm.hitting import punch
from zaubertisch.games.wizwar.harm.pickup import PickUp, pick
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import ITEM_KINDS


def stretch(g: WizWar, p: Plan) -> Section | None:
    """[WW-091 WW-R43] As one type or the other, by what it is cast for."""
    if p.mode == TO_PUNCH:
        return strike(g, p, punch(g, p.seat))
    if p.mode == TO_PUT:
        put_down(g, p)
        return None
    return PickUp(p.seat, p.thing - ITEM_KINDS) if p.thing >= ITEM_KINDS else pick(g, p.seat, p.thing, p.square)


def put_down(g: WizWar, p: Plan) -> None:
    """[WW-R43] A carried thing lies on the chosen square; a treasure may score there."""
    if p.thing >= ITEM_KINDS:
        g.put_treasure(p.seat, p.square)
        return
    g.put_item(p.thing, p.square, g.lose_item(p.seat, p.thing))
    g.tell_landed(p.thing, p.square)
