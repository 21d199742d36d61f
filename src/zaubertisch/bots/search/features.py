"""Features: a position as numbers, as one seat knows it; what a learnt value looks at."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from zaubertisch.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A position as numbers, as one seat knows it: equal for all worlds that seat cannot tell apart."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def write(self, table: Table, seat: int, buffer: list[float]) -> None:
        """Put a number for each name into `buffer`, which is as long as `names`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatBySeat(Features):
    """What the seat knows of itself, of the rival who stands best, of all rivals on average, and of the table."""

    def __init__(self, own: list[str], others: list[str], table: list[str]) -> None:
        """The first number of another seat says how well it stands."""
        super().__init__([*own, *["best " + name for name in others], *["mean " + name for name in others], *table])

    def own(self, table: Table, seat: int) -> list[float]:
        """What a seat knows of itself."""
        raise NotImplementedError

    def other(self, table: Table, other: int) -> list[float]:
        """What everybody knows of a seat, how well it stands first."""
        raise NotImplementedError

    def shared(self, table: Table) -> list[float]:
        """What everybody knows of the table."""
        raise NotImplementedError

    def write(self, table: Table, seat: int, buffer: list[float]) -> None:
        rivals = [self.other(table, other) for other in range(table.seats) if other != seat]
        side_by_side(self.own(table, seat), rivals, self.shared(table), buffer)


class InWorld:
    """A world that somebody imagines, as numbers, from one seat's side: with the secrets of all, as they are imagined.

    It says of each rival what that one would know there, so it must never be asked about the table that is played.
    """

    def __init__(self, features: SeatBySeat, own: list[str], shared: list[str]) -> None:
        """The first number of a seat says how well it stands."""
        self.features = features
        self.own = own
        self.shared = shared
        self.names = [*own, *["best " + name for name in own], *["mean " + name for name in own], *shared, "seats"]

    def write(self, world: Table, buffers: list[list[float]]) -> None:
        """For every seat, put a number for each name into its buffer."""
        features = self.features
        knowing = [features.own(world, seat) for seat in range(world.seats)]
        shared = [*features.shared(world), float(world.seats)]
        for seat in range(world.seats):
            side_by_side(knowing[seat], knowing[:seat] + knowing[seat + 1:], shared, buffers[seat])

    def __reduce__(self) -> tuple[Any, ...]:
        return InWorld, (self.features, self.own, self.shared)


def side_by_side(own: list[float], rivals: list[list[float]], shared: list[float], buffer: list[float]) -> None:
    """What is known of oneself, of the rival who stands best, of all rivals on average, and of the table."""
    place = copied(own, buffer, 0)
    best = rivals[0]
    for rival in rivals:
        if rival[0] > best[0]:
            best = rival
    place = copied(best, buffer, place)
    for column in range(len(best)):
        total = 0.0
        for rival in rivals:
            total += rival[column]
        buffer[place] = total / len(rivals)
        place += 1
    copied(shared, buffer, place)


def copied(numbers: list[float], buffer: list[float], place: int) -> int:
    """Put them into the buffer from this place on; says where they end."""
    for number in numbers:
        buffer[place] = number
        place += 1
    return place
