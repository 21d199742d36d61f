"""Scenes of Zavandor."""

from __future__ import annotations

from tests.support.scene import Scene
from zaubertisch.games.zavandor.components import (
    CARD_COLOUR,
    COLOURS,
    FIRST_SENTINEL,
    GEMS,
    ITEMS,
    PIECE_WORD,
    TRACK_WORDS,
)
from zaubertisch.games.zavandor.energy.prices import net_price
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.scoring import bonus, points
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.lessons.scenes.naming import place_of
from zaubertisch.lessons.scenes.zavandor import ZavandorStage, card_numbers

__all__ = ["ZavandorScene", "card_numbers", "scene"]


class ZavandorScene(ZavandorStage, Scene[Zavandor]):
    """A turn of seat 0 in the first round, and what can be read of it."""

    def price(self, seat: int, item: str, bid: int) -> int:
        """What the seat would pay for a winning bid."""
        return net_price(self.table, seat, place_of("item", item, ITEMS), bid)

    def highest(self, seat: int, item: str) -> int:
        return self.table.highest_bid(seat, place_of("item", item, ITEMS))

    def hand(self, seat: int) -> list[str]:
        return [PIECE_WORD[card] for card in self.table.hands.cards(seat)]

    def under(self, seat: int) -> list[str]:
        return [PIECE_WORD[card] for card in self.table.under.cards(seat)]

    def active(self, seat: int) -> dict[str, int]:
        return {GEMS[kind]: self.table.spiral.count(seat, kind) for kind in self.table.spiral.kinds_of(seat)}

    def inactive(self, seat: int) -> dict[str, int]:
        return {GEMS[kind]: self.table.pentagon.count(seat, kind) for kind in self.table.pentagon.kinds_of(seat)}

    def has(self, seat: int, item: str) -> int:
        return self.table.artefacts.count(seat, place_of("item", item, ITEMS))

    def level(self, seat: int, track: str) -> int:
        return self.table.level(seat, place_of("track", track, TRACK_WORDS))

    def bonus(self, seat: int, sentinel: str) -> int:
        return bonus(self.table, seat, place_of("item", sentinel, ITEMS) - FIRST_SENTINEL)

    def score(self, seat: int) -> int:
        return points(self.table, seat)

    def gains(self, seat: int) -> tuple[int, list[str], list[int]]:
        """Phase 2 for one seat: the dust, the concentrated energy and the cards of each colour it adds."""
        g = self.table
        dust, cards = g.dust[seat], g.hands.cards(seat)
        tiles = [g.concentrated.count(seat, colour) for colour in range(4)]
        g.gain_energy(seat)
        g.check()
        new = g.hands.cards(seat)
        for card in cards:
            new.remove(card)
        more = [g.concentrated.count(seat, colour) - tiles[colour] for colour in range(4)]
        gained = [COLOURS[colour] for colour in range(4) for _ in range(more[colour])]
        return g.dust[seat] - dust, gained, [sum(CARD_COLOUR[card] == colour for card in new) for colour in range(4)]


def scene(seats: int = 4, **options: str) -> ZavandorScene:
    """A table with seat 0 active in round 1; seat i plays character i unless said otherwise."""
    return ZavandorScene(GAME, Zavandor, seats, {"characters": "fixed", **options}).in_order()
