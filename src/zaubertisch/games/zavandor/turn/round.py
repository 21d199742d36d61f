"""A round in its four phases: turn order, income, turns, hand limit and points."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import (
    BY_ROUND_CAP,
    BY_SENTINELS,
    COLOURS,
    ENDS,
    INCOME_PHASE,
    LAST_ONE,
    LIMIT_PHASE,
    ORDER_PHASE,
    RUNNING,
    SENTINELS_TO_END,
    TURN_PHASE,
)
from zaubertisch.games.zavandor.energy.prices import rank_modifiers
from zaubertisch.games.zavandor.table.scoring import gem_points, points
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn.abilities import keeps_sage_cards
from zaubertisch.games.zavandor.turn.hand_limit import HandLimit
from zaubertisch.games.zavandor.turn.turn import Turn
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Round(Step[Zavandor]):
    """A round in four phases [ZA-031 ZA-032]."""

    DEAL_DISCS: Final = 0
    REFILL: Final = 1
    GAIN_ENERGY: Final = 2
    NEXT_TURN: Final = 3
    TURN_IS_OVER: Final = 4
    KEEP_THE_LIMIT: Final = 5
    COUNT_POINTS: Final = 6

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.place = 0  # whose turn it is, in turn order

    def run(self, g: Zavandor) -> int:
        match self.at:
            case Round.DEAL_DISCS: return self.deal_discs(g)
            case Round.REFILL: return self.refill(g)
            case Round.GAIN_ENERGY: return self.gain_energy(g)
            case Round.NEXT_TURN: return self.next_turn(g)
            case Round.TURN_IS_OVER: return self.turn_is_over(g)
            case Round.KEEP_THE_LIMIT: return self.keep_the_limit(g)
            case Round.COUNT_POINTS: return self.count_points(g)
            case _: return END

    def deal_discs(self, g: Zavandor) -> int:
        """[ZA-033 ZA-036 ZA-040] The turn order holds for the round, and with it who pays more and who less."""
        g.round += 1
        g.phase = ORDER_PHASE
        if not g.silent:
            g.tell(EVERYONE, "round_begins", {"round": g.round})
        g.order = turn_order(g)
        g.discs = [NOBODY] * g.seats
        for disc, seat in enumerate(g.order):
            g.take_disc(seat, disc)
        g.rank_price = rank_modifiers(g.discs, g.points)
        for seat in g.order:
            self.take_sage_cards(g, seat)
        return NEXT

    def take_sage_cards(self, g: Zavandor, seat: int) -> None:
        """[ZA-040] To the hand; where the table wants it, cards of gems one cannot have fade to dust."""
        if g.variant.sage_dust:
            for colour in range(len(COLOURS)):
                if not keeps_sage_cards(g, seat, colour):
                    g.turn_into_dust(seat, colour)
        if g.under.size(seat) or g.promised[seat]:
            g.take_from_under_disc(seat)
        g.settle(seat)

    def refill(self, g: Zavandor) -> int:
        """[ZA-037 ZA-038 ZA-039] Only now; sentinels are never refilled."""
        g.refill_display()
        return NEXT

    def gain_energy(self, g: Zavandor) -> int:
        """[ZA-032 ZA-041 ZA-044 ZA-052] Everybody's income, in turn order."""
        g.phase = INCOME_PHASE
        for seat in g.order:
            g.gain_energy(seat)
        g.phase = TURN_PHASE
        return NEXT

    def next_turn(self, g: Zavandor) -> int:
        """[ZA-053 ZA-R59] The next seat in turn order that is still in the game; the round is always finished."""
        while self.place < len(g.order) and g.is_out(g.order[self.place]):
            self.place += 1
        if self.place == len(g.order):
            return self.goto(Round.KEEP_THE_LIMIT)
        return g.call(Turn(g.order[self.place]))

    def turn_is_over(self, g: Zavandor) -> int:
        """A single seat left has won; else the next one comes."""
        self.place += 1
        if g.living() == 1:
            g.end = LAST_ONE
            if not g.silent:
                g.tell(EVERYONE, "game_ends", {"end": ENDS[g.end], "sold": g.sentinels_sold()})
            return END
        return self.goto(Round.NEXT_TURN)

    def keep_the_limit(self, g: Zavandor) -> int:
        """[ZA-138 ZA-R58] Also in the last round."""
        g.phase = LIMIT_PHASE
        return g.call(HandLimit())

    def count_points(self, g: Zavandor) -> int:
        """[ZA-015 ZA-143 ZA-153 ZA-155 ZA-156 ZA-160 ZA-R62] Markers are set afresh; perhaps the game is over."""
        for seat in g.order:
            if not g.is_out(seat):
                g.set_marker(seat, points(g, seat))
        if g.sentinels_sold() >= SENTINELS_TO_END:
            g.end = BY_SENTINELS
        elif g.round >= g.variant.round_cap:
            g.end = BY_ROUND_CAP
        if g.end != RUNNING and not g.silent:
            g.tell(EVERYONE, "game_ends", {"end": ENDS[g.end], "sold": g.sentinels_sold()})
        return NEXT

    def clone(self) -> Round:
        twin = Round()
        twin.like(self)
        twin.place = self.place
        return twin


def turn_order(g: Zavandor) -> list[int]:
    """[ZA-033 ZA-034 ZA-035 ZA-R51] By points, then by points in active gems; those still equal draw lots."""
    ranks = [g.points[seat] * 1000 + gem_points(g, seat) for seat in range(g.seats)]
    order: list[int] = []
    for seat in range(g.seats):
        if not g.is_out(seat):
            place = len(order)
            while place > 0 and ranks[order[place - 1]] < ranks[seat]:
                place -= 1
            order.insert(place, seat)
    first = 0
    while first < len(order):
        end = first + 1
        while end < len(order) and ranks[order[end]] == ranks[order[first]]:
            end += 1
        if end - first > 1:
            equals = order[first:end]
            g.chance.shuffle(equals)
            order[first:end] = equals
        first = end
    return order
