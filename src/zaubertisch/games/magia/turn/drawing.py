"""Step 2: whose card to steal, and relief for whoever has nothing to draw and nothing to move with."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import STEAL
from zaubertisch.games.magia.components import DRAW, MOST_SEATS
from zaubertisch.games.magia.moving.possible import can_move_anything
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT


def victims(g: Magia, seat: int) -> list[int]:
    """[MA-028 MA-029 MA-R14] The other masters who have cards."""
    return [other for other in range(g.seats) if other != seat and g.hands.size(other) > 0]


def relieve(g: Magia, seat: int) -> None:
    """[MA-031 MA-R11] Nothing drawn and nothing to move with, as at the start of the turn: two cards from the pile."""
    if g.variant.relief_draw and not can_move_anything(g, seat):
        if not g.silent:
            g.tell(EVERYONE, "relief", {"seat": seat})
        g.draw_cards(seat, DRAW)


class Theft(Section):
    """From a black field [MA-028]: whose hand to take a card from."""

    VICTIM: Final = 0

    def run(self, g: Magia) -> int:
        return g.ask_or_take(self.seat) if self.at == Theft.VICTIM else END

    def question(self, g: Magia) -> str:
        return "steal"

    def options(self, g: Magia) -> list[int]:
        return [STEAL + seat for seat in victims(g, self.seat)]

    def why_not(self, g: Magia, action: int) -> str:
        victim = action - STEAL
        if not 0 <= victim < MOST_SEATS:
            return ELSEWHERE
        if victim >= g.seats or victim == self.seat:
            return "MA-028"
        return "" if g.hands.size(victim) > 0 else "MA-029"

    def take(self, g: Magia, action: int) -> int:
        g.steal(self.seat, action - STEAL)
        return NEXT

    def clone(self) -> Theft:
        twin = Theft()
        twin.like(self)
        return twin
