"""Where all hidden cards may be: every course that hidden thefts and draws may have taken, with its weight.

The diary is gone through from its beginning, and every event multiplies the weight of a course by the number of ways in
which it can have happened. What a thief took unseen is any card of that hand, each with equal chances; and which card
somebody shows tells nothing of the others: of equal cards a sighted one goes first, an unsighted one is any of those in
the hand. Cards nobody has sighted are alike as long as they come from the same deck; when a deck is made anew, those
still in hands become a pool of their own, of which everybody knows what is in it.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.components import MOST_SEATS
from zaubertisch.games.wizwar.show.course import SEAT_BITS, Course, Way, contains, lot, only_holder, orders, without
from zaubertisch.games.wizwar.table.diary import (
    ANEW,
    DECK,
    DREW,
    EVERYBODY,
    FELL,
    HELD,
    LOOKED,
    OF_DECK,
    SAW,
    SHOWED,
    STOLE,
    SURE,
    TOOK,
    card_of,
    lines_after,
    other_of,
    seat_of,
    sizes_at_first,
    what_of,
)
from zaubertisch.kernel.chance import Chance

DECKS: Final = 2
CARDS: Final = 256  # a way of a card: which sighted one goes, or beyond, of which deck or pool an unsighted one is
MOST: Final = 500  # courses; with more of them the past is as good as forgotten


class Courses:
    """All courses at once; equal ones are one, which remembers all the ways in which it came about."""

    def __init__(self, diary: list[int], viewer: int, sizes: list[int], groups: list[int]) -> None:
        self.diary = diary
        self.viewer = viewer
        self.groups = groups
        self.partings = 0  # entries at which courses may part
        self.untold = False  # whether anything is noted that the viewer cannot read
        self.next: dict[tuple[int, ...], Course] = {}
        start = Course([], [0] * (DECKS * MOST_SEATS), [])
        start.weight = 1.0
        for seat, size in enumerate(sizes_at_first(diary, sizes)):
            start.slots[groups[seat] * MOST_SEATS + seat] = size if seat != viewer else 0
        self.start = start
        self.now = [start]
        for line in diary:
            if what_of(line) == OF_DECK:
                self.bring_in_foreign(seat_of(line))
        self.first = start.slots[:]
        at = 0
        while at < len(diary) and self.now:
            self.follow(at, diary[at])
            at += 1

    def follow(self, at: int, line: int) -> None:
        what, seat, other, card = what_of(line), seat_of(line), other_of(line), card_of(line)
        if what == SURE:
            if seat == self.viewer or (seat == EVERYBODY and other != self.viewer):
                self.be_sure(card, other)
        elif what == LOOKED:
            self.untold |= seat != self.viewer and other != self.viewer
        elif what == SAW:
            if seat == self.viewer:
                self.part(card, other, False)
                if at + 1 == len(self.diary) or what_of(self.diary[at + 1]) != SAW:
                    self.see_hand(at, other)
        elif what == STOLE:
            self.steal(seat, other, card)
        elif what == ANEW:
            self.close_deck(seat, lines_after(self.diary, at, HELD))
        elif seat == self.viewer:
            return
        elif what == TOOK:
            self.put(card, seat)
        elif what == DREW:
            for course in self.now:
                course.slots[card // DECK * MOST_SEATS + seat] += 1
        elif what == SHOWED or what == FELL:
            self.part(card, seat, what == SHOWED)

    def bring_in_foreign(self, seat: int) -> None:
        """[WW-R124] One of the cards in this hand is of the other deck."""
        if seat != self.viewer:
            own = self.groups[seat]
            self.start.slots[own * MOST_SEATS + seat] -= 1
            self.start.slots[(1 - own) * MOST_SEATS + seat] += 1

    def be_sure(self, card: int, seat: int) -> None:
        """One of the unsighted cards of this hand is sighted."""
        self.start.slots[card // DECK * MOST_SEATS + seat] -= 1
        self.put(card, seat)

    def put(self, card: int, seat: int) -> None:
        """Everybody who follows sees this card go to this hand."""
        for course in self.now:
            course.places.append(card << SEAT_BITS | seat)
            course.places.sort()

    def see_hand(self, at: int, seat: int) -> None:
        """The whole hand was seen card by card and is sighted now."""
        first = at
        while what_of(self.diary[first]) == SAW:
            self.put(card_of(self.diary[first]), seat)
            first -= 1

    # Where courses part

    def part(self, card: int, seat: int, chosen: bool) -> None:
        """This card leaves the hand, sighted or not; what was chosen was the sighted one if there was one."""
        self.next = {}
        place = card << SEAT_BITS | seat
        for course in self.now:
            sighted = course.places.count(place)
            if sighted:
                later = course.clone()
                later.places.remove(place)
                self.add(course, later, card, 1 if chosen else sighted)
            if not sighted or not chosen:
                self.take_unsighted(course, card, seat)
        self.go_on()

    def take_unsighted(self, course: Course, card: int, seat: int) -> None:
        """The card may be any of those of its deck in this hand, or of a pool that has it."""
        for source in range(len(course.slots) // MOST_SEATS):
            ways = course.slots[source * MOST_SEATS + seat]
            if ways == 0 or (card // DECK != source if source < DECKS else card not in course.pools[source - DECKS]):
                continue
            later = course.clone()
            later.slots[source * MOST_SEATS + seat] -= 1
            if source >= DECKS:
                pool = later.pools[source - DECKS][:]
                pool.remove(card)
                later.pools[source - DECKS] = pool
            self.add(course, later, CARDS + source, ways)

    def steal(self, thief: int, victim: int, card: int) -> None:
        """[WW-R47 WW-203] Thief and victim know the card; to all others it is any card the victim had."""
        if self.viewer == victim:
            self.put(card, thief)
        elif self.viewer == thief:
            self.part(card, victim, False)
        else:
            self.untold = True
            self.next = {}
            for course in self.now:
                self.steal_unseen(course, thief, victim)
            self.go_on()

    def steal_unseen(self, course: Course, thief: int, victim: int) -> None:
        for place in course.places:
            if place & 7 == victim:
                later = course.clone()
                later.places.remove(place)
                later.places.append(place - victim + thief)
                later.places.sort()
                self.add(course, later, place >> SEAT_BITS, 1)
        for source in range(len(course.slots) // MOST_SEATS):
            ways = course.slots[source * MOST_SEATS + victim]
            if ways:
                later = course.clone()
                later.slots[source * MOST_SEATS + victim] -= 1
                later.slots[source * MOST_SEATS + thief] += 1
                self.add(course, later, CARDS + source, ways)

    def add(self, course: Course, later: Course, card: int, ways: int) -> None:
        """The course goes on like this, in so many ways."""
        key = later.key()
        known = self.next.get(key)
        if known is None:
            known = later
            self.next[key] = later
        weight = course.weight * ways
        known.weight += weight
        known.before.append(Way(course, card, weight))

    def go_on(self) -> None:
        self.partings += 1
        self.now = list(self.next.values()) if len(self.next) <= MOST else []

    # Decks made anew, and the end

    def close_deck(self, deck: int, held: list[int]) -> None:
        """[WW-216] What is in hands is no longer of the deck; if it is all in one hand, it is as good as sighted."""
        together = [card_of(line) for line in held if seat_of(line) != self.viewer]
        kept: list[Course] = []
        for course in self.now:
            known = course.cards_of(deck)
            if not contains(together, known):
                continue
            pool = without(together, known)
            first = deck * MOST_SEATS
            slots = course.slots[first : first + MOST_SEATS]
            course.slots[first : first + MOST_SEATS] = [0] * MOST_SEATS
            owner = only_holder(slots)
            if owner >= 0:
                course.weight *= orders(pool)
                course.places = sorted(course.places + [card << SEAT_BITS | owner for card in pool])
                slots, pool = [0] * MOST_SEATS, []
            course.slots += slots
            course.pools.append(pool)
            kept.append(course)
            self.untold |= len(pool) > 0
        self.now = kept

    def weigh(self, unseen: list[list[int]]) -> None:
        """Multiply each weight by the number of deals it leaves for the unsighted cards; drop what cannot be."""
        for course in self.now:
            for deck in range(len(unseen)):
                left = unseen[deck][:]
                total = sum(left)
                for card in course.cards_of(deck):
                    course.weight *= max(left[card % DECK], 0) / max(total, 1)
                    left[card % DECK] -= 1
                    total -= 1
            for pool in course.pools:
                course.weight *= orders(pool)
        self.now = [course for course in self.now if course.weight > 0.0]

    def draw(self, chance: Chance) -> Course:
        """One of the courses, by their weights."""
        return self.now[lot([each.weight for each in self.now], chance)]

    def draw_past(self, chance: Chance) -> list[int]:
        """One of the courses as it came about: for each entry at which they part, which card went."""
        here = self.draw(chance)
        cards = [0] * self.partings
        for back in range(self.partings - 1, -1, -1):
            way = here.before[lot([each.weight for each in here.before], chance)]
            cards[back] = way.card
            here = way.course
        return cards


class Latest:
    """The courses worked out last: whoever imagines a world mostly imagines many. Memory, not state."""

    def __init__(self) -> None:
        self.diary: list[int] = []
        self.sizes: list[int] = []
        self.unseen: list[list[int]] = []
        self.courses: Courses | None = None


LATEST: Final = Latest()


def courses_of(
    diary: list[int], viewer: int, sizes: list[int], groups: list[int], unseen: list[list[int]],
) -> Courses:
    """All courses the viewer thinks possible, given the cards it cannot see; none if there are too many."""
    latest = LATEST
    courses = latest.courses
    if courses is None or courses.viewer != viewer or courses.groups != groups or latest.diary != diary or (
        latest.sizes != sizes or latest.unseen != unseen
    ):
        courses = Courses(diary[:], viewer, sizes, groups)
        courses.weigh(unseen)
        latest.diary = courses.diary
        latest.sizes = sizes
        latest.unseen = unseen
        latest.courses = courses
    return courses
