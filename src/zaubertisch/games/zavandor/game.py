"""The title: Das Zepter von Zavandor for two to six."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import WORDS
from zaubertisch.games.zavandor.auction import Auction
from zaubertisch.games.zavandor.components import FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.zavandor.effects import Effects
from zaubertisch.games.zavandor.limit import HandLimit
from zaubertisch.games.zavandor.paying import Payment
from zaubertisch.games.zavandor.round import Characters, Match, Round
from zaubertisch.games.zavandor.table import Zavandor
from zaubertisch.games.zavandor.turn import Turn
from zaubertisch.games.zavandor.variants import MOST_ROUNDS, OPTIONS, Variant, characters_of, is_round_cap
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


class ZavandorGame(Game):
    """[ZA-018] Two to six seats."""

    def __init__(self) -> None:
        super().__init__("zavandor", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 1)

    def checked(self, key: str, value: str, seats: int) -> str:
        """Beside the values listed, a list of as many characters as seats, and any round cap from 1 to 200."""
        if key == "characters" and len(characters_of(value)) == seats:
            return value
        if key == "round_cap" and is_round_cap(value):
            return value
        if key == "round_cap":
            raise BadSetup(
                "bad-value", f"Option {key} takes 1–{MOST_ROUNDS}, not “{value}”.",
                {"option": key, "values": f"1–{MOST_ROUNDS}", "value": value},
            )
        return super().checked(key, value, seats)

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> Zavandor:
        table = Zavandor(seats, chance)
        table.lay_out(Variant(chosen))
        return table

    def open(self, table: Table) -> None:
        table.start(Match())

    def classes(self) -> list[type]:
        return [Zavandor, Variant, Match, Characters, Round, Turn, Payment, Auction, Effects, HandLimit]


GAME: Final = ZavandorGame()
