"""What has happened to hidden energy cards, as far as it tells more of them than their backs and counts do.

Nothing is noted until a deck is made anew, a hand of which something is proved gets new cards, or cards are drawn that
everybody knows. From then on an entry is one number: what happened, the place (a hand, or what lies under a disc) and
a card, a colour or a value. After a while all of it is forgotten.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.boards import ANYTHING
from zaubertisch.games.zavandor.components import CARD_COLOUR, CARD_VALUE, CARDS
from zaubertisch.games.zavandor.energy.wealth import Wealth

DREW: Final = 0  # a card of this colour
CALM: Final = 1  # a card that everybody knows to be the blue five
PAID: Final = 2  # this card, or gave it back; for all to see
CAME: Final = 3  # a card of this colour from under the disc, as all of them do
ANEW: Final = 4  # the deck of this colour was made anew; what is in hands and under discs follows
TOGETHER: Final = 5  # this card is among all of them
OWN: Final = 6  # this card was at this seat, which alone may read it
LEAST: Final = 7  # the hand was worth at least so much
MOST: Final = 8  # and at most so much

PLACES: Final = 16
UNDER: Final = 8  # plus the seat: the place under its disc

STRETCH: Final = 16  # entries after which it is seen whether all is past
FRESH: Final = 48  # entries for which anything is remembered
LONGEST: Final = 120  # deeds at the most


def entry(what: int, place: int, number: int) -> int:
    return what | place << 4 | number << 8


def what_of(line: int) -> int:
    return line & 15


def place_of(line: int) -> int:
    return line >> 4 & 15


def number_of(line: int) -> int:
    return line >> 8


LOWEST_CARD: Final[list[int]] = [min([CARD_VALUE[k] for k in range(CARDS) if CARD_COLOUR[k] == c]) for c in range(4)]
HIGHEST_CARD: Final[list[int]] = [max([CARD_VALUE[k] for k in range(CARDS) if CARD_COLOUR[k] == c]) for c in range(4)]


def is_bound(g: Wealth, seat: int) -> bool:
    """Whether anything has been proved of this hand that not every hand could do."""
    if g.least[seat] == 0 and g.most[seat] == ANYTHING:
        return False
    low = 0
    high = 0
    for card in range(CARDS):
        if g.hands.has(seat, card):
            colour = CARD_COLOUR[card]
            low += LOWEST_CARD[colour] * g.hands.count(seat, card)
            high += HIGHEST_CARD[colour] * g.hands.count(seat, card)
    return g.least[seat] > low or g.most[seat] < high


# What is noted


def drawn(g: Wealth, place: int, card: int) -> None:
    """A card has come to this place."""
    if g.past:
        note(g, [entry(DREW, place, CARD_COLOUR[card])])


def drawn_calmly(g: Wealth, place: int, card: int) -> None:
    """[ZA-R54] And everybody knows which."""
    note(g, [entry(CALM, place, card)])


def paid(g: Wealth, place: int, card: int) -> None:
    """A card has left this place for all to see."""
    if g.past:
        note(g, [entry(PAID, place, card)])


def came(g: Wealth, seat: int, cards: list[int]) -> None:
    """[ZA-040] These cards have come from under the disc."""
    if g.past:
        note(g, [entry(CAME, seat, CARD_COLOUR[card]) for card in cards])


def made_anew(g: Wealth, colour: int) -> None:
    """[ZA-050] A deck is empty before it is made anew, so everybody knows what of it is not among the discards."""
    own: list[int] = []
    for seat in range(g.seats):
        cards = g.hands.cards(seat) + g.under.cards(seat)
        own += [entry(OWN, seat, card) for card in sorted(cards) if CARD_COLOUR[card] == colour]
    together = sorted([entry(TOGETHER, 0, number_of(line)) for line in own])
    note(g, [entry(ANEW, 0, colour), *together, *own])


def bounded(g: Wealth, seat: int) -> None:
    """New cards come to a hand of which something is proved: it stays proved of the old ones."""
    if is_bound(g, seat):
        note(g, [entry(LEAST, seat, g.least[seat])])
        if g.most[seat] < ANYTHING:
            note(g, [entry(MOST, seat, g.most[seat])])


def note(g: Wealth, lines: list[int]) -> None:
    """One more thing has happened; it may be time to forget all."""
    before = len(g.past) // STRETCH
    g.past += lines
    if len(g.past) // STRETCH > before and is_past(g.past):
        g.past = []


def is_past(past: list[int]) -> bool:
    """Whether nothing has been learnt for long, or too much has happened since it began."""
    last = len(past) - 1
    while what_of(past[last]) in (DREW, PAID, CAME):
        last -= 1
    deeds = [line for line in past if what_of(line) not in (TOGETHER, OWN)]
    return len(past) - last > FRESH or len(deeds) > LONGEST
