"""The verbs of energy: gaining, drawing, paying, giving back; each keeps the counts and tells."""

from __future__ import annotations

from zaubertisch.games.zavandor.boards import ANYTHING, NOTHING
from zaubertisch.games.zavandor.components import (
    BLUE,
    BLUE_FIVE,
    CARD_COLOUR,
    CARD_VALUE,
    CARDS,
    COLOURS,
    SAGE_CARDS,
    SUBSTITUTE,
)
from zaubertisch.games.zavandor.energy.dust import settled
from zaubertisch.games.zavandor.energy.income import income
from zaubertisch.games.zavandor.energy.purse import dust_after, worth_of
from zaubertisch.games.zavandor.energy.wealth import Wealth
from zaubertisch.games.zavandor.table import past
from zaubertisch.kernel.event import EVERYONE, all_but, only


class EnergyVerbs(Wealth):
    """What happens to cards, concentrated energy and dust."""

    def gain_energy(self, seat: int) -> None:
        """[ZA-041 ZA-042 ZA-043 ZA-044 ZA-049] A seat's income: dust and tiles openly, cards to the hand."""
        yields = income(self, seat)
        self.dust[seat] += yields.dust
        for colour in range(len(COLOURS)):
            if yields.concentrated[colour]:
                self.concentrated.add(seat, colour, yields.concentrated[colour])
        if not self.silent:
            tiles = [colour for colour in range(len(COLOURS)) for _ in range(yields.concentrated[colour])]
            self.tell(EVERYONE, "gained_energy", {"seat": seat, "dust": yields.dust, "concentrated": tiles})
        if sum(yields.cards):
            self.draw_cards(seat, yields.cards)

    def draw_cards(self, seat: int, counts: list[int]) -> None:
        """[ZA-049 ZA-052 ZA-R52] So many cards of each colour to the hand, blue first; only the owner sees them."""
        past.bounded(self, seat)
        drawn: list[int] = []
        missing = 0
        for colour in range(len(COLOURS)):
            for _ in range(counts[colour]):
                card = self.draw_card(colour, seat)
                if card == NOTHING:
                    missing += SUBSTITUTE[colour]
                else:
                    drawn.append(card)
                    self.hands.add(seat, card)
                    self.purse[seat] += CARD_VALUE[card]
        self.dust[seat] += missing
        self.forget(seat)
        if not self.silent:
            self.tell_cards("drew", seat, drawn, missing)

    def draw_card(self, colour: int, place: int) -> int:
        """[ZA-050 ZA-051 ZA-R53 ZA-R54 ZA-R65] One card; an empty deck is made of its discards; or nothing."""
        if self.draws.size(colour) == 0:
            if self.discards.size(colour) == 0:
                return NOTHING
            self.reshuffle(colour)
        if self.variant.calm_start and colour == BLUE and self.round <= 1 and self.draws.has(BLUE, BLUE_FIVE):
            self.draws.remove(BLUE, BLUE_FIVE)
            past.drawn_calmly(self, place, BLUE_FIVE)
            return BLUE_FIVE
        card = self.draws.draw(colour, self.chance)
        past.drawn(self, place, card)
        return card

    def reshuffle(self, colour: int) -> None:
        """[ZA-050] The discards of a colour become its deck."""
        past.made_anew(self, colour)
        for card in self.discards.cards(colour):
            self.draws.add(colour, card)
        self.discards.clear(colour)
        if not self.silent:
            self.tell(EVERYONE, "reshuffled", {"colour": COLOURS[colour]})

    def hand_audience(self, seat: int) -> int:
        """[ZA-049 ZA-R46] Who sees the cards of a seat: its owner, or everybody where hands lie open."""
        return EVERYONE if self.variant.open_hands else only(seat)

    def tell_cards(self, kind: str, seat: int, cards: list[int], missing: int) -> None:
        """[ZA-R64] New cards: their values to whoever sees them, their colours to the others."""
        counts = [0] * len(COLOURS)
        for card in cards:
            counts[CARD_COLOUR[card]] += 1
        audience = self.hand_audience(seat)
        if cards:
            self.tell(audience, kind, {"seat": seat, "cards": cards})
        if cards and audience != EVERYONE:
            self.tell(all_but(audience), kind + "_unseen", {
                "seat": seat, "blue": counts[0], "green": counts[1], "white": counts[2], "red": counts[3],
            })
        if missing:
            self.tell(EVERYONE, kind + "_dust", {"seat": seat, "dust": missing})

    # Under the disc

    def draw_sage_cards(self, seat: int, colour: int) -> None:
        """[ZA-091 ZA-092 ZA-093 ZA-R46 ZA-R53] Two cards under the disc: of no use before the next round."""
        drawn = [self.draw_under_disc(seat, colour) for _ in range(SAGE_CARDS)]
        if not self.silent:
            cards = [card for card in drawn if card != NOTHING]
            self.tell_cards("sages_gave", seat, cards, (len(drawn) - len(cards)) * SUBSTITUTE[colour])

    def draw_under_disc(self, seat: int, colour: int) -> int:
        """[ZA-R53] A card, or the dust that comes in its place."""
        card = self.draw_card(colour, seat + past.UNDER)
        if card == NOTHING:
            self.promised[seat] += SUBSTITUTE[colour]
        else:
            self.under.add(seat, card)
        return card

    def take_from_under_disc(self, seat: int) -> None:
        """[ZA-040 ZA-R45 ZA-R53] What the sages gave comes to the hand, and the dust they promised with it."""
        cards = self.under.cards(seat)
        dust = self.promised[seat]
        if cards:
            past.bounded(self, seat)
            past.came(self, seat, cards)
            self.forget(seat)
        for card in cards:
            self.hands.add(seat, card)
            self.purse[seat] += CARD_VALUE[card]
        self.under.clear(seat)
        self.dust[seat] += dust
        self.promised[seat] = 0
        if not self.silent and cards:
            self.tell(EVERYONE, "sage_cards_came", {"seat": seat, "count": len(cards)})
        if not self.silent and dust:
            self.tell(EVERYONE, "sage_dust_came", {"seat": seat, "dust": dust})

    def turn_into_dust(self, seat: int, colour: int) -> None:
        """The cards of this colour under the disc go to the discards; their value comes as dust."""
        value = 0
        for card in self.under.cards(seat):
            if CARD_COLOUR[card] == colour:
                self.under.remove(seat, card)
                self.discards.add(colour, card)
                past.paid(self, seat + past.UNDER, card)
                value += CARD_VALUE[card]
        self.dust[seat] += value
        if not self.silent and value:
            self.tell(EVERYONE, "sage_cards_faded", {"seat": seat, "colour": COLOURS[colour], "dust": value})

    # Paying

    def settle(self, seat: int) -> None:
        """[ZA-005 ZA-006] What no piece can show is lost."""
        before = self.dust[seat]
        self.dust[seat] = settled(before, self.variant.one_dust)
        if not self.silent and self.dust[seat] < before:
            self.tell(EVERYONE, "dust_lost", {"seat": seat, "dust": self.dust[seat]})

    def settle_unless_combined(self, seat: int) -> None:
        """[ZA-006 ZA-R02] Dust stays loose only in one's own turn, where purchases are paid together."""
        if self.active != seat or not self.variant.combined_payment:
            self.settle(seat)

    def pay(self, seat: int, pieces: list[int]) -> None:
        """[ZA-058 ZA-061 ZA-062] Put these pieces down for the price, for all to see; dust makes up the difference."""
        before = self.dust[seat]
        self.lay_down(seat, pieces)
        pooled = self.variant.pooled_change or self.variant.one_dust
        self.dust[seat] = dust_after(before, worth_of(pieces), self.price, pooled)
        if not self.silent:
            self.tell(EVERYONE, "paid", {
                "seat": seat, "price": self.price, "cards": [piece for piece in pieces if piece < CARDS],
                "concentrated": [piece - CARDS for piece in pieces if piece >= CARDS],
                "dust": max(0, before - self.dust[seat]), "change": max(0, self.dust[seat] - before),
            })
        self.price = 0
        self.put = []
        self.settle_unless_combined(seat)

    def lay_down(self, seat: int, pieces: list[int]) -> None:
        """[ZA-062 ZA-142] Cards go face up to their discard piles, concentrated energy to the supply."""
        value = 0
        for piece in pieces:
            if piece < CARDS:
                self.hands.remove(seat, piece)
                self.discards.add(CARD_COLOUR[piece], piece)
                past.paid(self, seat, piece)
                value += CARD_VALUE[piece]
            else:
                self.concentrated.remove(seat, piece - CARDS)
        self.purse[seat] -= value
        self.least[seat] = max(0, self.least[seat] - value)
        if self.most[seat] < ANYTHING:
            self.most[seat] -= value

    def give_back(self, seat: int, pieces: list[int], dust: int) -> None:
        """[ZA-138 ZA-141] Too much to hold: these pieces go, and so much dust stays; nothing is paid for it."""
        gone = self.dust[seat] - dust
        self.lay_down(seat, pieces)
        self.dust[seat] = dust
        if not self.silent:
            self.tell(EVERYONE, "gave_back", {
                "seat": seat, "cards": [piece for piece in pieces if piece < CARDS],
                "concentrated": [piece - CARDS for piece in pieces if piece >= CARDS], "dust": gone,
            })

    # What a hand is known to be worth

    def prove(self, seat: int, value: int) -> None:
        """Everybody learns that this hand is worth at least so much."""
        self.least[seat] = max(self.least[seat], value)

    def forget(self, seat: int) -> None:
        """New cards came: what was proved of the hand says nothing any more."""
        self.least[seat] = 0
        self.most[seat] = ANYTHING
