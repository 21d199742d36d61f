"""Sheet: a row of numbers being filled in, one after another; and the description of what stands where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.table import Table

MOST: Final = 9999  # numbers beyond this are written as this


class Field:
    """Some numbers of an observation that belong together: name, how many, bounds, and what they say."""

    def __init__(self, name: str, size: int, highest: int, says: str, least: int = 0, scale: int = 0) -> None:
        self.name = name
        self.size = size
        self.highest = highest
        self.says = says
        self.least = least
        self.scale = scale or highest  # what a learner may divide by, so that usual numbers lie between 0 and 1


class Sheet:
    """Numbers of 16 bits in one block of memory; a row may be one of many. It is blank before it is written: most
    numbers are zeros, and zeros are passed over."""

    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers = numbers
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """One number."""
        if number:
            self.numbers[self.at] = i16(min_most(number))  # of a condition, `i16` would be a call of Python's
        self.at += 1

    def put_flag(self, flag: bool) -> None:
        if flag:
            self.numbers[self.at] = 1
        self.at += 1

    def put_list(self, numbers: list[int]) -> None:
        row = self.numbers
        at: i64 = self.at
        for number in numbers:
            row[at] = i16(min_most(number))
            at += 1
        self.at = at

    def put_around(self, numbers: list[int], own: i64) -> None:
        """A number for each seat, clockwise from one's own."""
        row = self.numbers
        at: i64 = self.at
        seats: i64 = len(numbers)
        seat: i64 = own
        for _ in range(seats):
            row[at] = i16(min_most(numbers[seat]))
            at += 1
            seat += 1
            if seat == seats:
                seat = 0
        self.at = at

    def put_sizes(self, piles: Piles, own: i64, seats: i64) -> None:
        """How many pieces each seat has, clockwise from one's own."""
        row = self.numbers
        counts = piles.counts
        width: i64 = piles.kinds + 1
        at: i64 = self.at
        seat: i64 = own
        for _ in range(seats):
            row[at] = i16(counts[seat * width + width - 1])
            at += 1
            seat += 1
            if seat == seats:
                seat = 0
        self.at = at

    def put_same(self, number: i64, size: i64) -> None:
        """The same number so many times."""
        row = self.numbers
        at: i64 = self.at
        end: i64 = at + size
        short: i16 = i16(number)
        while at < end:
            row[at] = short
            at += 1
        self.at = end

    def put_places(self, owners: list[int], owner: i64) -> None:
        """A one for each of these that has this owner."""
        row = self.numbers
        at: i64 = self.at
        for each in owners:
            if i64(each) == owner:
                row[at] = 1
            at += 1
        self.at = at

    def put_stretch(self, numbers: list[int], first: i64, size: i64) -> None:
        """So many of these numbers, from this one on."""
        row = self.numbers
        at: i64 = self.at
        end: i64 = first + size
        while first < end:
            row[at] = i16(min_most(numbers[first]))
            at += 1
            first += 1
        self.at = at

    def put_nothing(self, size: i64) -> None:
        """So many zeros."""
        self.at += size

    def put_one_of(self, which: i64, size: i64) -> None:
        """A one at this place among so many zeros; nothing but zeros if there is no such place."""
        if 0 <= which < size:
            self.numbers[self.at + which] = 1
        self.at += size

    def put_each_one_of(self, which: list[int], places: list[int], size: i64) -> None:
        """For each of these places, which one of so many is there."""
        row = self.numbers
        at: i64 = self.at
        for place in places:
            row[at + i64(which[place])] = 1
            at += size
        self.at = at

    def put_each(self, numbers: list[int], places: list[int]) -> None:
        """The number of each of these places."""
        row = self.numbers
        at: i64 = self.at
        for place in places:
            row[at] = i16(numbers[place])
            at += 1
        self.at = at

    def put_seat(self, seat: i64, own: i64, seats: i64) -> None:
        """Which seat, counted clockwise from one's own; nobody is nothing but zeros."""
        self.put_one_of((seat - own + seats) % seats if seat >= 0 else -1, seats)

    def put_bits(self, bits: i64, size: i64) -> None:
        """A set, one number for each that might be in it."""
        if bits:
            row = self.numbers
            at: i64 = self.at
            end: i64 = at + size
            while bits and at < end:
                row[at] = i16(bits & 1)
                bits >>= 1
                at += 1
        self.at += size

    def put_seats(self, bits: i64, own: i64, seats: i64) -> None:
        """A set of seats, clockwise from one's own."""
        self.put_bits((bits >> own | bits << (seats - own)) & ((i64(1) << seats) - 1), seats)

    def put_pile(self, pile: Pile, first: i64 = 0) -> None:
        """How many of each kind lie there, from this kind on."""
        counts = pile.counts
        kind: i64 = first
        kinds: i64 = len(counts)
        if pile.size:
            row = self.numbers
            at: i64 = self.at - first
            while kind < kinds:
                row[at + kind] = i16(counts[kind])
                kind += 1
        self.at += kinds - first

    def put_row(self, piles: Piles, seat: i64, first: i64 = 0) -> None:
        """How many of each kind this seat has, from this kind on."""
        counts = piles.counts
        kinds: i64 = piles.kinds
        place: i64 = seat * (kinds + 1) + first
        end: i64 = seat * (kinds + 1) + kinds
        if counts[end]:
            row = self.numbers
            at: i64 = self.at
            while place < end:
                row[at] = i16(counts[place])
                at += 1
                place += 1
        self.at += kinds - first

    def take(self, place: i64) -> None:
        """One fewer at a place that was written before."""
        self.numbers[place] -= 1

    def mark(self, place: i64, number: i64 = 1) -> None:
        """This number at a place that was written before."""
        self.numbers[place] = i16(min_most(number))

    def add(self, place: i64) -> None:
        """One more at a place that was written before."""
        self.numbers[place] += 1


