"""Phase E, first part: artefact cards are swapped from hand to hand.

Who is asked follows from the public numbers of cards alone [DE-R35]. Of a hand, nothing becomes known but the card that
is offered or answered with; declining, wishing and taking tell nothing that is certain.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import ADDRESS, ADDRESS_ALL, OFFER, REPLY, TAKE, TAKE_NOBODY, WISH
from zaubertisch.games.drachenei.components import KIND_IDS, NO_KIND
from zaubertisch.games.drachenei.phases.offers import (
    addressees,
    kinds_in_hand,
    why_not_address,
    why_not_offer,
    why_not_reply,
    why_not_take,
    why_not_wish,
    wishes,
)
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step

#: What each paragraph asks.
QUESTIONS: Final[list[str]] = ["", "offer", "wish", "address", "reply", "settle"]


class Trading(Step[Drachenei]):
    """Offers, replies and swaps in laps [DE-110 DE-111 DE-115 DE-R30]: small questions, a certain end."""

    BEGINNING: Final = 0
    OFFERS: Final = 1
    WISHES: Final = 2
    ADDRESSES: Final = 3
    REPLIES: Final = 4
    TAKING: Final = 5

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.swapped = False

    def run(self, g: Drachenei) -> int:
        match self.at:
            case Trading.BEGINNING: return self.begin(g)
            case Trading.OFFERS: return self.next_offerer(g)
            case Trading.WISHES: return g.ask(g.offerer)
            case Trading.ADDRESSES: return self.choose_address(g)
            case Trading.REPLIES: return self.next_reply(g)
            case _: return self.let_offerer_take(g)

    def begin(self, g: Drachenei) -> int:
        """[DE-111] Only if two seats have cards, and the table trades at all."""
        holders = 0
        for seat in range(g.seats):
            if g.hands.size(seat) > 0:
                holders += 1
        g.lap = 1
        return self.goto(Trading.OFFERS) if holders > 1 and g.variant.trade_laps > 0 else END

    def next_offerer(self, g: Drachenei) -> int:
        """[DE-111 DE-115 DE-R53] Every seat with cards once in a lap; a lap without a swap is the last one."""
        while self.turn < g.seats:
            self.seat = g.in_order(self.turn)
            self.turn += 1
            if g.hands.size(self.seat) > 0:
                g.offerer = self.seat
                return g.ask(self.seat)
        if not self.swapped or g.lap == g.variant.trade_laps:
            return self.finish(g)
        g.lap += 1
        self.turn = 0
        self.swapped = False
        return AGAIN

    def finish(self, g: Drachenei) -> int:
        g.forget_offer()
        g.offerer = NOBODY
        return END

    def choose_address(self, g: Drachenei) -> int:
        """[DE-R30] Where offers may be addressed, and there is a choice, the offerer names who may answer."""
        if g.variant.addressed_offers and len(addressees(g)) > 1:
            return g.ask(g.offerer)
        return self.go_public(g)

    def go_public(self, g: Drachenei) -> int:
        """[DE-112] The offer is heard by all; the offerer's left neighbour is the first to reply."""
        self.seat = g.offerer
        if not g.silent:
            wish = KIND_IDS[g.wish] if g.wish else "anything"
            if g.address == NOBODY:
                g.tell(EVERYONE, "offered", {"seat": g.offerer, "kind": KIND_IDS[g.given], "wish": wish})
            else:
                g.tell(EVERYONE, "offered_to", {
                    "seat": g.offerer, "other_seat": g.address, "kind": KIND_IDS[g.given], "wish": wish,
                })
        return self.goto(Trading.REPLIES)

    def next_reply(self, g: Drachenei) -> int:
        """[DE-113 DE-R35] Clockwise from the offerer, whoever has cards, also if they can only decline."""
        seat = self.seat + 1 if self.seat + 1 < g.seats else 0
        while seat != g.offerer:
            if g.hands.size(seat) > 0 and g.address in (NOBODY, seat):
                self.seat = seat
                return g.ask(seat)
            seat = seat + 1 if seat + 1 < g.seats else 0
        return self.goto(Trading.TAKING)

    def let_offerer_take(self, g: Drachenei) -> int:
        """[DE-114] If anybody replied, the offerer takes one reply or none."""
        for reply in g.replies:
            if reply != NO_KIND:
                self.seat = g.offerer
                return g.ask(g.offerer)
        g.forget_offer()
        return self.goto(Trading.OFFERS)

    # Questions

    def question(self, g: Drachenei) -> str:
        return QUESTIONS[self.at]

    def options(self, g: Drachenei) -> list[int]:
        match self.at:
            case Trading.OFFERS: return kinds_in_hand(g, self.seat, OFFER, NO_KIND)
            case Trading.WISHES: return wishes(g)
            case Trading.ADDRESSES: return [ADDRESS_ALL, *[ADDRESS + seat for seat in addressees(g)]]
            case Trading.REPLIES: return kinds_in_hand(g, self.seat, REPLY, g.given)
            case _: return [TAKE_NOBODY, *[TAKE + seat for seat in range(g.seats) if g.replies[seat] != NO_KIND]]

    def why_not(self, g: Drachenei, action: int) -> str:
        """[DE-116 DE-117 DE-R31 DE-R32] Only cards in hand, one for one, and never a kind for itself."""
        match self.at:
            case Trading.OFFERS: return why_not_offer(g, self.seat, action)
            case Trading.WISHES: return why_not_wish(g, action)
            case Trading.ADDRESSES: return why_not_address(g, action)
            case Trading.REPLIES: return why_not_reply(g, self.seat, action)
            case _: return why_not_take(g, action)

    def take(self, g: Drachenei, action: int) -> int:
        match self.at:
            case Trading.OFFERS: return self.offer(g, action - OFFER)
            case Trading.WISHES: return self.say_wish(g, action - WISH)
            case Trading.ADDRESSES: return self.say_address(g, action)
            case Trading.REPLIES: return self.reply(g, action - REPLY)
            case _: return self.take_reply(g, action)

    def offer(self, g: Drachenei, kind: int) -> int:
        """[DE-112 DE-116] A card from the own hand; it stays there unless it is swapped."""
        if kind == NO_KIND:
            if not g.silent:
                g.tell(EVERYONE, "no_offer", {"seat": self.seat})
            return AGAIN
        g.given = kind
        g.show(self.seat, kind)
        return self.goto(Trading.WISHES)

    def say_wish(self, g: Drachenei, kind: int) -> int:
        g.wish = kind
        return self.goto(Trading.ADDRESSES)

    def say_address(self, g: Drachenei, action: int) -> int:
        g.address = NOBODY if action == ADDRESS_ALL else action - ADDRESS
        return self.go_public(g)

    def reply(self, g: Drachenei, kind: int) -> int:
        """[DE-113 DE-116] In public, whatever was wished."""
        g.reply(self.seat, kind)
        return AGAIN

    def take_reply(self, g: Drachenei, action: int) -> int:
        """[DE-114 DE-118] One card for one card, at once."""
        if action == TAKE_NOBODY:
            if not g.silent:
                g.tell(EVERYONE, "took_nothing", {"seat": g.offerer})
        else:
            self.swap(g, action - TAKE)
        g.forget_offer()
        return self.goto(Trading.OFFERS)

    def swap(self, g: Drachenei, other: int) -> None:
        got = g.replies[other]
        g.hand_over(g.offerer, g.given, other)
        g.hand_over(other, got, g.offerer)
        self.swapped = True
        if not g.silent:
            g.tell(EVERYONE, "swapped", {
                "seat": g.offerer, "other_seat": other, "kind": KIND_IDS[g.given], "got": KIND_IDS[got],
            })

    def clone(self) -> Trading:
        twin = Trading()
        twin.like(self)
        twin.turn = self.turn
        twin.swapped = self.swapped
        return twin
