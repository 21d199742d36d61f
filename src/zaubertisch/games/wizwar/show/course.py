"""One course that hidden draws and thefts may have taken, and the arithmetic of cards that goes with it."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.table.diary import DECK
from zaubertisch.kernel.chance import Chance

SEAT_BITS: Final = 3
GRAIN: Final = 1 << 30


class Course:
    """Which sighted card is where, how many unsighted ones of each deck and pool are in each hand, and how likely."""

    def __init__(self, places: list[int], slots: list[int], pools: list[list[int]]) -> None:
        self.places = places  # card and seat, in order
        self.slots = slots  # by deck or pool, then by seat
        self.pools = pools  # what is left unsighted of each, in order
        self.weight = 0.0
        self.before: list[Way] = []

    def clone(self) -> Course:
        """The same, to go on in some way; pools are never changed but replaced."""
        return Course(self.places[:], self.slots[:], self.pools[:])

    def key(self) -> tuple[int, ...]:
        out = [*self.places, -1, *self.slots]
        for pool in self.pools:
            out.append(-1)
            out += pool
        return tuple(out)

    def cards_of(self, deck: int) -> list[int]:
        """Every card of this deck that is sighted or in a pool."""
        cards = [place >> SEAT_BITS for place in self.places if (place >> SEAT_BITS) // DECK == deck]
        for pool in self.pools:
            cards += [card for card in pool if card // DECK == deck]
        return cards


class Way:
    """How a course came about: from which one, and which card went."""

    def __init__(self, course: Course, card: int, weight: float) -> None:
        self.course = course
        self.card = card
        self.weight = weight


def contains(cards: list[int], others: list[int]) -> bool:
    """Whether all the others are among these cards, as often as they come."""
    return all([others.count(card) <= cards.count(card) for card in others])


def without(cards: list[int], gone: list[int]) -> list[int]:
    """What is left of these cards, in order."""
    left = sorted(cards)
    for card in gone:
        left.remove(card)
    return left


def only_holder(slots: list[int]) -> int:
    """The only seat that has any, if there is one."""
    holders = [seat for seat, count in enumerate(slots) if count]
    return holders[0] if len(holders) == 1 else -1


def orders(cards: list[int]) -> float:
    """In how many orders these cards can come, equal ones being alike."""
    out = 1.0
    for place, card in enumerate(cards):
        out = out * (place + 1) / cards[: place + 1].count(card)
    return out


def lot(weights: list[float], chance: Chance) -> int:
    """A place in this list, by the weights there."""
    if len(weights) == 1:
        return 0
    left = chance.below(GRAIN) / GRAIN * sum(weights)
    at = 0
    while at + 1 < len(weights) and left >= weights[at]:
        left -= weights[at]
        at += 1
    return at