def min_most(number: i64) -> i64:
    if number > MOST:
        return MOST
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """A game's description for so many seats: its fields in order, and how they are written."""

    def __init__(self, game: str, version: int, seats: int, fields: list[Field]) -> None:
        self.game = game
        self.version = version  # raised whenever a number means something else
        self.seats = seats
        self.fields = fields
        self.size = sum([field.size for field in fields])

    def write(self, table: Table, seat: int, sheet: Sheet) -> None:
        """Write all fields on a blank sheet, from its place on: what `seat` knows, and nothing else."""
        raise NotImplementedError

    def of(self, table: Table, seat: int) -> vec[i16]:
        """What `seat` knows of this table."""
        numbers = blank(self.size)
        self.write(table, seat, Sheet(numbers))
        return numbers

    def places(self) -> dict[str, tuple[int, int]]:
        """By name of a field: where it begins, and where the next one does."""
        out: dict[str, tuple[int, int]] = {}
        at = 0
        for field in self.fields:
            out[field.name] = (at, at + field.size)
            at += field.size
        return out

    def least(self) -> list[int]:
        """The lower bound of every number."""
        return [field.least for field in self.fields for _ in range(field.size)]

    def highest(self) -> list[int]:
        """The upper bound of every number."""
        return [field.highest for field in self.fields for _ in range(field.size)]

    def scales(self) -> list[int]:
        """What a learner may divide every number by."""
        return [field.scale for field in self.fields for _ in range(field.size)]


def blank(size: int) -> vec[i16]:
    """So many zeros."""
    return vec[i16]([0] * size)


def who(seats: int, questions: list[str]) -> list[Field]:
    """What every observation begins with: one's own seat, who is asked, and what."""
    return [
        Field("own seat", seats, 1, "which seat this is"),
        Field("asked", seats, 1, "who is asked, clockwise from one's own seat"),
        Field("question", len(questions), 1, "what is asked: " + ", ".join(questions)),
    ]


def put_who(table: Table, seat: int, question: int, questions: int, sheet: Sheet) -> None:
    sheet.put_one_of(seat, table.seats)
    sheet.put_seat(table.asked, seat, table.seats)
    sheet.put_one_of(question, questions)
