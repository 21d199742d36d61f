"""Fire Darts [WW-R29]: a volley, one dart after the other."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.plan import Plan, plan_at
from zaubertisch.games.wizwar.aim.reaching import dart_reaches
from zaubertisch.games.wizwar.announce.announcement import single_dart
from zaubertisch.games.wizwar.effects.attacks import strike
from zaubertisch.games.wizwar.effects.neutrals import Section
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, Step


def dart(g: WizWar, p: Plan) -> Section | None:
    """[WW-R29] One point of fire."""
    return strike(g, p, Source(1, 1, False, p.seat))


def fire_darts(g: WizWar, p: Plan) -> Section | None:
    return Volley(len(g.stack) - 1)


class Volley(Step[WizWar]):
    """[WW-R29] Fire Darts: one after the other, each with its own window; what is out of reach by then is missed."""

    NEXT_DART: Final = 0

    def __init__(self, whole: int = -1) -> None:
        super().__init__()
        self.whole = whole  # where on the stack the spell lies
        self.flown = 0

    def run(self, g: WizWar) -> int:
        whole = plan_at(g, self.whole)
        while self.flown < len(whole.darts):
            aimed = whole.darts[self.flown]
            self.flown += 1
            if dart_reaches(g, whole, aimed):
                self.at = Volley.NEXT_DART
                return g.call(single_dart(g, whole, aimed))
        return END

    def clone(self) -> Volley:
        twin = Volley(self.whole)
        twin.like(self)
        twin.flown = self.flown
        return twin
