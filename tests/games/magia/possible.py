"""Every world a seat must think possible, found the slow way: all deals and blind draws, through what it has heard."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zaubertisch.games.magia.actions import CARD_WORDS
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.event import Event, heard_by

#: The cards in each hand, and in the draw pile, in order of their kinds.
World = tuple[tuple[int, ...], ...]


def with_card(world: World, place: int, card: int) -> World:
    return (*world[:place], tuple(sorted((*world[place], card))), *world[place + 1 :])


def without_card(world: World, place: int, card: int) -> World:
    cards = list(world[place])
    cards.remove(card)
    return (*world[:place], tuple(cards), *world[place + 1 :])


def hands_of(table: Magia) -> World:
    return tuple(tuple(table.hands.cards(seat)) for seat in range(table.seats))


class Possible:
    """All worlds with their weights, from the deal on; built before anything happens, told of events one by one."""

    def __init__(self, table: Magia, viewer: int) -> None:
        self.viewer = viewer
        self.pile = table.seats
        hidden = [card for seat in range(table.seats) if seat != viewer for card in table.hands.cards(seat)]
        own = [tuple(table.hands.cards(seat)) if seat == viewer else () for seat in range(table.seats)]
        self.worlds: Counter[World] = Counter({(*own, tuple(sorted(hidden + table.pile.cards()))): 1})
        for seat in range(table.seats):
            for _ in range(table.hands.size(seat) if seat != viewer else 0):
                self.blindly(self.pile, seat)

    def follow(self, table: Magia) -> Counter[World]:
        """The hands after everything the viewer has heard, each with the number of ways that lead to it."""
        for event in heard_by(self.viewer, table.events):
            self.hear(event)
        found: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            found[world[: self.pile]] += ways
        return found

    def hear(self, event: Event) -> None:
        fields: dict[str, Any] = {**event.fields}
        seat: int = fields.get("seat", -1)
        match event.kind:
            case "drew":
                for card in fields["card"]:
                    self.openly(self.pile, seat, card)
            case "drew_unseen":
                for _ in range(fields["count"]):
                    self.blindly(self.pile, seat)
            case "took_discards":
                for card in fields["card"]:
                    self.worlds = Counter({with_card(world, seat, card): ways for world, ways in self.worlds.items()})
            case "stole":
                self.openly(fields["victim_seat"], seat, fields["card"])
            case "stole_unseen":
                self.blindly(fields["victim_seat"], seat)
            case "discarded":
                self.show(seat, CARD_WORDS.index(f"{fields['colour']} {fields['symbol']}"))

    def blindly(self, source: int, target: int) -> None:
        """Any card of the source, each equally likely."""
        after: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            for card, copies in Counter(world[source]).items():
                after[with_card(without_card(world, source, card), target, card)] += ways * copies
        self.worlds = after

    def openly(self, source: int, target: int, card: int) -> None:
        """This card came blindly from the source: worlds with more of them there are likelier."""
        after: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            if card in world[source]:
                after[with_card(without_card(world, source, card), target, card)] += ways * world[source].count(card)
        self.worlds = after

    def show(self, seat: int, card: int) -> None:
        """It was there; that it was chosen tells nothing else."""
        self.worlds = Counter({
            without_card(world, seat, card): ways for world, ways in self.worlds.items() if card in world[seat]
        })
