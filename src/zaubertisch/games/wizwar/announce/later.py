"""What this chapter leaves to later ones: the game knows them all and is asked, so that no page refers ahead."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.step import Step


class LaterChapters(Game):
    """A game of Wiz-War as its earlier chapters see it."""

    def effect(self, g: WizWar, p: Plan) -> Step[WizWar] | None:
        """What was announced takes effect: the section that carries it on, or nothing if it is done."""
        raise NotImplementedError

    def feather_walk(self, seat: int, points: int, across: int, down: int) -> Step[WizWar]:
        """[WW-R54] The section in which a Featherweight floats off, so many points, this way."""
        raise NotImplementedError


def later(g: WizWar) -> LaterChapters:
    """The rules of this table, which reach to the end of the book."""
    rules = g.rules
    assert isinstance(rules, LaterChapters)
    return rules
