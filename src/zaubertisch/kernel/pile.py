"""Piles: cards, stones or tokens that lie together and have no order.

The counts lie in packed machine words (`vec`): a copy is one block of memory, and no number is an object.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zaubertisch.kernel.chance import Chance

COMPILED: Final = not __file__.endswith(".py")


def packed(counts: list[int]) -> vec[i64]:
    """The counts as machine words; interpreted, a plain list does the same and is quicker."""
    return vec[i64](counts) if COMPILED else cast("vec[i64]", counts)


NOTHING: Final = packed([0] * 4096)  # blank piles are cut from this, which is quicker than counting zeros


@mypyc_attr(acyclic=True)
class Pile:
    """How many of each kind lie here. Nothing has an order until it is drawn, so there is no order to betray."""

    counts: vec[i64]

    def __init__(self, kinds: int = 0) -> None:
        self.size: i64 = 0
        if kinds:
            self.counts = NOTHING[:kinds]

    def __len__(self) -> int:
        return int(self.size)

    def has(self, kind: i64) -> bool:
        return self.counts[kind] > 0

    def count(self, kind: i64) -> int:
        return int(self.counts[kind])

    def add(self, kind: i64, copies: i64 = 1) -> None:
        self.counts[kind] += copies
        self.size += copies
        assert self.counts[kind] >= 0

    def remove(self, kind: i64) -> None:
        assert self.counts[kind] > 0
        self.counts[kind] -= 1
        self.size -= 1

    def draw(self, chance: Chance) -> int:
        """Take one out at random, each piece equally likely, and say its kind."""
        left: i64 = chance.below(int(self.size))
        kind: i64 = 0
        while left >= self.counts[kind]:
            left -= self.counts[kind]
            kind += 1
        self.counts[kind] -= 1
        self.size -= 1
        return int(kind)

    def pour(self, other: Pile) -> None:
        """Add as many of each kind as lie in `other`."""
        for kind in range(len(self.counts)):
            self.counts[kind] += other.counts[kind]
        self.size += other.size

    def cards(self) -> list[int]:
        """Every piece by its kind, in rising order."""
        return spelled_out(self.counts, 0, self.size)

    def kinds(self) -> list[int]:
        """The kinds that lie here, each once, in rising order."""
        return [int(kind) for kind in range(len(self.counts)) if self.counts[kind] > 0]

    def to_list(self) -> list[int]:
        return [int(copies) for copies in self.counts]

    def fill(self, counts: list[int]) -> None:
        """Hold exactly these counts."""
        self.counts = packed(counts)
        self.size = sum(counts)

    def clone(self) -> Pile:
        twin = Pile()
        twin.counts = self.counts[:]
        twin.size = self.size
        return twin


@mypyc_attr(acyclic=True)
class Piles:
    """A pile for each seat, in one block of memory: the same verbs as a pile, with the seat first."""

    counts: vec[i64]  # a row a seat: how many of each kind, then how many in all

    def __init__(self, seats: int = 0, kinds: int = 0) -> None:
        self.kinds: i64 = kinds
        if seats:
            self.counts = NOTHING[: seats * (kinds + 1)]

    def size(self, seat: i64) -> int:
        return int(self.counts[seat * (self.kinds + 1) + self.kinds])

    def has(self, seat: i64, kind: i64) -> bool:
        return self.counts[seat * (self.kinds + 1) + kind] > 0

    def count(self, seat: i64, kind: i64) -> int:
        return int(self.counts[seat * (self.kinds + 1) + kind])

    def add(self, seat: i64, kind: i64, copies: i64 = 1) -> None:
        first: i64 = seat * (self.kinds + 1)
        self.counts[first + kind] += copies
        self.counts[first + self.kinds] += copies
        assert self.counts[first + kind] >= 0

    def remove(self, seat: i64, kind: i64) -> None:
        first: i64 = seat * (self.kinds + 1)
        assert self.counts[first + kind] > 0
        self.counts[first + kind] -= 1
        self.counts[first + self.kinds] -= 1

    def draw(self, seat: i64, chance: Chance) -> int:
        """Take one of the seat's pieces at random, each equally likely, and say its kind."""
        first: i64 = seat * (self.kinds + 1)
        left: i64 = chance.below(self.size(seat))
        kind: i64 = 0
        while left >= self.counts[first + kind]:
            left -= self.counts[first + kind]
            kind += 1
        self.remove(seat, kind)
        return int(kind)

    def pour_into(self, seat: i64, pile: Pile) -> None:
        """Add as many of each kind to `pile` as the seat has; the seat keeps its own."""
        first: i64 = seat * (self.kinds + 1)
        for kind in range(self.kinds):
            pile.counts[kind] += self.counts[first + kind]
        pile.size += self.counts[first + self.kinds]

    def clear(self, seat: i64) -> None:
        """Nothing is left to the seat."""
        first: i64 = seat * (self.kinds + 1)
        for place in range(self.kinds + 1):
            self.counts[first + place] = 0

    def cards(self, seat: i64) -> list[int]:
        """Every piece of the seat by its kind, in rising order."""
        first: i64 = seat * (self.kinds + 1)
        return spelled_out(self.counts, first, self.counts[first + self.kinds])

    def kinds_of(self, seat: i64) -> list[int]:
        """The kinds the seat has, each once, in rising order."""
        counts = self.counts
        place: i64 = seat * (self.kinds + 1)
        first: i64 = place
        left: i64 = counts[first + self.kinds]
        out: list[int] = []
        while left > 0:
            if counts[place] > 0:
                left -= counts[place]
                out.append(int(place - first))
            place += 1
        return out

    def to_list(self) -> list[int]:
        return [int(copies) for copies in self.counts]

    def fill(self, counts: list[int]) -> None:
        """Hold exactly these counts, in the order of `to_list`."""
        self.counts = packed(counts)

    def clone(self) -> Piles:
        twin = Piles()
        twin.kinds = self.kinds
        twin.counts = self.counts[:]
        return twin


def spelled_out(counts: vec[i64], first: i64, left: i64) -> list[int]:
    """Each kind as often as it is counted, in rising order, until all that lie there are named."""
    out: list[int] = []
    place: i64 = first
    while left > 0:
        copies: i64 = counts[place]
        left -= copies
        while copies > 0:
            out.append(int(place - first))
            copies -= 1
        place += 1
    return out
