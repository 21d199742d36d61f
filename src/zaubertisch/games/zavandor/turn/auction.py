"""Phase 3c: an auction, from the opening bid to the last effect of what was won."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import (
    BID,
    BIDS,
    CANCEL,
    DECLINE,
    FINISH,
    OFFER,
    ONLY_PASS,
    PASS,
    PAY_AUTO,
    TAKE_BACK,
    is_brought_step,
    of_another_occasion,
    out_of_turn,
)
from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import ITEMS, LEAST_BID
from zaubertisch.games.zavandor.energy.prices import modifiers, net_price
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn.artefacts import Effects, works_at_once
from zaubertisch.games.zavandor.turn.payment import Payment
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Auction(Step[Zavandor]):
    """An auction [ZA-096 ZA-098 ZA-103 ZA-108 ZA-R18]: bids go round in turn order, until all but one have passed."""

    OPEN: Final = 0
    OPENING_BID: Final = 1
    ASK_THE_NEXT: Final = 2
    KNOCK_DOWN: Final = 3
    HAND_OVER: Final = 4
    CLOSE: Final = 5

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.speaker = seat  # whose word it is

    def run(self, g: Zavandor) -> int:
        match self.at:
            case Auction.OPEN: return self.open(g)
            case Auction.OPENING_BID: return g.ask(self.speaker)
            case Auction.ASK_THE_NEXT: return self.ask_the_next(g)
            case Auction.KNOCK_DOWN: return self.knock_down(g)
            case Auction.HAND_OVER: return self.hand_over(g)
            case _: return self.close(g)

    def open(self, g: Zavandor) -> int:
        """[ZA-098 ZA-106 ZA-109] The opener bids first; who may not own a second one has passed already."""
        g.bid = LEAST_BID[g.item] - 1
        g.bidder = NOBODY
        g.passed = g.out
        for seat in g.order:
            if g.barred(seat, g.item):
                g.passed |= 1 << seat
        self.prove(g, LEAST_BID[g.item])
        if not g.silent:
            g.tell(EVERYONE, "offered", {"seat": self.seat, "item": ITEMS[g.item]})
        return NEXT

    def prove(self, g: Zavandor, bid: int) -> None:
        """Everybody learns that the speaker can pay this bid, where bids must be paid."""
        if not g.variant.wrath:
            g.prove(self.speaker, bid + modifiers(g, self.speaker, g.item) - g.open_worth(self.speaker))

    def question(self, g: Zavandor) -> str:
        return "open" if g.bidder == NOBODY else "bid"

    def options(self, g: Zavandor) -> list[int]:
        """[ZA-098 ZA-099 ZA-104 ZA-R16 ZA-R17 ZA-R22] Any whole number one can pay above the present bid; or pass."""
        highest = g.highest_bid(self.speaker, g.item)
        if g.bidder == NOBODY:
            return BIDS[g.bid + 1 : highest + 1]
        if highest <= g.bid:
            return ONLY_PASS
        bids = BIDS[g.bid : highest + 1]
        bids[0] = PASS  # in place of the bid that stands
        return bids

    def why_not(self, g: Zavandor, action: int) -> str:
        """[ZA-096 ZA-098 ZA-099 ZA-104] The opener bids, the others bid higher or pass; all else waits."""
        if g.bidder == NOBODY and (action == PASS or action == DECLINE):
            return "ZA-098"
        if action == CANCEL or (g.bidder == NOBODY and action == TAKE_BACK):
            return "ZA-096"
        if action == PASS:
            return ""
        if action < BID or action >= CANCEL:
            return self.why_not_now(g, action)
        if action - BID <= g.bid:
            return "ZA-098" if g.bidder == NOBODY else "ZA-104"
        return "" if action - BID <= g.highest_bid(self.speaker, g.item) else "ZA-099"

    def why_not_now(self, g: Zavandor, action: int) -> str:
        """[ZA-057 ZA-096 ZA-111 ZA-124] The turn goes on after the auction, and what the item brings comes last."""
        if FINISH <= action < PAY_AUTO:
            if self.speaker != self.seat:
                return out_of_turn(action)
            return "ZA-096" if action >= OFFER else "ZA-111"
        return "ZA-124" if is_brought_step(g.item, action) else of_another_occasion(action, "ZA-111")

    def take(self, g: Zavandor, action: int) -> int:
        """[ZA-104 ZA-105] A bid stands until a higher one comes; whoever passes is out of this auction."""
        if action == PASS:
            g.passed |= 1 << self.speaker
            if not g.silent:
                g.tell(EVERYONE, "passed", {"seat": self.speaker})
        else:
            g.bid = action - BID
            g.bidder = self.speaker
            self.prove(g, g.bid)
            if not g.silent:
                g.tell(EVERYONE, "bid", {"seat": self.speaker, "bid": g.bid, "item": ITEMS[g.item]})
        return self.goto(Auction.ASK_THE_NEXT)

    def ask_the_next(self, g: Zavandor) -> int:
        """[ZA-103 ZA-105 ZA-107 ZA-R18 ZA-R22] The next in turn order who has not passed; not the leader."""
        place = g.order.index(self.speaker)
        for _ in range(len(g.order)):
            place = place + 1 if place + 1 < len(g.order) else 0
            seat = g.order[place]
            if seat != g.bidder and g.passed >> seat & 1 == 0:
                self.speaker = seat
                return g.ask(seat)
        return NEXT

    def knock_down(self, g: Zavandor) -> int:
        """[ZA-108 ZA-111 ZA-113 ZA-114 ZA-064 ZA-R17] The highest bidder pays the net price, or is struck down."""
        g.price = net_price(g, g.bidder, g.item, g.bid)
        if not g.silent:
            g.tell(EVERYONE, "won", {"seat": g.bidder, "item": ITEMS[g.item], "bid": g.bid, "price": g.price})
        if g.worth(g.bidder) < g.price:
            g.price = 0
            g.strike_down(g.bidder)
            return self.goto(Auction.CLOSE)
        g.prove(g.bidder, g.price - g.open_worth(g.bidder))
        return g.call(Payment(g.bidder)) if g.price else NEXT

    def hand_over(self, g: Zavandor) -> int:
        """[ZA-111 ZA-124 ZA-125 ZA-R26] The item goes to its owner, and what it does is done at once."""
        g.hand_over(g.bidder, g.item)
        return g.call(Effects(g.bidder)) if works_at_once(g.item) else NEXT

    def close(self, g: Zavandor) -> int:
        """[ZA-105] Passing was for this auction only."""
        g.item = NOTHING
        g.bid = 0
        g.bidder = NOBODY
        g.passed = 0
        return END

    def clone(self) -> Auction:
        twin = Auction()
        twin.like(self)
        twin.speaker = self.speaker
        return twin
