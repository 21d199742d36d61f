"""The table of Zauberschwert & Drachenei and its verbs: they alone change it, each keeping the counts and telling."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei import dealing, knowledge, scoring, soundness
from zaubertisch.games.drachenei.actions import WORDS
from zaubertisch.games.drachenei.components import (
    ADVENTURES,
    ARTEFACT_IDS,
    CARD_IDS,
    CODES,
    FAMILIES,
    FIRST_CREATURE,
    FIRST_HOLY,
    HALVES,
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
from zaubertisch.games.drachenei.marks import Settled, mark_of, net_halves
from zaubertisch.games.drachenei.variants import Variant
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import EVERYONE, all_but, only
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.table import Table

EMPTY: Final = NOBODY
AT_HOME: Final = NOBODY
PASSED: Final = PLACES  # a wizard lies at place 0 or 1, is at home, or stayed there for a point of magic
NO_BID: Final = -1


class Drachenei(Table):
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

    def lay_out(self, variant: Variant) -> None:
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

    def in_order(self, place: int) -> int:
        """[DE-001 DE-003] The seat at this place of the seat order: clockwise from the start seat."""
        seat = self.start_seat + place
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

    def card_word(self, card: int) -> str:
        """What the card is called: its spell, its family, or its sort."""
        if card < SPELLS:
            return CARD_IDS[card]
        if card < FIRST_CREATURE:
            return "energy_ball" if card < FIRST_HOLY else "holy_place"
        return FAMILIES[self.variant.box.family[card]]

    # Spells

    def can_use(self, seat: int, spell: int) -> bool:
        """[DE-090 DE-091 DE-093 DE-101 DE-R25] Owned, in whatever way and since when, and not used in this round."""
        return self.owners[spell] == seat and self.used >> spell & 1 == 0

    def use(self, spell: int) -> None:
        """[DE-090] Once in a round."""
        assert self.used >> spell & 1 == 0
        self.used |= 1 << spell

    def can_retransform(self, seat: int) -> bool:
        """[DE-098 DE-R36 DE-R51] Retransformus needs a stone, and room for all the magic."""
        return (
            self.can_use(seat, RETRANSFORMUS) and self.stones[seat] > 0
            and self.magic[seat] + self.variant.retransformus_gain <= MOST_MAGIC
        )

    def reach(self, seat: int) -> int:
        """[DE-R08 DE-R27] The magic a seat could bring up now, with Retransformus if it can use it."""
        return self.magic[seat] + (self.variant.retransformus_gain if self.can_retransform(seat) else 0)

    def win_spell(self, seat: int, spell: int) -> None:
        """[DE-052 DE-054] It lies open before its owner to the end of the game."""
        self.owners[spell] = seat
        if not self.silent:
            self.tell(EVERYONE, "won_spell", {"seat": seat, "card": CARD_IDS[spell]})

    # Magic and stones

    def gain(self, seat: int, magic: int, cause: str) -> None:
        """[DE-004 DE-R20] Each gain by itself ends at 30."""
        gained = min(magic, MOST_MAGIC - self.magic[seat])
        self.magic[seat] += gained
        if not self.silent:
            self.tell(EVERYONE, "gained", {"seat": seat, "magic": gained, "total": self.magic[seat], "cause": cause})

    def pay(self, seat: int, magic: int, cause: str) -> None:
        """[DE-004 DE-080] Only what is there can be paid."""
        self.magic[seat] -= magic
        assert self.magic[seat] >= 0
        if not self.silent:
            self.tell(EVERYONE, "paid", {"seat": seat, "magic": magic, "total": self.magic[seat], "cause": cause})

    def take_magic(self, seat: int, other_seat: int, magic: int) -> None:
        """[DE-096 DE-R46] The other seat loses it, however little of it the taker has room for."""
        self.magic[other_seat] -= magic
        if not self.silent:
            self.tell(EVERYONE, "robbed", {
                "seat": seat, "other_seat": other_seat, "magic": magic, "left": self.magic[other_seat],
            })
        self.gain(seat, magic, "harpagarus")

    def gain_stones(self, seat: int, stones: int, cause: str) -> None:
        self.stones[seat] += stones
        if not self.silent and stones:
            self.tell(EVERYONE, "stones", {"seat": seat, "stones": stones, "total": self.stones[seat], "cause": cause})

    def give_stone(self, seat: int) -> None:
        """[DE-R36] No debts."""
        self.stones[seat] -= 1
        assert self.stones[seat] >= 0
        if not self.silent:
            self.tell(EVERYONE, "gave_stone", {"seat": seat, "total": self.stones[seat]})

    # The display

    def reveal(self, place: int) -> None:
        """[DE-006 DE-011 DE-021] The top card of the stack: any card of the lowest letter left, for it was shuffled."""
        letter = 0
        while self.adventures.size(letter) == 0:
            letter += 1
        card = self.adventures.draw(letter, self.chance)
        self.display[place] = card
        if not self.silent:
            self.tell(EVERYONE, "revealed", {
                "place": place, "card": self.card_word(card), "figure": self.variant.box.figure[card],
                "adventure": card,
            })

    def clear(self, place: int) -> None:
        """[DE-044 DE-R39] The card leaves the display, for its winner or out of the game."""
        self.display[place] = EMPTY
        self.departures += 1

    def end_contest(self) -> None:
        """Votes, bids and fighters of a card are forgotten with it."""
        self.bid = NO_BID
        self.bidder = NOBODY
        self.bidding = 0
        self.voted = 0
        self.alone = 0
        self.fighters = 0

    # Artefact cards

    def draw_cards(self, seat: int, count: int) -> None:
        """[DE-005 DE-083 DE-123 DE-R57] As many as there are, into a hand without limit; its owner alone sees them."""
        cards: list[int] = []
        while len(cards) < count and self.artefacts.size > 0:
            kind = self.artefacts.draw(self.chance)
            self.hands.add(seat, kind)
            cards.append(kind)
        self.drawn[seat] += len(cards)
        if not self.silent and cards:
            self.tell(only(seat), "drew", {"seat": seat, "kinds": sorted(cards)})
            self.tell(all_but(only(seat)), "drew_unseen", {"seat": seat, "count": len(cards)})

    def show(self, seat: int, kind: int) -> None:
        """[DE-116] Everybody knows now that such a card was among those this seat drew, or is given to it."""
        if not self.shown.has(seat, kind):
            first = 0
            if kind > HALVES and self.settled[seat]:
                first = self.settled[seat][-1].drawn
            self.marks[seat].append(mark_of(kind, first, self.drawn[seat]))
            self.shown.add(seat, kind)

    def hand_over(self, seat: int, kind: int, other_seat: int) -> None:
        """[DE-114 DE-118] One card from hand to hand, its kind known to all."""
        self.hands.remove(seat, kind)
        self.shown.remove(seat, kind)
        self.hands.add(other_seat, kind)
        self.shown.add(other_seat, kind)

    def is_complete(self, seat: int, artefact: int) -> bool:
        """[DE-121 DE-R33] One card, or any left and any right half of the same name."""
        if artefact > PAIRS:
            return self.hands.has(seat, artefact + PAIRS)
        return self.hands.has(seat, 2 * artefact - 1) and self.hands.has(seat, 2 * artefact)

    def lay(self, seat: int, artefact: int) -> None:
        """[DE-121 DE-122] From the hand before its owner, to the end of the game."""
        if artefact > PAIRS:
            self.put_down(seat, artefact + PAIRS)
        else:
            self.put_down(seat, 2 * artefact - 1)
            self.put_down(seat, 2 * artefact)
        self.laid.add(seat, artefact)
        if not self.silent:
            self.tell(EVERYONE, "laid_out", {"seat": seat, "artefact": ARTEFACT_IDS[artefact]})

    def put_down(self, seat: int, kind: int) -> None:
        self.show(seat, kind)
        self.hands.remove(seat, kind)
        self.shown.remove(seat, kind)

    def settle_hand(self, seat: int) -> None:
        """Where everything complete is laid out, everybody knows that nothing complete is left."""
        self.settled[seat].append(Settled(self.drawn[seat], net_halves(self, seat)))

    def laid_cards(self, seat: int) -> int:
        """[DE-133] A two-part artefact is two cards."""
        pairs = sum([self.laid.count(seat, artefact) for artefact in range(1, PAIRS + 1)])
        return self.laid.size(seat) + pairs

    # Knowledge, soundness and result

    def check(self) -> None:
        soundness.check(self)

    def actions(self) -> Actions:
        return WORDS

    def view(self, viewer: int) -> DracheneiView:
        return knowledge.view(self, viewer)

    def knowledge(self, viewer: int) -> list[int]:
        return knowledge.learnt(self, viewer)

    def deal_anew(self, viewer: int, chance: Chance) -> None:
        dealing.deal_anew(self, viewer, chance)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def clone(self) -> Drachenei:
        twin = Drachenei(self.seats, self.chance.clone())
        twin.like(self)
        twin.variant = self.variant
        twin.magic = self.magic[:]
        twin.stones = self.stones[:]
        twin.owners = self.owners[:]
        twin.display = self.display[:]
        twin.placed = self.placed[:]
        twin.adventures = self.adventures.clone()
        twin.artefacts = self.artefacts.clone()
        twin.hands = self.hands.clone()
        twin.laid = self.laid.clone()
        twin.shown = self.shown.clone()
        twin.drawn = self.drawn[:]
        twin.marks = [marks[:] for marks in self.marks]
        twin.settled = [settled[:] for settled in self.settled]
        twin.replies = self.replies[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.start_seat = self.start_seat
        twin.idle = self.idle
        twin.departures = self.departures
        twin.end = self.end
        twin.used = self.used
        twin.place = self.place
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.bidding = self.bidding
        twin.voted = self.voted
        twin.alone = self.alone
        twin.fighters = self.fighters
        twin.price = self.price
        twin.bonus = self.bonus
        twin.many = self.many
        twin.lap = self.lap
        twin.offerer = self.offerer
        twin.given = self.given
        twin.wish = self.wish
        twin.address = self.address
        return twin

