"""What artefacts and sentinels are worth to a seat of Zavandor, in energy, and with them everything one can buy."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.zavandor.budget import sentinels_sold
from zaubertisch.bots.zavandor.knowledge import KnowledgeValues
from zaubertisch.games.zavandor import components
from zaubertisch.games.zavandor.components import (
    ELIXIR,
    FIRST_SENTINEL,
    RAVEN,
    RAVEN_LIKES,
    SENTINELS_TO_END,
    SPELLBOOK,
    TOAD,
    TOAD_LIKES,
)
from zaubertisch.games.zavandor.view import Tag

SENTINEL_POINT: Final = 11.5  # a point of a sentinel, when few incomes are left
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


def between(row: list[float], incomes: float) -> float:
    """A value given for 0, 4, 8 and 12 incomes, read off in between."""
    if incomes >= 12.0:
        return row[3]
    below = int(incomes / 4.0)
    part = incomes / 4.0 - below
    return row[below] * (1.0 - part) + row[below + 1] * part


class Prospects(KnowledgeValues):
    """What everything is worth to one seat: gems, knowledge, artefacts, sentinels."""

    def item(self, item: int) -> float:
        """The highest net price that is sensible for an item."""
        if item >= FIRST_SENTINEL:
            return self.sentinel(item - FIRST_SENTINEL)
        toad = TOAD in self.me.sentinels and item in TOAD_LIKES
        raven = RAVEN in self.me.sentinels and item in RAVEN_LIKES
        return self.artefact(item) + (2.0 * self.point if toad or raven else 0.0)

    def artefact(self, item: int) -> float:
        point = self.point
        match item:
            case components.SPELLBOOK: return point + (3.0 if self.me.artefacts[SPELLBOOK] else self.ability(ELIXIR))
            case components.RUNESTONE: return point + min(STEP_MOST, self.best_step())
            case components.CRYSTAL_BALL: return point + self.reach(25.0)
            case components.MAGIC_BELT: return 2.0 * point + min(40.0, SLOT_OF * self.slot())
            case components.MAGIC_MIRROR: return 2.0 * point + self.stone() + self.damage()
            case components.PROTECTION_CRYSTAL: return 2.0 * point + min(60.0, CRYSTAL * self.incomes)
            case components.ELIXIR: return 2.0 * point + min(40.0, 9.0 * self.incomes) + self.ability(SPELLBOOK)
            case components.CHARISMA_MASK: return self.mask()
            case components.MAGIC_WAND: return 3.0 * point + min(45.0, 1.2 * SLOT_OF * self.slot()) + self.reach(20.0)
            case components.FIRE_CHALICE: return 4.0 * point + CHALICE * self.incomes
            case components.SHADOW_CLOAK: return 5.0 * point + self.stone() + self.damage()
            case _: return 8.0 * point + min(2.0 * STEP_MOST, 1.8 * self.best_step())

    def mask(self) -> float:
        """A free step, and a rebate on the sentinels to come."""
        return 3.0 * self.point + min(STEP_MOST, self.best_step()) + MASK * self.sentinels_to_come()

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
        if sentinels_sold(self.view) != SENTINELS_TO_END - 1:
            return 1.0
        best = max([board.score.total() for seat, board in enumerate(self.view.boards) if seat != self.seat])
        return AHEAD if self.me.score.total() + points > best + 2.0 else BEHIND

    def net(self, tag: Tag, bid: int) -> int:
        """What a winning bid would cost."""
        return max(0, bid + tag.modifiers.rank + tag.modifiers.knowledge + tag.modifiers.items)
