"""Phase 4: magic energy does not last; what is above the hand limit goes back."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import (
    DECLINE,
    DISCARD,
    DISCARD_CONCENTRATED,
    DISCARD_DUST,
    FINISH,
    KEEP_AUTO,
    PASS,
    of_another_occasion,
    out_of_turn,
)
from zaubertisch.games.zavandor.components import CARDS, COLOURS, PIECES
from zaubertisch.games.zavandor.energy.dust import shrunk
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step


class HandLimit(Step[Zavandor]):
    """The hand limit [ZA-138 ZA-140 ZA-R56]: whoever has too much gives back what they like, no more than needed."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.place = 0  # in turn order

    def run(self, g: Zavandor) -> int:
        """[ZA-032 ZA-138] In turn order; everybody can see who has too much."""
        while self.place < len(g.order):
            seat = g.order[self.place]
            if g.weight(seat) > g.hand_limit(seat) and not g.is_out(seat):
                self.seat = seat
                return g.ask(seat)
            self.place += 1
        return END

    def question(self, g: Zavandor) -> str:
        return "hand_limit"

    def options(self, g: Zavandor) -> list[int]:
        """[ZA-138 ZA-139] Let the table choose, or name a card, a concentrated energy, or some dust."""
        out = [KEEP_AUTO]
        for card in range(CARDS):
            if g.hands.has(self.seat, card):
                out.append(DISCARD + card)
        for colour in range(len(COLOURS)):
            if g.concentrated.has(self.seat, colour):
                out.append(DISCARD_CONCENTRATED + colour)
        if g.dust[self.seat]:
            out.append(DISCARD_DUST)
        return out

    def why_not(self, g: Zavandor, action: int) -> str:
        """[ZA-057 ZA-074 ZA-138 ZA-139] One can only give back what one has, and all turns are over."""
        if action == KEEP_AUTO:
            return ""
        if action == DISCARD_DUST:
            return "" if g.dust[self.seat] else "ZA-139"
        if action == FINISH or action == PASS or action == DECLINE:
            return "ZA-138"
        if not DISCARD <= action < DISCARD + PIECES:
            return out_of_turn(action) or of_another_occasion(action, "ZA-138")
        piece = action - DISCARD
        has = g.hands.has(self.seat, piece) if piece < CARDS else g.concentrated.has(self.seat, piece - CARDS)
        return "" if has else "ZA-138"

    def take(self, g: Zavandor, action: int) -> int:
        """[ZA-138 ZA-139 ZA-140 ZA-R06 ZA-R57] Then look again whether it is enough."""
        seat = self.seat
        if action == KEEP_AUTO:
            keep = g.purse_of(seat).best_keep(g.hand_limit(seat))
            g.give_back(seat, keep.given, keep.dust)
        elif action == DISCARD_DUST:
            g.give_back(seat, [], shrunk(g.dust[seat], g.variant.one_dust))
        else:
            g.give_back(seat, [action - DISCARD], g.dust[seat])
        return AGAIN

    def clone(self) -> HandLimit:
        twin = HandLimit()
        twin.like(self)
        twin.place = self.place
        return twin
