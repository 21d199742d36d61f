"""The options of a table: data first; the few paragraphs that differ ask these statements."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.components import CARDS, CARDS_PER_PART, COPIES, MOST_SEATS
from zaubertisch.games.magia.hexes import TOWARDS_BAY, TOWARDS_WALL
from zaubertisch.kernel.game import Option

NO: Final = ["false", "true"]
YES: Final = ["true", "false"]

OPTIONS: Final[list[Option]] = [
    Option("direction_reading", ["S", "U"]),
    Option("straight_same_colour", NO),
    Option("symbol_distribution", list(COPIES)),
    Option("announce_mode", ["ask", "auto"]),
    Option("portal_only_move", NO),
    Option("occupied_portal_stops", YES),
    Option("cards_per_part", [str(CARDS_PER_PART), "none"]),
    Option("surplus_spoils_book", NO),
    Option("third_secured", YES),
    Option("relief_draw", YES),
    Option("redeal_short_spells", NO),
    Option("open_hands", NO),
    Option("open_supplies", YES),
    Option("first_seat", ["random", *(str(seat) for seat in range(MOST_SEATS))]),
    Option("stall_limit", ["20", "10", "40", "0"]),
    Option("max_turns", ["400", "100", "200", "800"]),
]


class Variant:
    """One table's options as plain statements; shared by all copies of the table and never changed."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        said = chosen or {option.key: option.values[0] for option in OPTIONS}
        self.reading = said["direction_reading"]
        self.towards: list[int] = TOWARDS_WALL if self.reading == "S" else TOWARDS_BAY
        self.straight = said["straight_same_colour"] == "true"
        self.symbols = said["symbol_distribution"]
        self.copies: list[int] = COPIES[self.symbols]
        self.ends_by_itself = said["announce_mode"] == "auto"
        self.portal_only_move = said["portal_only_move"] == "true"
        self.occupied_portal_stops = said["occupied_portal_stops"] == "true"
        self.cards_per_part = CARDS if said["cards_per_part"] == "none" else CARDS_PER_PART
        self.surplus_spoils_book = said["surplus_spoils_book"] == "true"
        self.third_secured = said["third_secured"] == "true"
        self.relief_draw = said["relief_draw"] == "true"
        self.redeal_short_spells = said["redeal_short_spells"] == "true"
        self.open_hands = said["open_hands"] == "true"
        self.open_supplies = said["open_supplies"] == "true"
        self.first_seat = -1 if said["first_seat"] == "random" else int(said["first_seat"])
        self.stall_limit = int(said["stall_limit"])
        self.max_turns = int(said["max_turns"])
