"""Bots of Simsala… Bumm?: one that calls what is most probable, and one that weighs what a call is worth."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.abraca.taste import USUAL, Taste
from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine, percent
from zaubertisch.games.abraca import components
from zaubertisch.games.abraca.actions import STOP
from zaubertisch.games.abraca.components import DRAGON, FULL_LIFE, SPELLS
from zaubertisch.games.abraca.deduction import Deduction
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.view import View

EVEN: Final = 0.5


def unseen_stones(view: AbracaView) -> list[int]:
    """By number: the stones whose faces the viewer does not see, its own row among them."""
    unseen = [copies - lying for copies, lying in enumerate(view.board)]
    for row in view.rows:
        for spell in row:
            unseen[spell] -= 1
    for spell in view.own_mystics:
        unseen[spell] -= 1
    return unseen


def chances(view: AbracaView) -> list[float]:
    """By number: the exact chance that such a stone stands in the viewer's row."""
    deduction = Deduction(view.diaries[view.viewer], unseen_stones(view))
    return [0.0] + [1.0 - none / deduction.weight for none in deduction.without()[1:]]


def honest_calls(view: AbracaView, options: list[int]) -> list[int]:
    """The numbers that can be called without an offence."""
    lowest = 1 if view.variant.free_chain else view.lowest
    return [action for action in options if action != STOP and action >= lowest]


class AbracaBot(Bot):
    """What both bots share: a mystic stone is as good as another, and every call comes with its chance."""

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, AbracaView)
        if len(options) == 1:
            return Choice(options[0], "only_choice")
        if view.question == "take_mystic":
            return Choice(self.chance.pick(options), "any_mystic")
        return self.call(view, honest_calls(view, options), STOP in options)

    def call(self, view: AbracaView, calls: list[int], may_stop: bool) -> Choice:
        """One of `calls`, or stop."""
        raise NotImplementedError


class ProbableBot(AbracaBot):
    """Calls the most probable number, the lowest among equals, and stops when failing becomes more likely."""

    def call(self, view: AbracaView, calls: list[int], may_stop: bool) -> Choice:
        held = chances(view)
        best = calls[0]
        for spell in calls:
            if held[spell] > held[best]:
                best = spell
        if may_stop and held[best] < EVEN:
            return Choice(STOP, "unlikely", {"percent": percent(held[best])})
        return Choice(best, "probable", {"spell": best, "percent": percent(held[best])})


class Prospects:
    """A position as its seat sees it, and what each call is worth there."""

    def __init__(self, view: AbracaView, taste: Taste, held: list[float]) -> None:
        """`held` says by number how likely such a stone stands in the seat's row."""
        self.view = view
        self.taste = taste
        self.held = held
        self.lives = view.lives[view.viewer]
        self.stones = view.row_sizes[view.viewer]
        self.others = [seat for seat in range(view.seats) if seat != view.viewer and view.lives[seat] > 0]
        self.left = self.neighbour(1)
        self.right = self.neighbour(view.seats - 1)

    def neighbour(self, way: int) -> int:
        """The next seat with lives, going this way."""
        seat = (self.view.viewer + way) % self.view.seats
        while self.view.lives[seat] == 0:
            seat = (seat + way) % self.view.seats
        return seat

    def worth(self, spell: int) -> float:
        """What calling this number is worth on average."""
        chance = self.held[spell]
        return chance * self.gain(spell) - (1.0 - chance) * self.loss(spell)

    def best_of(self, calls: list[int]) -> int:
        """The number that is worth most, the lowest among equals."""
        best, most = calls[0], self.worth(calls[0])
        for spell in calls:
            worth = self.worth(spell)
            if worth > most:
                best, most = spell, worth
        return best

    def gain(self, spell: int) -> float:
        """What a success is worth: the spell, and either the room it leaves to go on or the round it wins."""
        if self.stones == 1:
            return self.of_spell(spell) + self.taste.win
        room = 1.0 if self.view.variant.free_chain else (SPELLS - spell) / SPELLS
        return self.of_spell(spell) + self.taste.room * room

    def of_spell(self, spell: int) -> float:
        """What the effect is worth, over all faces of the die where there is one."""
        match spell:
            case components.DRAGON: return average([self.harm(self.others, rolled) for rolled in self.view.die])
            case components.WANDERER: return self.harm(self.others, 1) + self.healing(1)
            case components.DREAM: return average([self.healing(rolled) for rolled in self.view.die])
            case components.SINGER: return self.taste.mystic
            case components.DRINK: return self.healing(1)
            case _: return self.harm(self.hit(spell), 1)

    def hit(self, spell: int) -> list[int]:
        """The seats an attack takes lives from."""
        match spell:
            case components.DRAGON | components.WANDERER: return self.others
            case components.TEMPEST: return [self.left] if self.left == self.right else [self.left, self.right]
            case components.BLIZZARD: return [self.left]
            case components.FIREBALL: return [self.right]
            case _: return []

    def harm(self, seats: list[int], lives: int) -> float:
        """Lives taken count less the more others there are; a knock-out wins the round, or leaves a rival fewer."""
        lost = sum([min(lives, self.view.lives[seat]) for seat in seats])
        out = self.falling(seats, lives)
        harm = self.taste.damage * lost / len(self.others)
        if out == 0 or self.stones == 1:
            return harm
        rivals_left = self.view.variant.to_the_last_wizard and out < len(self.others)
        return harm + (self.taste.out * out if rivals_left else self.taste.win)

    def falling(self, seats: list[int], lives: int) -> int:
        """How many of these seats would lose their last life."""
        return sum([1 for seat in seats if self.view.lives[seat] <= lives])

    def healing(self, lives: int) -> float:
        """Own lives gained, up to six."""
        return (self.taste.dear_life if self.lives <= 2 else self.taste.life) * min(lives, FULL_LIFE - self.lives)

    def loss(self, spell: int) -> float:
        """What a failure costs."""
        return average([self.lost(rolled) for rolled in self.view.die]) if spell == DRAGON else self.lost(1)

    def lost(self, lives: int) -> float:
        """Own lives lost one by one; losing the last one loses the round, whatever went before."""
        if lives >= self.lives:
            return self.taste.losses[1]
        return sum([self.taste.losses[left] for left in range(self.lives - lives + 1, self.lives + 1)])

    def reason(self, spell: int) -> str:
        """Why this number, in one key."""
        if self.stones == 1:
            return "last_stone"
        if self.falling(self.hit(spell), 1):
            return "knock_out"
        if self.held[spell] == 1.0:
            return "certain"
        return "good_chance" if self.worth(spell) >= 0.0 else "least_bad"


def average(values: list[float]) -> float:
    return sum(values) / len(values)


class ThumbBot(AbracaBot):
    """Weighs what a call may bring against what its failure costs, by rules of thumb."""

    def __init__(self, seed: int = 0, taste: Taste = USUAL) -> None:
        super().__init__(seed)
        self.taste = taste

    def call(self, view: AbracaView, calls: list[int], may_stop: bool) -> Choice:
        prospects = Prospects(view, self.taste, chances(view))
        best = prospects.best_of(calls)
        reason = "not_worth_it" if may_stop and prospects.worth(best) < 0.0 else prospects.reason(best)
        fields: dict[str, Value] = {"spell": best, "percent": percent(prospects.held[best])}
        return Choice(STOP if reason == "not_worth_it" else best, reason, fields)
