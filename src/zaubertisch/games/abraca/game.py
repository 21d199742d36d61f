"""The title: Simsala… Bumm? for two to five."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.abraca.actions import WORDS
from zaubertisch.games.abraca.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.round import Match, MysticChoice, Round, Turn
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.variants import OPTIONS, Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


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

    def classes(self) -> list[type]:
        return [Abraca, Variant, Era, Match, Round, Turn, MysticChoice]


GAME: Final = AbracaGame()
