"""What knowledge is worth to a seat of Zavandor: a level, what it opens, and a new stone."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.zavandor.gems import KEPT, UNKNOWN, GemValues
from zaubertisch.games.zavandor import components
from zaubertisch.games.zavandor.components import FLOW_DUST, OWL, RUBY, STEP_COST, STORAGE_SLOTS, TOP_LEVEL, TRACKS
from zaubertisch.games.zavandor.view import ZavandorView

LIMIT_POINT: Final = 3.5  # one more or less of the hand limit
AFTERWARDS: Final = 0.85  # what a later level counts for the one before it
GEM_SHARE: Final = 0.4  # the part of the income to come that goes into gems
RUBY_GAIN: Final = 9.0  # what a ruby yields more than the gem it replaces
RUBY_SHARE: Final = 0.6  # the part of the income to come that could go into rubies
RUBY_INCOME: Final = 30.0  # below this income fire comes too early
ARTEFACT_REBATE: Final = 5.0  # what the rebate is worth for each artefact to come
SENTINEL_REBATE: Final = 15.0  # and for the sentinels
SAGE_ENERGY: Final[list[float]] = [0.0, 10.0, 15.0, 20.0, 30.0]


class KnowledgeValues(GemValues):
    """Steps, free and paid, and stones."""

    def __init__(self, view: ZavandorView) -> None:
        super().__init__(view)
        self.known_best_step = UNKNOWN
        self.known_new_track = UNKNOWN

    def step(self, track: int) -> float:
        """What the next level of a track is worth, with what it opens."""
        return self.level(track, self.me.levels[track] + 1)

    def level(self, track: int, level: int) -> float:
        value = self.at_once(track, level)
        if level == TOP_LEVEL:
            return value + 2.0 * self.point * (2.0 if OWL in self.me.sentinels else 1.0)
        if self.incomes < 1.0:
            return value
        return value + AFTERWARDS * max(0.0, self.level(track, level + 1) - STEP_COST[track][level + 1])

    def at_once(self, track: int, level: int) -> float:
        """What a level brings by itself."""
        match track:
            case components.KNOW_GEMS: return 0.1 * self.gem_spending() - (LIMIT_POINT if level == 1 else 0.0)
            case components.KNOW_FLOW: return self.flow(level)
            case components.KNOW_FIRE: return self.rubies() if level == TOP_LEVEL else 0.0
            case components.KNOW_SAGES: return SAGE_ENERGY[level] * KEPT if self.incomes >= 1.0 else 0.0
            case components.KNOW_ARTEFACTS: return self.rebates(level)
            case _: return self.storage(level)

    def gem_spending(self) -> float:
        """Energy that will still go into gems."""
        return min(220.0, GEM_SHARE * self.income * self.incomes)

    def flow(self, level: int) -> float:
        more = FLOW_DUST[level] - FLOW_DUST[level - 1]
        return KEPT * self.incomes * more - (LIMIT_POINT if level == 1 else 0.0)

    def rubies(self) -> float:
        """What it is worth to be able to enchant rubies, as many as can be paid."""
        if self.incomes < 3.0:
            return 0.0
        price = max(20.0, float(self.me.gem_prices[RUBY]))
        number = min(5.0, RUBY_SHARE * self.income * self.incomes / price)
        each = KEPT * (self.incomes - 2.0) * RUBY_GAIN + 1.5 * self.point - 0.8 * price
        return max(0.0, number * each * min(1.0, 3.0 * self.income / RUBY_INCOME - 2.0))

    def rebates(self, level: int) -> float:
        if level == 1:
            return LIMIT_POINT
        if level == 3:
            return 0.0
        sentinels = SENTINEL_REBATE if self.incomes > 1.0 else 0.0
        return ARTEFACT_REBATE * min(4.0, self.incomes / 3.0) + sentinels

    def storage(self, level: int) -> float:
        if level == 1:
            return LIMIT_POINT
        return self.slot() * (STORAGE_SLOTS[level] - STORAGE_SLOTS[level - 1])

    def best_step(self) -> float:
        """What the best free step is worth."""
        if self.known_best_step == UNKNOWN:
            self.known_best_step = self.best_of_all_steps()
        return self.known_best_step

    def best_of_all_steps(self) -> float:
        best = 0.0
        for track in range(TRACKS):
            level = self.me.levels[track]
            if level < TOP_LEVEL and (level or self.me.free_stones):
                best = max(best, self.step(track))
        return best

    def new_track(self) -> float:
        """What a stone is worth: the best track not entered, less its first price."""
        if self.known_new_track == UNKNOWN:
            self.known_new_track = self.best_new_track()
        return self.known_new_track

    def best_new_track(self) -> float:
        best = 0.0
        for track in range(TRACKS):
            if self.me.levels[track] == 0:
                best = max(best, self.step(track) - STEP_COST[track][1])
        return best
