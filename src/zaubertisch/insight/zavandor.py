"""Das Zepter von Zavandor: what the cards of others are worth, in hand and under a disc, and what turns up next."""

from __future__ import annotations

from zaubertisch.games.zavandor.boards import ANYTHING
from zaubertisch.games.zavandor.components import CARD_COLOUR, CARDS, GROUPS
from zaubertisch.games.zavandor.energy.bound_hand import BoundHand
from zaubertisch.games.zavandor.energy.purse import worth_of
from zaubertisch.games.zavandor.table.knowledge import by_colour, sees_hand
from zaubertisch.games.zavandor.table.past import is_bound
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.insight.known import NOBODY, Place
from zaubertisch.insight.lots import one_of
from zaubertisch.insight.worlds import Worlds
from zaubertisch.kernel.pile import Piles


def places(g: Zavandor, viewer: int, worlds: Worlds) -> list[Place]:
    hidden = [seat for seat in range(g.seats) if not sees_hand(g, viewer, seat)]
    exactly = not g.past and not any(is_bound(g, seat) for seat in hidden)
    unseen = unseen_cards(g, viewer) if exactly else []
    out: list[Place] = []
    for seat in hidden:
        for under, piles in ((False, g.hands), (True, g.under)):
            if piles.size(seat):
                out.append(counted(seat, under, piles, unseen) if exactly else imagined(seat, under, piles, worlds))
    return out + next_artefact(g)


def unseen_cards(g: Zavandor, viewer: int) -> list[int]:
    """By card: how many lie where this seat cannot look."""
    out = [g.draws.count(CARD_COLOUR[card], card) for card in range(CARDS)]
    for seat in range(g.seats):
        if not sees_hand(g, viewer, seat):
            for card in g.hands.cards(seat) + g.under.cards(seat):
                out[card] += 1
    return out


def counted(seat: int, under: bool, piles: Piles, unseen: list[int]) -> Place:
    """[ZA-R64] Any cards with these backs."""
    hands = BoundHand(unseen, by_colour(piles, seat), 0, ANYTHING)
    worth = {value: hands.ways[CARDS][value] for value in hands.ends}
    return Place("under" if under else "value", seat, piles.size(seat), one_of(worth))


def imagined(seat: int, under: bool, piles: Piles, worlds: Worlds) -> Place:
    """[ZA-099] What bids, purchases and decks made anew have proved entangles the hands."""
    found = worlds.count(lambda world: [worth_of((world.under if under else world.hands).cards(seat))])
    return Place("under" if under else "value", seat, piles.size(seat), found, len(worlds.dealt))


def next_artefact(g: Zavandor) -> list[Place]:
    """[ZA-028] The top of the deck: any card of the first group that has one left."""
    for group in GROUPS:
        left = {artefact: g.deck.count(artefact) for artefact in group if g.deck.has(artefact)}
        if left:
            return [Place("next", NOBODY, 1, one_of(left))]
    return []

