"""Dealing what a viewer cannot see anew: every deal its knowledge allows is equally likely.

What bids, purchases and forced sales have proved is a least and a most value of a hand. A plain deal that fits is
taken. Where fits are rare, some deal that fits is made hand by hand; then each bound hand in turn is drawn exactly from
what the other bound hands leave, which after some rounds makes all deals that fit equally likely.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import is_purchase
from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import CARD_COLOUR, CARD_VALUE, CARDS, COLOURS
from zaubertisch.games.zavandor.energy.bound_hand import BoundHand
from zaubertisch.games.zavandor.energy.purse import put_down, worth_of
from zaubertisch.games.zavandor.energy.wealth import Wealth
from zaubertisch.games.zavandor.table.courses import Courses, courses_of
from zaubertisch.games.zavandor.table.knowledge import by_colour, sees_hand
from zaubertisch.games.zavandor.table.past import OWN, PLACES, UNDER, is_bound, place_of, what_of
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.pile import Piles
from zaubertisch.kernel.table import Table

PLAIN_DEALS: Final = 24
ROUNDS_OF_EXCHANGE: Final = 12
TRIES: Final = 60  # deals along the past before it is forgotten


class ZavandorImagination(Imagination):
    """What all worlds of a moment share is worked out for the first of them."""

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        self.dealing: Dealing | None = None

    def __call__(self, chance: Chance) -> Table:
        if self.dealing is None:
            self.table = self.table.clone()
            assert isinstance(self.table, Wealth)
            self.dealing = Dealing(self.table, self.viewer)
        return super().__call__(chance)

    def deal(self, world: Table, chance: Chance) -> None:
        assert isinstance(world, Wealth)
        assert self.dealing is not None
        self.dealing.deal(world, chance)


def deal_anew(g: Wealth, viewer: int, chance: Chance) -> None:
    """[ZA-R46 ZA-R64 ZA-R66] New hands and new cards under the discs of everybody the viewer does not see."""
    Dealing(g, viewer).deal(g, chance)


class Dealing:
    """What a viewer knows of the hidden cards of a table, worked out once.

    The table is made ready: of hidden cards all but the bound hands lie in the decks. It, or a copy, is then dealt to.
    """

    def __init__(self, g: Wealth, viewer: int) -> None:
        self.bystander = viewer not in (g.asked, TRUTH)
        self.watcher = min(viewer, g.seats)
        if self.bystander:
            forget_purchase(g)
        self.hidden = [seat for seat in range(g.seats) if not sees_hand(g, viewer, seat)]
        self.bound = [seat for seat in self.hidden if is_bound(g, seat)]
        self.free = [seat for seat in self.hidden if not is_bound(g, seat)]
        self.in_hand = [by_colour(g.hands, seat) for seat in range(g.seats)]
        self.under_disc = [by_colour(g.under, seat) for seat in range(g.seats)]
        self.courses: Courses | None = None
        self.unseen: list[int] = []
        self.remembered: list[int] = []
        if g.past and self.hidden:
            self.follow_the_past(g)
        for seat in self.free:
            put_back(g.hands, seat, g.draws)
        for seat in self.hidden:
            put_back(g.under, seat, g.draws)

    def follow_the_past(self, g: Wealth) -> None:
        """Which courses what has been seen allows, and what of it a world keeps that was dealt along them."""
        self.unseen = [g.draws.count(CARD_COLOUR[card], card) for card in range(CARDS)]
        backs = [0] * (PLACES * len(COLOURS))
        for seat in range(g.seats):
            for colour in range(len(COLOURS)):
                backs[seat * len(COLOURS) + colour] = self.in_hand[seat][colour]
                backs[(seat + UNDER) * len(COLOURS) + colour] = self.under_disc[seat][colour]
            for card in g.hands.cards(seat) + g.under.cards(seat):
                self.unseen[card] += seat != self.watcher
        self.courses = courses_of(g.past, self.watcher, backs, self.unseen)
        self.remembered = [line for line in g.past if what_of(line) != OWN or place_of(line) == self.watcher]

    def deal(self, g: Wealth, chance: Chance) -> None:
        """One of the worlds the viewer thinks possible."""
        if not self.deal_as_seen(g, chance):
            g.past = [] if self.hidden else g.past
            self.deal_by_backs(g, chance)
        for seat in self.hidden:
            g.purse[seat] = value_of(g.hands, seat)
        if self.bystander and g.question() == "turn":
            suppose_purchase(g, chance)
        if self.bystander and g.price:
            put_anew(g, g.asked, chance)

    def deal_as_seen(self, g: Wealth, chance: Chance) -> bool:
        """[ZA-050 ZA-R10] As what has been seen and proved allows; says whether such a deal was found in time."""
        courses = self.courses
        if courses is None or not courses.now:
            return False
        for _ in range(TRIES):
            cards = courses.deal(self.unseen, chance)
            if cards and all([g.least[seat] <= worth_of(cards[seat]) <= g.most[seat] for seat in self.hidden]):
                carry_out(g, self.hidden, cards)
                g.past = self.remembered[:]
                return True
        return False

    def deal_by_backs(self, g: Wealth, chance: Chance) -> None:
        """Where nothing but the present is known: any cards with these backs, worth what is proved of them now."""
        deal_bound_hands(g, self.bound, chance)
        for seat in self.free:
            deal(g.hands, seat, self.in_hand[seat], g.draws, chance)
        for seat in self.hidden:
            deal(g.under, seat, self.under_disc[seat], g.draws, chance)


def carry_out(g: Wealth, hidden: list[int], cards: list[list[int]]) -> None:
    """These cards are in the hands and under the discs, all others of those that were hidden in the decks."""
    for seat in hidden:
        put_back(g.hands, seat, g.draws)
    for seat in hidden:
        put_cards(g.hands, seat, cards[seat], g.draws)
        put_cards(g.under, seat, cards[seat + UNDER], g.draws)


def put_cards(piles: Piles, seat: int, cards: list[int], draws: Piles) -> None:
    for card in cards:
        draws.remove(CARD_COLOUR[card], card)
        piles.add(seat, card)


def forget_purchase(g: Wealth) -> None:
    """[ZA-R66] Nobody else knows what is being bought or was cancelled: it is as if nothing had been begun."""
    g.cancelled = 0
    if g.bought != NOTHING:
        g.stack.pop()
        g.stack[-1].at -= 1
        g.bought = NOTHING
        g.price = 0
        g.put = []


def suppose_purchase(g: Wealth, chance: Chance) -> None:
    """Whoever is at turn may have cancelled some purchases, and may be paying for another one already."""
    purchases = [action for action in g.options() if is_purchase(action)]
    for action in purchases:
        if chance.below(4) == 0:
            g.cancelled |= 1 << action
    if purchases and chance.below(2):
        g.apply(chance.pick(purchases))


def put_anew(g: Wealth, payer: int, chance: Chance) -> None:
    """Nobody else knows how far a payer has got: some pieces lie there, or none."""
    g.put = []
    pieces = g.pieces(payer)
    while pieces and worth_of(g.put) < g.price and chance.below(3):
        piece = chance.pick(pieces)
        pieces.remove(piece)
        g.put = put_down(g.put, piece, g.price)


def deal_bound_hands(g: Wealth, bound: list[int], chance: Chance) -> None:
    """Mix and deal the bound hands until a deal fits; if that is too rare, exchange cards hand by hand."""
    sizes = [by_colour(g.hands, seat) for seat in range(g.seats)] if bound else []
    for _ in range(PLAIN_DEALS if bound else 0):
        hands = g.hands.clone()
        draws = g.draws.clone()
        for seat in bound:
            put_back(hands, seat, draws)
        for seat in bound:
            deal(hands, seat, sizes[seat], draws, chance)
        if all([g.least[seat] <= value_of(hands, seat) <= g.most[seat] for seat in bound]):
            g.hands = hands
            g.draws = draws
            return
    exchange_until_equally_likely(g, bound, chance)


def exchange_until_equally_likely(g: Wealth, bound: list[int], chance: Chance) -> None:
    """[ZA-099] Begin with any deal that fits, made without a look at the present one; then go round."""
    sizes = [by_colour(g.hands, seat) for seat in range(g.seats)]
    for seat in bound:
        put_back(g.hands, seat, g.draws)
    while not hand_by_hand(g, bound, sizes, chance):
        pass
    for _ in range(ROUNDS_OF_EXCHANGE if len(bound) > 1 else 0):
        for seat in bound:
            put_back(g.hands, seat, g.draws)
            draw_bound(g, seat, sizes[seat], chance)


def hand_by_hand(g: Wealth, bound: list[int], sizes: list[list[int]], chance: Chance) -> bool:
    """One hand after the other, in any order; if one finds no cards within its bounds, all go back."""
    order = bound[:]
    chance.shuffle(order)
    for done, seat in enumerate(order):
        if not draw_bound(g, seat, sizes[seat], chance):
            for other in order[:done]:
                put_back(g.hands, other, g.draws)
            return False
    return True


def draw_bound(g: Wealth, seat: int, sizes: list[int], chance: Chance) -> bool:
    """A hand within its bounds, drawn exactly from the decks, if there is one."""
    pool = [g.draws.count(CARD_COLOUR[card], card) for card in range(CARDS)]
    bound = BoundHand(pool, sizes, g.least[seat], g.most[seat])
    if not bound.ends:
        return False
    for card in bound.sample(chance):
        g.hands.add(seat, card)
        g.draws.remove(CARD_COLOUR[card], card)
    return True


def put_back(piles: Piles, seat: int, draws: Piles) -> None:
    """The seat's cards go to the decks."""
    for card in piles.cards(seat):
        draws.add(CARD_COLOUR[card], card)
    piles.clear(seat)


def deal(piles: Piles, seat: int, sizes: list[int], draws: Piles, chance: Chance) -> None:
    """So many new cards of each colour to a seat that has none."""
    for colour in range(len(COLOURS)):
        for _ in range(sizes[colour]):
            piles.add(seat, draws.draw(colour, chance))


def value_of(hands: Piles, seat: int) -> int:
    """What the cards of a hand are worth."""
    value = 0
    for card in hands.cards(seat):
        value += CARD_VALUE[card]
    return value
