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
from zaubertisch.games.zavandor.energy.income import Income
from zaubertisch.kernel.step import NOBODY

KEPT: Final = 0.95  # how much of an income reaches the next purchase


class GemValues(Budget):
    """Gems, active and idle, bought, sold and lost."""

    def yearly(self, active: list[int]) -> float:
        """The mean income of these active gems, together with artefacts and knowledge."""
        counts = active[1:]
        counts[GREEN] += self.me.artefacts[PROTECTION_CRYSTAL]
        counts[RED] += self.me.artefacts[FIRE_CHALICE]
        return Income(active[OPAL], self.me.levels[KNOW_FLOW], counts).twice_the_mean() / 2.0

    def gem_points(self, active: list[int]) -> int:
        """The points of these active gems, with the sentinels the seat owns."""
        points = sum([GEM_POINTS[gem] * active[gem] for gem in range(KINDS)])
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

    def with_gem(self, gem: int, without: int = NOBODY) -> float:
        """What a new active gem adds, perhaps in place of another one."""
        after = self.me.active[:]
        after[gem] += 1
        if without != NOBODY:
            after[without] -= 1
        return self.worth(after) - self.worth(self.me.active)

    def exchange(self, gem: int, worst: int) -> float:
        """What a new gem brings in place of an active one that is sold."""
        return self.with_gem(gem, worst) + self.energy * self.me.resales[worst]

    def best_idle_gem(self) -> int:
        """The inactive gem that would do most, if there is one."""
        best = NOBODY
        for gem in range(KINDS):
            if self.me.inactive[gem] and (best == NOBODY or self.with_gem(gem) > self.with_gem(best)):
                best = gem
        return best

    def without_gem(self, gem: int) -> float:
        """What losing an active gem costs."""
        after = self.me.active[:]
        after[gem] -= 1
        return self.worth(self.me.active) - self.worth(after)

    def worst_gem(self) -> int:
        """The active gem whose loss costs least for what it brings."""
        worst = NOBODY
        for gem in range(KINDS):
            if self.me.active[gem] and (worst == NOBODY or self.given_up(gem) < self.given_up(worst)):
                worst = gem
        return worst

    def given_up(self, gem: int) -> float:
        return self.without_gem(gem) - self.energy * self.me.resales[gem]

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
        best = 0.0
        for gem in range(KINDS):
            if self.can_enchant(gem):
                best = max(best, self.with_gem(gem) - self.me.gem_prices[gem])
        return best
