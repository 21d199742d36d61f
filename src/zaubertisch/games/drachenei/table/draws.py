"""What trading and laying out have told of hidden draws.

A seat's drawn cards are slots 0, 1, 2 … in the order of drawing. Whoever offers, answers with or lays out a card that
nobody knew of shows that one of the slots drawn so far holds its kind: a mark. What was shown and is still in hand is
counted in `shown`, so kind by kind: cards drawn = cards in hand - cards shown in hand + marks.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.components import HALVES
from zaubertisch.kernel.pile import Piles

KIND_SPAN: Final = 16
SLOT_SPAN: Final = 64


def mark_of(kind: int, first: int, end: int) -> int:
    """One of the slots from `first` up to before `end` holds this kind; as one number."""
    return kind + KIND_SPAN * (end + SLOT_SPAN * first)


def marked_kind(mark: int) -> int:
    return mark % KIND_SPAN


def marked_end(mark: int) -> int:
    return mark // KIND_SPAN % SLOT_SPAN


def marked_first(mark: int) -> int:
    return mark // (KIND_SPAN * SLOT_SPAN)


class Settled:
    """[DE-R34] When everything complete was laid out at once: how much was drawn, what had come and gone openly."""

    def __init__(self, drawn: int = 0, net: list[int] | None = None) -> None:
        self.drawn = drawn
        self.net: list[int] = net or []  # kind by kind, the halves only: cards in hand less cards drawn


def net_halves(shown: Piles, seat: int, marks: list[int]) -> list[int]:
    """Known to all: how many more of each half a seat has than it drew."""
    net = [shown.count(seat, kind) for kind in range(HALVES + 1)]
    for mark in marks:
        if marked_kind(mark) <= HALVES:
            net[marked_kind(mark)] -= 1
    return net
