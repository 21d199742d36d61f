"""Paying: the payer puts pieces down one by one, or lets the table choose."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import (
    ACTIVATE,
    BID,
    CANCEL,
    DECLINE,
    FINISH,
    PASS,
    PAY,
    PAY_AUTO,
    PUT,
    PUT_CONCENTRATED,
    SELL,
    SELL_INACTIVE,
    TAKE_BACK,
    is_brought_step,
    is_brought_stone,
    of_another_occasion,
    out_of_turn,
)
from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import CARDS, COLOURS, KINDS, PIECES
from zaubertisch.games.zavandor.energy.purse import put_down, worth_of
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn.changes_of_mind import may_cancel, note_cancelling
from zaubertisch.kernel.step import AGAIN, END, Step


class Payment(Step[Zavandor]):
    """A price to pay [ZA-058 ZA-060 ZA-061 ZA-R04]; nobody else sees the pieces before they are paid."""

    def run(self, g: Zavandor) -> int:
        return g.ask(self.seat)

    def question(self, g: Zavandor) -> str:
        return "pay"

    def options(self, g: Zavandor) -> list[int]:
        """[ZA-060 ZA-112 ZA-R66] Pieces while they do not cover the price; gems only to pay for what was won."""
        seat = self.seat
        out: list[int] = []
        down = worth_of(g.put)
        if g.liquid(seat) >= g.price:
            out.append(PAY_AUTO)
            if down + g.dust[seat] >= g.price:
                out.append(PAY)
        if g.put:
            out.append(TAKE_BACK)
        if down < g.price:
            self.add_pieces(g, out)
        if g.liquid(seat) < g.price:
            self.add_sales(g, out)
        if self.may_cancel(g):
            out.append(CANCEL)
        return out

    def may_cancel(self, g: Zavandor) -> bool:
        """[ZA-R66] A purchase that was not called off a moment ago; never what was won at auction."""
        return g.bought != NOTHING and may_cancel(g, g.bought)

    def add_pieces(self, g: Zavandor, out: list[int]) -> None:
        seat = self.seat
        if g.hands.size(seat):
            for card in range(CARDS):
                if g.hands.has(seat, card) and self.left(g, card):
                    out.append(PUT + card)
        if g.concentrated.size(seat):
            for colour in range(len(COLOURS)):
                if g.concentrated.has(seat, colour) and self.left(g, CARDS + colour):
                    out.append(PUT_CONCENTRATED + colour)

    def add_sales(self, g: Zavandor, out: list[int]) -> None:
        for gem in range(KINDS):
            if g.spiral.has(self.seat, gem):
                out.append(SELL + gem)
            if g.pentagon.has(self.seat, gem):
                out.append(SELL_INACTIVE + gem)

    def left(self, g: Zavandor, piece: int) -> bool:
        """Whether the seat has one more of this piece than it has put down."""
        if piece < CARDS:
            copies = g.hands.count(self.seat, piece)
        else:
            copies = g.concentrated.count(self.seat, piece - CARDS)
        return copies > (g.put.count(piece) if g.put else 0)

    def why_not(self, g: Zavandor, action: int) -> str:
        if action == PAY_AUTO:
            return "" if g.liquid(self.seat) >= g.price else "ZA-112"
        if action == PAY:
            return "" if worth_of(g.put) + g.dust[self.seat] >= g.price else "ZA-061"
        if action == TAKE_BACK:
            return "" if g.put else "ZA-R04"
        if action == CANCEL:
            return "" if self.may_cancel(g) else "ZA-R66"
        if PUT <= action < PUT + PIECES:
            return self.why_not_put(g, action - PUT)
        if SELL <= action < ACTIVATE:
            return self.why_not_sell(g, action - SELL)
        return self.why_not_now(g, action)

    def why_not_now(self, g: Zavandor, action: int) -> str:
        """[ZA-R66] Nothing else is said before the price is paid."""
        if g.bought == NOTHING:
            return self.why_not_before_paying(g, action)
        return "ZA-R66" if FINISH <= action < PAY_AUTO else of_another_occasion(action, "ZA-R66")

    def why_not_before_paying(self, g: Zavandor, action: int) -> str:
        """[ZA-057 ZA-074 ZA-108 ZA-111 ZA-124 ZA-R66] What was won is paid in any case, and before it does anything."""
        if is_brought_step(g.item, action) or is_brought_stone(g.item, action):
            return "ZA-124"
        if FINISH <= action < PAY_AUTO:
            return "ZA-111" if self.seat == g.active else out_of_turn(action)
        if action == PASS or BID <= action < CANCEL:
            return "ZA-108"
        return "ZA-R66" if action == DECLINE else of_another_occasion(action, "ZA-111")

    def why_not_put(self, g: Zavandor, piece: int) -> str:
        """[ZA-058 ZA-060] A piece one has, while the price is not covered."""
        if not self.left(g, piece):
            return "ZA-058"
        return "" if worth_of(g.put) < g.price else "ZA-060"

    def why_not_sell(self, g: Zavandor, which: int) -> str:
        """[ZA-076 ZA-112 ZA-R09 ZA-R10] A gem one has, while all energy does not cover what one has won."""
        if g.bought != NOTHING:
            return "ZA-R09"
        if g.liquid(self.seat) >= g.price:
            return "ZA-112"
        gems = g.spiral if which < KINDS else g.pentagon
        return "" if gems.has(self.seat, which % KINDS) else "ZA-076"

    def take(self, g: Zavandor, action: int) -> int:
        """[ZA-060 ZA-062 ZA-112] Nothing is paid before the payer says so; what is not needed goes back at once."""
        if action == PAY_AUTO:
            g.pay(self.seat, g.purse_of(self.seat).best_payment(g.price))
            return END
        if action == PAY:
            g.pay(self.seat, g.put)
            return END
        if action == CANCEL:
            return self.cancel(g)
        if action == TAKE_BACK:
            g.put = []
        elif action >= PUT:
            g.put = put_down(g.put, action - PUT, g.price)
        else:
            self.sell(g, action - SELL)
        return AGAIN

    def cancel(self, g: Zavandor) -> int:
        """[ZA-R66] All pieces go back, and nothing has happened."""
        note_cancelling(g, g.bought)
        g.bought = NOTHING
        g.price = 0
        g.put = []
        return END

    def sell(self, g: Zavandor, which: int) -> None:
        """[ZA-057 ZA-112 ZA-R10] One gem of the winner's choice; everybody learns that the hand was too small."""
        g.note_too_small(self.seat, g.price)
        g.sell(self.seat, which % KINDS, which < KINDS)

    def clone(self) -> Payment:
        twin = Payment()
        twin.like(self)
        return twin


