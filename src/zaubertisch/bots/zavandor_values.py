"""What things are worth to a seat of Zavandor, in energy: income against rounds left, points against prices."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import (
    CARDS,
    DIAMOND,
    ELIXIR,
    EMERALD,
    FIRE_CHALICE,
    FIRST_SENTINEL,
    FLOW_DUST,
    FOX,
    GEM_POINTS,
    GREEN,
    KINDS,
    KNOW_FIRE,
    KNOW_FLOW,
    MOST_CAPPED_BONUS,
    MOST_RUBIES,
    OPAL,
    OWL,
    PHOENIX,
    PROTECTION_CRYSTAL,
    RAVEN,
    RAVEN_LIKES,
    RED,
    RUBY,
    SALAMANDER,
    SAPPHIRE,
    SCARAB,
    SENTINELS_TO_END,
    SPELLBOOK,
    STEP_COST,
    STORAGE_SLOTS,
    TOAD,
    TOAD_LIKES,
    TOMCAT,
    TOP_LEVEL,
    TRACKS,
    UNICORN,
)
from zaubertisch.games.zavandor.income import Income
from zaubertisch.games.zavandor.payment import RISING, Purse, worth_of
from zaubertisch.games.zavandor.view import Board, Tag, ZavandorView
from zaubertisch.kernel.step import NOBODY

SENTINEL_COST: Final = 96.0  # what a sentinel costs on average, with everything
SPENT_ON_SENTINELS: Final = 0.55  # the part of all income that goes there once they come within reach
LAST_ROUND: Final = 19.0  # about the end, by the calendar
KEPT: Final = 0.95  # how much of an income reaches the next purchase
LOST: Final = 0.1  # what energy is worth that would be given back anyway
POINT_EARLY: Final = 3.2  # what a victory point is worth while there is much to come
POINT_LATE: Final = 7.6  # and towards the end
POINT_SLOPE: Final = 1.17  # how much it rises with each income fewer
SENTINEL_POINT: Final = 11.5  # a point of a sentinel, when few incomes are left
LIMIT_POINT: Final = 3.5  # one more or less of the hand limit
AFTERWARDS: Final = 0.85  # what a later level counts for the one before it
GEM_SHARE: Final = 0.4  # the part of the income to come that goes into gems
RUBY_GAIN: Final = 9.0  # what a ruby yields more than the gem it replaces
RUBY_SHARE: Final = 0.6  # the part of the income to come that could go into rubies
RUBY_INCOME: Final = 30.0  # below this income fire comes too early
ARTEFACT_REBATE: Final = 5.0  # what the rebate is worth for each artefact to come
SENTINEL_REBATE: Final = 15.0  # and for the sentinels
ABILITY_OF: Final = 0.6  # how seriously to take the table of abilities
STEP_MOST: Final = 26.0  # the most a free step is paid for
SLOT_OF: Final = 1.2  # two slots, in units of the value of one
CRYSTAL: Final = 7.5  # a green card each round
CHALICE: Final = 15.0  # a red card each round
MASK: Final = 20.0  # for each sentinel to come
DAMAGE: Final = 2.5  # a gem of each rival
AHEAD: Final = 1.15  # how much dearer the fifth sentinel is to whoever is ahead
BEHIND: Final = 0.54  # and to whoever is behind
ABILITY: Final[list[float]] = [0.0, 6.0, 16.0, 26.0]  # to enchant better gems, with 0, 4, 8, 12 incomes to come
SAGE_ENERGY: Final[list[float]] = [0.0, 10.0, 15.0, 20.0, 30.0]


def between(row: list[float], incomes: float) -> float:
    """A value given for 0, 4, 8 and 12 incomes, read off in between."""
    if incomes >= 12.0:
        return row[3]
    place = int(incomes / 4.0)
    part = incomes / 4.0 - place
    return row[place] * (1.0 - part) + row[place + 1] * part


def mean_income(view: ZavandorView, seat: int) -> float:
    return view.boards[seat].income.twice_the_mean() / 2.0


def incomes_left(view: ZavandorView) -> float:
    """How many more incomes are to be expected: by the calendar at first, later by what everybody can spend."""
    sold = sum([1 for owner in view.owners if owner != NOBODY])
    left = view.round_cap - view.round
    if sold >= SENTINELS_TO_END or left <= 0:
        return 0.0
    total = sum([mean_income(view, seat) for seat in range(view.seats) if not view.boards[seat].struck_down])
    late = 0.5 + SENTINEL_COST * (SENTINELS_TO_END - sold) / (SPENT_ON_SENTINELS * max(total, 10.0))
    if SENTINELS_TO_END - sold >= 3:
        late = min(late, max(4.0, LAST_ROUND - view.round))
    return min(late, float(left))


class Prospects:
    """One seat's outlook: how long the game will last, what a point is worth, what it has to spend."""

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

    # Energy

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
        purse = Purse(pieces, self.me.dust, True, self.view.one_dust)
        keep = purse.best_keep(self.me.limit)
        return worth_of(pieces) - worth_of(keep.given) + keep.dust

    def cost(self, price: float) -> float:
        """What paying costs: energy that would be lost anyway is cheap, and in the last round all of it is."""
        free = min(price, self.spare)
        return self.energy * (LOST * free + (price - free))

    # Gems

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

    # Knowledge

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
            case 0: return 0.1 * self.gem_spending() - (LIMIT_POINT if level == 1 else 0.0)
            case 1: return self.flow(level)
            case 2: return self.rubies() if level == TOP_LEVEL else 0.0
            case 3: return SAGE_ENERGY[level] * KEPT if self.incomes >= 1.0 else 0.0
            case 4: return self.rebates(level)
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
        best = 0.0
        for track in range(TRACKS):
            level = self.me.levels[track]
            if level < TOP_LEVEL and (level or self.me.free_stones):
                best = max(best, self.step(track))
        return best

    def new_track(self) -> float:
        """What a stone is worth: the best track not entered, less its first price."""
        best = 0.0
        for track in range(TRACKS):
            if self.me.levels[track] == 0:
                best = max(best, self.step(track) - STEP_COST[track][1])
        return best

    # Items

    def item(self, item: int) -> float:
        """The highest net price that is sensible for an item."""
        if item >= FIRST_SENTINEL:
            return self.sentinel(item - FIRST_SENTINEL)
        toad = item in TOAD_LIKES and TOAD in self.me.sentinels
        raven = item in RAVEN_LIKES and RAVEN in self.me.sentinels
        return self.artefact(item) + (2.0 * self.point if toad or raven else 0.0)

    def artefact(self, item: int) -> float:
        point = self.point
        match item:
            case 0: return point + (3.0 if self.me.artefacts[SPELLBOOK] else self.ability(ELIXIR))
            case 1: return point + min(STEP_MOST, self.best_step())
            case 2: return point + self.reach(25.0)
            case 3: return 2.0 * point + min(40.0, SLOT_OF * self.slot())
            case 4: return 2.0 * point + self.stone() + self.damage()
            case 5: return 2.0 * point + min(60.0, CRYSTAL * self.incomes)
            case 6: return 2.0 * point + min(40.0, 9.0 * self.incomes) + self.ability(SPELLBOOK)
            case 7: return 3.0 * point + min(STEP_MOST, self.best_step()) + MASK * self.sentinels_to_come()
            case 8: return 3.0 * point + min(45.0, 1.2 * SLOT_OF * self.slot()) + self.reach(20.0)
            case 9: return 4.0 * point + CHALICE * self.incomes
            case 10: return 5.0 * point + self.stone() + self.damage()
            case _: return 8.0 * point + min(2.0 * STEP_MOST, 1.8 * self.best_step())

    def ability(self, other: int) -> float:
        """To enchant a better kind of gem; with another such ability it adds little."""
        value = ABILITY_OF * between(ABILITY, self.incomes)
        return 0.4 * value if self.me.artefacts[other] else value

    def reach(self, most: float) -> float:
        """Being able to save up for a sentinel."""
        within = self.income + 7.0 * self.me.limit
        return 0.0 if self.incomes < 1.0 else min(most, max(5.0, 125.0 - within))

    def stone(self) -> float:
        return min(20.0, self.new_track()) if self.me.stored else 0.0

    def damage(self) -> float:
        return DAMAGE * (self.view.seats - 1) if self.incomes >= 1.0 else 2.0

    def sentinels_to_come(self) -> float:
        return 0.0 if self.last else 1.3 if self.incomes >= 3.0 else 0.8

    def sentinel(self, sentinel: int) -> float:
        """Its points, with the bonus as it stands and a little of what can still be built."""
        points = 5.0 + self.me.bonuses[sentinel] + min(2.0, 0.4 * self.incomes)
        value = points * (self.point if self.incomes >= 4.0 else SENTINEL_POINT)
        return value * self.ending_factor(points)

    def ending_factor(self, points: float) -> float:
        """Whoever is behind does not hurry to sell the fifth sentinel."""
        sold = sum([1 for owner in self.view.owners if owner != NOBODY])
        if sold != SENTINELS_TO_END - 1:
            return 1.0
        best = max([board.score.total() for seat, board in enumerate(self.view.boards) if seat != self.seat])
        return AHEAD if self.me.score.total() + points > best + 2.0 else BEHIND

    def net(self, tag: Tag, bid: int) -> int:
        """What a winning bid would cost."""
        return max(0, bid + tag.modifiers.rank + tag.modifiers.knowledge + tag.modifiers.items)

