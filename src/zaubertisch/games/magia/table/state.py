"""What a table of Magia Cum Laude holds, and statements about it that change nothing."""

from __future__ import annotations

from zaubertisch.games.magia.components import APPRENTICES, BOOKS, EITHER_WAY, ENDS, EXAMINER, NO_CRYSTAL, RUNNING
from zaubertisch.games.magia.hexes import NOWHERE
from zaubertisch.games.magia.variants import Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.table import Table


class State(Table):
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
        slot = 3 * apprentice + crystal
        return self.have[slot] < self.needs[slot]

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
        for other, there in enumerate(self.figures):
            if there == field and other != figure:
                return True
        return False

    def barred(self, seat: int, figure: int, field: int) -> bool:
        """[MA-047 MA-070 MA-131 MA-132] Whether a secured master would get a crystal if the figure stopped there."""
        if not self.is_safe(seat):
            return False
        crystal = self.crystals[field]
        return crystal != NO_CRYSTAL and (figure == EXAMINER or not self.fits(figure, crystal))

    def end_key(self) -> str:
        return ENDS[self.end]
