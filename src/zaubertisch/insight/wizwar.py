"""Wiz-War: the hands of others, along every course their cards may have taken, and which trap is real."""

from __future__ import annotations

from collections import Counter

from zaubertisch.games.wizwar.cards import BOOBY_TRAP
from zaubertisch.games.wizwar.components import MOST_SEATS
from zaubertisch.games.wizwar.show.course import SEAT_BITS, Course
from zaubertisch.games.wizwar.show.courses import DECKS
from zaubertisch.games.wizwar.show.dealing import possible_courses
from zaubertisch.games.wizwar.table.diary import DECK, eyes, hand_of
from zaubertisch.games.wizwar.table.sightings import restated
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.insight.known import NOBODY, Place
from zaubertisch.insight.lots import Weights, add, chances, likely, one_of, together
from zaubertisch.insight.worlds import Worlds


def places(g: WizWar, viewer: int, worlds: Worlds) -> list[Place]:
    """[WW-R06 WW-R47] Nothing has to be imagined: the courses carry their weights."""
    hidden = [seat for seat in range(g.seats) if seat != viewer and g.hands.size(seat)]
    unseen = Counter(
        card for seat in range(g.seats) if seat != viewer for card in hand_of(g, seat)
    ) + Counter(kind + DECK * deck for deck, pile in enumerate(g.decks) for kind in pile.cards())
    found: dict[int, dict[int, list[float]]] = {seat: {} for seat in hidden}
    for course in courses(g, viewer):
        mixed = Mixed(course, unseen)
        for seat in hidden:
            for kind in sorted({card % DECK for card in unseen}):
                add(found[seat].setdefault(kind, []), mixed.held(seat, kind), course.weight)
    return [*[Place("hand", seat, g.hands.size(seat), likely(found[seat])) for seat in hidden], *traps(g, viewer)]


def courses(g: WizWar, viewer: int) -> list[Course]:
    """All that can have happened to hidden cards; as long as nobody has seen anything, one thing alone."""
    if not g.seen:
        return [untouched(g, viewer)]
    watcher = eyes(g, viewer)
    known = possible_courses(g, watcher)
    if not known.now:
        g.seen = restated(g)
        known = possible_courses(g, watcher)
    return known.now


def untouched(g: WizWar, viewer: int) -> Course:
    """[WW-R124] Every card of a hidden hand is any of its deck."""
    slots = [0] * (DECKS * MOST_SEATS)
    for seat in range(g.seats):
        for card in hand_of(g, seat) if seat != viewer else []:
            slots[card // DECK * MOST_SEATS + seat] += 1
    course = Course([], slots, [])
    course.weight = 1.0
    return course


class Mixed:
    """The cards of one course that nobody has sighted: those of each deck and each pool are alike."""

    def __init__(self, course: Course, unseen: Counter[int]) -> None:
        self.course = course
        sighted = Counter(place >> SEAT_BITS for place in course.places)
        pooled = Counter(card for pool in course.pools for card in pool)
        left = unseen - sighted - pooled
        self.sources = [by_kind({card: left[card] for card in left if card // DECK == deck}) for deck in range(DECKS)]
        self.sources += [by_kind(Counter(pool)) for pool in course.pools]
        self.sizes = [sum(source.values()) for source in self.sources]
        self.sighted: Counter[tuple[int, int]] = Counter(
            (place % (1 << SEAT_BITS), (place >> SEAT_BITS) % DECK) for place in course.places
        )

    def held(self, seat: int, kind: int) -> Weights:
        """How many of a kind are in this hand, by their chances."""
        out: Weights = [0.0] * self.sighted[seat, kind] + [1.0]
        for source, cards in enumerate(self.sources):
            count = self.course.slots[source * MOST_SEATS + seat]
            if count and cards[kind]:
                out = together(out, chances(count, cards[kind], self.sizes[source]))
        return out


def by_kind(cards: dict[int, int]) -> Counter[int]:
    """Cards of one deck, without its number."""
    return Counter({card % DECK: copies for card, copies in cards.items()})


def traps(g: WizWar, viewer: int) -> list[Place]:
    """Which marker is real is known to whoever laid the trap; to all others each is as likely."""
    if not g.traps or viewer == g.caster_of(BOOBY_TRAP):
        return []
    return [Place("trap", NOBODY, 1, one_of(dict.fromkeys(g.traps, 1)))]
