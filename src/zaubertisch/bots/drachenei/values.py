"""What things are worth at a table of Zauberschwert & Drachenei, in stones, as far as a seat can know it."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.drachenei.taste import USUAL, Taste
from zaubertisch.games.drachenei.components import (
    ADDUS,
    CODES,
    FIRST_CREATURE,
    FULMENTUS,
    HARPAGARUS,
    MOST_MAGIC,
    PAIRS,
    RETRANSFORMUS,
    STONEX,
    TRANSFORMUS,
)
from zaubertisch.games.drachenei.view import DracheneiView

CARDS_A_ROUND: Final = 1.7  # adventure cards that leave in a round


class Values:
    """The table through the eyes of one seat; whatever it says of other seats uses open things only."""

    def __init__(self, view: DracheneiView, taste: Taste = USUAL) -> None:
        self.view = view
        self.taste = taste
        self.box = view.variant.box
        self.rounds = len(view.to_come) / CARDS_A_ROUND  # still to come after this one
        self.victories = self.taste.victories * self.rounds
        self.card = self.taste.card * self.victories
        self.symbol_shares = self.shares_of_symbols()

    def shares_of_symbols(self) -> list[float]:
        """By set of symbols: the part of all creatures to come that show one of them."""
        creatures = [card for card in self.view.to_come + self.view.display if card >= FIRST_CREATURE]
        out = [0.0] * 8
        for symbols in range(8):
            matching = len([card for card in creatures if self.box.symbol[card] & symbols])
            out[symbols] = matching / max(1, len(creatures))
        return out

    # Magic

    def magic(self, seat: int) -> float:
        """A point of magic for this seat."""
        worth = self.taste.magic
        if self.rounds < 1.5:
            worth = max(self.taste.last_magic, worth * self.rounds / 1.5)
        have = self.view.magic[seat]
        price = self.view.variant.transformus_price
        if self.view.owners[TRANSFORMUS] == seat and have <= price * (self.rounds + 1):
            worth = max(worth, 1.0 / price)
        return worth * (MOST_MAGIC - have) / (MOST_MAGIC - self.taste.plenty) if have > self.taste.plenty else worth

    def can_borrow(self, seat: int) -> bool:
        """Whether Retransformus could help this seat to pay."""
        view = self.view
        unused = view.owners[RETRANSFORMUS] == seat and RETRANSFORMUS not in view.used
        return unused and view.stones[seat] > 0 and view.magic[seat] + view.variant.retransformus_gain <= MOST_MAGIC

    def reach(self, seat: int) -> int:
        return self.view.magic[seat] + (self.view.variant.retransformus_gain if self.can_borrow(seat) else 0)

    def price(self, seat: int, price: int, alone: bool) -> int:
        """What a seat really pays, with Fulmentus."""
        if self.view.owners[FULMENTUS] != seat:
            return price
        return max(price - self.view.variant.fulmentus_cut, 1 if alone else 0)

    # Creatures

    def bonus(self, seat: int, card: int) -> float:
        """What own artefacts and Stonex add to a victory."""
        out = 0.0
        for artefact in range(1, CODES):
            if self.box.symbols[artefact] & self.box.symbol[card]:
                out += self.view.laid[seat][artefact] * self.bonus_of(seat, artefact)
        return out + (self.view.variant.stonex_gain if self.view.owners[STONEX] == seat else 0)

    def bonus_of(self, seat: int, artefact: int) -> float:
        stones = float(self.box.bonus_stones[artefact])
        magic = self.box.bonus_magic[artefact] * self.magic(seat)
        return max(stones, magic) if self.box.either[artefact] else stones + magic

    def gain_alone(self, seat: int, card: int) -> float:
        return self.box.alone[card] + self.box.alone_cards[card] * self.card + self.bonus(seat, card)

    def gain_together(self, seat: int, card: int) -> float:
        return self.box.together[card] + self.box.together_cards[card] * self.card + self.bonus(seat, card)

    def alone(self, seat: int, card: int, price: int) -> float:
        """Beating a creature alone at this price; worthless if it cannot be paid."""
        pays = self.price(seat, price, True)
        if self.reach(seat) < pays:
            return 0.0
        return self.gain_alone(seat, card) - self.magic(seat) * pays

    def together(self, seat: int, card: int, fighters: list[int]) -> float:
        """Beating it with all of these, less those who cannot pay their share."""
        left = self.able(card, fighters)
        if seat not in left:
            return 0.0
        if len(left) == 1:
            return self.alone(seat, card, self.box.figure[card])
        pays = self.price(seat, share(self.box.figure[card], len(left)), False)
        return self.gain_together(seat, card) - self.magic(seat) * pays

    def able(self, card: int, fighters: list[int]) -> list[int]:
        """Who is left when all who cannot pay their share have dropped out."""
        left = fighters
        while left:
            part = share(self.box.figure[card], len(left))
            rich = [seat for seat in left if self.reach(seat) >= self.price(seat, part, len(left) == 1)]
            if len(rich) == len(left):
                break
            left = rich
        return left

    def limit(self, seat: int, card: int) -> int:
        """The highest bid that makes sense for a seat."""
        worth = self.gain_alone(seat, card) if card >= FIRST_CREATURE else self.spell(seat, card)
        return min(self.view.magic[seat], int(worth / max(self.magic(seat), self.taste.last_magic)))

    def price_against(self, seat: int, card: int, rivals: list[int]) -> int:
        """What an auction against these rivals would cost."""
        lowest = self.box.figure[card] if card >= FIRST_CREATURE else 1
        price = lowest
        for rival in rivals:
            if rival != seat and self.limit(rival, card) >= lowest:
                price = max(price, self.limit(rival, card) + 1)
        return price

    def quarrel(self, seat: int, card: int, rivals: list[int]) -> float:
        """Winning the creature in an auction; worthless if it would have to be dearer than one's magic."""
        price = self.price_against(seat, card, rivals)
        return self.alone(seat, card, price) if price <= self.reach(seat) else 0.0

    def insists(self, seat: int, card: int, fighters: list[int]) -> bool:
        """Whether a seat does better alone."""
        return self.quarrel(seat, card, fighters) > self.together(seat, card, fighters)

    # Spells

    def spell(self, seat: int, spell: int) -> float:
        """Owning a spell from now on."""
        v = self.view.variant
        magic = self.magic(seat)
        rivals = self.view.seats - 1
        if spell == FULMENTUS:
            return magic * v.fulmentus_cut * self.victories
        if spell == STONEX:
            return v.stonex_gain * self.victories
        if spell == ADDUS:
            return magic * v.addus_gain * self.rounds
        if spell == RETRANSFORMUS:
            return 0.5 + 0.4 * max(0.0, self.rounds - 2.0)
        if spell == TRANSFORMUS:
            return 0.5 * min(self.rounds + 1.0, 5.0)
        assert spell == HARPAGARUS
        return magic * v.harpagarus_take * self.rounds * (1.0 + 1.0 / rivals)

    # Artefacts

    def artefact(self, seat: int, artefact: int) -> float:
        """A laid-out artefact, for the victories still to come over creatures that show its symbols."""
        return self.victories * self.symbol_shares[self.box.symbols[artefact]] * self.bonus_of(seat, artefact)

    def hand(self, seat: int, hand: list[int]) -> float:
        """A hand: complete artefacts in full, a single half as a part of the pair if it can still be completed."""
        out = 0.0
        for pair in range(1, PAIRS + 1):
            left, right = hand[2 * pair - 1], hand[2 * pair]
            whole = min(left, right)
            worth = self.artefact(seat, pair)
            out += whole * worth
            if left != right:
                wanted = 2 * pair if left > right else 2 * pair - 1
                out += self.taste.half * worth if self.is_about(seat, wanted) else self.taste.spare * worth
        for artefact in range(PAIRS + 1, CODES):
            out += hand[artefact + PAIRS] * self.artefact(seat, artefact)
        return out

    def is_about(self, seat: int, kind: int) -> bool:
        """Whether such a card may still come: from the stack or from another hand."""
        known = sum([self.view.shown[other][kind] for other in range(self.view.seats) if other != seat])
        return self.view.unseen[kind] + known > 0

    def swap(self, seat: int, hand: list[int], given: int, got: int) -> float:
        """What giving one card for another would add to a hand."""
        after = hand[:]
        after[given] -= 1
        after[got] += 1
        return self.hand(seat, after) - self.hand(seat, hand)

    def fortune(self, seat: int) -> float:
        """How well a seat is doing."""
        return self.view.stones[seat] + self.magic(seat) * self.view.magic[seat]


def share(strength: int, fighters: int) -> int:
    """Each fighter's part, rounded up."""
    return (strength + fighters - 1) // fighters
