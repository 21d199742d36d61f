"""Swap [WW-R61]: two bodies change squares."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.effects.neutrals import Section
from zaubertisch.games.wizwar.harm.being_moved import Pushed
from zaubertisch.games.wizwar.harm.entering import Entering
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


def swap(g: WizWar, p: Plan) -> Section | None:
    """[WW-R61 WW-R62 WW-R71] Both bodies change squares; the caster goes nowhere else in this turn."""
    if not p.hits(p.wizard):
        return None
    here, there = g.place[p.seat], g.place[p.wizard]
    g.moved = True
    g.rooted = True
    g.move(p.seat, there)
    g.move(p.wizard, here)
    return Swapped(p.seat, p.wizard)


class Swapped(Step[WizWar]):
    """[WW-029 WW-R67] Both enter the squares they have come to; a Big Man pushes whoever is there."""

    CASTER_PUSHES: Final = 0
    OTHER_PUSHES: Final = 1
    CASTER_ENTERS: Final = 2
    OTHER_ENTERS: Final = 3

    def __init__(self, seat: int = NOBODY, other: int = NOBODY) -> None:
        super().__init__(seat)
        self.other = other

    def run(self, g: WizWar) -> int:
        match self.at:
            case Swapped.CASTER_PUSHES: return self.push(g, self.seat)
            case Swapped.OTHER_PUSHES: return self.push(g, self.other)
            case Swapped.CASTER_ENTERS: return g.call(Entering(self.seat))
            case Swapped.OTHER_ENTERS: return g.call(Entering(self.other))
            case _: return END

    def push(self, g: WizWar, giant: int) -> int:
        """[WW-R67] One after the other, wherever they can go."""
        if not g.is_giant(giant):
            return NEXT
        for other in g.in_the_way(g.place[giant], giant):
            if g.push_ways(other, -1):
                return g.call_and_stay(Pushed(other))
        return NEXT

    def clone(self) -> Swapped:
        twin = Swapped(self.seat, self.other)
        twin.like(self)
        return twin
