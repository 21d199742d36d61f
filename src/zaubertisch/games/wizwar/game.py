"""The title: Wiz-War for two to four."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import WORDS
from zaubertisch.games.wizwar.announcement import Announcement
from zaubertisch.games.wizwar.attacks import BrainBurn, ThoughtSteal, Waterbolt, WhichThing
from zaubertisch.games.wizwar.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.wizwar.damage import Blows, Damage
from zaubertisch.games.wizwar.main import MoveAndCast
from zaubertisch.games.wizwar.maze import Maze
from zaubertisch.games.wizwar.pickup import MakeRoom, PickUp
from zaubertisch.games.wizwar.settle import BrainDebt, Overload, Settle
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.turn import DiscardAndDraw, Match, Turn
from zaubertisch.games.wizwar.variants import OPTIONS, Variant
from zaubertisch.games.wizwar.walk import Drift, Entering, ForcedWalk
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


class WizWarGame(Game):
    """[WW-001] Two to four seats."""

    def __init__(self) -> None:
        super().__init__("wizwar", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 1)

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> WizWar:
        table = WizWar(seats, chance)
        table.lay_out(Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def classes(self) -> list[type]:
        return [
            WizWar, Variant, Maze, Spell, Match, Turn, MoveAndCast, DiscardAndDraw, Announcement, PickUp, MakeRoom,
            Damage, Blows, Waterbolt, WhichThing, ThoughtSteal, BrainBurn, Entering, ForcedWalk, Drift, Settle,
            Overload, BrainDebt,
        ]


GAME: Final = WizWarGame()
