"""What a seat of Zavandor has to spend: incomes to come, and what energy and points are worth until the end."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import CARDS, SENTINELS_TO_END
from zaubertisch.games.zavandor.energy.purse import RISING, Purse
from zaubertisch.games.zavandor.view import Board, ZavandorView
from zaubertisch.kernel.step import NOBODY

SENTINEL_COST: Final = 96.0  # what a sentinel costs on average, with everything
SPENT_ON_SENTINELS: Final = 0.55  # the part of all income that goes there once they come within reach
LAST_ROUND: Final = 19.0  # about the end, by the calendar
LOST: Final = 0.1  # what energy is worth that would be given back anyway
POINT_EARLY: Final = 3.2  # what a victory point is worth while there is much to come
POINT_LATE: Final = 7.6  # and towards the end
POINT_SLOPE: Final = 1.17  # how much it rises with each income fewer


def mean_income(view: ZavandorView, seat: int) -> float:
    return view.boards[seat].income.twice_the_mean() / 2.0


def sentinels_sold(view: ZavandorView) -> int:
    sold = 0
    for owner in view.owners:
        if owner != NOBODY:
            sold += 1
    return sold


def incomes_left(view: ZavandorView) -> float:
    """How many more incomes are to be expected: by the calendar at first, later by what everybody can spend."""
    sold = sentinels_sold(view)
    left = view.round_cap - view.round
    if sold >= SENTINELS_TO_END or left <= 0:
        return 0.0
    total = 0.0
    for seat in range(view.seats):
        if not view.boards[seat].struck_down:
            total += mean_income(view, seat)
    late = 0.5 + SENTINEL_COST * (SENTINELS_TO_END - sold) / (SPENT_ON_SENTINELS * max(total, 10.0))
    if SENTINELS_TO_END - sold >= 3:
        late = min(late, max(4.0, LAST_ROUND - view.round))
    return min(late, float(left))


class Budget:
    """How long the game will last for a seat, what a point is worth to it, what it has to spend."""

    def __init__(self, view: ZavandorView) -> None:
        self.view = view
        self.seat = view.viewer
        self.me: Board = view.boards[view.viewer]
        self.incomes = incomes_left(view)
        self.last = self.incomes == 0.0
        self.point = min(POINT_LATE, max(POINT_EARLY, POINT_LATE - (self.incomes - 3.0) * POINT_SLOPE))
        self.income = mean_income(view, self.seat)
        self.energy = 0.02 if self.last else 1.0  # what an energy kept is worth
        self.spare = float(view.liquid - self.keepable()) if self.must_spend() else 0.0

    def must_spend(self) -> bool:
        """Whether this is the seat's last chance to spend in this round: its turn is on, or over."""
        active = self.view.active_seat
        return active == NOBODY or self.me.disc <= self.view.boards[active].disc

    def keepable(self) -> int:
        """How much of the energy at hand would survive the hand limit."""
        counts = [0] * (CARDS + len(self.me.concentrated))
        for card in self.view.hands[self.seat]:
            counts[card] += 1
        for colour, tiles in enumerate(self.me.concentrated):
            counts[CARDS + colour] += tiles
        pieces = [piece for piece in RISING for _ in range(counts[piece])]
        return Purse(pieces, self.me.dust, True, self.view.one_dust).best_keep(self.me.limit).kept

    def cost(self, price: float) -> float:
        """What paying costs: energy that would be lost anyway is cheap, and in the last round all of it is."""
        free = min(price, self.spare)
        return self.energy * (LOST * free + (price - free))
