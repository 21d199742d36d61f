"""What is going on at this moment, as everybody may see it; a plan not yet announced only as its owner sees it."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import ADD, AROUND_THE_CORNER, ASTRAL_PROJECTION
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.pickup import PickUp
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import Pending
from zaubertisch.kernel.event import TRUTH


def pending(g: WizWar, viewer: int) -> list[Pending]:
    """From the first announcement to the last answer to it."""
    out: list[Pending] = []
    for step in g.stack:
        if isinstance(step, Plan):
            if step.is_announced() or viewer in (step.seat, TRUTH):
                out.append(of_plan(step))
        elif isinstance(step, Damage):
            out.append(of_damage(step))
        elif isinstance(step, PickUp):
            lifted = Pending("pick_up", step.seat)
            lifted.square = step.lay
            out.append(lifted)
    return out


def of_plan(step: Plan) -> Pending:
    out = Pending("announced" if step.is_announced() else "plan", step.seat)
    out.what = step.what
    out.card = step.card
    out.types = step.types
    out.energy = step.energy
    out.wizard = step.wizard
    out.square = step.square
    out.border = step.border
    out.way = step.way
    out.amount = step.amount
    out.attacked = step.attacked
    out.evaded = step.evaded
    out.squares = sorted(step.squares)
    out.darts = step.darts[:]
    out.modifiers = [part for part in step.parts() if part in (ADD, AROUND_THE_CORNER, ASTRAL_PROJECTION)]
    return out


def of_damage(step: Damage) -> Pending:
    out = Pending("damage", step.attacker)
    out.wizard = step.seat
    out.amount = step.amount
    return out
