"""The title: Simsala… Bumm? for two to five."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.abraca import dealing, knowledge, obstacles, scoring, soundness
from zaubertisch.games.abraca.actions import WORDS
from zaubertisch.games.abraca.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.match import Match
from zaubertisch.games.abraca.round import MysticChoice, Round, Turn
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.variants import OPTIONS, Variant
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.table import Table

NONE: Final = -1


class AbracaGame(Game):
    """[AB-002] Two to five seats."""

    def __init__(self) -> None:
        super().__init__("abraca", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 1)

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> Abraca:
        table = Abraca(seats, chance)
        table.lay_out(Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def view(self, g: Abraca, viewer: int) -> AbracaView:
        return knowledge.view(g, viewer)

    def knowledge(self, g: Abraca, viewer: int) -> list[int]:
        return knowledge.learnt(g, viewer)

    def deal_anew(self, g: Abraca, viewer: int, chance: Chance) -> None:
        dealing.deal_anew(g, viewer, chance)

    def imagination(self, table: Table, viewer: int) -> Imagination:
        assert isinstance(table, Abraca)
        return dealing.AbracaImagination(table, viewer)

    def standing(self, g: Abraca, seat: int) -> int:
        return scoring.standing(g, seat)

    def outcome(self, g: Abraca) -> Outcome:
        return scoring.outcome(g)

    def obstacle(self, g: Abraca, action: int, rule: str) -> Obstacle | None:
        return obstacles.obstacle(g, action)

    def instead(self, action: int, options: list[int]) -> int:
        """Nothing is nearer than the rest: nine moves are the most there are, so a refusal names them all."""
        return NONE

    def check(self, g: Abraca) -> None:
        soundness.check(g)

    def shows_bystanders_more(self) -> bool:
        """[AB-R31] A table may show bystanders the rows of all seats."""
        return True

    def classes(self) -> list[type]:
        return [Abraca, Variant, Era, Match, Round, Turn, MysticChoice]


GAME: Final = AbracaGame()
