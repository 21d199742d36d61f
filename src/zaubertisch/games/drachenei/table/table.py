"""The table of Zauberschwert & Drachenei and its verbs: they alone change it, each keeping the counts and telling."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import ARTEFACT_IDS, CARD_IDS, HALVES, KIND_IDS, MOST_MAGIC, NO_KIND, PAIRS
from zaubertisch.games.drachenei.table.draws import Settled, mark_of, net_halves
from zaubertisch.games.drachenei.table.state import AT_HOME, EMPTY, NO_BID, PASSED, State
from zaubertisch.kernel.event import EVERYONE, all_but, only
from zaubertisch.kernel.step import NOBODY


class Drachenei(State):
    """The verbs, as the rulebook says what happens to magic, stones, cards and artefacts."""

    # Spells

    def use(self, spell: int) -> None:
        """[DE-090] Once in a round."""
        assert self.used >> spell & 1 == 0
        self.used |= 1 << spell

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
                "place": place, "card": self.variant.box.card_word(card), "figure": self.variant.box.figure[card],
                "adventure": card,
            })

    def clear(self, place: int) -> None:
        """[DE-044 DE-R39] The card leaves the display, for its winner or out of the game."""
        self.display[place] = EMPTY
        self.departures += 1

    # Wizards

    def send_home(self, seat: int) -> None:
        """[DE-045 DE-101] The wizard of this seat is at home again."""
        self.placed[seat] = AT_HOME

    def stay_at_home(self, seat: int) -> None:
        """[DE-032] The wizard of this seat goes nowhere in this round."""
        self.placed[seat] = PASSED
        if not self.silent:
            self.tell(EVERYONE, "passed", {"seat": seat})

    def put_wizard(self, seat: int, place: int) -> None:
        """[DE-031] The wizard of this seat goes to a card of the display."""
        self.placed[seat] = place
        if not self.silent:
            card = self.display[place]
            self.tell(EVERYONE, "placed", {
                "seat": seat, "place": place, "card": self.variant.box.card_word(card),
                "figure": self.variant.box.figure[card],
            })

    # Contests and offers

    def reply(self, seat: int, kind: int) -> None:
        """[DE-113] What this seat gives for the offer, or nothing."""
        self.replies[seat] = kind
        if kind != NO_KIND:
            self.show(seat, kind)
        if not self.silent:
            if kind == NO_KIND:
                self.tell(EVERYONE, "declined", {"seat": seat})
            else:
                self.tell(EVERYONE, "replied", {"seat": seat, "kind": KIND_IDS[kind]})

    def end_contest(self) -> None:
        """Votes, bids and fighters of a card are forgotten with it."""
        self.bid = NO_BID
        self.bidder = NOBODY
        self.bidding = 0
        self.voted = 0
        self.alone = 0
        self.fighters = 0

    def forget_offer(self) -> None:
        """Card, wish, address and replies of an offer are forgotten with it."""
        self.given = NO_KIND
        self.wish = NO_KIND
        self.address = NOBODY
        for seat in range(self.seats):
            self.replies[seat] = NO_KIND

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
        self.settled[seat].append(Settled(self.drawn[seat], net_halves(self.shown, seat, self.marks[seat])))

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

