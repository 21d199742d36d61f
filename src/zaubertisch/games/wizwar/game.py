"""The title: Wiz-War for two to four."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import WORDS
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.announce.announcement import Announcement
from zaubertisch.games.wizwar.announce.later import LaterChapters
from zaubertisch.games.wizwar.components import FEWEST_SEATS, MOST_SEATS, TREASURES_EACH
from zaubertisch.games.wizwar.effects.counters import Warded
from zaubertisch.games.wizwar.effects.creations import NewDoor
from zaubertisch.games.wizwar.effects.darts import Volley
from zaubertisch.games.wizwar.effects.minds import BrainBurn, ThoughtSteal, WhichThing
from zaubertisch.games.wizwar.effects.neutrals import Meditation
from zaubertisch.games.wizwar.effects.registry import resolve
from zaubertisch.games.wizwar.effects.swap import Swapped
from zaubertisch.games.wizwar.effects.water import Waterbolt
from zaubertisch.games.wizwar.harm.being_moved import Drift, ForcedWalk, Pushed, Stride
from zaubertisch.games.wizwar.harm.blows import Blows
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.entering import Entering
from zaubertisch.games.wizwar.harm.floating import FeatherWalk
from zaubertisch.games.wizwar.harm.pickup import MakeRoom, ManyArms, PickUp
from zaubertisch.games.wizwar.harm.settle import Settle
from zaubertisch.games.wizwar.harm.shedding import BrainDebt, Overload
from zaubertisch.games.wizwar.maze.maze import Maze
from zaubertisch.games.wizwar.obstacles.instead import instead
from zaubertisch.games.wizwar.obstacles.refused import obstacle
from zaubertisch.games.wizwar.orders import ORDERS, ordered
from zaubertisch.games.wizwar.show.dealing import deal_anew
from zaubertisch.games.wizwar.show.outlook import WizWarOutlook, outlook
from zaubertisch.games.wizwar.show.view_of import view_of
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.table.scoring import outcome
from zaubertisch.games.wizwar.table.sightings import learnt
from zaubertisch.games.wizwar.table.soundness import check
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.draft import Draft
from zaubertisch.games.wizwar.turn.match import Match
from zaubertisch.games.wizwar.turn.phase2 import MoveAndCast
from zaubertisch.games.wizwar.turn.turn import DiscardAndDraw, Turn
from zaubertisch.games.wizwar.variants import OPTIONS, Variant
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Order
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.step import Step
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View


class WizWarGame(LaterChapters):
    """[WW-001] Two to four seats."""

    def __init__(self) -> None:
        super().__init__("wizwar", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 3)

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> WizWar:
        table = WizWar(seats, chance)
        table.lay_out(Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def settle(self, seats: int, wished: dict[str, str]) -> dict[str, str]:
        """Two spellbooks and one giant one exclude each other; a hunt needs as many treasures as it asks for."""
        chosen = super().settle(seats, wished)
        if chosen["personal_spellbook"] == "on" and chosen["giant_spellbook"] == "on":
            raise BadSetup("bad-value", "Option giant_spellbook takes off, not “on”, with personal spellbooks.",
                           {"option": "giant_spellbook", "values": "off", "value": "on"})
        points = chosen["points_to_win"]
        if chosen["treasure_hunt"] == "on" and int(points) > TREASURES_EACH * (seats - 1):
            raise BadSetup("hunt-too-long", f"A treasure hunt of two has only two enemy treasures, not {points}.",
                           {"points": points})
        return chosen

    def outlook(self, table: Table, viewer: int) -> WizWarOutlook:
        return outlook(table, viewer)

    def effect(self, g: WizWar, p: Plan) -> Step[WizWar] | None:
        return resolve(g, p)

    def feather_walk(self, seat: int, points: int, across: int, down: int) -> FeatherWalk:
        return FeatherWalk(seat, points, across, down)

    def view(self, g: WizWar, viewer: int) -> WizWarView:
        return view_of(g, viewer)

    def knowledge(self, g: WizWar, viewer: int) -> list[int]:
        return learnt(g, viewer)

    def deal_anew(self, g: WizWar, viewer: int, chance: Chance) -> None:
        deal_anew(g, viewer, chance)

    def standing(self, g: WizWar, seat: int) -> int:
        return g.points(seat)

    def outcome(self, g: WizWar) -> Outcome:
        return outcome(g)

    def obstacle(self, g: WizWar, action: int, rule: str) -> Obstacle | None:
        return obstacle(g, action, rule)

    def instead(self, action: int, options: list[int]) -> int:
        return instead(action, options)

    def check(self, g: WizWar) -> None:
        check(g)

    def orders(self) -> list[Order]:
        return ORDERS

    def ordered(self, view: View, options: list[str], given: dict[str, int]) -> str:
        assert isinstance(view, WizWarView)
        return ordered(view, options, given)

    def classes(self) -> list[type]:
        return [
            WizWar, Variant, Maze, Spell, Match, Draft, Turn, MoveAndCast, DiscardAndDraw, Announcement, PickUp,
            MakeRoom, ManyArms, Damage, Blows, Waterbolt, WhichThing, ThoughtSteal, BrainBurn, Volley, Swapped, Warded,
            NewDoor, Stride, Pushed, Entering, ForcedWalk, FeatherWalk, Drift, Settle, Overload, BrainDebt,
            Meditation,
        ]


GAME: Final = WizWarGame()
