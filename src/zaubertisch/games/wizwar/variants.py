"""The options of a table."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import CARDS
from zaubertisch.games.wizwar.components import MOST_SEATS, POINTS_TO_WIN
from zaubertisch.kernel.game import Option

OPTIONS: Final[list[Option]] = [
    Option("side", ["a", "b"]),
    Option("schools", ["alchemy-elemental-mentalism"]),  # [WW-008] the rulebook's own advice for a first game
    Option("turn_cap", ["off", "400"]),
    Option("first_seat", ["random", *(str(seat) for seat in range(MOST_SEATS))]),
]


class Variant:
    """One table's options as plain statements; shared by all copies of the table and never changed."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        said = chosen or {option.key: option.values[0] for option in OPTIONS}
        self.side = said["side"]
        self.schools: list[str] = said["schools"].split("-")
        self.turn_cap = 0 if said["turn_cap"] == "off" else int(said["turn_cap"])
        self.first_seat = -1 if said["first_seat"] == "random" else int(said["first_seat"])
        self.points_to_win = POINTS_TO_WIN
        self.copies: list[int] = [card.copies_in(self.schools) for card in CARDS]  # [WW-007] by card
