"""The title: Magia Cum Laude for two to six."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import WORDS
from zaubertisch.games.magia.arrival.arrival import Arrival, Taking
from zaubertisch.games.magia.arrival.ending import Announcement
from zaubertisch.games.magia.arrival.exam import Exam, LayBack
from zaubertisch.games.magia.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.magia.moving.examiner import ExaminerMove
from zaubertisch.games.magia.moving.move import Move
from zaubertisch.games.magia.obstacles import obstacles
from zaubertisch.games.magia.table import dealing, knowledge, scoring, soundness
from zaubertisch.games.magia.table.setting_up import prepare
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.turn.drawing import Theft
from zaubertisch.games.magia.turn.match import Match
from zaubertisch.games.magia.turn.securing import SecureWindow
from zaubertisch.games.magia.turn.star import StarStep
from zaubertisch.games.magia.turn.symbols import AdditionalAction, Trade
from zaubertisch.games.magia.turn.turn import HandLimit, Part, Turn
from zaubertisch.games.magia.variants import OPTIONS, Variant
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.table import Table


class MagiaGame(Game):
    """[MA-001] Two to six seats."""

    def __init__(self) -> None:
        super().__init__("magia", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 3)

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> Magia:
        table = Magia(seats, chance)
        prepare(table, Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def view(self, g: Magia, viewer: int) -> MagiaView:
        return knowledge.view(g, viewer)

    def knowledge(self, g: Magia, viewer: int) -> list[int]:
        return knowledge.learnt(g, viewer)

    def deal_anew(self, g: Magia, viewer: int, chance: Chance) -> None:
        dealing.deal_anew(g, viewer, chance)

    def imagination(self, table: Table, viewer: int) -> Imagination:
        assert isinstance(table, Magia)
        return dealing.MagiaImagination(table, viewer)

    def standing(self, g: Magia, seat: int) -> int:
        return scoring.total(g, seat)

    def outcome(self, g: Magia) -> Outcome:
        return scoring.outcome(g)

    def obstacle(self, g: Magia, action: int, rule: str) -> Obstacle | None:
        return obstacles.obstacle(g, action, rule)

    def instead(self, action: int, options: list[int]) -> int:
        return obstacles.instead(action, options)

    def check(self, g: Magia) -> None:
        soundness.check(g)

    def classes(self) -> list[type]:
        return [
            Magia, Variant, Match, Turn, Part, SecureWindow, Theft, HandLimit, Move, ExaminerMove, StarStep, Arrival,
            Taking, Exam, LayBack, Announcement, AdditionalAction, Trade,
        ]


GAME: Final = MagiaGame()
