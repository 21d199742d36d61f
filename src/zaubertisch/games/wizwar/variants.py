"""The options of a table."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import CARDS, KINDS, SCHOOLS
from zaubertisch.games.wizwar.components import MOST_SEATS
from zaubertisch.kernel.game import Option

TAUGHT: Final[list[str]] = SCHOOLS[1:]  # every school but the cantrips, which everybody knows
FIRST_GAME: Final = "alchemy-elemental-mentalism"  # [WW-008] the rulebook's own advice
DRAFT: Final = "draft"
RANDOM: Final = "random"


def choices_of_three() -> list[str]:
    """[WW-008] The twenty ways to take three of six schools, the one for a first game first."""
    out = [
        f"{TAUGHT[i]}-{TAUGHT[j]}-{TAUGHT[k]}" for i in range(6) for j in range(i + 1, 6) for k in range(j + 1, 6)
    ]
    out.remove(FIRST_GAME)
    return [FIRST_GAME, *out]


OPTIONS: Final[list[Option]] = [
    Option("side", ["a", "b"]),
    Option("schools", [*choices_of_three(), RANDOM, DRAFT]),
    Option("personal_spellbook", ["off", "on"]),
    Option("giant_spellbook", ["off", "on"]),
    Option("free_thoughts", ["off", "on"]),
    Option("deadly_treasures", ["off", "on"]),
    Option("points_to_win", ["2", "3", "4"]),
    Option("heavy_burden", ["off", "on"]),
    Option("permanent_creation", ["off", "on"]),
    Option("treasure_hunt", ["off", "on"]),
    Option("turn_cap", ["off", "400", "40"]),
    Option("first_seat", ["random", *(str(seat) for seat in range(MOST_SEATS))]),
]


class Variant:
    """One table's options as plain statements; shared by all copies of the table and never changed."""

    copies: list[int]
    deck_copies: list[list[int]]
    in_force: list[str]  # the keys of all options that are on

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        said = chosen or {option.key: option.values[0] for option in OPTIONS}
        self.side = said["side"]
        self.choice = said["schools"]  # three schools, or how they are found
        self.personal = said["personal_spellbook"] == "on"
        self.giant = said["giant_spellbook"] == "on"
        self.free_thoughts = said["free_thoughts"] == "on"
        self.deadly_treasures = said["deadly_treasures"] == "on"
        self.points_to_win = int(said["points_to_win"])
        self.heavy_burden = said["heavy_burden"] == "on"
        self.permanent_creation = said["permanent_creation"] == "on"
        self.treasure_hunt = said["treasure_hunt"] == "on"
        self.turn_cap = 0 if said["turn_cap"] == "off" else int(said["turn_cap"])
        self.first_seat = -1 if said["first_seat"] == "random" else int(said["first_seat"])
        self.in_force = [option.key for option in OPTIONS if said[option.key] == "on"]
        self.schools: list[str] = []
        self.take_schools(TAUGHT if self.giant else [] if self.choice in (RANDOM, DRAFT) else self.choice.split("-"))

    def take_schools(self, schools: list[str]) -> None:
        """[WW-007 WW-R124] One deck of these schools; with personal spellbooks the other schools make the second."""
        self.schools = schools
        self.deck_copies = [[card.copies_in(schools) for card in CARDS]]
        if self.personal:
            others = [school for school in TAUGHT if school not in schools] if schools else []
            self.deck_copies.append([card.copies_in(others) for card in CARDS])
        self.copies = [sum([copies[kind] for copies in self.deck_copies]) for kind in range(KINDS)]

    def with_schools(self, schools: list[str]) -> Variant:
        """The same table once its schools are known."""
        out = Variant()
        out.side = self.side
        out.choice = self.choice
        out.personal = self.personal
        out.giant = self.giant
        out.free_thoughts = self.free_thoughts
        out.deadly_treasures = self.deadly_treasures
        out.points_to_win = self.points_to_win
        out.heavy_burden = self.heavy_burden
        out.permanent_creation = self.permanent_creation
        out.treasure_hunt = self.treasure_hunt
        out.turn_cap = self.turn_cap
        out.first_seat = self.first_seat
        out.in_force = self.in_force
        out.take_schools(schools)
        return out

    def finds_schools(self) -> bool:
        """[WW-008] Whether they are drawn or drafted; a giant spellbook needs no choice."""
        return not self.giant and self.choice in (RANDOM, DRAFT)
