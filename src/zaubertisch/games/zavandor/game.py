"""The title: Das Zepter von Zavandor for two to six."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import WORDS
from zaubertisch.games.zavandor.auction import Auction
from zaubertisch.games.zavandor.components import CHARACTERS, FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.zavandor.effects import Effects
from zaubertisch.games.zavandor.limit import HandLimit
from zaubertisch.games.zavandor.paying import Payment
from zaubertisch.games.zavandor.round import Characters, Match, Round
from zaubertisch.games.zavandor.table import Zavandor
from zaubertisch.games.zavandor.turn import Turn
from zaubertisch.games.zavandor.variants import CASTS, MOST_ROUNDS, OPTIONS, Variant, characters_of, is_round_cap
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


def bad_value(key: str, values: str, value: str) -> BadSetup:
    """What an option takes whose values are too many to list; a list of characters is shown by an example."""
    return BadSetup(
        "bad-value", f"Option {key} takes {values}, not “{value}”.", {"option": key, "values": values, "value": value},
    )


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
            raise bad_value(key, f"1–{MOST_ROUNDS}", value)
        if key == "characters" and value not in CASTS:
            raise bad_value(key, ", ".join([*CASTS, " ".join(CHARACTERS[:seats])]), value)
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
