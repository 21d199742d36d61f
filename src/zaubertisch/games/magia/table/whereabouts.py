"""Where the cards a viewer has sighted are now: every course the hidden thefts may have taken, with its weight.

A blind theft takes each card of the victim's hand of that moment with equal chances, so the diary is gone through from
its beginning, and every event multiplies the weight of a course by the number of ways in which it can have happened.
Cards nobody has sighted are alike until they are dealt; that some of them were shown later only thins them out. Of
equal cards a sighted one is shown first, and an unsighted one whichever it was: what a master plays tells nothing of
the rest.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.components import CARDS, DRAW, FIRST_HAND
from zaubertisch.games.magia.table.diary import (
    DREW,
    KIND_AT,
    SHOWED,
    STOLE,
    STUCK,
    TOOK,
    card_of,
    other_of,
    seat_of,
    what_of,
)
from zaubertisch.kernel.chance import Chance

UNSIGHTED: Final = -1
NO_THEFT: Final = -2  # instead of the card that went in a hidden one
MOST: Final = 2_000  # courses followed at a time; beyond, the unlikeliest are given up
GRAIN: Final = 1 << 30


class Origin:
    """The course that another went on from, and the card that went in a hidden theft then, if there was one."""

    def __init__(self, before: Course | None, moved: int) -> None:
        self.before = before
        self.moved = moved


BEGINNING: Final = Origin(None, NO_THEFT)


class Course:
    """Where each sighted card is, one number each; how that may have come about; and how likely it is."""

    def __init__(self, places: list[int], origin: Origin, weight: float) -> None:
        self.places = places
        self.origins = [origin]
        self.remembered = 0  # the origin it has in the world that is dealt
        self.weight = weight

    def count(self, card: int, seat: int) -> int:
        return self.places.count(card << KIND_AT | 1 << seat)

    def sighted(self, seat: int) -> int:
        """How many sighted cards are in this hand."""
        return len([place for place in self.places if place >> seat & 1])

    def moved(self) -> list[int]:
        """The cards that went in the hidden thefts, in order."""
        out: list[int] = []
        course: Course | None = self
        while course is not None:
            origin = course.origins[course.remembered]
            if origin.moved != NO_THEFT:
                out.append(origin.moved)
            course = origin.before
        out.reverse()
        return out


class Merging:
    """A course that was reached again, from another origin; its share says how often that is the one remembered."""

    def __init__(self, course: Course, origin: int, share: float) -> None:
        self.course = course
        self.origin = origin
        self.share = share


class Whereabouts:
    """All courses at once; equal ones are one, and which hidden moves it remembers is drawn by their weights."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.now = [Course([], BEGINNING, 1.0)]
        self.next: dict[tuple[int, ...], Course] = {}
        self.mergings: list[Merging] = []

    def follow(self, line: int, size: int) -> None:
        """One event; `size` is how many cards the hand had from which one went."""
        if self.tells_nothing(line):
            return
        self.next = {}
        for course in self.now:
            self.go_on(course, line, size)
        if not self.next and what_of(line) == STUCK:
            return  # nowhere else to be: a table that was imagined remembers less than a real one
        self.now = sorted(self.next.values(), key=weight_of)[-MOST:]
        if self.now and self.now[-1].weight > 1e100:
            for course in self.now:
                course.weight *= 1e-100

    def tells_nothing(self, line: int) -> bool:
        """Cards drawn are unsighted, and what the viewer takes, shows or lacks is no news to it."""
        return what_of(line) == DREW or (what_of(line) != STOLE and seat_of(line) == self.viewer)

    def go_on(self, course: Course, line: int, size: int) -> None:
        seat = seat_of(line)
        what = what_of(line)
        if what == TOOK:
            self.add(course, [], [card_of(line) << KIND_AT | 1 << seat], 1, NO_THEFT)
        elif what == SHOWED:
            self.show(course, seat, card_of(line), size)
        elif what == STOLE:
            self.steal(course, line, size)
        else:
            self.be_stuck(course, seat, card_of(line))

    def show(self, course: Course, seat: int, card: int, size: int) -> None:
        if course.count(card, seat):
            self.add(course, [card << KIND_AT | 1 << seat], [], 1, NO_THEFT)
        else:
            self.add(course, [], [], size - course.sighted(seat), NO_THEFT)

    def steal(self, course: Course, line: int, size: int) -> None:
        """[MA-028 MA-R15] Thief and victim know the card; to all others it is any card the victim had."""
        thief, victim, card = seat_of(line), other_of(line), card_of(line)
        if self.viewer == victim:
            self.add(course, [], [card << KIND_AT | 1 << thief], 1, NO_THEFT)
            return
        unsighted = size - course.sighted(victim)
        if self.viewer == thief:
            self.add(course, [card << KIND_AT | 1 << victim], [], course.count(card, victim), NO_THEFT)
            self.add(course, [], [], unsighted, NO_THEFT)
            return
        self.add(course, [], [], unsighted, UNSIGHTED)
        for place in course.places:
            if place >> victim & 1:
                kind = place >> KIND_AT
                self.add(course, [place], [kind << KIND_AT | 1 << thief], 1, kind)

    def be_stuck(self, course: Course, seat: int, colours: int) -> None:
        """[MA-049] None of these colours was in the hand."""
        for place in course.places:
            if place >> seat & 1 and colours >> (place >> KIND_AT + 2) & 1:
                return
        self.add(course, [], [], 1, NO_THEFT)

    def add(self, course: Course, gone: list[int], come: list[int], ways: int, moved: int) -> None:
        """The course goes on like this, in so many ways."""
        if ways <= 0:
            return
        places = course.places[:]
        for place in gone:
            places.remove(place)
        places = sorted(places + come)
        weight = course.weight * ways
        key = tuple(places)
        if key not in self.next:
            self.next[key] = Course(places, Origin(course, moved), weight)
            return
        known = self.next[key]
        known.weight += weight
        self.mergings.append(Merging(known, len(known.origins), weight / known.weight * GRAIN))
        known.origins.append(Origin(course, moved))

    def thin_out(self, unseen: list[int], sizes: list[int]) -> None:
        """Weigh each course by the deals it leaves for the unsighted cards; what cannot be is dropped."""
        for course in self.now:
            left = unseen[:]
            total = sum(unseen)
            for place in course.places:
                kind = place >> KIND_AT
                course.weight *= max(left[kind], 0) / max(total, 1)
                left[kind] -= 1
                total -= 1
            for seat, size in enumerate(sizes):
                if course.sighted(seat) > size:
                    course.weight = 0.0
        self.now = [course for course in self.now if course.weight > 0.0]

    def remember(self, chance: Chance) -> None:
        """Draw for another world how each course came about."""
        for merging in self.mergings:
            merging.course.remembered = 0
        for merging in self.mergings:
            if chance.below(GRAIN) < merging.share:
                merging.course.remembered = merging.origin

    def draw(self, chance: Chance) -> Course:
        """One of the courses, by their weights."""
        lot = chance.below(GRAIN) / GRAIN * sum([course.weight for course in self.now])
        for course in self.now:
            lot -= course.weight
            if lot < 0.0:
                return course
        return self.now[-1]


