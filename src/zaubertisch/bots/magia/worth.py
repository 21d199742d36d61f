"""What things are worth to a master of Magia Cum Laude, in points, as far as its seat can know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zaubertisch.games.magia.components import (
    APPRENTICES,
    BOOK_SIZE,
    BOOKS,
    CRYSTAL,
    DOUBLE,
    EXAMINER,
    MISSIONS,
    NO_CRYSTAL,
    SPELL_SIZE,
    STAR,
    favourites_of,
)
from zaubertisch.games.magia.hexes import COLOUR_OF, DESK, EXITS, FIELDS, MEMBERS, NEIGHBOURS, WHITE
from zaubertisch.games.magia.table.scoring import book_points, end_points, matches, spell_points
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.pile import NOTHING

# Found by playing such bots against each other, from the figures of trial games.
FITS: Final = 1.5  # a crystal for a favourite
PROGRESS: Final = 0.3  # more for each crystal it has
FULL: Final = 1.5  # more if that fills the spell
HELPS_OTHERS: Final = -0.25  # a crystal for somebody else's apprentice
FILLS_OTHERS: Final = -1.0
NEEDED: Final = 1.2  # a crystal for the own book
BOOK_DONE: Final = 2.0  # more if the book is exact with it
UNNEEDED: Final = -1.0
DAMAGE: Final = 0.2  # a crystal taken from somebody else's apprentice
PASSES: Final = 1.5  # an exam for a full favourite
OTHER_PASSES: Final = -0.5
LOSES: Final = -1.5  # an exam for an unfinished favourite
OTHER_LOSES: Final = 0.35
ENDS: Final = 6.0
CARD: Final = 0.25  # what a card played costs
MORE_PARTS: Final = 0.7
LONG: Final = 80  # turns after which bots that only hinder each other grow impatient
IMPATIENCE: Final = 0.05  # for each turn more: white fields bring the end nearer


class Worth:
    """One seat's eyes on the table."""

    def __init__(self, view: MagiaView) -> None:
        self.view = view
        self.seat = view.viewer
        self.favourites = view.favourites[self.seat]
        self.supply: list[int] = view.supplies[self.seat]
        self.book: tuple[int, int, int] = BOOKS[view.books[self.seat]]
        self.safe = view.safe >> self.seat & 1 == 1
        self.impatience = IMPATIENCE * max(0, view.turn - LONG)
        self.met: vec[i64] = NOTHING[:FIELDS]  # by field: the apprentices there, as a set
        for apprentice in range(APPRENTICES):
            self.met[view.figures[apprentice]] |= 1 << apprentice

    # Points

    def leads(self) -> bool:
        """Whether the seat would probably win if it ended the game now."""
        return self.own_points() >= self.best_rival()

    def own_points(self) -> float:
        """What the seat would score if it ended the game now."""
        view = self.view
        score = spell_points(self.favourites, view.full) + end_points(1 << self.seat, self.seat)
        return float(score + book_points(self.supply, view.books[self.seat], view.variant.surplus_spoils_book))

    def best_rival(self) -> float:
        """What the best of the others may be expected to have."""
        spells = self.expected_spells()
        return max([self.expected(seat, spells) for seat in range(self.view.seats) if seat != self.seat])

    def expected_spells(self) -> float:
        """Full spells by the missions another seat may have."""
        view = self.view
        left = [each for each in range(len(MISSIONS)) if each != view.missions[self.seat]]
        return sum([spell_points(favourites_of(each, view.open_book), view.full) for each in left]) / len(left)

    def expected(self, seat: int, spells: float) -> float:
        """The spells, and a guess at the book."""
        view = self.view
        if view.safe >> seat & 1:
            return spells + 8.0
        return spells + 0.6 * min(view.supply_sizes[seat], BOOK_SIZE) - max(0, view.supply_sizes[seat] - BOOK_SIZE)

    # Crystals

    def is_favourite(self, apprentice: int) -> bool:
        return self.favourites >> apprentice & 1 == 1

    def fits(self, apprentice: int, crystal: int) -> bool:
        slot = 3 * apprentice + crystal
        return self.view.have[slot] < self.view.needs[slot]

    def collected(self, apprentice: int) -> int:
        have = self.view.have
        return have[3 * apprentice] + have[3 * apprentice + 1] + have[3 * apprentice + 2]

    def is_needed(self, crystal: int) -> bool:
        """Whether the own book asks for one more of these."""
        return self.supply[crystal] < self.book[crystal]

    def gain(self, crystal: int) -> float:
        """One more crystal in the own supply."""
        if not self.is_needed(crystal):
            return UNNEEDED
        exact = sum(self.supply) == BOOK_SIZE - 1 == matches(self.supply, self.view.books[self.seat])
        return NEEDED + (BOOK_DONE if exact else 0.0)

    def loss(self, crystal: int) -> float:
        """One crystal less in the own supply."""
        return -UNNEEDED if self.supply[crystal] > self.book[crystal] else -NEEDED

    def feed(self, apprentice: int) -> float:
        """One more crystal on a spell that needs it."""
        had = self.collected(apprentice)
        if self.is_favourite(apprentice):
            return FITS + PROGRESS * had + (FULL if had == SPELL_SIZE - 1 else 0.0)
        return FILLS_OTHERS if had == SPELL_SIZE - 1 else HELPS_OTHERS

    def rob(self, apprentice: int, victim: int) -> float:
        """A crystal that fits, from another spell."""
        if self.is_favourite(victim):
            return self.feed(apprentice) - self.feed_back(victim)
        return self.feed(apprentice) + DAMAGE

    def feed_back(self, victim: int) -> float:
        return FITS + PROGRESS * self.collected(victim)

    # Meetings

    def all_full(self) -> bool:
        return self.favourites & ~self.view.full == 0

    def exam(self, apprentice: int, filled: bool) -> float:
        """An exam of this apprentice, whose spell is full now or will be with the crystal of the field."""
        own = self.is_favourite(apprentice)
        if filled or self.view.full >> apprentice & 1:
            if own and self.favourites & ~(self.view.full | 1 << apprentice) == 0:
                return ENDS if self.leads() else 0.5
            passed = self.view.passed >> apprentice & 1 == 1
            return 0.0 if passed else PASSES if own else OTHER_PASSES
        return max([self.lose(apprentice), self.best_gift(apprentice)])

    def lose(self, apprentice: int) -> float:
        """An unfinished spell loses a crystal, if it has one."""
        had = self.collected(apprentice)
        if had == 0:
            return 0.0
        return LOSES if self.is_favourite(apprentice) else OTHER_LOSES + 0.1 * had

    def best_gift(self, apprentice: int) -> float:
        gifts = [self.gift(apprentice, crystal) for crystal in range(3) if self.may_give(apprentice, crystal)]
        return max(gifts) if gifts else -9.0

    def may_give(self, apprentice: int, crystal: int) -> bool:
        return not self.safe and self.supply[crystal] > 0 and self.fits(apprentice, crystal)

    def gift(self, apprentice: int, crystal: int) -> float:
        """A crystal of one's own for an unfinished spell."""
        return self.feed(apprentice) + self.loss(crystal)

    def landing(self, apprentice: int, field: int) -> float:
        """Everything that follows if the apprentice stops there."""
        view = self.view
        crystal = view.crystals[field]
        worth = self.impatience if COLOUR_OF[field] == WHITE else 0.0
        filled = False
        if crystal != NO_CRYSTAL and self.fits(apprentice, crystal):
            worth += self.feed(apprentice)
            filled = self.collected(apprentice) == SPELL_SIZE - 1
        elif crystal != NO_CRYSTAL:
            worth += self.gain(crystal)
        if view.figures[EXAMINER] == field:
            return worth + self.exam(apprentice, filled)
        if field == DESK and self.is_favourite(apprentice) and self.all_full():
            worth += ENDS if self.leads() else 0.5
        return worth + self.meetings(apprentice, field)

    def meetings(self, apprentice: int, field: int) -> float:
        """What can be taken from the others on a field."""
        worth = 0.0
        for other in MEMBERS[self.met[field]]:
            if other != apprentice and self.best_pick(apprentice, other) >= 0:
                worth += max(0.0, self.rob(apprentice, other))
        return worth

    def best_pick(self, apprentice: int, other: int) -> int:
        """The crystal to take from another spell, the one the others are shortest of; or none."""
        view = self.view
        if view.passed >> other & 1:
            return NO_CRYSTAL
        best = NO_CRYSTAL
        for crystal in range(3):
            usable = view.have[3 * other + crystal] > 0 and self.fits(apprentice, crystal)
            if usable and (best == NO_CRYSTAL or view.crystals.count(crystal) < view.crystals.count(best)):
                best = crystal
        return best

    def inspection(self, field: int) -> float:
        """Everything that follows if the examiner stops there."""
        view = self.view
        crystal = view.crystals[field]
        worth = 0.0 if crystal == NO_CRYSTAL else self.gain(crystal)
        for apprentice in MEMBERS[self.met[field]]:
            worth += self.exam(apprentice, False)
        return worth

    # Symbols

    def symbol(self, symbol: int, cards_left: int) -> float:
        if symbol == STAR:
            return self.star()
        if symbol == CRYSTAL:
            return self.trade()
        return MORE_PARTS if symbol == DOUBLE and cards_left > 0 else 0.0

    def star(self) -> float:
        """The best single step of the examiner."""
        here = self.view.figures[EXAMINER]
        return max([self.inspection(NEIGHBOURS[6 * here + each]) for each in MEMBERS[EXITS[here]]])

    def trade(self) -> float:
        """The best crystal to take or to give; nothing if none can be."""
        view = self.view
        found: list[float] = []
        others = [seat for seat in range(view.seats) if seat != self.seat and not view.safe >> seat & 1]
        for crystal in range(3):
            if self.supply[crystal] and others:
                found.append(self.loss(crystal))
            if any([self.may_have(seat, crystal) for seat in others]):
                found.append(self.gain(crystal))
        return max(found) if found else 0.0

    def may_have(self, seat: int, crystal: int) -> bool:
        """Whether the seat's supply has, or may have, such a crystal."""
        supply = self.view.supplies[seat]
        return supply[crystal] > 0 if supply else self.view.supply_sizes[seat] > 0

    def card(self, kind: int) -> float:
        """What a card at hand is worth to its owner."""
        colour = 0.2 if self.is_favourite(kind >> 2) else 0.0
        return colour + (0.0, 0.4, 0.3, 0.35)[kind & 3]
