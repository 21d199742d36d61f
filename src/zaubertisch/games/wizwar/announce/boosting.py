"""Boosting [WW-138]: what may be boosted, with which cards, and how far that reaches."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import BOOST, NO_BOOST, WITH
from zaubertisch.games.wizwar.aim.plan import CASTING, NO_CARD, SLASHING, SPEEDING, Plan
from zaubertisch.games.wizwar.aim.targets import has_target
from zaubertisch.games.wizwar.cards import ADD, BOLT_WAY, CARDS, DUMB_FORMS
from zaubertisch.games.wizwar.table.table import WizWar


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


def most_energy(g: WizWar, p: Plan) -> int:
    """The most a bolt can be boosted to; for any other aim energy makes no difference."""
    if p.aim() != BOLT_WAY:
        return p.energy
    values = sorted([p.worth(g, kind) for kind in p.boosts(g) for _ in range(p.spare(g, kind))])
    if may_add(g, p):
        values.remove(p.worth(g, ADD))
        values.append(values[-1] + values[-2])
    return max([1, *values])


def powers(g: WizWar, p: Plan) -> list[int]:
    """[WW-138 WW-140] No boost, one card, or Add; a speed-up needs one, and a bolt may need one to reach anybody."""
    out: list[int] = []
    if p.what not in (SPEEDING, SLASHING) and works_with(g, p, NO_CARD, NO_CARD):
        out.append(NO_BOOST)
    out += [BOOST + kind for kind in p.boosts(g) if works_with(g, p, kind, NO_CARD)]
    if p.what != SLASHING and may_add(g, p) and works_with_two(g, p):
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


def firsts(g: WizWar, p: Plan) -> list[int]:
    """The cards that can be the first of two: some second card makes the plan work."""
    if p.aim() != BOLT_WAY:
        return p.boosts(g)
    return [kind for kind in p.boosts(g) if works_with_first(g, p, kind)]


def seconds(g: WizWar, p: Plan, first: int) -> list[int]:
    """The cards that can be the second of two."""
    return [kind for kind in p.boosts(g) if works_with(g, p, first, kind)]


def works_with_first(g: WizWar, p: Plan, first: int) -> bool:
    p.first = first
    found = len(seconds(g, p, first)) > 0
    p.first = NO_CARD
    return found


def works_with_two(g: WizWar, p: Plan) -> bool:
    p.adding = True
    found = len(firsts(g, p)) > 0
    p.adding = False
    return found
