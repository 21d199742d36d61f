"""The title: Zauberschwert & Drachenei for two to four."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import WORDS
from zaubertisch.games.drachenei.auction import Auction, SpellSale
from zaubertisch.games.drachenei.box import Box
from zaubertisch.games.drachenei.box_text import box_named, sheet_of, written
from zaubertisch.games.drachenei.choosing import Choosing
from zaubertisch.games.drachenei.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.drachenei.creature import Creature, Fight
from zaubertisch.games.drachenei.evaluation import Evaluation
from zaubertisch.games.drachenei.laying import LayingOut
from zaubertisch.games.drachenei.marks import Settled
from zaubertisch.games.drachenei.match import Match
from zaubertisch.games.drachenei.table import Drachenei
from zaubertisch.games.drachenei.trading import Trading
from zaubertisch.games.drachenei.variants import OPTIONS, Variant
from zaubertisch.games.drachenei.victory import Victory
from zaubertisch.games.drachenei.windows import Robbery, SpellLap
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


class DracheneiGame(Game):
    """[DE-002] Two to four seats."""

    def __init__(self) -> None:
        super().__init__("drachenei", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 1)

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
        table.lay_out(Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def classes(self) -> list[type]:
        return [
            Drachenei, Variant, Box, Settled, Match, Choosing, Evaluation, Auction, SpellSale, Creature, Fight, Victory,
            Robbery, SpellLap, Trading, LayingOut,
        ]


GAME: Final = DracheneiGame()
