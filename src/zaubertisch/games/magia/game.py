"""The title: Magia Cum Laude for two to six."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import WORDS
from zaubertisch.games.magia.arrival import Arrival, Taking
from zaubertisch.games.magia.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.magia.ending import Announcement
from zaubertisch.games.magia.exam import Exam, LayBack
from zaubertisch.games.magia.examiner import ExaminerMove, StarStep
from zaubertisch.games.magia.layout import prepare
from zaubertisch.games.magia.move import Move
from zaubertisch.games.magia.symbols import AdditionalAction, Trade
from zaubertisch.games.magia.table import Magia
from zaubertisch.games.magia.turn import HandLimit, Match, Part, SecureWindow, Theft, Turn
from zaubertisch.games.magia.variants import OPTIONS, Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


class MagiaGame(Game):
    """[MA-001] Two to six seats."""

    def __init__(self) -> None:
        super().__init__("magia", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 2)

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> Magia:
        table = Magia(seats, chance)
        prepare(table, Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def classes(self) -> list[type]:
        return [
            Magia, Variant, Match, Turn, Part, SecureWindow, Theft, HandLimit, Move, ExaminerMove, StarStep, Arrival,
            Taking, Exam, LayBack, Announcement, AdditionalAction, Trade,
        ]


GAME: Final = MagiaGame()
