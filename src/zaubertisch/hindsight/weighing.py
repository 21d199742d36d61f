"""Weighing: a whole game taken apart into what choices did and what chance did, by playing on from its tables.

A choice is measured against the usual one, that of the rule of thumb: both are played on from the same table with the
same luck to come. What is left of each change is what chance did, so the parts make the whole exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from zaubertisch.hindsight.course import Course
from zaubertisch.hindsight.findings import Chosen, Point, Stretch, Sum
from zaubertisch.hindsight.playing_on import PlayingOn
from zaubertisch.hindsight.samples import Samples, added, largest, parted

FIRST_PLACES: Final = 9  # of the curve
FIRST_WORLDS: Final = 4  # for each of them
LOOKS: Final = 3  # an answer is usual if the rule of thumb gives it so often


class Weighing:
    """What is known so far of one game; the more is played on, the better."""

    def __init__(self, course: Course, players: PlayingOn) -> None:
        self.course = course
        self.players = players
        self.spent = 0
        self.choices: dict[int, Samples] = {}  # by entry, those in which another choice than the usual one was made
        self.same = self._without_changes()
        self.knots = sorted(set(self.same))
        self.points: dict[int, Samples] = {}
        self.grid = self._first_grid()

    def _without_changes(self) -> list[int]:
        """By place: the first place the table is as good as; nothing changes by what is usual and draws nothing."""
        same = [0]
        for entry in range(self.course.last):
            usual = self._is_usual(entry)
            if not usual:
                self.choices[entry] = Samples(self.course.seats)
            still = usual and not self.course.drew(entry) and 0 < entry < self.course.last - 1
            same.append(same[-1] if still else entry + 1)
        return same

    def _is_usual(self, entry: int) -> bool:
        """Whether there was nothing to choose, or it was chosen by the rule of thumb."""
        if not self.course.is_choice(entry):
            return True
        action, table = self.course.action(entry), self.course.knowing(entry)
        return all(self.players.usual(table, look) == action for look in range(LOOKS))

    def _first_grid(self) -> list[int]:
        """Some places of the curve, far from each other; the end is known."""
        steps = FIRST_PLACES - 1
        places = {self.knots[(len(self.knots) - 1) * step // steps] for step in range(steps + 1)}
        return sorted({0, 1, *places})

    # Playing on

    def look(self, place: int, number: int) -> bool:
        """Play on from this place with the luck of this number, unless that was done."""
        samples = self.points.setdefault(place, Samples(self.course.seats, 1.0 / self.course.seats))
        if number in samples.seen or place == self.course.last:
            return False
        table = self.course.table(place, self.players.seed(number))
        samples.seen[number] = self.players.shares(table, number)
        self.spent += 1
        return True

    def compare(self, entry: int, number: int) -> int:
        """Play on after what was chosen and after what is usual; says how many games that took."""
        samples = self.choices[entry]
        if number in samples.seen:
            return 0
        usual, before = self.players.usual(self.course.knowing(entry), number), self.spent
        if usual == self.course.action(entry):
            samples.seen[number] = [0.0] * self.course.seats
            return 0
        self.look(self.same[entry], number)  # the usual one is the first that is chosen there
        table = self.course.table(entry, self.players.seed(number))
        table.apply(self.course.action(entry))
        samples.seen[number] = parted(
            self.players.shares(table, number), self.points[self.same[entry]].seen[number],
        )
        self.spent += 1
        return self.spent - before

    def work(self) -> Iterator[None]:
        """Never ends: a coarse look first, then always finer; comes up for air after every game played on."""
        effort = 1
        while True:
            places = min(len(self.knots), FIRST_PLACES * effort)
            yield from self.look_at(self.grid, FIRST_WORLDS * effort)
            for entry in self.choices:
                yield from self.judge(entry, 2 * effort - 1)
            while len(self.grid) < places and (stretch := self.most_moving()):
                yield from self.split(*stretch)
            if len(self.grid) == len(self.knots):
                effort += effort
            else:
                effort += 1

    def look_at(self, places: list[int], worlds: int) -> Iterator[None]:
        for number in range(worlds):
            for place in places[:]:
                if self.look(place, number):
                    yield

    def judge(self, entry: int, worlds: int) -> Iterator[None]:
        for number in range(worlds):
            if self.compare(entry, number):
                yield

    def most_moving(self) -> tuple[int, int] | None:
        """The two places of the grid between which most is unexplained and something lies."""
        between = [
            (one, other) for one, other in pairwise(self.grid) if self.within(one, other)
        ]
        return max(between, key=lambda ends: largest(self.luck(*ends)), default=None)

    def within(self, one: int, other: int) -> list[int]:
        return [knot for knot in self.knots if one < knot < other]

    def split(self, one: int, other: int) -> Iterator[None]:
        """Look at a place between these two as often as at them."""
        within = self.within(one, other)
        middle = within[len(within) // 2]
        self.grid = sorted([*self.grid, middle])
        worlds = max(FIRST_WORLDS, len(self.points[one]))
        yield from self.look_at([middle], worlds)

    # What is found

    def chances(self, place: int) -> list[float]:
        """Each seat's part of the victory to be expected at this place of the grid; at the end, the one it has."""
        if place == self.course.last:
            winners = self.course.outcome.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.course.seats)]
        samples = self.points.get(place)
        return samples.means() if samples else [1.0 / self.course.seats] * self.course.seats

    def gain(self, entry: int) -> list[float]:
        """What a choice changed."""
        return self.choices[entry].means()

    def luck(self, one: int, other: int) -> list[float]:
        """What is left of the change between two places of the grid when all choices are taken out."""
        gains = [self.gain(entry) for entry in self.choices if one <= entry < other]
        return parted(parted(self.chances(other), self.chances(one)), added(gains, self.course.seats))

    def seen(self) -> list[int]:
        """The places of the grid that were played on from, and the end."""
        return [place for place in self.grid if place == self.course.last or place in self.points]

    def curve(self) -> list[Point]:
        return [self.point(place) for place in self.seen()]

    def point(self, place: int) -> Point:
        known = place == self.course.last
        errors = [0.0] * self.course.seats if known else self.points[place].errors()
        worlds = 0 if known else len(self.points[place])
        return Point(self.course.number(place), self.chances(place), errors, worlds)

    def stretches(self) -> list[Stretch]:
        seen = self.seen()
        return [
            Stretch(
                self.course.number(one + 1), self.course.number(other),
                [self.chosen(entry) for entry in self.choices if one <= entry < other], self.luck(one, other),
            )
            for one, other in pairwise(seen)
        ]

    def chosen(self, entry: int) -> Chosen:
        samples = self.choices[entry]
        return Chosen(self.course.number(entry + 1), self.course.seat(entry), samples.means(), samples.errors())

    def sums(self) -> list[Sum]:
        """Seat by seat: its start and all that was added to it."""
        start, end = self.chances(0), self.chances(self.course.last)
        out = []
        for seat in range(self.course.seats):
            own = [entry for entry in self.choices if self.course.seat(entry) == seat]
            others = [entry for entry in self.choices if self.course.seat(entry) != seat]
            by_own = sum(self.gain(entry)[seat] for entry in own)
            by_others = sum(self.gain(entry)[seat] for entry in others)
            doubt = sum(self.choices[entry].errors()[seat] ** 2 for entry in own if self.choices[entry].seen)
            luck = end[seat] - start[seat] - by_own - by_others
            out.append(Sum(seat, start[seat], by_own, by_others, luck, end[seat], doubt**0.5))
        return out
