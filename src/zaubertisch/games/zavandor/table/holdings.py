"""Holdings: what a seat owns for long, and all that follows from it; energy comes and goes beside it.

From one question to the next hardly anybody's holdings change: whoever looks again finds what was worked out last.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.boards import Boards
from zaubertisch.games.zavandor.components import ARTEFACTS, KINDS, MOST_SEATS, SENTINELS, STONE_PRICES, STONES, TRACKS
from zaubertisch.games.zavandor.energy.income import income
from zaubertisch.games.zavandor.energy.prices import gem_prices, resales
from zaubertisch.games.zavandor.table.scoring import bonus, points_in_parts
from zaubertisch.kernel.pile import Piles


class Holdings:
    """One seat's gems, levels, stones, artefacts and sentinels with their points and yields; never changed."""

    def __init__(self, g: Boards, seat: int) -> None:
        self.variant = g.variant
        self.active = row(g.spiral, seat, KINDS)
        self.inactive = row(g.pentagon, seat, KINDS)
        self.levels = g.levels[seat * TRACKS : seat * TRACKS + TRACKS]
        self.stones = g.stored[seat]
        self.artefacts = row(g.artefacts, seat, ARTEFACTS)
        self.owners = g.owners[:]
        self.work_out(g, seat)

    def work_out(self, g: Boards, seat: int) -> None:
        """What follows from them."""
        self.score = points_in_parts(g, seat)
        self.bonuses = [bonus(g, seat, sentinel) for sentinel in range(SENTINELS)]
        self.sentinels = [sentinel for sentinel in range(SENTINELS) if g.owners[sentinel] == seat]
        self.stored = [STONE_PRICES[stone] for stone in range(STONES) if g.stored[seat] >> stone & 1]
        self.slots = g.slots(seat)
        self.limit = g.hand_limit(seat)
        self.income = income(g, seat)
        self.gem_prices = gem_prices(g, seat)
        self.resales = resales(g, seat)

    def still_hold(self, g: Boards, seat: int) -> bool:
        """Whether the seat owns just this, at a table of the same variant."""
        if self.variant is not g.variant or self.stones != g.stored[seat] or self.owners != g.owners:
            return False
        for gem in range(KINDS):
            if self.active[gem] != g.spiral.count(seat, gem) or self.inactive[gem] != g.pentagon.count(seat, gem):
                return False
        for track in range(TRACKS):
            if self.levels[track] != g.levels[seat * TRACKS + track]:
                return False
        for artefact in range(ARTEFACTS):
            if self.artefacts[artefact] != g.artefacts.count(seat, artefact):
                return False
        return True


def row(piles: Piles, seat: int, kinds: int) -> list[int]:
    """One seat's pile as counts."""
    return [piles.count(seat, kind) for kind in range(kinds)]


#: By seat, the holdings worked out last. Memory, not state.
LATEST: Final[list[Holdings | None]] = [None] * MOST_SEATS


def holdings_of(g: Boards, seat: int) -> Holdings:
    """What the seat owns now and what follows from it."""
    known = LATEST[seat]
    if known is None or not known.still_hold(g, seat):
        known = Holdings(g, seat)
        LATEST[seat] = known
    return known
