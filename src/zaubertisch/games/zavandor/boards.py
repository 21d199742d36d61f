"""The boards of Zavandor: everything that lies on the table, and how to read it."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import (
    ALL_STORED,
    ARTEFACT_COPIES,
    ARTEFACTS,
    CARD_COLOUR,
    CARD_COPIES,
    CARDS,
    COLOURS,
    CRYSTAL_BALL,
    FIRST_LIMIT,
    FIRST_OPALS,
    FIRST_POINTS,
    FIRST_SAPPHIRES,
    FIRST_SENTINEL,
    GEM_TOKENS,
    KINDS,
    KNOW_STORAGE,
    LIMIT_OF_BALL,
    LIMIT_OF_TRACK,
    LIMIT_OF_WAND,
    MAGIC_BELT,
    MAGIC_WAND,
    NO_PHASE,
    OPAL,
    RUNNING,
    SAPPHIRE,
    SENTINELS,
    SLOTS_OF_BELT,
    SLOTS_OF_WAND,
    SPIRAL_SLOTS,
    STORAGE_SLOTS,
    TRACKS,
)
from zaubertisch.games.zavandor.variants import Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.table import Table

NOTHING: Final = -1
ANYTHING: Final = 1 << 30  # no upper bound is known


class Boards(Table):
    """Boards, hands, decks and offers; a running auction and a payment in progress lie here, too."""

    variant: Variant
    characters: list[int]
    spiral: Piles  # active gems
    pentagon: Piles  # inactive gems, as many as one likes [ZA-011 ZA-R33]
    free_stones: list[int]  # in the pentagon
    stored: list[int]  # a bit for each stone on the character board
    levels: list[int]  # a row of six a seat
    dust: list[int]  # like the tiles it never runs out [ZA-R07]
    concentrated: Piles
    hands: Piles
    purse: list[int]  # the value of each hand
    under: Piles  # cards under the discs
    promised: list[int]  # dust that comes in place of such cards
    draws: Piles  # the energy decks, by colour
    discards: Piles
    deck: Pile
    display: Pile
    artefacts: Piles
    gone: Pile  # artefacts of whoever was struck down
    owners: list[int]  # of the sentinels
    points: list[int]  # the markers
    order: list[int]
    discs: list[int]
    rank_price: list[int]
    least: list[int]  # what bids and purchases have proved of the value of each hand
    most: list[int]
    put: list[int]  # pieces chosen in a payment, seen by the payer alone
    past: list[int]  # what else has been seen of hidden cards: see table/past.py

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.phase = NO_PHASE
        self.active = NOBODY
        self.out = 0  # a bit for each seat struck down
        self.end = RUNNING
        self.early_ruby = False  # whether the druid has had the one early ruby
        self.item = NOTHING
        self.bid = 0
        self.bidder = NOBODY
        self.passed = 0
        self.price = 0
        self.bought = NOTHING  # the purchase that is being paid; its payer alone knows of it
        self.cancelled = 0  # a bit for each purchase called off since something was done: see turn/changes_of_mind.py
        self.stepped = False  # whether the active seat has used its paid step
        self.raised = 0  # which kinds of gems go to the spiral: see turn/changes_of_mind.py
        self.lowered = 0  # which go to the pentagon
        self.block = NOTHING
        self.closed = 0
        self.past = []  # also of a table that was saved before anything was noted

    # Set-up

    def lay_out(self, variant: Variant) -> None:
        """[ZA-020 ZA-022 ZA-024 ZA-025 ZA-030] Everything that is the same for all characters."""
        self.variant = variant
        self.characters = [NOBODY] * self.seats
        self.spiral = Piles(self.seats, KINDS)
        self.pentagon = Piles(self.seats, KINDS)
        for seat in range(self.seats):
            self.spiral.add(seat, OPAL, FIRST_OPALS)
            self.spiral.add(seat, SAPPHIRE, FIRST_SAPPHIRES)
        self.free_stones = [0] * self.seats
        self.stored = [ALL_STORED] * self.seats
        self.levels = [0] * (self.seats * TRACKS)
        self.points = [FIRST_POINTS] * self.seats
        self.order = list(range(self.seats))
        self.discs = [NOBODY] * self.seats
        self.rank_price = [0] * self.seats
        self.owners = [NOBODY] * SENTINELS
        self.put = []
        self.lay_out_energy()
        self.lay_out_artefacts()

    def lay_out_energy(self) -> None:
        """[ZA-025] Four decks, no cards in hand."""
        self.dust = [0] * self.seats
        self.concentrated = Piles(self.seats, len(COLOURS))
        self.hands = Piles(self.seats, CARDS)
        self.under = Piles(self.seats, CARDS)
        self.purse = [0] * self.seats
        self.promised = [0] * self.seats
        self.least = [0] * self.seats
        self.most = [ANYTHING] * self.seats
        self.past = []
        self.draws = Piles(len(COLOURS), CARDS)
        self.discards = Piles(len(COLOURS), CARDS)
        for card in range(CARDS):
            self.draws.add(CARD_COLOUR[card], card, CARD_COPIES[card])

    def lay_out_artefacts(self) -> None:
        """[ZA-027] One, two or three copies of each; the surplus stays in the box."""
        self.deck = Pile(ARTEFACTS)
        self.display = Pile(ARTEFACTS)
        self.gone = Pile(ARTEFACTS)
        self.artefacts = Piles(self.seats, ARTEFACTS)
        for artefact in range(ARTEFACTS):
            self.deck.add(artefact, ARTEFACT_COPIES[self.seats])

    # Seats

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 == 1

    def living(self) -> int:
        """How many seats are still in the game."""
        return self.seats - self.out.bit_count()

    def level(self, seat: int, track: int) -> int:
        return self.levels[seat * TRACKS + track]

    def slots(self, seat: int) -> int:
        """[ZA-010 ZA-095 ZA-136] Places for active gems: the spiral, the knowledge of storage, belt and wand."""
        return (
            SPIRAL_SLOTS + STORAGE_SLOTS[self.levels[seat * TRACKS + KNOW_STORAGE]]
            + SLOTS_OF_BELT * self.artefacts.count(seat, MAGIC_BELT)
            + SLOTS_OF_WAND * self.artefacts.count(seat, MAGIC_WAND)
        )

    def hand_limit(self, seat: int) -> int:
        """[ZA-012 ZA-013 ZA-135 ZA-R55] Five, changed by tracks, crystal balls and the wand; there is no top."""
        limit = FIRST_LIMIT
        for track in range(TRACKS):
            if self.levels[seat * TRACKS + track] > 0:
                limit += LIMIT_OF_TRACK[track]
        return (
            limit + LIMIT_OF_BALL * self.artefacts.count(seat, CRYSTAL_BALL)
            + LIMIT_OF_WAND * self.artefacts.count(seat, MAGIC_WAND)
        )

    def supply(self, gem: int) -> int:
        """[ZA-071 ZA-R29] Gems left to enchant, if the tokens of the box are the limit."""
        left = GEM_TOKENS[gem]
        for seat in range(self.seats):
            left -= self.spiral.count(seat, gem) + self.pentagon.count(seat, gem)
        return left

    def sentinels_sold(self) -> int:
        """[ZA-155] Owned by anybody, also by whoever was struck down."""
        return SENTINELS - self.owners.count(NOBODY)

    def on_offer(self, item: int) -> bool:
        """[ZA-096 ZA-030] Artefacts of the display and sentinels nobody owns."""
        if item < FIRST_SENTINEL:
            return self.display.has(item)
        return self.owners[item - FIRST_SENTINEL] == NOBODY

    def barred(self, seat: int, item: int) -> bool:
        """[ZA-101 ZA-R20] One belt and one wand for each."""
        return (item == MAGIC_BELT or item == MAGIC_WAND) and self.artefacts.has(seat, item)

    # Copying

    def copy_boards(self, other: Boards) -> None:
        """The part of `clone` that lies on the table."""
        self.variant = other.variant
        self.characters = other.characters[:]
        self.spiral = other.spiral.clone()
        self.pentagon = other.pentagon.clone()
        self.free_stones = other.free_stones[:]
        self.stored = other.stored[:]
        self.levels = other.levels[:]
        self.dust = other.dust[:]
        self.concentrated = other.concentrated.clone()
        self.hands = other.hands.clone()
        self.purse = other.purse[:]
        self.under = other.under.clone()
        self.promised = other.promised[:]
        self.draws = other.draws.clone()
        self.discards = other.discards.clone()
        self.deck = other.deck.clone()
        self.display = other.display.clone()
        self.artefacts = other.artefacts.clone()
        self.gone = other.gone.clone()
        self.owners = other.owners[:]
        self.points = other.points[:]
        self.order = other.order[:]
        self.discs = other.discs[:]
        self.rank_price = other.rank_price[:]
        self.least = other.least[:]
        self.most = other.most[:]
        self.put = other.put[:]
        self.past = other.past[:]
        self.copy_numbers(other)

    def copy_numbers(self, other: Boards) -> None:
        """The part of `clone` that is plain numbers."""
        self.round = other.round
        self.phase = other.phase
        self.active = other.active
        self.out = other.out
        self.end = other.end
        self.early_ruby = other.early_ruby
        self.item = other.item
        self.bid = other.bid
        self.bidder = other.bidder
        self.passed = other.passed
        self.price = other.price
        self.bought = other.bought
        self.cancelled = other.cancelled
        self.stepped = other.stepped
        self.raised = other.raised
        self.lowered = other.lowered
        self.block = other.block
        self.closed = other.closed
