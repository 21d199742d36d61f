"""The title: Wiz-War for two to four."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import WORDS
from zaubertisch.games.wizwar.announcement import Announcement
from zaubertisch.games.wizwar.attacks import Swapped, Volley
from zaubertisch.games.wizwar.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.wizwar.counters import Warded
from zaubertisch.games.wizwar.creations import NewDoor
from zaubertisch.games.wizwar.damage import Blows, Damage
from zaubertisch.games.wizwar.draft import Draft
from zaubertisch.games.wizwar.entering import Entering
from zaubertisch.games.wizwar.main import MoveAndCast
from zaubertisch.games.wizwar.maze import Maze
from zaubertisch.games.wizwar.minds import BrainBurn, ThoughtSteal, WhichThing
from zaubertisch.games.wizwar.neutrals import Meditation
from zaubertisch.games.wizwar.outlook import outlook
from zaubertisch.games.wizwar.pickup import MakeRoom, ManyArms, PickUp
from zaubertisch.games.wizwar.settle import BrainDebt, Overload, Settle
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.turn import DiscardAndDraw, Match, Turn
from zaubertisch.games.wizwar.variants import OPTIONS, Variant
from zaubertisch.games.wizwar.walk import Drift, FeatherWalk, ForcedWalk, Pushed, Stride
from zaubertisch.games.wizwar.water import Waterbolt
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


class WizWarGame(Game):
    """[WW-001] Two to four seats."""

    def __init__(self) -> None:
        super().__init__("wizwar", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 2)

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> WizWar:
        table = WizWar(seats, chance)
        table.lay_out(Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def settle(self, seats: int, wished: dict[str, str]) -> dict[str, str]:
        """Two spellbooks and one giant one exclude each other."""
        chosen = super().settle(seats, wished)
        if chosen["personal_spellbook"] == "on" and chosen["giant_spellbook"] == "on":
            raise BadSetup("bad-value", "Option giant_spellbook takes off, not “on”, with personal spellbooks.",
                           {"option": "giant_spellbook", "values": "off", "value": "on"})
        return chosen

    def outlook(self, table: Table, viewer: int) -> dict[str, list[int]]:
        return outlook(table, viewer)

    def classes(self) -> list[type]:
        return [
            WizWar, Variant, Maze, Spell, Match, Draft, Turn, MoveAndCast, DiscardAndDraw, Announcement, PickUp,
            MakeRoom, ManyArms, Damage, Blows, Waterbolt, WhichThing, ThoughtSteal, BrainBurn, Volley, Swapped, Warded,
            NewDoor, Stride, Pushed, Entering, ForcedWalk, FeatherWalk, Drift, Settle, Overload, BrainDebt,
            Meditation,
        ]


GAME: Final = WizWarGame()
