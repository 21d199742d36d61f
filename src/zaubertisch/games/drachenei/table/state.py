"""What a table of Zauberschwert & Drachenei holds, and statements about it that change nothing."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.components import (
    ADVENTURES,
    CODES,
    KINDS,
    LETTERS,
    MOST_MAGIC,
    PAIRS,
    PLACES,
    RETRANSFORMUS,
    RUNNING,
    SPELLS,
    START_MAGIC,
)
from zaubertisch.games.drachenei.table.draws import Settled
from zaubertisch.games.drachenei.variants import Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.table import Table

EMPTY: Final = NOBODY
AT_HOME: Final = NOBODY
PASSED: Final = PLACES  # a wizard lies at place 0 or 1, is at home, or stayed there for a point of magic
NO_BID: Final = -1


class State(Table):
    """Meters, stones, spells, hands, laid-out artefacts, the display and both stacks."""

    variant: Variant
    magic: list[int]
    stones: list[int]
    owners: list[int]
    display: list[int]
    placed: list[int]
    adventures: Piles
    artefacts: Pile
    hands: Piles
    laid: Piles
    shown: Piles
    drawn: list[int]
    marks: list[list[int]]
    settled: list[list[Settled]]
    replies: list[int]

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.phase = 0
        self.start_seat = 0
        self.idle = 0  # rounds in a row in which no card left the display
        self.departures = 0  # cards that left it in this round
        self.end = RUNNING
        self.used = 0  # spells used in this round, as bits
        self.place = NOBODY  # the place that is evaluated
        self.bid = NO_BID
        self.bidder = NOBODY
        self.bidding = 0  # who is still in the auction, as bits
        self.voted = 0  # who has voted, as bits
        self.alone = 0  # who wants to fight alone, as bits
        self.fighters = 0  # who fights, as bits
        self.price = 0  # what the asked fighter would pay
        self.bonus = 0  # the artefact whose choice is asked for
        self.many = 0  # how many artefacts give that choice
        self.lap = 0
        self.offerer = NOBODY
        self.given = 0
        self.wish = 0
        self.address = NOBODY

    # Set-up

    def set_up(self, variant: Variant) -> None:
        """[DE-010 DE-011 DE-012 DE-014] Two magic and nothing else for everybody; both stacks; an empty display."""
        self.variant = variant
        self.magic = [START_MAGIC] * self.seats
        self.stones = [0] * self.seats
        self.owners = [NOBODY] * SPELLS
        self.display = [EMPTY] * PLACES
        self.placed = [AT_HOME] * self.seats
        self.adventures = Piles(len(LETTERS), ADVENTURES)
        for card, letter in enumerate(self.variant.box.letter):
            self.adventures.add(letter, card)
        self.artefacts = Pile(KINDS)
        self.artefacts.fill(self.variant.box.copies[:])
        self.hands = Piles(self.seats, KINDS)
        self.laid = Piles(self.seats, CODES)
        self.shown = Piles(self.seats, KINDS)
        self.drawn = [0] * self.seats
        self.marks = [[] for _ in range(self.seats)]
        self.settled = [[] for _ in range(self.seats)]
        self.replies = [0] * self.seats

    # Seats and cards

    def in_order(self, turn: int) -> int:
        """[DE-001 DE-003] Whose turn this is in the seat order: clockwise from the start seat, which has turn 0."""
        seat = self.start_seat + turn
        return seat if seat < self.seats else seat - self.seats

    def wizards_at(self, place: int) -> list[int]:
        """[DE-003 DE-043] The participants of a card, in seat order."""
        out: list[int] = []
        for turn in range(self.seats):
            seat = self.in_order(turn)
            if self.placed[seat] == place:
                out.append(seat)
        return out

    def stack_size(self) -> int:
        return self.adventures.size(0) + self.adventures.size(1) + self.adventures.size(2)

    # Spells

    def can_use(self, seat: int, spell: int) -> bool:
        """[DE-090 DE-091 DE-093 DE-101 DE-R25] Owned, in whatever way and since when, and not used in this round."""
        return self.owners[spell] == seat and self.used >> spell & 1 == 0

    def can_retransform(self, seat: int) -> bool:
        """[DE-098 DE-R36 DE-R51] Retransformus needs a stone, and room for all the magic."""
        return (
            self.can_use(seat, RETRANSFORMUS) and self.stones[seat] > 0
            and self.magic[seat] + self.variant.retransformus_gain <= MOST_MAGIC
        )

    def reach(self, seat: int) -> int:
        """[DE-R08 DE-R27] The magic a seat could bring up now, with Retransformus if it can use it."""
        return self.magic[seat] + (self.variant.retransformus_gain if self.can_retransform(seat) else 0)

    # Artefacts

    def is_complete(self, seat: int, artefact: int) -> bool:
        """[DE-121 DE-R33] One card, or any left and any right half of the same name."""
        if artefact > PAIRS:
            return self.hands.has(seat, artefact + PAIRS)
        return self.hands.has(seat, 2 * artefact - 1) and self.hands.has(seat, 2 * artefact)

    def laid_cards(self, seat: int) -> int:
        """[DE-133] A two-part artefact is two cards."""
        pairs = sum([self.laid.count(seat, artefact) for artefact in range(1, PAIRS + 1)])
        return self.laid.size(seat) + pairs
