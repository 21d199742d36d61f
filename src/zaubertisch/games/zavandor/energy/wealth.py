"""Wealth: what a seat holds in energy, what that weighs, and what it could pay."""

from __future__ import annotations

from zaubertisch.games.zavandor.boards import NOTHING, Boards
from zaubertisch.games.zavandor.components import CARDS, CONCENTRATED, HIGHEST_BID
from zaubertisch.games.zavandor.energy.dust import settled, weight
from zaubertisch.games.zavandor.energy.prices import modifiers, resale_of_all
from zaubertisch.games.zavandor.energy.purse import RISING, Purse
from zaubertisch.kernel.event import TRUTH


class Wealth(Boards):
    """Boards, with what everybody could pay [ZA-002 ZA-009 ZA-014], and who knows of a payment."""

    def question(self) -> str:
        """[ZA-R66] What is asked, as everybody knows it: of a purchase others hear when it is paid."""
        return "turn" if self.bought != NOTHING else super().question()

    def question_to(self, viewer: int) -> str:
        """What is asked, as `viewer` knows it."""
        return self.stack[-1].question(self) if self.stack and viewer in (self.asked, TRUTH) else self.question()

    def weight(self, seat: int) -> int:
        """[ZA-014] Cards count one, concentrated energy three, dust by its pieces."""
        return (
            self.hands.size(seat) + 3 * self.concentrated.size(seat) + weight(self.dust[seat], self.variant.one_dust)
        )

    def concentrated_value(self, seat: int) -> int:
        value = 0
        for colour in range(len(CONCENTRATED)):
            value += CONCENTRATED[colour] * self.concentrated.count(seat, colour)
        return value

    def liquid(self, seat: int) -> int:
        """[ZA-002 ZA-R14] Cards in hand, concentrated energy and dust, even loose; no cards under the disc."""
        if self.concentrated.size(seat) == 0:
            return self.purse[seat] + self.dust[seat]
        return self.purse[seat] + self.dust[seat] + self.concentrated_value(seat)

    def open_worth(self, seat: int) -> int:
        """[ZA-009] The part of a seat's worth that everybody can see: all but the cards in hand."""
        value = settled(self.dust[seat], self.variant.one_dust) + resale_of_all(self, seat)
        return value if self.concentrated.size(seat) == 0 else value + self.concentrated_value(seat)

    def worth(self, seat: int) -> int:
        """[ZA-009] What a seat could pay if it sold every gem."""
        return self.purse[seat] + self.open_worth(seat)

    def highest_bid(self, seat: int, item: int) -> int:
        """[ZA-099 ZA-110] The most this seat may bid; where overbidding is punished, there is no such limit."""
        return self.highest_of(self.worth(seat), modifiers(self, seat, item))

    def highest_of(self, worth: int, surcharge: int) -> int:
        """The most somebody of this worth may bid for what costs them so much more, or less, than the bid."""
        return HIGHEST_BID if self.variant.wrath else min(HIGHEST_BID, worth - surcharge)

    def pieces(self, seat: int) -> list[int]:
        """The cards in hand and the concentrated energy of a seat, in rising order of value."""
        out: list[int] = []
        for piece in RISING:
            if piece < CARDS:
                copies = self.hands.count(seat, piece)
            else:
                copies = self.concentrated.count(seat, piece - CARDS)
            for _ in range(copies):
                out.append(piece)
        return out

    def purse_of(self, seat: int) -> Purse:
        """Everything a seat can pay with."""
        return Purse(self.pieces(seat), self.dust[seat], self.variant.pooled_change, self.variant.one_dust)
