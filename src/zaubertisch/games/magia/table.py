"""The table of Magia Cum Laude and its verbs: the only things that change it, each keeping the counts and telling."""

from __future__ import annotations

from zaubertisch.games.magia import dealing, knowledge, scoring
from zaubertisch.games.magia.actions import WORDS
from zaubertisch.games.magia.components import (
    APPRENTICES,
    BOOK_SIZE,
    BOOKS,
    COLOURS,
    CRYSTALS,
    EITHER_WAY,
    ENDS,
    EXAMINER,
    FIGURES,
    NO_CRYSTAL,
    RUNNING,
    SPELL_SIZE,
    SYMBOLS,
    mix_name,
)
from zaubertisch.games.magia.diary import DREW, SHOWED, STOLE, STUCK, TOOK, entry
from zaubertisch.games.magia.hexes import FIELDS, LABELS, NOWHERE, PORTAL_FIELDS
from zaubertisch.games.magia.variants import Variant
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import EVERYONE, all_but, only
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.table import Table


class Magia(Table):
    """Board, figures, spells, hands, supplies, secrets, and what the turn in progress has come to."""

    variant: Variant
    crystals: list[int]  # by field
    figures: list[int]  # the field of each
    spells: list[int]  # by apprentice; never changed, so copies share it
    needs: list[int]  # three numbers an apprentice; never changed, so copies share it
    have: list[int]  # three numbers an apprentice
    hands: Piles
    pile: Pile
    discards: list[int]  # the top is the last
    supplies: list[int]  # three numbers a seat
    books: list[int]
    missions: list[int]
    favourites: list[int]  # a set of apprentices a seat
    diary: list[int]

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.full = 0  # apprentices whose spell has all six crystals
        self.passed = 0  # apprentices whose spell is secured
        self.safe = 0  # masters whose book is secured
        self.open_book = -1  # the third book of two masters
        self.ruled_out = 0  # missions everybody knows nobody has
        self.active = 0
        self.turn = 0
        self.part = 0
        self.stall = 0  # turns in a row in which nothing stirred
        self.stirred = False
        self.extra = False  # another part follows
        self.figure = -1  # the one named
        self.origin = NOWHERE  # where it stood
        self.played = 0  # cards played in this part
        self.ways = EITHER_WAY
        self.jumped = False  # the last thing it did was to jump
        self.symbols = 0  # on the cards played in this part, as a set
        self.bearings = 0  # the direction each colour has taken in this part, plus one, three bits a colour
        self.card = -1  # played, but its step not yet taken
        self.end = RUNNING
        self.ender = -1  # who announced the end
        self.enders = 0  # who shares the points for it

    # Reading

    def fits(self, apprentice: int, crystal: int) -> bool:
        """[MA-073] Whether the apprentice's spell still needs such a crystal."""
        place = 3 * apprentice + crystal
        return self.have[place] < self.needs[place]

    def is_full(self, apprentice: int) -> bool:
        return self.full >> apprentice & 1 == 1

    def has_passed(self, apprentice: int) -> bool:
        return self.passed >> apprentice & 1 == 1

    def is_safe(self, seat: int) -> bool:
        return self.safe >> seat & 1 == 1

    def size(self, seat: int) -> int:
        """How many crystals lie in the seat's supply."""
        supplies = self.supplies
        return supplies[3 * seat] + supplies[3 * seat + 1] + supplies[3 * seat + 2]

    def book_matches(self, seat: int) -> bool:
        """[MA-129] Whether the supply is exactly what the book asks for."""
        air, water, fire = BOOKS[self.books[seat]]
        supplies = self.supplies
        return supplies[3 * seat] == air and supplies[3 * seat + 1] == water and supplies[3 * seat + 2] == fire

    def apprentices_at(self, field: int) -> int:
        """The apprentices on this field, as a set."""
        found = 0
        for apprentice in range(APPRENTICES):
            if self.figures[apprentice] == field:
                found |= 1 << apprentice
        return found

    def occupied(self, field: int, figure: int) -> bool:
        """Whether any figure but this one stands there."""
        for other, place in enumerate(self.figures):
            if place == field and other != figure:
                return True
        return False

    def barred(self, seat: int, figure: int, field: int) -> bool:
        """[MA-047 MA-070 MA-131 MA-132] Whether a secured master would get a crystal if the figure stopped there."""
        if not self.is_safe(seat):
            return False
        crystal = self.crystals[field]
        return crystal != NO_CRYSTAL and (figure == EXAMINER or not self.fits(figure, crystal))

    # Cards

    def draw_cards(self, seat: int, count: int) -> int:
        """[MA-024 MA-025 MA-R13] Cards from the draw pile, seen by their owner alone; how many there were."""
        drawn: list[int] = []
        while len(drawn) < count and self.pile.size > 0:
            kind = self.pile.draw(self.chance)
            self.hands.add(seat, kind)
            drawn.append(kind)
        self.diary.append(entry(DREW, seat, 0, 0))
        self.stirred = True
        if not self.silent:
            self.tell_cards(seat, drawn)
        return len(drawn)

    def tell_cards(self, seat: int, drawn: list[int]) -> None:
        if self.variant.open_hands:
            self.tell(EVERYONE, "drew", {"seat": seat, "card": drawn})
            return
        self.tell(only(seat), "drew", {"seat": seat, "card": drawn})
        self.tell(all_but(only(seat)), "drew_unseen", {"seat": seat, "count": len(drawn)})

    def take_discards(self, seat: int, count: int) -> int:
        """[MA-026 MA-027 MA-R12 MA-R16] The top cards of the discard pile, openly; how many there were."""
        taken: list[int] = []
        while len(taken) < count and self.discards:
            kind = self.discards.pop()
            self.hands.add(seat, kind)
            self.diary.append(entry(TOOK, seat, 0, kind))
            taken.append(kind)
        if not self.silent:
            self.tell(EVERYONE, "took_discards", {"seat": seat, "card": taken})
        return len(taken)

    def steal(self, thief: int, victim: int) -> None:
        """[MA-028 MA-R15] One card of the victim, each equally likely; the two of them know which."""
        kind = self.hands.draw(victim, self.chance)
        self.hands.add(thief, kind)
        self.diary.append(entry(STOLE, thief, victim, kind))
        if not self.silent:
            both = EVERYONE if self.variant.open_hands else only(thief) | only(victim)
            self.tell(both, "stole", {"seat": thief, "victim_seat": victim, "card": kind})
            if not self.variant.open_hands:
                self.tell(all_but(both), "stole_unseen", {"seat": thief, "victim_seat": victim})

    def put_down(self, seat: int, kind: int, event: str) -> None:
        """[MA-046 MA-R72] A card goes from the hand to the top of the discard pile, for all to see."""
        self.hands.remove(seat, kind)
        self.discards.append(kind)
        self.diary.append(entry(SHOWED, seat, 0, kind))
        if not self.silent:
            self.tell(EVERYONE, event, {"seat": seat, "colour": COLOURS[kind >> 2], "symbol": SYMBOLS[kind & 3]})

    def be_stuck(self, seat: int, figure: int, colours: int) -> None:
        """[MA-049] The figure cannot move, so everybody knows that the hand has no card of these colours."""
        self.diary.append(entry(STUCK, seat, 0, colours))
        if not self.silent:
            self.tell(EVERYONE, "stuck", {"seat": seat, "figure": FIGURES[figure]})

    # Figures

    def put(self, figure: int, field: int, event: str) -> None:
        """A figure goes to a field."""
        self.figures[figure] = field
        if not self.silent:
            self.tell(EVERYONE, event, {"seat": self.active, "figure": FIGURES[figure], "field": LABELS[field]})

    # Crystals

    def collect(self, apprentice: int, field: int) -> None:
        """[MA-073] The crystal of the field goes to the apprentice's spell."""
        crystal = self.take_off(field)
        self.fill(apprentice, crystal)
        if not self.silent:
            self.tell(EVERYONE, "collected", {
                "seat": self.active, "figure": COLOURS[apprentice], "crystal": CRYSTALS[crystal],
                "field": LABELS[field],
            })

    def gain(self, seat: int, field: int) -> None:
        """[MA-074 MA-076 MA-128] The crystal of the field goes to the master's supply."""
        crystal = self.take_off(field)
        self.supplies[3 * seat + crystal] += 1
        if not self.silent:
            self.tell(EVERYONE, "gained", {"seat": seat, "crystal": CRYSTALS[crystal], "field": LABELS[field]})

    def take_off(self, field: int) -> int:
        crystal = self.crystals[field]
        self.crystals[field] = NO_CRYSTAL
        self.stirred = True
        return crystal

    def fill(self, apprentice: int, crystal: int) -> None:
        """[MA-101] One more crystal on the spell, which may be full with it."""
        first = 3 * apprentice
        have = self.have
        have[first + crystal] += 1
        if have[first] + have[first + 1] + have[first + 2] == SPELL_SIZE:
            self.full |= 1 << apprentice

    def rob(self, apprentice: int, victim: int, crystal: int) -> None:
        """[MA-084 MA-088] A crystal goes from one spell to another."""
        self.have[3 * victim + crystal] -= 1
        self.full &= ~(1 << victim)
        self.fill(apprentice, crystal)
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "robbed", {
                "seat": self.active, "figure": COLOURS[apprentice], "victim": COLOURS[victim],
                "crystal": CRYSTALS[crystal],
            })

    def lay_back(self, apprentice: int, crystal: int, field: int) -> None:
        """[MA-095 MA-096] A crystal of a spell returns to the board."""
        self.have[3 * apprentice + crystal] -= 1
        self.crystals[field] = crystal
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "laid_back", {
                "seat": self.active, "figure": COLOURS[apprentice], "crystal": CRYSTALS[crystal],
                "field": LABELS[field],
            })

    def give(self, seat: int, apprentice: int, crystal: int) -> None:
        """[MA-097 MA-R45] A crystal of the master's supply for the apprentice's spell."""
        self.supplies[3 * seat + crystal] -= 1
        self.fill(apprentice, crystal)
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "gave", {
                "seat": seat, "figure": COLOURS[apprentice], "crystal": CRYSTALS[crystal],
            })

    def hand_over(self, giver: int, receiver: int, crystal: int) -> None:
        """[MA-121] A crystal goes from one supply to another."""
        self.supplies[3 * giver + crystal] -= 1
        self.supplies[3 * receiver + crystal] += 1
        self.stirred = True
        if not self.silent:
            both = EVERYONE if self.variant.open_supplies else only(giver) | only(receiver)
            self.tell(both, "handed_over", {"seat": giver, "to_seat": receiver, "crystal": CRYSTALS[crystal]})
            if not self.variant.open_supplies:
                self.tell(all_but(both), "handed_over_unseen", {"seat": giver, "to_seat": receiver})

    def pass_exam(self, apprentice: int) -> None:
        """[MA-092 MA-103] The spell is secured for good."""
        if self.has_passed(apprentice):
            return
        self.passed |= 1 << apprentice
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "passed", {"seat": self.active, "figure": COLOURS[apprentice]})

    def secure(self, seat: int) -> None:
        """[MA-129 MA-131 MA-133] The book is shown, and the supply is frozen."""
        self.safe |= 1 << seat
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "secured", {"seat": seat, "book": mix_name(BOOKS[self.books[seat]])})

    def close(self) -> None:
        """[MA-017] Everything still open is dropped; only the scoring of the outermost section is left."""
        del self.stack[1:]
        self.stack[0].at = 3

    # Knowledge, soundness and result

    def check(self) -> None:
        """All crystals and cards are there once, spells and books within their bounds, figures on the board."""
        knowledge.check_crystals(self)
        knowledge.check_cards(self)
        for apprentice in range(APPRENTICES):
            assert not self.has_passed(apprentice) or self.is_full(apprentice)
        for seat in range(self.seats):
            assert not self.is_safe(seat) or (self.book_matches(seat) and self.size(seat) == BOOK_SIZE)
        assert all([0 <= field < FIELDS for field in self.figures])
        assert all([self.crystals[field] == NO_CRYSTAL for field in PORTAL_FIELDS])
        assert self.over or self.options(), "somebody is asked but may say nothing"

    def actions(self) -> Actions:
        return WORDS

    def view(self, viewer: int) -> MagiaView:
        return knowledge.view(self, viewer)

    def knowledge(self, viewer: int) -> list[int]:
        return knowledge.learnt(self, viewer)

    def deal_anew(self, viewer: int, chance: Chance) -> None:
        dealing.deal_anew(self, viewer, chance)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def end_key(self) -> str:
        return ENDS[self.end]

    def clone(self) -> Magia:
        twin = Magia(self.seats, self.chance.clone())
        twin.like(self)
        twin.variant = self.variant
        twin.crystals = self.crystals[:]
        twin.figures = self.figures[:]
        twin.spells = self.spells
        twin.needs = self.needs
        twin.have = self.have[:]
        twin.hands = self.hands.clone()
        twin.pile = self.pile.clone()
        twin.discards = self.discards[:]
        twin.supplies = self.supplies[:]
        twin.books = self.books[:]
        twin.missions = self.missions[:]
        twin.favourites = self.favourites[:]
        twin.diary = self.diary[:]
        twin.full = self.full
        twin.passed = self.passed
        twin.safe = self.safe
        twin.open_book = self.open_book
        twin.ruled_out = self.ruled_out
        twin.active = self.active
        twin.turn = self.turn
        twin.part = self.part
        twin.stall = self.stall
        twin.stirred = self.stirred
        twin.extra = self.extra
        twin.figure = self.figure
        twin.origin = self.origin
        twin.played = self.played
        twin.ways = self.ways
        twin.jumped = self.jumped
        twin.symbols = self.symbols
        twin.bearings = self.bearings
        twin.card = self.card
        twin.end = self.end
        twin.ender = self.ender
        twin.enders = self.enders
        return twin

