"""The options of a table: data first; the few paragraphs that differ ask these statements."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import CHARACTERS
from zaubertisch.kernel.game import Option

CASTS: Final[list[str]] = ["random", "pick", "fixed"]
OPTIONS: Final[list[Option]] = [
    Option("edition", ["german", "zman"]),
    Option("druid_ruby", ["off", "on"]),
    Option("sage_dust", ["off", "on"]),
    Option("turn_blocks", ["off", "on"]),
    Option("combined_payment", ["on", "off"]),
    Option("pooled_change", ["on", "off"]),
    Option("gem_supply", ["unlimited", "strict"]),
    Option("overbid", ["forbidden", "wrath"]),
    Option("one_dust", ["off", "on"]),
    Option("characters", CASTS),
    Option("calm_start", ["off", "on"]),
    Option("open_hands", ["off", "on"]),
    Option("round_cap", ["60", "10", "20", "30", "40", "100", "200"]),
]

MOST_ROUNDS: Final = 200


def characters_of(value: str) -> list[int]:
    """The characters a list like “witch, elf” names, in the order of the seats; nothing if it is no such list."""
    names = value.replace(",", " ").split()
    if not all([name in CHARACTERS for name in names]):
        return []
    found = [CHARACTERS.index(name) for name in names]
    return [] if any([found.count(character) > 1 for character in found]) else found


def is_round_cap(value: str) -> bool:
    """[ZA-R62] Any number of rounds from 1 to 200."""
    return value.isdecimal() and 1 <= int(value) <= MOST_ROUNDS


class Variant:
    """One table's options as plain statements; shared by all copies of the table and never changed."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        said = chosen or {option.key: option.values[0] for option in OPTIONS}
        zman = said["edition"] == "zman"
        self.druid_ruby = zman or said["druid_ruby"] == "on"
        self.sage_dust = zman or said["sage_dust"] == "on"
        self.turn_blocks = said["turn_blocks"] == "on"
        self.pooled_change = said["pooled_change"] == "on"
        self.combined_payment = self.pooled_change and said["combined_payment"] == "on"
        self.strict_supply = said["gem_supply"] == "strict"
        self.wrath = said["overbid"] == "wrath"
        self.one_dust = said["one_dust"] == "on"
        self.pick = said["characters"] == "pick"
        self.random_characters = said["characters"] == "random"
        self.cast: list[int] = characters_of(said["characters"]) or list(range(len(CHARACTERS)))
        self.calm_start = said["calm_start"] == "on"
        self.open_hands = said["open_hands"] == "on"
        self.round_cap = int(said["round_cap"])
