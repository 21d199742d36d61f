"""What gems are worth to a seat of Zavandor: their income until the end, and their points."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.zavandor.budget import Budget
from zaubertisch.games.zavandor.components import (
    DIAMOND,
    ELIXIR,
    EMERALD,
    FIRE_CHALICE,
    FOX,
    GEM_POINTS,
    GREEN,
    KINDS,
    KNOW_FIRE,
    KNOW_FLOW,
    MOST_CAPPED_BONUS,
    MOST_RUBIES,
    OPAL,
    PHOENIX,
    PROTECTION_CRYSTAL,
    RED,
    RUBY,
    SALAMANDER,
    SAPPHIRE,
    SCARAB,
    SPELLBOOK,
    TOMCAT,
    TOP_LEVEL,
    UNICORN,
)
from zaubertisch.games.zavandor.energy.income import twice_the_mean_of
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.step import NOBODY

KEPT: Final = 0.95  # how much of an income reaches the next purchase
UNKNOWN: Final = -1.0  # what has not been asked for; nothing is worth less than nothing


class GemValues(Budget):
    """Gems, active and idle, bought, sold and lost."""

    def __init__(self, view: ZavandorView) -> None:
        super().__init__(view)
        self.known_now = UNKNOWN
        self.known_slot = UNKNOWN
        self.at_hand = view.liquid  # energy, also for idle gems
        for gem in range(KINDS):
            self.at_hand += self.me.inactive[gem] * self.me.resales[gem]

    def yearly(self, active: list[int]) -> float:
        """The mean income of these active gems, together with artefacts and knowledge."""
        counts = active[1:]
        counts[GREEN] += self.me.artefacts[PROTECTION_CRYSTAL]
        counts[RED] += self.me.artefacts[FIRE_CHALICE]
        return twice_the_mean_of(active[OPAL], self.me.levels[KNOW_FLOW], counts) / 2.0

    def gem_points(self, active: list[int]) -> int:
        """The points of these active gems, with the sentinels the seat owns."""
        points = 0
        for gem in range(KINDS):
            points += GEM_POINTS[gem] * active[gem]
        for sentinel in self.me.sentinels:
            points += self.gem_bonus(active, sentinel)
        return points

    def gem_bonus(self, active: list[int], sentinel: int) -> int:
        if sentinel == PHOENIX:
            return 2 * sum([1 for gem in range(KINDS) if active[gem]])
        if sentinel == FOX:
            return min(MOST_CAPPED_BONUS, 2 * active[SAPPHIRE])
        if sentinel == TOMCAT:
            return min(MOST_CAPPED_BONUS, 2 * active[OPAL])
        if sentinel == UNICORN:
            return active[DIAMOND]
        if sentinel == SCARAB:
            return active[EMERALD]
        return 2 * active[RUBY] if sentinel == SALAMANDER else 0

    def worth(self, active: list[int]) -> float:
        """What these active gems are worth until the end."""
        return KEPT * self.incomes * self.yearly(active) + self.point * self.gem_points(active)

    def now(self) -> float:
        """What the seat's active gems are worth until the end."""
        if self.known_now == UNKNOWN:
            self.known_now = self.worth(self.me.active)
        return self.known_now

    def with_gem(self, gem: int, without: int = NOBODY) -> float:
        """What a new active gem adds, perhaps in place of another one."""
        after = self.me.active[:]
        after[gem] += 1
        if without != NOBODY:
            after[without] -= 1
        return self.worth(after) - self.now()

    def exchange(self, gem: int, worst: int) -> float:
        """What a new gem brings in place of an active one that is sold."""
        return self.with_gem(gem, worst) + self.energy * self.me.resales[worst]

    def best_idle_gem(self) -> int:
        """The inactive gem that would do most, if there is one."""
        best = NOBODY
        most = 0.0
        for gem in range(KINDS):
            if self.me.inactive[gem]:
                value = self.with_gem(gem)
                if best == NOBODY or value > most:
                    best, most = gem, value
        return best

    def without_gem(self, gem: int) -> float:
        """What losing an active gem costs."""
        after = self.me.active[:]
        after[gem] -= 1
        return self.now() - self.worth(after)

    def worst_gem(self) -> int:
        """The active gem whose loss costs least for what it brings."""
        worst = NOBODY
        least = 0.0
        for gem in range(KINDS):
            if self.me.active[gem]:
                cost = self.given_up(gem)
                if worst == NOBODY or cost < least:
                    worst, least = gem, cost
        return worst

    def given_up(self, gem: int) -> float:
        return self.without_gem(gem) - self.energy * self.me.resales[gem]

    def has_a_slot(self) -> bool:
        """Whether one more gem could be active."""
        gems = 0
        for count in self.me.active:
            gems += count
        return gems < self.me.slots

    def can_enchant(self, gem: int) -> bool:
        """Whether the seat is able to enchant this kind, price aside."""
        if gem == EMERALD:
            return self.me.artefacts[SPELLBOOK] > 0
        if gem == DIAMOND:
            return self.me.artefacts[ELIXIR] > 0
        if gem == RUBY:
            rubies = self.me.active[RUBY] + self.me.inactive[RUBY]
            return self.me.levels[KNOW_FIRE] == TOP_LEVEL and rubies < MOST_RUBIES
        return True

    def slot(self) -> float:
        """What one more slot is worth: the best gem for it, less its price."""
        if self.known_slot == UNKNOWN:
            self.known_slot = self.best_for_a_slot()
        return self.known_slot

    def best_for_a_slot(self) -> float:
        best = 0.0
        for gem in range(KINDS):
            if self.can_enchant(gem):
                best = max(best, self.with_gem(gem) - self.me.gem_prices[gem])
        return best
