"""Auctions, for a spell or for a creature."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import BID, BIDS, BIDS_OR_SPELL, PASS, USE_RETRANSFORMUS
from zaubertisch.games.drachenei.components import MOST_MAGIC
from zaubertisch.games.drachenei.spells.uses import retransform, why_not_use
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.state import NO_BID
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step


class Auction(Step[Drachenei]):
    """An auction among the participants of a card [DE-060 DE-063 DE-065]. Reports the winner, or nobody."""

    OPENING: Final = 0
    BIDDING: Final = 1

    def __init__(self, lowest: int = 0) -> None:
        super().__init__()
        self.lowest = lowest

    def run(self, g: Drachenei) -> int:
        if self.at == Auction.OPENING:
            self.open(g)
            self.at = Auction.BIDDING
        return self.next_bidder(g)

    def open(self, g: Drachenei) -> None:
        """[DE-060] All participants are in; the first of them in seat order begins."""
        g.bid = NO_BID
        g.bidder = NOBODY
        g.bidding = 0
        for seat in range(g.seats):
            if g.placed[seat] == g.place:
                g.bidding |= 1 << seat
        self.seat = g.in_order(g.seats - 1)

    def needed(self, g: Drachenei) -> int:
        """[DE-061] More than the highest bid; the first bid at least the minimum."""
        return max(self.lowest, g.bid + 1)

    def next_bidder(self, g: Drachenei) -> int:
        """[DE-060 DE-065 DE-066 DE-R06 DE-R07 DE-R08 DE-R50] Clockwise to whoever is in, not ahead, and could bid."""
        needed = self.needed(g)
        for _ in range(g.seats):
            self.seat = self.seat + 1 if self.seat + 1 < g.seats else 0
            if g.bidding >> self.seat & 1 == 1 and self.seat != g.bidder:
                if g.reach(self.seat) >= needed:
                    return g.ask(self.seat)
                self.leave(g)
        self.report = g.bidder
        return END

    def leave(self, g: Drachenei) -> None:
        """[DE-063] Out of this auction for good."""
        g.bidding &= ~(1 << self.seat)
        if not g.silent:
            g.tell(EVERYONE, "bid_passed", {"seat": self.seat})

    def question(self, g: Drachenei) -> str:
        return "bid"

    def options(self, g: Drachenei) -> list[int]:
        """[DE-061 DE-062 DE-064 DE-094] Pass, or any higher bid within the own magic; or use Retransformus first."""
        rows = BIDS_OR_SPELL if g.can_retransform(self.seat) else BIDS
        return rows[self.needed(g)][g.magic[self.seat]]

    def why_not(self, g: Drachenei, action: int) -> str:
        """[DE-061 DE-062 DE-R44] Too low is DE-061, more than one's magic DE-062, also with Fulmentus."""
        if action == PASS:
            return ""
        if action == USE_RETRANSFORMUS:
            return why_not_use(g, self.seat, action, "")
        magic = action - BID
        if not 0 <= magic <= MOST_MAGIC:
            return why_not_here(g, action, "DE-061")
        if magic < self.needed(g):
            return "DE-061"
        return "" if magic <= g.magic[self.seat] else "DE-062"

    def take(self, g: Drachenei, action: int) -> int:
        if action == USE_RETRANSFORMUS:
            retransform(g, self.seat)
            return g.ask(self.seat)
        if action == PASS:
            self.leave(g)
        else:
            self.raise_to(g, action - BID)
        return AGAIN

    def raise_to(self, g: Drachenei, magic: int) -> None:
        """[DE-064] Any step upwards."""
        g.bid = magic
        g.bidder = self.seat
        if not g.silent:
            g.tell(EVERYONE, "bid", {"seat": self.seat, "magic": magic})

    def clone(self) -> Auction:
        twin = Auction(self.lowest)
        twin.like(self)
        return twin


class SpellSale(Step[Drachenei]):
    """A spell card with several wizards [DE-051 DE-052 DE-053 DE-R03 DE-R04]: the highest bid pays and has it."""

    AUCTION: Final = 0

    def run(self, g: Drachenei) -> int:
        if self.at == SpellSale.AUCTION:
            return g.call(Auction(g.variant.min_spell_bid))
        spell = g.display[g.place]
        if self.heard != NOBODY:
            g.pay(self.heard, g.bid, "spell")
            g.win_spell(self.heard, spell)
        elif not g.silent:
            g.tell(EVERYONE, "unsold", {"card": g.variant.box.card_word(spell)})
        g.clear(g.place)
        return END

    def clone(self) -> SpellSale:
        twin = SpellSale()
        twin.like(self)
        return twin
