"""Whose deck a card belongs to [WW-R124]: told by its kind or by who has it, and noted where neither is true.

With two spellbooks many kinds lie in both decks. A card is taken to be of the deck of the group that has it, one lying
about to be of the first; `strays` names those of the other deck, as the number of their place times KINDS, plus kind.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.table.ground import Ground

# Places: hands by seat, what seats carry, what they are casting, squares, and spells by their number.
CARRIED: Final = 4
CAST: Final = 8
LYING: Final = 16
IN_PLAY: Final = 128


class Origins(Ground):
    """The deck of every card that is in neither deck nor discard pile."""

    def usual_deck(self, zone: int, kind: int) -> int:
        """The deck such a card at this place is of unless it is noted as a stray: the only one that has it, if so."""
        deck = self.group(zone % CARRIED) if zone < LYING else 0
        return deck if self.variant.deck_copies[deck][kind] else 1 - deck

    def leaves(self, zone: int, kind: int, lying: int = 1) -> int:
        """The deck of a card that leaves this place, where so many of its kind lie; strays stay longest."""
        if not self.variant.personal:
            return 0
        deck = self.usual_deck(zone, kind)
        if self.strays.count(zone * KINDS + kind) < lying:
            return deck
        self.strays.remove(zone * KINDS + kind)
        return 1 - deck

    def arrives(self, zone: int, kind: int, deck: int) -> None:
        """A card of this deck comes to this place."""
        if self.variant.personal and deck != self.usual_deck(zone, kind):
            self.strays.append(zone * KINDS + kind)
            self.strays.sort()

    def hand_decks(self, seat: int) -> list[int]:
        """The decks of the cards of a hand, in the order of the cards."""
        if not self.variant.personal:
            return [0] * self.hands.size(seat)
        out: list[int] = []
        for kind in self.hands.kinds_of(seat):
            deck, strays = self.usual_deck(seat, kind), self.strays.count(seat * KINDS + kind)
            out += [deck] * (self.hands.count(seat, kind) - strays) + [1 - deck] * strays
        return out

    def pass_on(self, kind: int, seat: int, other: int) -> int:
        """A hand card goes from one seat to another; says of which deck it is."""
        deck = self.leaves(seat, kind, self.hands.count(seat, kind))
        self.hands.remove(seat, kind)
        self.hands.add(other, kind)
        self.arrives(other, kind, deck)
        return deck
