"""A magical creature: alone, together, or against each other."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import (
    ALONE,
    BORROWING,
    DECLINE,
    DECLINING,
    FIGHT,
    FORGO,
    ONLY_TOGETHER,
    TOGETHER,
    USE_RETRANSFORMUS,
    VOTES,
)
from zaubertisch.games.drachenei.adventures.auction import Auction
from zaubertisch.games.drachenei.adventures.victory import Victory
from zaubertisch.games.drachenei.components import FULMENTUS
from zaubertisch.games.drachenei.spells.uses import retransform
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.prices import reduced, share, strength
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NEXT, NOBODY, Step


def has_means(g: Drachenei, seat: int) -> bool:
    """[DE-R11] Whether a seat could open the auction."""
    return g.reach(seat) >= strength(g)


class Creature(Step[Drachenei]):
    """One wizard must fight [DE-070]; several agree to share, or bid against each other [DE-072 DE-077]."""

    BEGIN: Final = 0
    VOTE: Final = 1
    AGREE_OR_QUARREL: Final = 2
    OVER: Final = 3

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def run(self, g: Drachenei) -> int:
        match self.at:
            case Creature.BEGIN: return self.begin(g)
            case Creature.VOTE: return self.next_vote(g)
            case Creature.AGREE_OR_QUARREL: return self.agree_or_quarrel(g)
            case Creature.OVER: return END
            case _: return self.conclude_auction(g)

    def begin(self, g: Drachenei) -> int:
        """[DE-070] A lone wizard is not asked whether to fight alone."""
        g.voted = 0
        g.alone = 0
        return NEXT if g.placed.count(g.place) > 1 else self.goto(Creature.AGREE_OR_QUARREL)

    def next_vote(self, g: Drachenei) -> int:
        """[DE-072 DE-R10] In seat order; an open vote is over with the first who wants to fight alone."""
        while self.turn < g.seats and (g.alone == 0 or g.variant.sealed_vote):
            self.seat = g.in_order(self.turn)
            self.turn += 1
            if g.placed[self.seat] == g.place:
                return g.ask_or_take(self.seat)
        if g.variant.sealed_vote and not g.silent:
            self.open_votes(g)
        return NEXT

    def open_votes(self, g: Drachenei) -> None:
        for seat in g.wizards_at(g.place):
            g.tell(EVERYONE, "voted_alone" if g.alone >> seat & 1 else "voted_together", {"seat": seat})

    def question(self, g: Drachenei) -> str:
        return "vote"

    def options(self, g: Drachenei) -> list[int]:
        """[DE-072 DE-R11] Whoever is without means may still insist, unless the table forbids it."""
        return ONLY_TOGETHER if g.variant.alone_needs_means and not has_means(g, self.seat) else VOTES

    def why_not(self, g: Drachenei, action: int) -> str:
        if action == TOGETHER:
            return ""
        if action != ALONE:
            return why_not_here(g, action, "DE-072")
        return "DE-R11" if g.variant.alone_needs_means and not has_means(g, self.seat) else ""

    def take(self, g: Drachenei, action: int) -> int:
        g.voted |= 1 << self.seat
        if action == ALONE:
            g.alone |= 1 << self.seat
        if not g.silent:
            if g.variant.sealed_vote:
                g.tell(EVERYONE, "has_voted", {"seat": self.seat})
            else:
                g.tell(EVERYONE, "voted_alone" if action == ALONE else "voted_together", {"seat": self.seat})
        return AGAIN

    def agree_or_quarrel(self, g: Drachenei) -> int:
        """[DE-072 DE-077] One voice for alone is enough for an auction among all who are there."""
        if g.alone == 0:
            return g.call(Fight())
        self.at = Creature.OVER  # the paragraph after it concludes the auction
        return g.call(Auction(strength(g)))

    def conclude_auction(self, g: Drachenei) -> int:
        """[DE-078 DE-079 DE-099 DE-R05] The winner pays and has beaten it alone; without a bid it stays."""
        if self.heard == NOBODY:
            tell_stays(g)
            return END
        pay_price(g, self.heard, reduced(g, self.heard, g.bid, True))
        self.at = Creature.AGREE_OR_QUARREL  # and after the victory it is over
        return g.call(Victory(1 << self.heard))

    def clone(self) -> Creature:
        twin = Creature()
        twin.like(self)
        twin.turn = self.turn
        return twin


def tell_stays(g: Drachenei) -> None:
    """[DE-071 DE-076] Unbeaten, it stays in its place."""
    if not g.silent:
        card = g.display[g.place]
        g.tell(EVERYONE, "stays", {"card": g.variant.box.card_word(card), "figure": strength(g)})


def pay_price(g: Drachenei, seat: int, price: int) -> None:
    """[DE-080 DE-094 DE-099 DE-R24] Paid from what is there; Fulmentus, which only ever helps, is counted by itself."""
    if g.can_use(seat, FULMENTUS):
        g.use(FULMENTUS)
        if not g.silent and g.variant.fulmentus_cut:
            g.tell(EVERYONE, "fulmentus", {"seat": seat, "magic": price})
    g.pay(seat, price, "creature")


class Fight(Step[Drachenei]):
    """Together, or one alone [DE-073 DE-074 DE-075 DE-076 DE-R12]: nobody drops out but who cannot pay."""

    BEGIN: Final = 0
    DROP_THE_POOR: Final = 1
    PAY: Final = 2

    def run(self, g: Drachenei) -> int:
        match self.at:
            case Fight.BEGIN: return self.begin(g)
            case Fight.DROP_THE_POOR: return self.drop_the_poor(g)
            case Fight.PAY: return self.pay(g)
            case _: return END

    def begin(self, g: Drachenei) -> int:
        """[DE-070 DE-R09] All participants; a lone one who can pay is asked only where the table lets them decline."""
        g.fighters = 0
        for seat in range(g.seats):
            if g.placed[seat] == g.place:
                g.fighters |= 1 << seat
                self.seat = seat
        lone = g.fighters == 1 << self.seat
        if lone and g.variant.may_decline and g.magic[self.seat] >= self.price(g, self.seat):
            return self.ask_with_price(g)
        return NEXT

    def price(self, g: Drachenei, seat: int) -> int:
        """[DE-073 DE-099] The share of a fighter, Fulmentus counted."""
        fighters = g.fighters.bit_count()
        return reduced(g, seat, share(strength(g), fighters), fighters == 1)

    def drop_the_poor(self, g: Drachenei) -> int:
        """[DE-074 DE-R13 DE-R55] All who cannot pay even with Retransformus leave at once, again and again."""
        poor = 0
        for seat in range(g.seats):
            if g.fighters >> seat & 1 == 1 and g.reach(seat) < self.price(g, seat):
                poor |= 1 << seat
        if poor == 0:
            return self.ask_borrower(g)
        self.drop(g, poor)
        return AGAIN

    def drop(self, g: Drachenei, seats: int) -> None:
        """[DE-075] They pay nothing and gain nothing."""
        g.fighters &= ~seats
        if not g.silent:
            for seat in g.wizards_at(g.place):
                if seats >> seat & 1 == 1:
                    g.tell(EVERYONE, "dropped_out", {"seat": seat})

    def ask_borrower(self, g: Drachenei) -> int:
        """[DE-094 DE-R27 DE-R55] Who can pay only with Retransformus is asked once the others are settled."""
        for seat in range(g.seats):
            if g.fighters >> seat & 1 == 1 and g.magic[seat] < self.price(g, seat):
                self.seat = seat
                return self.ask_with_price(g)
        return NEXT

    def ask_with_price(self, g: Drachenei) -> int:
        g.price = self.price(g, self.seat)
        return g.ask(self.seat)

    def question(self, g: Drachenei) -> str:
        return "fight" if self.at == Fight.BEGIN else "borrow"

    def options(self, g: Drachenei) -> list[int]:
        return DECLINING if self.at == Fight.BEGIN else BORROWING

    def why_not(self, g: Drachenei, action: int) -> str:
        if self.at == Fight.BEGIN:
            return "" if action in (FIGHT, DECLINE) else why_not_here(g, action, "DE-R09")
        if action in (FORGO, USE_RETRANSFORMUS):
            return ""
        return "DE-R27" if action in (FIGHT, DECLINE) else why_not_here(g, action, "DE-R27")

    def take(self, g: Drachenei, action: int) -> int:
        """[DE-074 DE-R12 DE-R55] Whoever forgoes Retransformus drops out, and the shares are computed anew."""
        if action == USE_RETRANSFORMUS:
            retransform(g, self.seat)
        elif action != FIGHT:
            self.drop(g, 1 << self.seat)
        return self.goto(Fight.DROP_THE_POOR)

    def pay(self, g: Drachenei) -> int:
        """[DE-070 DE-071 DE-076 DE-R14 DE-R47 DE-R48] All pay, then all are rewarded; with nobody left it stays."""
        if g.fighters == 0:
            tell_stays(g)
            return END
        for turn in range(g.seats):
            seat = g.in_order(turn)
            if g.fighters >> seat & 1 == 1:
                pay_price(g, seat, self.price(g, seat))
        return g.call(Victory(g.fighters))

    def clone(self) -> Fight:
        twin = Fight()
        twin.like(self)
        return twin
