"""Every world a viewer must think possible, found the slow way: all deals, through what everybody has seen and proved.

A world is the cards of each hand, those under each disc, and the decks. Which card of a hand is paid tells nothing of
the others: each card was as likely to go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from zaubertisch.games.zavandor.components import CARD_COLOUR, CARD_VALUE, COLOURS
from zaubertisch.games.zavandor.table.table import Zavandor

#: Hands by seat, cards under the discs by seat, decks by colour; each in order.
World = tuple[tuple[int, ...], ...]


def world_of(g: Zavandor) -> World:
    hands = [tuple(g.hands.cards(seat)) for seat in range(g.seats)]
    under = [tuple(g.under.cards(seat)) for seat in range(g.seats)]
    return *hands, *under, *(tuple(g.draws.cards(colour)) for colour in range(len(COLOURS)))


class Possible:
    """All worlds with their weights; told of every deed, with `table` as it was before."""

    def __init__(self, table: Zavandor, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.seats = table.seats
        truth = world_of(table)
        self.worlds: Counter[World] = Counter({truth: 1})
        hidden = [place for place in range(2 * self.seats) if place % self.seats != viewer]
        backs = [(place, CARD_COLOUR[card]) for place in hidden for card in truth[place]]
        for place in hidden:
            for card in truth[place]:
                self.step(lambda world, place=place, card=card: [  # type: ignore[misc]
                    (moved(world, card, place, self.deck(CARD_COLOUR[card])), 1),
                ])
        for place, colour in backs:
            self.blindly(self.deck(colour), place)

    def deck(self, colour: int) -> int:
        return 2 * self.seats + colour

    def deals(self) -> Counter[World]:
        """Hands and cards under discs as they may be now, each with its weight."""
        found: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            found[world[: 2 * self.seats]] += ways
        return found

    def step(self, follow: Callable[[World], list[tuple[World, int]]]) -> None:
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
        """This card of the source, which was as likely as any other there."""
        self.step(lambda world: [
            (moved(world, card, source, target), world[source].count(card)),
        ] if card in world[source] else [])

    # What happens

    def draws(self, seat: int, card: int, under: bool = False) -> None:
        """A card of this one's colour to the hand or under the disc, from a deck that may have to be made anew."""
        colour = CARD_COLOUR[card]
        if self.table.draws.size(colour) == 0:
            anew = tuple(self.table.discards.cards(colour))
            deck = self.deck(colour)
            self.step(lambda world: [((*world[:deck], anew, *world[deck + 1 :]), 1)])
        target = seat + self.seats if under else seat
        if seat == self.viewer:
            self.openly(self.deck(colour), target, card)
        else:
            self.blindly(self.deck(colour), target)

    def pays(self, seat: int, card: int) -> None:
        self.openly(seat, -1, card)

    def gets_from_under_disc(self, seat: int) -> None:
        under = seat + self.seats
        self.step(lambda world: [(tuple(
            () if place == under else tuple(sorted(cards + world[under])) if place == seat else cards
            for place, cards in enumerate(world)
        ), 1)])

    def proves(self, seat: int, least: int, most: int) -> None:
        self.worlds = Counter({
            world: ways for world, ways in self.worlds.items()
            if least <= sum(CARD_VALUE[card] for card in world[seat]) <= most
        })


def moved(world: World, card: int, source: int, target: int) -> World:
    places = [list(place) for place in world]
    places[source].remove(card)
    if target >= 0:
        places[target].append(card)
    return tuple(tuple(sorted(place)) for place in places)
