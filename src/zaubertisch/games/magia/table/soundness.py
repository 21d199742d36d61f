"""What must hold after every step: all pieces are there, all numbers within their bounds."""

from __future__ import annotations

from zaubertisch.games.magia.components import (
    APPRENTICES,
    BOOK_SIZE,
    CARDS,
    CRYSTAL_COUNTS,
    DRAW,
    HAND_LIMIT,
    KINDS,
    NO_CRYSTAL,
    SPELL_SIZE,
)
from zaubertisch.games.magia.hexes import FIELDS, PORTAL_FIELDS
from zaubertisch.games.magia.table.knowledge import unseen
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.event import TRUTH


def check(g: Magia) -> None:
    """All crystals and cards are there once, spells and books within their bounds, figures on the board."""
    check_crystals(g)
    check_cards(g)
    for apprentice in range(APPRENTICES):
        assert not g.has_passed(apprentice) or g.is_full(apprentice)
    for seat in range(g.seats):
        assert not g.is_safe(seat) or (g.book_matches(seat) and g.size(seat) == BOOK_SIZE)
    assert all([0 <= field < FIELDS for field in g.figures])
    assert all([g.crystals[field] == NO_CRYSTAL for field in PORTAL_FIELDS])
    assert g.over or g.options(), "somebody is asked but may say nothing"


def check_crystals(g: Magia) -> None:
    """All sixty crystals are on the board, on spells or in supplies; no spell has more than it needs."""
    for crystal, count in enumerate(CRYSTAL_COUNTS):
        everywhere = g.crystals.count(crystal) + sum(g.have[crystal::3]) + sum(g.supplies[crystal::3])
        assert everywhere == count, f"{everywhere} crystals of kind {crystal}"
    assert all([0 <= have <= need for have, need in zip(g.have, g.needs, strict=True)]), g.have
    assert min(g.supplies) >= 0, g.supplies
    for apprentice in range(APPRENTICES):
        assert g.is_full(apprentice) == (sum(g.have[3 * apprentice: 3 * apprentice + 3]) == SPELL_SIZE)


def check_cards(g: Magia) -> None:
    """All sixty cards are in the piles or in hands, and no hand is too large."""
    cards = unseen(g, TRUTH)
    for seat in range(g.seats):
        g.hands.pour_into(seat, cards)
        assert g.hands.size(seat) <= HAND_LIMIT + (DRAW if seat == g.active else 0)
    for kind in g.discards:
        cards.add(kind)
    assert len(cards) == CARDS
    assert cards.to_list() == [g.variant.copies[kind & 3] for kind in range(KINDS)]
