"""Taste: what a rule of thumb of Das Zepter von Zavandor expects, and what things are worth to it, in energy."""

from __future__ import annotations

from typing import Final


class Taste:
    """One player's; the usual one was found by playing such bots against each other."""

    def __init__(
        self, bid: float = 1.0, reserve: int = 0, gem: float = 1.0, margin: float = 1.25, damage: float = 2.5
    ) -> None:
        # What is spent
        self.bid = bid  # the part of its worth that is paid for an item
        self.reserve = reserve  # energy no item is bought with before the last round
        self.gem = gem  # a gem, in units of what it brings until the end
        self.margin = margin  # a gem or a step must be worth so much more than it costs
        self.small = 200.0  # keeps tiny prices from looking like bargains
        # The end
        self.sentinel_cost = 96.0  # what a sentinel costs on average, with everything
        self.spent_on_sentinels = 0.55  # the part of all income that goes there once they come within reach
        self.last_round = 19.0  # about the end, by the calendar
        # Energy and points
        self.lost = 0.1  # what energy is worth that would be given back anyway
        self.kept = 0.95  # how much of an income reaches the next purchase
        self.point_early = 3.2  # what a victory point is worth while there is much to come
        self.point_late = 7.6  # and towards the end
        self.point_slope = 1.17  # how much it rises with each income fewer
        # Knowledge
        self.limit_point = 3.5  # one more or less of the hand limit
        self.afterwards = 0.85  # what a later level counts for the one before it
        self.gem_share = 0.4  # the part of the income to come that goes into gems
        self.ruby_gain = 9.0  # what a ruby yields more than the gem it replaces
        self.ruby_share = 0.6  # the part of the income to come that could go into rubies
        self.ruby_income = 30.0  # below this income fire comes too early
        self.artefact_rebate = 5.0  # what the rebate is worth for each artefact to come
        self.sentinel_rebate = 15.0  # and for the sentinels
        # Artefacts and sentinels
        self.sentinel_point = 11.5  # a point of a sentinel, when few incomes are left
        self.ability_of = 0.6  # how seriously to take the table of abilities
        self.step_most = 26.0  # the most a free step is paid for
        self.slot_of = 1.2  # two slots, in units of the value of one
        self.crystal = 7.5  # a green card each round
        self.chalice = 15.0  # a red card each round
        self.mask = 20.0  # for each sentinel to come
        self.damage = damage  # a gem of each rival
        self.ahead = 1.15  # how much dearer the fifth sentinel is to whoever is ahead
        self.behind = 0.54  # and to whoever is behind


USUAL: Final = Taste()
BOLD: Final = Taste(bid=1.2, margin=1.1, damage=5.0)
CAREFUL: Final = Taste(bid=0.95, reserve=8, gem=1.15)
