"""Evading [WW-074 WW-081]: what stands between an attack and its victim before anybody decides."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import GNOME_FORM, HOMUNCULUS, INVISIBLE, PSYCHIC_STORM, SIGHT
from zaubertisch.games.wizwar.components import GNOME_EVADES, INVISIBLE_EVADES
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import EVERYONE


def stand_aside(g: WizWar, other: Plan, seat: int) -> None:
    """[WW-074 WW-R53] The lasting evasion of one attacked wizard: Homunculus, Gnome Form, Invisible."""
    if other.reach() == SIGHT and g.works_on(seat, HOMUNCULUS):
        other.caught |= 1 << seat
        if other.card != PSYCHIC_STORM:
            other.evaded |= 1 << seat
    evade_by(g, other, seat, GNOME_FORM)
    evade_by(g, other, seat, INVISIBLE)


def evade_by(g: WizWar, other: Plan, seat: int, card: int) -> None:
    """[WW-074 WW-081 WW-082 WW-R11] The die of a Gnome or of the Invisible, unless the attack cannot be evaded."""
    if other.card == PSYCHIC_STORM or other.evaded >> seat & 1 or not g.works_on(seat, card):
        return
    rolled = g.roll(seat)
    if rolled <= GNOME_EVADES if card == GNOME_FORM else rolled >= INVISIBLE_EVADES:
        evade(g, other, seat)


def evade(g: WizWar, other: Plan, seat: int) -> None:
    other.evaded |= 1 << seat
    if not g.silent:
        g.tell(EVERYONE, "evaded", {"seat": seat})
