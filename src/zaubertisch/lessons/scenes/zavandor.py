"""Putting the pieces of Das Zepter von Zavandor."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from zaubertisch.games.zavandor.components import (
    CARD_COLOUR,
    CARDS,
    COLOURS,
    FIRST_SENTINEL,
    GEMS,
    ITEMS,
    PIECE_WORD,
    STONE_PRICES,
    TRACK_WORDS,
    TRACKS,
)
from zaubertisch.games.zavandor.energy.prices import rank_modifiers
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.lessons.scenes.naming import BadScene, place_of
from zaubertisch.lessons.scenes.stage import Stage

ANY_NUMBER: Final = 10_000


def card_numbers(cards: str) -> list[int]:
    """“blue 5, green 9” as numbers."""
    return [place_of("energy card", card.strip(), PIECE_WORD) for card in cards.split(",") if card.strip()]


class ZavandorStage(Stage[Zavandor]):
    """A turn of seat 0 in the first round, seats in turn order; nobody has any energy unless it is given."""

    verbs: ClassVar[list[str]] = [
        "turn_of", "energy", "gems", "knows", "stones", "owns", "display", "markers", "discard_all", "give_all",
        "end_turns", "buys",
    ]

    # Putting pieces

    def in_order(self) -> Self:
        """The seats have the discs of their numbers, and seat 0 is active."""
        g = self.table
        g.order = list(range(g.seats))
        g.discs = list(range(g.seats))
        g.active = g.asked = 0
        g.stack[-1].seat = 0
        for seat in range(g.seats):
            self.energy(seat)
        return self

    def turn_of(self, seat: int) -> Self:
        """It is this seat's turn."""
        g = self.table
        g.active = g.asked = g.stack[-1].seat = seat
        return self

    def energy(self, seat: int, dust: int = 0, cards: str = "", conc: str = "") -> Self:
        """All the energy the seat has; cards come from the decks, or from hands that are not needed."""
        g = self.table
        for card in g.hands.cards(seat):
            g.hands.remove(seat, card)
            g.draws.add(CARD_COLOUR[card], card)
        g.purse[seat] = 0
        g.concentrated.clear(seat)
        for card in card_numbers(cards):
            if not g.draws.has(CARD_COLOUR[card], card):
                raise BadScene(f"No {PIECE_WORD[card]} is left in its deck.")
            g.draws.remove(CARD_COLOUR[card], card)
            g.hands.add(self.sits(seat), card)
            g.purse[seat] += int(PIECE_WORD[card].split()[1])
        for colour in conc.split():
            g.concentrated.add(seat, place_of("colour", colour, COLOURS))
        g.dust[seat] = dust
        g.forget(seat)
        return self

    def gems(self, seat: int, active: str = "", inactive: str = "") -> Self:
        """All the gems the seat has: “3 opal, 1 ruby”."""
        g = self.table
        for gems, said in ((g.spiral, active), (g.pentagon, inactive)):
            gems.clear(seat)
            for part in said.split(","):
                if part.strip():
                    count, gem = part.split()
                    gems.add(seat, place_of("gem", gem, GEMS), int(count))
        return self

    def knows(self, seat: int, **levels: int) -> Self:
        """These levels; a new track takes the dearest stored stone."""
        g = self.table
        for track, level in levels.items():
            place = seat * TRACKS + place_of("track", track, TRACK_WORDS)
            if level and not g.levels[place]:
                if not g.stored[seat]:
                    raise BadScene(f"Seat {seat} has no stored stone left to enter {track} with.")
                g.stored[seat] &= ~(1 << g.stored[seat].bit_length() - 1)
            g.levels[place] = level
        return self

    def stones(self, seat: int, stored: list[int], free: int = 0) -> Self:
        """The stones on the board by their prices, and in the pentagon; the others stand on level 4."""
        g = self.table
        g.stored[seat] = sum(1 << STONE_PRICES.index(price) for price in stored)
        g.free_stones[seat] = free
        entered = 6 - len(stored) - free
        g.levels[seat * TRACKS : seat * TRACKS + TRACKS] = [4] * entered + [0] * (TRACKS - entered)
        return self

    def owns(self, seat: int, *names: str) -> Self:
        """These artefacts and sentinels belong to the seat."""
        g = self.table
        for name in names:
            item = place_of("item", name, ITEMS)
            if item >= FIRST_SENTINEL:
                g.owners[item - FIRST_SENTINEL] = seat
                continue
            if not g.deck.has(item) and not g.display.has(item):
                raise BadScene(f"No {name} is left in the deck or on display.")
            (g.deck if g.deck.has(item) else g.display).remove(item)
            g.artefacts.add(seat, item)
        return self

    def display(self, *names: str) -> Self:
        """Exactly these artefacts are on offer."""
        g = self.table
        for artefact in g.display.cards():
            g.display.remove(artefact)
            g.deck.add(artefact)
        for name in names:
            item = place_of("item", name, ITEMS)
            if not g.deck.has(item):
                raise BadScene(f"No {name} is left in the deck to be put on display.")
            g.deck.remove(item)
            g.display.add(item)
        return self

    def markers(self, *points: int) -> Self:
        """Victory points as of the last count, and what follows for prices."""
        g = self.table
        g.points = list(points)
        g.round = max(g.round, 2)
        g.rank_price = rank_modifiers(g.discs, g.points)
        return self

    def discard_all(self, colour: str, keep_in_deck: int = 0) -> Self:
        """All cards of a colour but some lie in the discards."""
        g = self.table
        kind = place_of("colour", colour, COLOURS)
        while g.draws.size(kind) > keep_in_deck:
            g.discards.add(kind, g.draws.draw(kind, g.chance))
        return self

    def give_all(self, seat: int, colour: str) -> Self:
        """All cards of a colour that are in deck or discards go to one hand."""
        g = self.table
        for card in range(CARDS):
            if CARD_COLOUR[card] == place_of("colour", colour, COLOURS):
                for pile in (g.draws, g.discards):
                    while pile.has(CARD_COLOUR[card], card):
                        pile.remove(CARD_COLOUR[card], card)
                        g.hands.add(seat, card)
                        g.purse[seat] += int(PIECE_WORD[card].split()[1])
        return self

    # Going on

    def end_turns(self) -> Self:
        """Everybody ends the turn, up to the next round or the end of the game; too much energy is given back."""
        g = self.table
        this = g.round
        for _ in range(ANY_NUMBER):
            if g.over or (g.round != this and g.question() == "turn"):
                return self
            self.says(g.asked, "end" if g.question() == "turn" else "keep auto")
        raise BadScene("The round does not end.")

    def buys(self, seat: int, item: str, bid: int) -> Self:
        """The active seat offers the item; `seat` wins it at this bid and pays automatically."""
        g = self.table
        opener = g.asked
        self.says(opener, f"offer {item}", f"bid {bid if seat == opener else bid - 1}")
        while g.question() == "bid":
            self.says(g.asked, f"bid {bid}" if g.asked == seat and g.bidder != seat else "pass")
        if g.question() == "pay":
            self.says(seat, "pay auto")
        return self


def stage(seats: int, options: dict[str, str]) -> ZavandorStage:
    """A table with seat 0 active in round 1; seat i plays character i unless said otherwise."""
    return ZavandorStage(GAME, Zavandor, seats, {"characters": "fixed", **options}).in_order()
