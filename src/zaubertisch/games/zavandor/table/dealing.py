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
from zaubertisch.games.zavandor.table.courses import courses_of
from zaubertisch.games.zavandor.table.knowledge import by_colour, sees_hand
from zaubertisch.games.zavandor.table.past import OWN, PLACES, UNDER, is_bound, place_of, what_of
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Piles

PLAIN_DEALS: Final = 24
ROUNDS_OF_EXCHANGE: Final = 12
TRIES: Final = 60  # deals along the past before it is forgotten


def deal_anew(g: Wealth, viewer: int, chance: Chance) -> None:
    """[ZA-R46 ZA-R64 ZA-R66] New hands and new cards under the discs of everybody the viewer does not see."""
    bystander = viewer not in (g.asked, TRUTH)
    if bystander:
        forget_purchase(g)
    hidden = [seat for seat in range(g.seats) if not sees_hand(g, viewer, seat)]
    if not (g.past and hidden and deal_as_seen(g, viewer, hidden, chance)):
        g.past = g.past if not hidden else []
        deal_by_backs(g, hidden, chance)
    for seat in hidden:
        g.purse[seat] = value_of(g.hands, seat)
    if bystander and g.question() == "turn":
        suppose_purchase(g, chance)
    if bystander and g.price:
        put_anew(g, g.asked, chance)


def deal_as_seen(g: Wealth, viewer: int, hidden: list[int], chance: Chance) -> bool:
    """[ZA-050 ZA-R10] As what has been seen and proved allows; says whether such a deal was found in time."""
    watcher = min(viewer, g.seats)
    unseen = [g.draws.count(CARD_COLOUR[card], card) for card in range(CARDS)]
    backs = [0] * (PLACES * len(COLOURS))
    for seat in range(g.seats):
        for card in g.hands.cards(seat):
            backs[seat * len(COLOURS) + CARD_COLOUR[card]] += 1
            unseen[card] += seat != watcher
        for card in g.under.cards(seat):
            backs[(seat + UNDER) * len(COLOURS) + CARD_COLOUR[card]] += 1
            unseen[card] += seat != watcher
    courses = courses_of(g.past, watcher, backs, unseen)
    for _ in range(TRIES if courses.now else 0):
        cards = courses.deal(unseen, chance)
        if cards and all([g.least[seat] <= worth_of(cards[seat]) <= g.most[seat] for seat in hidden]):
            carry_out(g, hidden, cards)
            g.past = [line for line in g.past if what_of(line) != OWN or place_of(line) == watcher]
            return True
    return False


def carry_out(g: Wealth, hidden: list[int], cards: list[list[int]]) -> None:
    """These cards are in the hands and under the discs, all others of those that were hidden in the decks."""
    for seat in hidden:
        take_up(g.hands, seat, g.draws)
        take_up(g.under, seat, g.draws)
        g.hands.clear(seat)
        g.under.clear(seat)
    for seat in hidden:
        put_cards(g.hands, seat, cards[seat], g.draws)
        put_cards(g.under, seat, cards[seat + UNDER], g.draws)


def put_cards(piles: Piles, seat: int, cards: list[int], draws: Piles) -> None:
    for card in cards:
        draws.remove(CARD_COLOUR[card], card)
        piles.add(seat, card)


def deal_by_backs(g: Wealth, hidden: list[int], chance: Chance) -> None:
    """Where nothing but the present is known: any cards with these backs, worth what is proved of them now."""
    bound = [seat for seat in hidden if is_bound(g, seat)]
    free = [seat for seat in hidden if not is_bound(g, seat)]
    for seat in free:
        take_up(g.hands, seat, g.draws)
    for seat in hidden:
        take_up(g.under, seat, g.draws)
    deal_bound_hands(g, bound, chance)
    for seat in free:
        deal(g.hands, seat, g.draws, chance)
    for seat in hidden:
        deal(g.under, seat, g.draws, chance)


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
    for _ in range(PLAIN_DEALS if bound else 0):
        hands = g.hands.clone()
        draws = g.draws.clone()
        for seat in bound:
            take_up(hands, seat, draws)
        for seat in bound:
            deal(hands, seat, draws, chance)
        if all([g.least[seat] <= value_of(hands, seat) <= g.most[seat] for seat in bound]):
            g.hands = hands
            g.draws = draws
            return
    exchange_until_equally_likely(g, bound, chance)


def exchange_until_equally_likely(g: Wealth, bound: list[int], chance: Chance) -> None:
    """[ZA-099] Begin with any deal that fits, made without a look at the present one; then go round."""
    sizes = [by_colour(g.hands, seat) for seat in range(g.seats)]
    for seat in bound:
        take_up(g.hands, seat, g.draws)
        g.hands.clear(seat)
    while not hand_by_hand(g, bound, sizes, chance):
        pass
    for _ in range(ROUNDS_OF_EXCHANGE if len(bound) > 1 else 0):
        for seat in bound:
            put_back(g, seat)
            draw_bound(g, seat, sizes[seat], chance)


def hand_by_hand(g: Wealth, bound: list[int], sizes: list[list[int]], chance: Chance) -> bool:
    """One hand after the other, in any order; if one finds no cards within its bounds, all go back."""
    order = bound[:]
    chance.shuffle(order)
    for done, seat in enumerate(order):
        if not draw_bound(g, seat, sizes[seat], chance):
            for other in order[:done]:
                put_back(g, other)
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


def put_back(g: Wealth, seat: int) -> None:
    """The seat's hand goes to the decks."""
    take_up(g.hands, seat, g.draws)
    g.hands.clear(seat)


def take_up(piles: Piles, seat: int, draws: Piles) -> None:
    """The seat's cards go to the decks; their backs stay in mind: `deal` gives as many of each colour."""
    for card in piles.cards(seat):
        draws.add(CARD_COLOUR[card], card)


def deal(piles: Piles, seat: int, draws: Piles, chance: Chance) -> None:
    """As many new cards of each colour as the seat's old ones, which the decks hold already."""
    sizes = by_colour(piles, seat)
    piles.clear(seat)
    for colour in range(len(COLOURS)):
        for _ in range(sizes[colour]):
            piles.add(seat, draws.draw(colour, chance))


def value_of(hands: Piles, seat: int) -> int:
    """What the cards of a hand are worth."""
    value = 0
    for card in hands.cards(seat):
        value += CARD_VALUE[card]
    return value
