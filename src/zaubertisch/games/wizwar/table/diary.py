"""The diary of the hands: what has happened to them, as far as anybody may learn something from it.

Nothing is noted until a card of a hand is seen by somebody else, or a deck is made anew: until then every unseen card
is as likely anywhere. From then on an entry is one number: what happened, the seat, the other seat, and the card, which
is its kind and, with two spellbooks, the deck it is of [WW-R124]. Of some entries not everybody may read the card:
looks are for whoever looked, thefts for thief and victim, hands for their owners. That somebody passed proves nothing:
they may keep an answer.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.table.origins import Origins

TOOK: Final = 0  # openly, as an absorbed card
SHOWED: Final = 1  # discarded, cast or played
FELL: Final = 2  # went to the discard pile with the whole hand of somebody dead
DREW: Final = 3  # from the deck
LOOKED: Final = 4  # at the other seat's hand; its cards follow
SAW: Final = 5  # this card of that hand
STOLE: Final = 6  # this card from the other seat; a hand that goes over is noted card by card
ANEW: Final = 7  # a deck was made anew; the cards of it that are in hands follow
HELD: Final = 8  # this card, when a deck was made anew
SURE: Final = 9  # the seat, or everybody, is sure of this card in the other seat's hand; how that came is forgotten
OF_DECK: Final = 10  # a card in this hand is of the other group's deck

DECK: Final = 128  # times the deck, plus the kind: a card as it is seen
EVERYBODY: Final = 7  # who is sure

SEAT_AT: Final = 4
OTHER_AT: Final = 7
CARD_AT: Final = 10


def entry(what: int, seat: int, other: int = 0, card: int = 0) -> int:
    return what | seat << SEAT_AT | other << OTHER_AT | card << CARD_AT


def what_of(line: int) -> int:
    return line & 15


def seat_of(line: int) -> int:
    return line >> SEAT_AT & 7


def other_of(line: int) -> int:
    return line >> OTHER_AT & 7


def card_of(line: int) -> int:
    return line >> CARD_AT


def lines_after(diary: list[int], at: int, what: int) -> list[int]:
    """The entries of this kind that follow at once."""
    end = at + 1
    while end < len(diary) and what_of(diary[end]) == what:
        end += 1
    return diary[at + 1 : end]


def sizes_at_first(diary: list[int], now: list[int]) -> list[int]:
    """How large the hands were before all that is noted."""
    sizes = now[:]
    for line in diary:
        what = what_of(line)
        if what == TOOK or what == DREW:
            sizes[seat_of(line)] -= 1
        elif what == SHOWED or what == FELL:
            sizes[seat_of(line)] += 1
        elif what == STOLE:
            sizes[seat_of(line)] -= 1
            sizes[other_of(line)] += 1
    return sizes


def story_at(diary: list[int]) -> int:
    """Where what is merely restated ends, and what happened begins."""
    at = 0
    while at < len(diary) and (what_of(diary[at]) == SURE or what_of(diary[at]) == OF_DECK):
        at += 1
    return at


def eyes(g: Origins, viewer: int) -> int:
    """Spectators of all kinds have seen the same."""
    return min(viewer, g.seats)


def hand_of(g: Origins, seat: int) -> list[int]:
    """The cards of a hand, each with its deck."""
    return [kind + DECK * deck for kind, deck in zip(g.hands.cards(seat), g.hand_decks(seat), strict=True)]
