"""The title: Zauberschwert & Drachenei for two to four."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import WORDS
from zaubertisch.games.drachenei.adventures.auction import Auction, SpellSale
from zaubertisch.games.drachenei.adventures.creature import Creature, Fight
from zaubertisch.games.drachenei.adventures.evaluation import Evaluation
from zaubertisch.games.drachenei.adventures.victory import Victory
from zaubertisch.games.drachenei.box.box import Box
from zaubertisch.games.drachenei.box.sheet import box_named, sheet_of, written
from zaubertisch.games.drachenei.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.drachenei.obstacles.every_word import allowed_instead, in_the_way
from zaubertisch.games.drachenei.orders import ORDERS, ordered
from zaubertisch.games.drachenei.phases.choosing import Choosing
from zaubertisch.games.drachenei.phases.laying import LayingOut
from zaubertisch.games.drachenei.phases.match import Match
from zaubertisch.games.drachenei.phases.trading import Trading
from zaubertisch.games.drachenei.spells.windows import Robbery, SpellLap
from zaubertisch.games.drachenei.table import dealing, knowledge, prospects, scoring, soundness
from zaubertisch.games.drachenei.table.draws import Settled
from zaubertisch.games.drachenei.table.prospects import DracheneiOutlook
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.games.drachenei.variants import OPTIONS, Variant
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game, Order
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View


class DracheneiGame(Game):
    """[DE-002] Two to four seats."""

    def __init__(self) -> None:
        super().__init__("drachenei", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 2)

    def checked(self, key: str, value: str, seats: int) -> str:
        """The cards may also be a sheet of their own, written out."""
        if key != "components":
            return super().checked(key, value, seats)
        box_named(value)
        return written(sheet_of(value))

    def settle(self, seats: int, wished: dict[str, str]) -> dict[str, str]:
        """[DE-097 DE-098] A stone never costs less magic than it brings, or two spells would make stones of nothing."""
        chosen = super().settle(seats, wished)
        variant = Variant(chosen)
        if variant.transformus_price < variant.retransformus_gain:
            price, gain = str(variant.transformus_price), str(variant.retransformus_gain)
            raise BadSetup("stone-pump", f"A stone cannot cost {price} magic and bring {gain}.",
                           {"price": price, "gain": gain})
        return chosen

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> Drachenei:
        table = Drachenei(seats, chance)
        table.set_up(Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def view(self, g: Drachenei, viewer: int) -> DracheneiView:
        return knowledge.view(g, viewer)

    def outlook(self, table: Table, viewer: int) -> DracheneiOutlook:
        assert isinstance(table, Drachenei)
        return prospects.outlook(knowledge.view(table, viewer))

    def knowledge(self, g: Drachenei, viewer: int) -> list[int]:
        return knowledge.learnt(g, viewer)

    def deal_anew(self, g: Drachenei, viewer: int, chance: Chance) -> None:
        dealing.deal_anew(g, viewer, chance)

    def standing(self, g: Drachenei, seat: int) -> int:
        return g.stones[seat]

    def outcome(self, g: Drachenei) -> Outcome:
        return scoring.outcome(g)

    def obstacle(self, g: Drachenei, action: int, rule: str) -> Obstacle | None:
        return in_the_way(g, action, rule)

    def instead(self, action: int, options: list[int]) -> int:
        return allowed_instead(action, options)

    def check(self, g: Drachenei) -> None:
        soundness.check(g)

    def orders(self) -> list[Order]:
        return ORDERS

    def ordered(self, view: View, options: list[str], given: dict[str, int]) -> str:
        return ordered(view.question, options, given)

    def classes(self) -> list[type]:
        return [
            Drachenei, Variant, Box, Settled, Match, Choosing, Evaluation, Auction, SpellSale, Creature, Fight, Victory,
            Robbery, SpellLap, Trading, LayingOut,
        ]


GAME: Final = DracheneiGame()
