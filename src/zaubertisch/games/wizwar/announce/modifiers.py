"""Astral Projection and Around the Corner: which plans they change, and whether there is a target with them."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import PLAIN
from zaubertisch.games.wizwar.aim.plan import CASTING, TO_REACH, Plan
from zaubertisch.games.wizwar.aim.targets import astral_squares, has_target
from zaubertisch.games.wizwar.announce.boosting import most_energy
from zaubertisch.games.wizwar.cards import (
    ADJACENT,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    BOLT_WAY,
    GLOBE,
    HEAVE_HO,
    PASS_THROUGH_WALL,
    PICK_LOCK,
    SIGHT,
    STRETCH,
)
from zaubertisch.games.wizwar.table.table import WizWar


def takes_modifiers(g: WizWar, p: Plan) -> bool:
    """[WW-R71 WW-R75 WW-178] Spells of range LOS or adj and the globe; not what moves one, takes or is thrown."""
    if p.what != CASTING or p.is_counter() or p.card in (PICK_LOCK, PASS_THROUGH_WALL, HEAVE_HO):
        return False
    if p.card == STRETCH and p.mode == TO_REACH:
        return False
    return p.reach() in (ADJACENT, SIGHT) or p.aim() == GLOBE


def bends(g: WizWar, p: Plan) -> bool:
    """[WW-R72] Only aimed lines can bend, bolts and globes cannot; a long arm can."""
    aimed = p.reach() == SIGHT and p.aim() != BOLT_WAY and p.card != HEAVE_HO
    return aimed and p.what == CASTING and not p.is_counter()


def can_complete_aim(g: WizWar, p: Plan) -> bool:
    """[WW-095] Whether there is a target, if need be with modifiers and boosts the seat holds."""
    if has_target(g, p) or (p.aim() == BOLT_WAY and has_target_at_most(g, p)):
        return True
    return can_bend(g, p) or can_project(g, p)


def can_bend(g: WizWar, p: Plan) -> bool:
    """[WW-128] Whether the seat holds Around the Corner, and it finds a target."""
    return bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0 and has_target_round(g, p)


def can_project(g: WizWar, p: Plan) -> bool:
    """[WW-R71] Whether the seat holds Astral Projection, and it finds a target."""
    return takes_modifiers(g, p) and p.spare(g, ASTRAL_PROJECTION) > 0 and len(projections(g, p)) > 0


def has_target_at_most(g: WizWar, p: Plan) -> bool:
    """[WW-R26] Whether there is a target with all the energy there is: a bolt may need it to reach anybody."""
    kept = p.energy
    p.energy = most_energy(g, p)
    found = has_target(g, p)
    p.energy = kept
    return found


def has_target_round(g: WizWar, p: Plan) -> bool:
    p.corner = True
    found = has_target(g, p)
    p.corner = False
    return found


def projections(g: WizWar, p: Plan) -> list[int]:
    """Squares for Astral Projection, from which the line may still bend if the seat holds that card too."""
    p.corner = bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0
    kept = p.energy
    p.energy = most_energy(g, p)
    found = astral_squares(g, p)
    p.energy = kept
    p.corner = False
    return found


def plainly(g: WizWar, p: Plan) -> list[int]:
    """Without projection, if the spell can do without."""
    return [PLAIN] if can_bend(g, p) or has_target_at_most(g, p) else []


def plain_line(g: WizWar, p: Plan) -> list[int]:
    return [PLAIN] if has_target(g, p) else []
