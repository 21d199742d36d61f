"""The title: Das Zepter von Zavandor for two to six."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import WORDS
from zaubertisch.games.zavandor.components import CHARACTERS, FEWEST_SEATS, MOST_SEATS
from zaubertisch.games.zavandor.match import Characters, Match
from zaubertisch.games.zavandor.obstacles import answers
from zaubertisch.games.zavandor.obstacles.nearest import nearest
from zaubertisch.games.zavandor.orders import ORDERS, least_bid, ordered
from zaubertisch.games.zavandor.table import dealing, knowledge, scoring, soundness
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn.artefacts import Effects
from zaubertisch.games.zavandor.turn.auction import Auction
from zaubertisch.games.zavandor.turn.hand_limit import HandLimit
from zaubertisch.games.zavandor.turn.payment import Payment
from zaubertisch.games.zavandor.turn.round import Round
from zaubertisch.games.zavandor.turn.turn import Turn
from zaubertisch.games.zavandor.variants import CASTS, MOST_ROUNDS, OPTIONS, Variant, characters_of, is_round_cap
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game, Order
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View


def bad_value(key: str, values: str, value: str) -> BadSetup:
    """What an option takes whose values are too many to list; a list of characters is shown by an example."""
    return BadSetup(
        "bad-value", f"Option {key} takes {values}, not “{value}”.", {"option": key, "values": values, "value": value},
    )


class ZavandorGame(Game):
    """[ZA-018] Two to six seats."""

    def __init__(self) -> None:
        super().__init__("zavandor", FEWEST_SEATS, MOST_SEATS, OPTIONS, WORDS, 2)

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

    def view(self, g: Zavandor, viewer: int) -> ZavandorView:
        return knowledge.view(g, viewer)

    def knowledge(self, g: Zavandor, viewer: int) -> list[int]:
        return knowledge.learnt(g, viewer)

    def deal_anew(self, g: Zavandor, viewer: int, chance: Chance) -> None:
        dealing.deal_anew(g, viewer, chance)

    def imagination(self, table: Table, viewer: int) -> Imagination:
        return dealing.ZavandorImagination(table, viewer)

    def standing(self, g: Zavandor, seat: int) -> int:
        return scoring.points(g, seat)

    def outcome(self, g: Zavandor) -> Outcome:
        return scoring.outcome(g)

    def obstacle(self, g: Zavandor, action: int, rule: str) -> Obstacle | None:
        return answers.obstacle(g, action, rule)

    def instead(self, action: int, options: list[int]) -> int:
        return nearest(action, options)

    def check(self, g: Zavandor) -> None:
        soundness.check(g)

    def orders(self) -> list[Order]:
        return ORDERS

    def occasion(self, view: View) -> int:
        """The item up for auction."""
        assert isinstance(view, ZavandorView)
        return view.item

    def least_order(self, view: View, key: str) -> int:
        assert isinstance(view, ZavandorView)
        return least_bid(view) if key == "bid_up_to" else 0

    def ordered(self, view: View, options: list[str], given: dict[str, int]) -> str:
        return ordered(options, given)

    def classes(self) -> list[type]:
        return [Zavandor, Variant, Match, Characters, Round, Turn, Payment, Auction, Effects, HandLimit]


GAME: Final = ZavandorGame()
