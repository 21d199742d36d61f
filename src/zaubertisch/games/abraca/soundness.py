"""What must hold after every step: all stones are there, all numbers are within their bounds."""

from __future__ import annotations

from zaubertisch.games.abraca.components import FULL_LIFE, FULL_ROW, KINDS, MYSTIC_STONES
from zaubertisch.games.abraca.knowledge import unseen
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.event import PUBLIC


def check(g: Abraca) -> None:
    """All 36 stones are somewhere, lives and rows are within bounds, and the mystic stones are counted."""
    stones = unseen(g, PUBLIC)
    stones.pour(g.board)
    assert stones.to_list() == list(range(KINDS)), stones.to_list()
    assert all([0 <= lives <= FULL_LIFE for lives in g.lives]), g.lives
    taken = sum([g.mystics.size(seat) for seat in range(g.seats)])
    assert len(g.mystic_table) + taken == MYSTIC_STONES
    if g.stack:
        assert g.rows.size(g.asked) <= FULL_ROW
        assert g.rows.size(g.asked) > 0 or g.question() == "take_mystic", "only a last singer has no row"
        assert g.living() == g.seats or (g.variant.to_the_last_wizard and g.living() > 1)
