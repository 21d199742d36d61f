"""Phase E, first part: artefact cards are swapped from hand to hand.

Who is asked follows from the public numbers of cards alone [DE-R35]. Of a hand, nothing becomes known but the card that
is offered or answered with; declining, wishing and taking tell nothing that is certain.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import ADDRESS, ADDRESS_ALL, OFFER, REPLY, TAKE, TAKE_NOBODY, WISH
from zaubertisch.games.drachenei.components import KIND_IDS, KINDS
from zaubertisch.games.drachenei.table import Drachenei
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step

BEGINNING: Final = 0
OFFERS: Final = 1
WISHES: Final = 2
ADDRESSES: Final = 3
REPLIES: Final = 4
SETTLING: Final = 5
QUESTIONS: Final[list[str]] = ["", "offer", "wish", "address", "reply", "settle"]


class Trading(Step[Drachenei]):
    """Offers, replies and settlements in laps [DE-110 DE-111 DE-115 DE-R30]: small questions, a certain end."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.swapped = False

    def run(self, g: Drachenei) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return self.next_offerer(g)
            case 2: return g.ask(g.offerer)
            case 3: return self.choose_address(g)
            case 4: return self.next_reply(g)
            case _: return self.settle(g)

    def begin(self, g: Drachenei) -> int:
        """[DE-111] Only if two seats have cards, and the table trades at all."""
        holders = 0
        for seat in range(g.seats):
            if g.hands.size(seat) > 0:
                holders += 1
        g.lap = 1
        return self.goto(OFFERS) if holders > 1 and g.variant.trade_laps > 0 else END

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
        self.forget_offer(g)
        g.offerer = NOBODY
        return END

    def forget_offer(self, g: Drachenei) -> None:
        g.given = 0
        g.wish = 0
        g.address = NOBODY
        for seat in range(g.seats):
            g.replies[seat] = 0

    def choose_address(self, g: Drachenei) -> int:
        """[DE-R30] Where offers may be addressed, and there is a choice, the offerer names who may answer."""
        if g.variant.addressed_offers and len(self.addressees(g)) > 1:
            return g.ask(g.offerer)
        return self.go_public(g)

    def addressees(self, g: Drachenei) -> list[int]:
        """[DE-113] Every other seat with cards."""
        return [seat for seat in range(g.seats) if seat != g.offerer and g.hands.size(seat) > 0]

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
        return self.goto(REPLIES)

    def next_reply(self, g: Drachenei) -> int:
        """[DE-113 DE-R35] Clockwise from the offerer, whoever has cards, also if he can only decline."""
        seat = self.seat + 1 if self.seat + 1 < g.seats else 0
        while seat != g.offerer:
            if g.hands.size(seat) > 0 and g.address in (NOBODY, seat):
                self.seat = seat
                return g.ask(seat)
            seat = seat + 1 if seat + 1 < g.seats else 0
        return self.goto(SETTLING)

    def settle(self, g: Drachenei) -> int:
        """[DE-114] If anybody replied, the offerer takes one reply or none."""
        for reply in g.replies:
            if reply != 0:
                self.seat = g.offerer
                return g.ask(g.offerer)
        self.forget_offer(g)
        return self.goto(OFFERS)

    # Questions

    def question(self, g: Drachenei) -> str:
        return QUESTIONS[self.at]

    def options(self, g: Drachenei) -> list[int]:
        match self.at:
            case 1: return kinds_in_hand(g, self.seat, OFFER, 0)
            case 2: return self.wishes(g)
            case 3: return [ADDRESS_ALL, *[ADDRESS + seat for seat in self.addressees(g)]]
            case 4: return kinds_in_hand(g, self.seat, REPLY, g.given)
            case _: return [TAKE_NOBODY, *[TAKE + seat for seat in range(g.seats) if g.replies[seat] != 0]]

    def wishes(self, g: Drachenei) -> list[int]:
        """[DE-112] Anything, or any other kind there is."""
        out = [WISH]
        for kind in range(1, KINDS):
            if kind != g.given and g.variant.box.copies[kind] > 0:
                out.append(WISH + kind)
        return out

    def why_not(self, g: Drachenei, action: int) -> str:
        """[DE-116 DE-117 DE-R31 DE-R32] Only cards in hand, one for one, and never a kind for itself."""
        match self.at:
            case 1: return self.why_not_offer(g, action - OFFER)
            case 2: return self.why_not_wish(g, action - WISH)
            case 3: return "" if action == ADDRESS_ALL or self.may_address(g, action - ADDRESS) else "DE-R30"
            case 4: return self.why_not_reply(g, action - REPLY)
            case _: return "" if action == TAKE_NOBODY or self.may_take(g, action - TAKE) else "DE-114"

    def why_not_offer(self, g: Drachenei, kind: int) -> str:
        if kind == 0 or in_hand(g, self.seat, kind):
            return ""
        return "DE-116" if 0 < kind < KINDS else "DE-112"

    def why_not_wish(self, g: Drachenei, kind: int) -> str:
        if kind == g.given:
            return "DE-R31"
        return "" if kind == 0 or (0 < kind < KINDS and g.variant.box.copies[kind] > 0) else "DE-112"

    def may_address(self, g: Drachenei, seat: int) -> bool:
        return 0 <= seat < g.seats and seat != g.offerer and g.hands.size(seat) > 0

    def may_take(self, g: Drachenei, seat: int) -> bool:
        return 0 <= seat < g.seats and g.replies[seat] != 0

    def why_not_reply(self, g: Drachenei, kind: int) -> str:
        if kind == 0:
            return ""
        if kind == g.given:
            return "DE-R31"
        if in_hand(g, self.seat, kind):
            return ""
        return "DE-116" if 0 < kind < KINDS else "DE-113"

    def take(self, g: Drachenei, action: int) -> int:
        match self.at:
            case 1: return self.offer(g, action - OFFER)
            case 2: return self.say_wish(g, action - WISH)
            case 3: return self.say_address(g, action)
            case 4: return self.reply(g, action - REPLY)
            case _: return self.take_reply(g, action)

    def offer(self, g: Drachenei, kind: int) -> int:
        """[DE-112 DE-116] A card from the own hand; it stays there unless it is swapped."""
        if kind == 0:
            if not g.silent:
                g.tell(EVERYONE, "no_offer", {"seat": self.seat})
            return AGAIN
        g.given = kind
        g.show(self.seat, kind)
        return self.goto(WISHES)

    def say_wish(self, g: Drachenei, kind: int) -> int:
        g.wish = kind
        return self.goto(ADDRESSES)

    def say_address(self, g: Drachenei, action: int) -> int:
        g.address = NOBODY if action == ADDRESS_ALL else action - ADDRESS
        return self.go_public(g)

    def reply(self, g: Drachenei, kind: int) -> int:
        """[DE-113 DE-116] In public, whatever was wished."""
        g.replies[self.seat] = kind
        if kind != 0:
            g.show(self.seat, kind)
        if not g.silent:
            if kind == 0:
                g.tell(EVERYONE, "declined", {"seat": self.seat})
            else:
                g.tell(EVERYONE, "replied", {"seat": self.seat, "kind": KIND_IDS[kind]})
        return AGAIN

    def take_reply(self, g: Drachenei, action: int) -> int:
        """[DE-114 DE-118] One card for one card, at once."""
        if action == TAKE_NOBODY:
            if not g.silent:
                g.tell(EVERYONE, "took_nothing", {"seat": g.offerer})
        else:
            self.swap(g, action - TAKE)
        self.forget_offer(g)
        return self.goto(OFFERS)

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


def kinds_in_hand(g: Drachenei, seat: int, verb: int, but: int) -> list[int]:
    """Nothing, or each kind in this hand but one."""
    out = [verb]
    for kind in range(1, KINDS):
        if kind != but and g.hands.has(seat, kind):
            out.append(verb + kind)
    return out


def in_hand(g: Drachenei, seat: int, kind: int) -> bool:
    return 0 < kind < KINDS and g.hands.has(seat, kind)
