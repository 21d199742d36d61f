"""Where hidden energy cards may have come from: every course of draws and payments, with its weight.

The past is gone through from its beginning. Hidden cards of a colour are alike, except that those in hands when the
deck was made anew are a pool of their own, of which everybody knows what is in it; and that what was proved of a hand
holds for the cards it had then. Which of its cards somebody pays tells nothing of the others: each was as likely.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import BLUE, CARD_COLOUR, CARD_VALUE, CARDS, COLOURS, FIRST_CARD
from zaubertisch.games.zavandor.table.past import (
    ANEW,
    CALM,
    CAME,
    DREW,
    LEAST,
    OWN,
    PAID,
    PLACES,
    TOGETHER,
    UNDER,
    number_of,
    place_of,
    what_of,
)
from zaubertisch.kernel.chance import Chance

DECKS: Final = len(COLOURS)
TOO_MANY: Final = 400  # courses; with more of them the past is as good as forgotten
GRAIN: Final = 1 << 30
NO_LIMIT: Final = 1 << 30


class Bound:
    """What was once proved of a hand: of the cards that came to it in these epochs and are not paid yet."""

    def __init__(self, seat: int, epoch: int, least: int) -> None:
        self.seat = seat
        self.epoch = epoch  # the last one whose cards it is about
        self.least = least
        self.most = NO_LIMIT


class Course:
    """How many hidden cards of each deck or pool lie where and came when; what is left of pools; what bounds miss."""

    def __init__(self, slots: dict[int, int], pools: list[list[int]], gone: list[int]) -> None:
        self.slots = slots
        self.pools = pools  # how many of each card; never changed but replaced
        self.gone = gone  # by bound: the value of what was paid of it
        self.weight = 0.0

    def clone(self) -> Course:
        return Course(self.slots.copy(), self.pools[:], self.gone[:])

    def add(self, slot: int, count: int) -> None:
        """So many cards more of this kind; none is none."""
        count += self.slots.get(slot, 0)
        if count:
            self.slots[slot] = count
        else:
            self.slots.pop(slot, 0)

    def key(self) -> tuple[int, ...]:
        out = [slot << 8 | count for slot, count in self.slots.items()]
        out.sort()
        for pool in self.pools:
            out += pool
        return tuple(out + self.gone)


def slot_of(source: int, place: int, epoch: int) -> int:
    """The cards of this deck or pool that came to this place in this epoch, as one number."""
    return (source * PLACES + place) * PLACES + epoch


class Courses:
    """All courses at once; equal ones are one."""

    def __init__(self, past: list[int], viewer: int, backs: list[int]) -> None:
        self.past = past
        self.viewer = viewer
        self.backs = backs_at_first(past, backs)
        self.colours = list(range(DECKS))  # of each deck and pool
        self.calm = -1
        self.epochs = [0] * PLACES
        self.bounds: list[Bound] = []
        self.next: dict[tuple[int, ...], Course] = {}
        start = Course({}, [], [])
        start.weight = 1.0
        for place in range(PLACES):
            if self.is_hidden(place):
                for colour in range(DECKS):
                    start.add(slot_of(colour, place, 0), self.backs[place * DECKS + colour])
        self.now = [start]
        at = 0
        while at < len(past) and self.now:
            self.follow(at, past[at])
            at += 1

    def is_hidden(self, place: int) -> bool:
        return place % UNDER != self.viewer

    def follow(self, at: int, line: int) -> None:
        what, place, number = what_of(line), place_of(line), number_of(line)
        count_back(self.backs, line, 1)
        if what == ANEW:
            self.close_deck(at, number)
        elif not self.is_hidden(place) or what == TOGETHER or what == OWN:
            return
        elif what == DREW or what == CALM:
            self.draw(place, number if what == DREW else self.calm_pool(number))
        elif what == PAID:
            self.pay(place, number)
        elif what == CAME:
            if what_of(self.past[at - 1]) != CAME or place_of(self.past[at - 1]) != place:
                self.come(place)
        elif what == LEAST:
            self.bounds.append(Bound(place, self.epochs[place], number))
            self.epochs[place] += 1
            for course in self.now:
                course.gone.append(0)
        else:  # MOST comes right after LEAST
            self.bounds[-1].most = number

    def draw(self, place: int, source: int) -> None:
        for course in self.now:
            course.add(slot_of(source, place, self.epochs[place]), 1)

    def calm_pool(self, card: int) -> int:
        """[ZA-R54] One more blue five in the pool of those that everybody knows."""
        if self.calm < 0:
            self.calm = self.new_pool(BLUE)
            for course in self.now:
                course.pools.append([0] * CARDS)
        for course in self.now:
            pool = course.pools[self.calm - DECKS][:]
            pool[card] += 1
            course.pools[self.calm - DECKS] = pool
        return self.calm

    def new_pool(self, colour: int) -> int:
        self.colours.append(colour)
        return len(self.colours) - 1

    def pay(self, place: int, card: int) -> None:
        """Any card of this colour in this hand, as far as its pool has this one."""
        self.next = {}
        for course in self.now:
            for slot, ways in course.slots.items():
                source = slot // (PLACES * PLACES)
                if slot // PLACES % PLACES != place or self.colours[source] != CARD_COLOUR[card]:
                    continue
                if source >= DECKS and course.pools[source - DECKS][card] == 0:
                    continue
                self.go_on(course, slot, card, ways)
        self.now = list(self.next.values()) if len(self.next) <= TOO_MANY else []

    def go_on(self, course: Course, slot: int, card: int, ways: int) -> None:
        later = course.clone()
        later.add(slot, -1)
        source = slot // (PLACES * PLACES) - DECKS
        if source >= 0:
            pool = later.pools[source][:]
            pool[card] -= 1
            later.pools[source] = pool
        for number, bound in enumerate(self.bounds):
            if bound.seat == slot // PLACES % PLACES and slot % PLACES <= bound.epoch:
                later.gone[number] += CARD_VALUE[card]
        known = self.next.setdefault(later.key(), later)
        known.weight += course.weight * ways

    def come(self, seat: int) -> None:
        """[ZA-040] All that lies under the disc comes to the hand."""
        for course in self.now:
            for slot, count in list(course.slots.items()):
                if slot // PLACES % PLACES == seat + UNDER:
                    course.add(slot, -count)
                    course.add(slot_of(slot // (PLACES * PLACES), seat, self.epochs[seat]), count)

    def close_deck(self, at: int, colour: int) -> None:
        """[ZA-050] Hidden cards of this colour are a pool from now on; what the viewer had itself is not among them."""
        pool = [0] * CARDS
        own = 0
        at += 1
        while at < len(self.past) and what_of(self.past[at]) in (TOGETHER, OWN):
            if what_of(self.past[at]) == TOGETHER:
                pool[number_of(self.past[at])] += 1
            elif place_of(self.past[at]) == self.viewer:
                pool[number_of(self.past[at])] -= 1
                own += 1
            at += 1
        if own != self.backs_of(self.viewer, colour):
            self.now = []  # in an imagined world nobody but whoever imagines it remembers
        source = self.new_pool(colour)
        kept: list[Course] = []
        for course in self.now:
            left = pool[:]
            for other, older in enumerate(course.pools):
                if self.colours[other + DECKS] == colour:
                    left = [left[card] - older[card] for card in range(CARDS)]
            if min(left) >= 0:
                self.fill_pool(course, source, left, colour)
                kept.append(course)
        self.now = kept

    def fill_pool(self, course: Course, source: int, left: list[int], colour: int) -> None:
        course.pools.append(left)
        for slot, count in list(course.slots.items()):
            if slot // (PLACES * PLACES) == colour:
                course.add(slot, -count)
                course.add(slot + (source - colour) * PLACES * PLACES, count)

    def backs_of(self, seat: int, colour: int) -> int:
        return self.backs[seat * DECKS + colour] + self.backs[(seat + UNDER) * DECKS + colour]

    def weigh(self, unseen: list[int]) -> None:
        """Multiply each weight by the number of deals it leaves for hidden cards; drop what cannot be."""
        for course in self.now:
            left = unseen[:]
            totals = [0] * DECKS
            for card in range(CARDS):
                totals[CARD_COLOUR[card]] += left[card]
            for pool in course.pools:
                course.weight *= orders(pool)
                for card in spelled_out(pool):
                    course.weight *= max(left[card], 0) / max(totals[CARD_COLOUR[card]], 1)
                    left[card] -= 1
                    totals[CARD_COLOUR[card]] -= 1
        self.now = [course for course in self.now if course.weight > 0.0]

    def choose(self, chance: Chance) -> Course:
        """One of the courses, by their weights."""
        lot = chance.below(GRAIN) / GRAIN * sum([course.weight for course in self.now])
        at = 0
        while at + 1 < len(self.now) and lot >= self.now[at].weight:
            lot -= self.now[at].weight
            at += 1
        return self.now[at]

    def deal(self, unseen: list[int], chance: Chance) -> list[list[int]]:
        """The cards of each place as one of the courses has it; none at all if they are not worth what was proved."""
        course = self.choose(chance)
        pools = [pool[:] for pool in course.pools]
        left = unseen[:]
        for pool in pools:
            left = [left[card] - pool[card] for card in range(CARDS)]
        worth = course.gone[:]
        out: list[list[int]] = [[] for _ in range(PLACES)]
        for slot, count in course.slots.items():
            source, place = slot // (PLACES * PLACES), slot // PLACES % PLACES
            for _ in range(count):
                card = draw_from(left if source < DECKS else pools[source - DECKS], self.colours[source], chance)
                out[place].append(card)
                for number, bound in enumerate(self.bounds):
                    if bound.seat == place and slot % PLACES <= bound.epoch:
                        worth[number] += CARD_VALUE[card]
        for number, bound in enumerate(self.bounds):
            if not bound.least <= worth[number] <= bound.most:
                return []
        return out


def draw_from(counts: list[int], colour: int, chance: Chance) -> int:
    """One card of this colour, each equally likely; it is gone from the counts."""
    card = FIRST_CARD[colour]
    lot = chance.below(sum(counts[card : FIRST_CARD[colour + 1]]))
    while lot >= counts[card]:
        lot -= counts[card]
        card += 1
    counts[card] -= 1
    return card


def spelled_out(counts: list[int]) -> list[int]:
    """Every card as often as it is counted."""
    out: list[int] = []
    for card, count in enumerate(counts):
        out += [card] * count
    return out


def orders(counts: list[int]) -> float:
    """In how many orders these cards can come, equal ones being alike."""
    out = 1.0
    total = 0
    for count in counts:
        for number in range(1, count + 1):
            total += 1
            out = out * total / number
    return out


def count_back(backs: list[int], line: int, sign: int) -> None:
    """The backs lying at each place after this entry, or before it."""
    what, place, number = what_of(line), place_of(line), number_of(line)
    if what == DREW:
        backs[place * DECKS + number] += sign
    elif what == CALM:
        backs[place * DECKS + CARD_COLOUR[number]] += sign
    elif what == PAID:
        backs[place * DECKS + CARD_COLOUR[number]] -= sign
    elif what == CAME:
        backs[place * DECKS + number] += sign
        backs[(place + UNDER) * DECKS + number] -= sign


def backs_at_first(past: list[int], now: list[int]) -> list[int]:
    backs = now[:]
    for line in past:
        count_back(backs, line, -1)
    return backs


class Latest:
    """The courses worked out last: whoever imagines a world mostly imagines many. Memory, not state."""

    def __init__(self) -> None:
        self.backs: list[int] = []
        self.unseen: list[int] = []
        self.courses: Courses | None = None


LATEST: Final = Latest()


def courses_of(past: list[int], viewer: int, backs: list[int], unseen: list[int]) -> Courses:
    """All courses the viewer thinks possible, given the backs and the cards it cannot see; none if too many."""
    latest = LATEST
    courses = latest.courses
    if courses is None or courses.viewer != viewer or courses.past != past or (
        latest.backs != backs or latest.unseen != unseen
    ):
        courses = Courses(past[:], viewer, backs)
        courses.weigh(unseen)
        latest.backs = backs
        latest.unseen = unseen
        latest.courses = courses
    return courses
