"""One past that a viewer thinks possible, card by card: what was drawn, stolen, looked at and shown.

It follows a course drawn by its weight (see `courses`), knows every card by a number of its own, and tells the diary
anew, so that what the others have seen fits what they hold.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.components import MOST_SEATS
from zaubertisch.games.wizwar.show.course import only_holder, without
from zaubertisch.games.wizwar.show.courses import CARDS, DECKS, Courses
from zaubertisch.games.wizwar.table.diary import (
    ANEW,
    CARD_AT,
    DECK,
    DREW,
    EVERYBODY,
    FELL,
    HELD,
    LOOKED,
    SAW,
    SHOWED,
    STOLE,
    SURE,
    TOOK,
    card_of,
    entry,
    lines_after,
    other_of,
    seat_of,
    what_of,
)
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.pile import Pile

SIGHTED: Final = -1
UNKNOWN: Final = -1


class Retelling:
    """All cards that were ever in hidden hands, and the hands as they come to be."""

    def __init__(self, courses: Courses, decks: list[Pile], chance: Chance) -> None:
        self.courses = courses
        self.viewer = courses.viewer
        self.chance = chance
        self.decks = decks  # all the viewer cannot see; what is in hands goes out of them
        self.diary = courses.diary[:]
        self.went = courses.draw_past(chance)
        self.parted = 0
        self.cards: list[int] = []  # of each number, once it is known
        self.source: list[int] = []  # the deck or pool it is of, as long as it is not sighted
        self.hands: list[list[int]] = [[] for _ in courses.groups]
        self.pools: list[list[int]] = []
        self.untold: list[list[int]] = []  # where in the diary, then numbers of cards with their seats
        for place, count in enumerate(courses.first):
            for _ in range(count):
                self.new_card(place % MOST_SEATS, UNKNOWN, place // MOST_SEATS)
        for at, line in enumerate(self.diary):
            self.tell(at, line)
        self.deal()
        for untold in self.untold:
            self.tell_anew(untold[0], untold[1:])

    def tell(self, at: int, line: int) -> None:
        what, seat, other, card = what_of(line), seat_of(line), other_of(line), card_of(line)
        if what == SURE and (seat == self.viewer or (seat == EVERYBODY and other != self.viewer)):
            self.sight(self.unsighted(other, card // DECK), card)
        elif what == LOOKED:
            self.look(at, seat, other)
        elif what == STOLE:
            self.steal(at, seat, other, card)
        elif what == ANEW:
            self.close_deck(at, seat)
        elif seat == self.viewer:
            return
        elif what == TOOK:
            self.new_card(seat, card, SIGHTED)
        elif what == DREW:
            self.new_card(seat, UNKNOWN, card // DECK)
        elif what == SHOWED or what == FELL:
            self.sight(self.go(seat), card)

    # Cards

    def new_card(self, seat: int, card: int, source: int) -> None:
        self.hands[seat].append(len(self.cards))
        self.cards.append(card)
        self.source.append(source)

    def sight(self, number: int, card: int) -> None:
        """From now on it is known which card this is."""
        if self.source[number] >= DECKS:
            self.pools[self.source[number] - DECKS].remove(card)
        self.cards[number] = card
        self.source[number] = SIGHTED

    def unsighted(self, seat: int, source: int) -> int:
        """Any card of this hand that is of this deck or pool and not sighted."""
        return self.chance.pick([number for number in self.hands[seat] if self.source[number] == source])

    def sighted(self, seat: int, card: int) -> int:
        """Such a card of this hand: of equal ones it makes no difference which."""
        at = 0
        while self.source[self.hands[seat][at]] >= 0 or self.cards[self.hands[seat][at]] != card:
            at += 1
        return self.hands[seat][at]

    def go(self, seat: int) -> int:
        """A card leaves this hand as the course has it; says its number."""
        way = self.went[self.parted]
        self.parted += 1
        if way >= CARDS:
            number = self.unsighted(seat, way - CARDS)
        else:
            number = self.sighted(seat, way)
        self.hands[seat].remove(number)
        return number

    def deck_of(self, number: int) -> int:
        """Whether it is sighted, of a deck, or of a pool: all in a pool are of one deck."""
        source = self.source[number]
        if source < 0:
            return self.cards[number] // DECK
        return source if source < DECKS else self.pools[source - DECKS][0] // DECK

    def hand(self, seat: int) -> list[int]:
        """The cards of a hidden hand as they are in the end."""
        return [self.cards[number] for number in self.hands[seat]]

    # What happened

    def look(self, at: int, seat: int, victim: int) -> None:
        """What the viewer saw is sighted; what somebody else saw will be told anew; the viewer knows its own hand."""
        if victim == self.viewer:
            return
        if seat != self.viewer:
            self.untold.append([at] + [number * MOST_SEATS + victim for number in self.hands[victim]])
            return
        seen: list[int] = []
        for line in lines_after(self.diary, at, SAW):
            number = self.go(victim)
            self.sight(number, card_of(line))
            seen.append(number)
        self.hands[victim] = seen

    def steal(self, at: int, thief: int, victim: int, card: int) -> None:
        if self.viewer == victim:
            self.new_card(thief, card, SIGHTED)
            return
        number = self.go(victim)
        if self.viewer == thief:
            self.sight(number, card)
        else:
            self.hands[thief].append(number)
            self.untold.append([at, number * MOST_SEATS + thief])

    def close_deck(self, at: int, deck: int) -> None:
        """[WW-216] Cards of this deck that are in hands and not sighted are a pool from now on."""
        pool = [card_of(line) for line in lines_after(self.diary, at, HELD) if seat_of(line) != self.viewer]
        untold = [at]
        fresh: list[int] = []
        holders = [0] * MOST_SEATS
        for seat, hand in enumerate(self.hands):
            for number in hand:
                if self.deck_of(number) == deck:
                    untold.append(number * MOST_SEATS + seat)
                    if self.source[number] < 0:
                        pool.remove(self.cards[number])
                    elif self.source[number] < DECKS:
                        fresh.append(number)
                        holders[seat] += 1
        self.untold.append(untold)
        for other in self.pools:
            if other and other[0] // DECK == deck:
                pool = without(pool, other)
        pool.sort()
        self.pools.append(pool)
        for number in fresh:
            self.source[number] = DECKS + len(self.pools) - 1
            if only_holder(holders) >= 0:
                self.sight(number, self.chance.pick(pool))

    # The end

    def deal(self) -> None:
        """Sighted cards are in hands, pools are dealt out, and the decks give the rest."""
        for hand in self.hands:
            for number in hand:
                if self.source[number] >= DECKS:
                    self.sight(number, self.chance.pick(self.pools[self.source[number] - DECKS]))
                if self.source[number] < 0:
                    self.decks[self.cards[number] // DECK].remove(self.cards[number] % DECK)
        for hand in self.hands:
            for number in hand:
                if self.source[number] >= 0:
                    deck = self.source[number]
                    self.cards[number] = self.decks[deck].draw(self.chance) + DECK * deck

    def tell_anew(self, at: int, numbers: list[int]) -> None:
        """What the viewer could not read: a look, a theft, or everybody's hand when a deck was made anew."""
        line = self.diary[at]
        lines: list[int] = []
        for number in numbers:
            card = self.cards[number // MOST_SEATS]
            if what_of(line) == ANEW:
                lines.append(entry(HELD, number % MOST_SEATS, 0, card))
            else:
                lines.append(entry(STOLE if what_of(line) == STOLE else SAW, seat_of(line), other_of(line), card))
        if what_of(line) == STOLE:
            self.diary[at] = lines[0]
            return
        end = at + 1 + len(lines_after(self.diary, at, HELD if what_of(line) == ANEW else SAW))
        own = [each for each in self.diary[at + 1 : end] if what_of(each) == HELD and seat_of(each) == self.viewer]
        self.diary[at + 1 : end] = sorted(own + lines, key=in_order)


def in_order(line: int) -> int:
    """By seat, then by card."""
    return seat_of(line) << CARD_AT | card_of(line)
