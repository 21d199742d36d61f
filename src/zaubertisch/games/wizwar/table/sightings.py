"""What a viewer is sure of: which cards it has seen go to a hand, and where they may be by now.

A sighting is one number: the card, and the hands it may be in, with one more bit if it may have left them.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import BOOBY_TRAP, KINDS
from zaubertisch.games.wizwar.table.diary import (
    ANEW,
    DECK,
    DREW,
    EVERYBODY,
    FELL,
    HELD,
    LOOKED,
    OF_DECK,
    SAW,
    SHOWED,
    STOLE,
    SURE,
    TOOK,
    card_of,
    entry,
    eyes,
    hand_of,
    lines_after,
    other_of,
    seat_of,
    sizes_at_first,
    what_of,
)
from zaubertisch.games.wizwar.table.origins import Origins

CARD_AT: Final = 5
HANDS: Final = 31
GONE: Final = 16  # perhaps in no hand any more but the viewer's own


class Sightings:
    """The diary of the hands, read by one viewer from its beginning."""

    def __init__(self, g: Origins, viewer: int) -> None:
        self.viewer = viewer
        self.copies = g.variant.deck_copies
        self.sizes = sizes_at_first(g.seen, [g.hands.size(seat) for seat in range(g.seats)])
        self.found: list[int] = []
        for at, line in enumerate(g.seen):
            self.read(g.seen, at, line)

    def read(self, diary: list[int], at: int, line: int) -> None:
        what, seat, other, card = what_of(line), seat_of(line), other_of(line), card_of(line)
        if what == TOOK or what == DREW:
            self.sizes[seat] += 1
            if what == TOOK and seat != self.viewer:
                self.add(card, seat)
        elif what == SHOWED or what == FELL:
            self.sizes[seat] -= 1
            self.strike(card, seat)
            self.look_for_nothing(seat)
        elif what == LOOKED:
            if seat == self.viewer:
                self.look(other, [card_of(each) for each in lines_after(diary, at, SAW)])
        elif what == STOLE:
            self.steal(seat, other, card)
        elif what == ANEW:
            self.count_out(seat, lines_after(diary, at, HELD))
        elif what == SURE and (seat == self.viewer or (seat == EVERYBODY and other != self.viewer)):
            self.add(card, other)

    def add(self, card: int, seat: int) -> None:
        self.found.append(card << CARD_AT | 1 << seat)

    def strike(self, card: int, seat: int) -> None:
        """Such a card left the hand: one that was surely there; or else one that may have been there may be gone."""
        sure = card << CARD_AT | 1 << seat
        if sure in self.found:
            self.found.remove(sure)
            return
        if self.copies[card // DECK][card % DECK] == 1:
            self.found = [sighting for sighting in self.found if sighting >> CARD_AT != card]
            return
        doubtful = [at for at, each in enumerate(self.found) if each >> CARD_AT == card and each >> seat & 1]
        for at in doubtful:
            self.found[at] |= GONE
            if len(doubtful) == 1:
                self.found[at] &= ~(1 << seat)
        self.found = [sighting for sighting in self.found if sighting & HANDS != GONE]

    def look(self, victim: int, hand: list[int]) -> None:
        """A whole hand is seen: what else may have been there is elsewhere."""
        for card in hand:
            self.strike(card, victim)
        self.rule_out(victim)
        for card in hand:
            self.add(card, victim)

    def steal(self, thief: int, victim: int, card: int) -> None:
        """[WW-R47 WW-203] Both know which card went over; to others what was here may be there."""
        self.sizes[thief] += 1
        self.sizes[victim] -= 1
        if self.viewer == victim:
            self.add(card, thief)
        elif self.viewer == thief:
            self.strike(card, victim)
        else:
            for at, sighting in enumerate(self.found):
                if sighting >> victim & 1:
                    self.found[at] |= 1 << thief
        self.look_for_nothing(victim)

    def look_for_nothing(self, seat: int) -> None:
        """An empty hand holds nothing."""
        if self.sizes[seat] == 0:
            self.rule_out(seat)

    def rule_out(self, seat: int) -> None:
        """None of the cards sighted so far is in this hand."""
        kept = [sighting & ~(1 << seat) for sighting in self.found]
        self.found = [sighting for sighting in kept if sighting & HANDS & ~GONE]

    def count_out(self, deck: int, held: list[int]) -> None:
        """[WW-216] With a single hidden hand everybody else knows what of the deck is in it."""
        hidden = [seat for seat, size in enumerate(self.sizes) if size and seat != self.viewer]
        if len(hidden) == 1:
            self.found = [sighting for sighting in self.found if (sighting >> CARD_AT) // DECK != deck]
            for line in held:
                if seat_of(line) == hidden[0]:
                    self.add(card_of(line), hidden[0])


def sightings(g: Origins, viewer: int) -> list[int]:
    """Every card this viewer has seen go to a hand and perhaps not leave it, with the hands it may be in."""
    return sorted(Sightings(g, eyes(g, viewer)).found) if g.seen else []


def known_cards(g: Origins, viewer: int) -> list[list[int]]:
    """By seat: the kinds this viewer knows to be in that hand for certain."""
    found = sightings(g, viewer)
    return [
        [(sighting >> CARD_AT) % DECK for sighting in found if sighting & HANDS == 1 << seat] for seat in range(g.seats)
    ]


def restated(g: Origins) -> list[int]:
    """What every viewer is sure of now, and nothing of how that came about; nothing at all if nobody is sure."""
    viewers = range(g.seats + 1)
    found = [sightings(g, viewer) for viewer in viewers]
    foreign: list[int] = []
    out: list[int] = []
    for seat in range(g.seats):
        hand = hand_of(g, seat)
        foreign += [entry(OF_DECK, seat) for card in hand if card // DECK != g.group(seat)]
        for card in sorted(set(hand)):
            sure = [known.count(card << CARD_AT | 1 << seat) for known in found]
            shared = min([sure[viewer] for viewer in viewers if viewer != seat])
            out += [entry(SURE, EVERYBODY, seat, card)] * shared
            for viewer in viewers:
                if viewer != seat:
                    out += [entry(SURE, viewer, seat, card)] * (sure[viewer] - shared)
    return foreign + out if out else out


def learnt(g: Origins, viewer: int) -> list[int]:
    """Every hidden thing `viewer` has learnt: its hand, cards seen, cards laid open, and every roll of the die."""
    out = g.hands.cards(viewer) if viewer < g.seats else []
    out += [-1, g.rolls, g.turn, sum([len(deck) for deck in g.decks]), -1]
    out += [len(g.traps), g.real_trap if viewer == g.caster_of(BOOBY_TRAP) else -1]
    out += sightings(g, viewer)
    for kind in range(KINDS):
        out.append(g.hidden(kind))
    return out
