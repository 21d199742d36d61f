"""Every world a viewer must think possible, found the slow way: all deals and hidden thefts, through what it has seen.

A world is the cards of each hand and of each deck. A card the viewer has seen is told from an equal one it has not: of
equal cards in a hand the one seen goes first, and which of the unseen ones goes is as good as drawn blindly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from zaubertisch.games.wizwar.table.table import WizWar

OF_DECK: Final = 200  # times the deck, plus the kind: a card
SEEN: Final = 1000  # added to a card the viewer has seen where it is

#: The cards of each hand by seat, then those of each deck, all in order.
World = tuple[tuple[int, ...], ...]
Hands = tuple[tuple[int, ...], ...]


def moved(world: World, card: int, source: int, target: int = -1, becomes: int = -1) -> World:
    """The card goes from one place to another, or away; it may be seen on its way."""
    places = [list(place) for place in world]
    places[source].remove(card)
    if target >= 0:
        places[target].append(card if becomes < 0 else becomes)
    return tuple(tuple(sorted(place)) for place in places)


def replaced(world: World, place: int, cards: tuple[int, ...]) -> World:
    """The same world with these cards at this place."""
    return (*world[:place], tuple(sorted(cards)), *world[place + 1 :])


def hand_of(g: WizWar, seat: int) -> tuple[int, ...]:
    return tuple(sorted(k + OF_DECK * d for k, d in zip(g.hands.cards(seat), g.hand_decks(seat), strict=True)))


def hands_of(g: WizWar) -> Hands:
    return tuple(hand_of(g, seat) for seat in range(g.seats))


class Possible:
    """All worlds with their weights, from the deal on; told of every deed, with `table` as it was before."""

    def __init__(self, table: WizWar, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.seats = table.seats
        own = [hand_of(table, seat) if seat == viewer else () for seat in range(table.seats)]
        decks = [[kind + OF_DECK * deck for kind in pile.cards()] for deck, pile in enumerate(table.decks)]
        for seat in range(table.seats):
            decks[table.group(seat)] += hand_of(table, seat) if seat != viewer else ()
        self.worlds: Counter[World] = Counter({(*own, *(tuple(sorted(deck)) for deck in decks)): 1})
        for seat in range(table.seats):
            for _ in range(table.hands.size(seat) if seat != viewer else 0):
                self.blindly(self.deck_of(seat), seat)

    def deck_of(self, seat: int) -> int:
        """The place of the deck from which this seat draws."""
        return self.seats + self.table.group(seat)

    def hands(self) -> Counter[Hands]:
        """The hands as they may be now, each with its weight."""
        found: Counter[Hands] = Counter()
        for world, ways in self.worlds.items():
            found[tuple(tuple(sorted(card % SEEN for card in hand)) for hand in world[: self.seats])] += ways
        return found

    def step(self, follow: Callable[[World], list[tuple[World, int]]]) -> None:
        """Every world goes on in these ways."""
        after: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            for later, more in follow(world):
                after[later] += ways * more
        self.worlds = after

    def blindly(self, source: int, target: int) -> None:
        """Any card of the source, each equally likely."""
        self.step(lambda world: [
            (moved(world, card, source, target), copies) for card, copies in Counter(world[source]).items()
        ])

    def openly(self, source: int, target: int, card: int) -> None:
        """The viewer sees that this card came of the source, where each was equally likely."""
        becomes = card if target == self.viewer else card + SEEN
        self.step(lambda world: [
            (moved(world, each, source, target, becomes), copies)
            for each, copies in Counter(world[source]).items() if each % SEEN == card
        ])

    # What happens, in the words of the tests

    def draws(self, seat: int, card: int) -> None:
        group = self.table.group(seat)
        if len(self.table.decks[group]) == 0:
            anew = tuple(kind + OF_DECK * group for kind in self.table.discards[group].cards())
            self.step(lambda world: [(replaced(world, self.deck_of(seat), anew), 1)])
        if seat == self.viewer:
            self.openly(self.deck_of(seat), seat, card)
        else:
            self.blindly(self.deck_of(seat), seat)

    def gets(self, seat: int, card: int) -> None:
        """A card that lies open goes to a hand."""
        there = card if seat == self.viewer else card + SEEN
        self.step(lambda world: [(replaced(world, seat, (*world[seat], there)), 1)])

    def shows(self, seat: int, card: int) -> None:
        def follow(world: World) -> list[tuple[World, int]]:
            if card + SEEN in world[seat]:
                return [(moved(world, card + SEEN, seat), 1)]
            return [(moved(world, card, seat), world[seat].count(card))] if card in world[seat] else []

        self.step(follow)

    def looks(self, seat: int, victim: int) -> None:
        """Whoever looks sees exactly this hand; nobody else learns anything."""
        if seat == self.viewer:
            self.is_exactly(victim)
            hand = tuple(card + SEEN for card in hand_of(self.table, victim))
            self.step(lambda world: [(replaced(world, victim, hand), 1)])

    def is_exactly(self, seat: int) -> None:
        hand = list(hand_of(self.table, seat))
        self.worlds = Counter({
            world: ways for world, ways in self.worlds.items() if sorted(card % SEEN for card in world[seat]) == hand
        })

    def steals(self, thief: int, victim: int, card: int) -> None:
        """Thief and victim know which card it was; to everybody else it was any of the hand."""
        if self.viewer in (thief, victim):
            self.openly(victim, thief, card)
        else:
            self.blindly(victim, thief)

    def kills(self, killer: int, victim: int) -> None:
        """The whole hand goes over: the killer sees it, and the dead remember it."""
        if killer == self.viewer:
            self.is_exactly(victim)

        def follow(world: World) -> list[tuple[World, int]]:
            hand = [card + SEEN if self.viewer == victim else card for card in world[victim]]
            if self.viewer == killer:
                hand = [card % SEEN for card in hand]
            return [(replaced(replaced(world, killer, (*world[killer], *hand)), victim, ()), 1)]

        self.step(follow)

    def falls(self, victim: int) -> None:
        """A wizard dies of nobody's attack, and everybody sees what he held."""
        self.is_exactly(victim)
        self.step(lambda world: [(replaced(world, victim, ()), 1)])

