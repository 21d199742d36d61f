"""What is known of hidden places, as it is told: whole numbers only, so that equal knowledge gives equal bytes."""

from __future__ import annotations

from typing import Final, Literal

CERTAIN: Final = 1_000_000  # chances are told in millionths
NOBODY: Final = -1  # whose place lies on the table

Hidden = Literal[
    "row", "mystics", "mystic_table", "supply", "hand", "next", "vote", "trap", "mission", "favourite", "book",
    "crystals", "value", "under",
]


class Likely:
    """Something that may be at a hidden place, and the chances that it is there once or more, twice or more, …"""

    def __init__(self, what: int, at_least: list[int]) -> None:
        self.what = what  # a number, kind, card, square or value, as the game's view has them
        self.at_least = at_least  # nothing is told that cannot be; certain is only what the seat knows


class Place:
    """A hidden place, how many pieces are there, and what they may be: all that is possible, or that came up."""

    def __init__(self, place: Hidden, seat: int, size: int, likely: list[Likely], worlds: int = 0) -> None:
        self.place = place
        self.seat = seat
        self.size = size
        self.likely = likely
        self.worlds = worlds  # from so many imagined worlds; 0 for exactly


class Insight:
    """All places that are hidden from a seat, with what it could know of them."""

    def __init__(self, viewer: int, places: list[Place]) -> None:
        self.viewer = viewer
        self.places = places
