"""The options of a table: data first; the few paragraphs that differ ask these statements."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.box.box import STANDARD, Box
from zaubertisch.games.drachenei.box.sheet import box_named
from zaubertisch.games.drachenei.components import (
    ADDUS,
    FULMENTUS,
    HARPAGARUS,
    MOST_SEATS,
    RECON1_NAME,
    RETRANSFORMUS,
    STONEX,
    TRANSFORMUS,
)
from zaubertisch.kernel.game import Option

AS_ON_THE_CARD: Final = "card"

OPTIONS: Final[list[Option]] = [
    Option("components", [RECON1_NAME]),
    Option("spell_windows", ["full", "lean"]),
    Option("fulmentus_cut", [AS_ON_THE_CARD, "0", "1", "2"]),
    Option("stonex_gain", [AS_ON_THE_CARD, "0", "1", "2"]),
    Option("addus_gain", [AS_ON_THE_CARD, "1", "2"]),
    Option("harpagarus_take", [AS_ON_THE_CARD, "1", "2"]),
    Option("transformus_price", [AS_ON_THE_CARD, "2", "3", "4"]),
    Option("retransformus_gain", [AS_ON_THE_CARD, "1", "2"]),
    Option("min_spell_bid", ["1", "0"]),
    Option("vote", ["open", "sealed"]),
    Option("alone_needs_means", ["false", "true"]),
    Option("may_decline", ["false", "true"]),
    Option("trade_laps", ["8", "0", "1", "2", "3"]),
    Option("offers", ["open", "addressed"]),
    Option("lay_out", ["ask", "auto"]),
    Option("stall_rounds", ["10", *(str(rounds) for rounds in range(5, 21) if rounds != 10)]),
    Option("first_seat", ["random", *(str(seat) for seat in range(MOST_SEATS))]),
    Option("group_line", ["one", "by_size"]),
]

STANDARD_CHOICE: Final[dict[str, str]] = {option.key: option.values[0] for option in OPTIONS}


class Variant:
    """One table's options as plain statements; shared by all copies of the table and never changed."""

    box: Box

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        said = chosen or STANDARD_CHOICE
        self.box = box_named(said["components"]) if chosen else STANDARD
        self.full_windows = said["spell_windows"] == "full"
        self.fulmentus_cut = self.amount(said["fulmentus_cut"], FULMENTUS)
        self.stonex_gain = self.amount(said["stonex_gain"], STONEX)
        self.addus_gain = self.amount(said["addus_gain"], ADDUS)
        self.harpagarus_take = self.amount(said["harpagarus_take"], HARPAGARUS)
        self.transformus_price = self.amount(said["transformus_price"], TRANSFORMUS)
        self.retransformus_gain = self.amount(said["retransformus_gain"], RETRANSFORMUS)
        self.min_spell_bid = int(said["min_spell_bid"])
        self.sealed_vote = said["vote"] == "sealed"
        self.alone_needs_means = said["alone_needs_means"] == "true"
        self.may_decline = said["may_decline"] == "true"
        self.trade_laps = int(said["trade_laps"])
        self.addressed_offers = said["offers"] == "addressed"
        self.auto_lay_out = said["lay_out"] == "auto"
        self.stall_rounds = int(said["stall_rounds"])
        self.first_seat = -1 if said["first_seat"] == "random" else int(said["first_seat"])
        self.line_by_size = said["group_line"] == "by_size"

    def amount(self, said: str, spell: int) -> int:
        """What the table wants of a spell, or what its card says."""
        return self.box.figure[spell] if said == AS_ON_THE_CARD else int(said)