def weight_of(course: Course) -> float:
    return course.weight


def whereabouts(diary: list[int], viewer: int, sizes: list[int], unseen: list[int], pile: int) -> Whereabouts:
    """Every course consistent with what the viewer knows; none if an imagined table's diary makes no sense."""
    out = Whereabouts(viewer)
    before = sizes_before(diary, sizes, pile)
    for at, line in enumerate(diary):
        out.follow(line, before[at])
    out.thin_out(unseen, [0 if seat == viewer else size for seat, size in enumerate(sizes)])
    return out


def sizes_before(diary: list[int], sizes: list[int], pile: int) -> list[int]:
    """For each event the size of the hand from which a card went, counted back from the hands as they are."""
    now = sizes[:]
    out = [0] * len(diary)
    drawn = last_draw(diary, len(sizes), pile)
    for at in range(len(diary) - 1, -1, -1):
        what, seat, other = what_of(diary[at]), seat_of(diary[at]), other_of(diary[at])
        if what == SHOWED:
            now[seat] += 1
        elif what == TOOK or what == STOLE:
            now[seat] -= 1
        elif what == DREW:
            now[seat] -= drawn
            drawn = DRAW
        if what == STOLE:
            now[other] += 1
        out[at] = now[other if what == STOLE else seat]
    return out


def last_draw(diary: list[int], seats: int, pile: int) -> int:
    """[MA-024 MA-025] Two cards, unless the last draw from the pile found but one."""
    draws = len([line for line in diary if what_of(line) == DREW])
    left = CARDS - FIRST_HAND * seats - DRAW * (draws - 1)
    return left if pile == 0 and 0 <= left < DRAW else DRAW
