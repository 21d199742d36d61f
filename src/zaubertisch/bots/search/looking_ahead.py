"""LookingAhead: a bot that improves on the rule of thumb by trying its options in worlds it thinks possible.

All options are tried in the same worlds, with the same luck to come; everybody plays on by the rule of thumb, each from
their own view of that world. The worse half of the options is dropped again and again, so that the better ones get more
worlds. The rule of thumb is overruled only by what is better by more than luck.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice, Clock, Considered, Imagine
from zaubertisch.bots.policy import AsBot, Policy
from zaubertisch.bots.search.mind import FARTHEST, Mind
from zaubertisch.bots.search.rolling import roll
from zaubertisch.bots.search.weighed import Weighed, is_better, is_hopeless
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View

SEEDS: Final = 1 << 60
RESERVE: Final = 0.1  # seconds of the clock that are not used


class Effort:
    """How hard it looks: how many trials there are in a duel, how many options at most, how sure it must be.

    An option that was tried in fewer than `worlds` overrules nobody.
    """

    def __init__(self, trials: int = 0, options: int = 0, guard: float = 0.0, worlds: int = 0) -> None:
        self.trials = trials
        self.options = options
        self.guard = guard
        self.worlds = worlds

    def trials_of(self, seats: int) -> int:
        """The more people play, the longer a world takes to its end, and the fewer are tried."""
        return self.trials * 2 // seats


class LookingAhead(Bot):
    """Chooses by trials; whom it expects the others to be is the rule of thumb."""

    def __init__(self, seed: int, mind: Mind, thumb: type[Bot], effort: Effort) -> None:
        super().__init__(seed)
        self.mind = mind
        self.effort = effort
        self.thumb = thumb(seed)
        self.kind = thumb
        self.players: list[Policy] = []

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        first = self.thumb.choose(view, options, imagine, clock)
        if len(options) == 1 or self.mind.is_plain(view):
            return first
        tried = self.options_to_try(view, options, first.action)
        if len(tried) == 1:
            return first
        if len(self.players) != view.seats:
            self.players = [AsBot(self.kind(self.chance.below(SEEDS))) for _ in range(view.seats)]
        return self.decide(self.try_out(view, tried, imagine, clock), first)

    # Which options

    def options_to_try(self, view: View, options: list[int], pick: int) -> list[Weighed]:
        """The pick of the rule of thumb first, then others, a fair choice of them where there are too many."""
        found = [action for action in self.mind.candidates(view, options, pick) if action != pick]
        while len(found) >= self.effort.options:
            found.pop(self.chance.below(len(found)))
        actions = [pick, *found]
        chances = self.mind.chances(view, actions)
        return [Weighed(action, chances[at] if chances else 1.0) for at, action in enumerate(actions)]

    # Trials

    def try_out(self, view: View, tried: list[Weighed], imagine: Imagine, clock: Clock) -> list[Weighed]:
        """Try them all, then the better half of them, and so on, as long as one may still overrule the rule of thumb;
        says them all, the best first and the dropped last, or nobody if there was no time for a single world.
        """
        own, running, dropped = tried[0], tried[:], list[Weighed]()
        halvings = max(1, (len(tried) - 1).bit_length())
        trials = self.effort.trials_of(view.seats)
        for _ in range(halvings):
            for _ in range(max(1, trials // (halvings * len(running)))):
                if not self.try_in(imagine(self.chance), view.viewer, running, clock):
                    break
            if not own.values:
                return []
            running.sort(key=lambda each: -each.mean())
            kept = [each for each in running[: max(2, len(running) // 2)] if each is own or not is_hopeless(each, own)]
            dropped = [each for each in running if each not in kept and each is not own] + dropped
            running = kept if own in kept else [*kept, own]
            if len(running) == 1:
                break
        return running + dropped

    def try_in(self, world: Table, seat: int, tried: list[Weighed], clock: Clock) -> bool:
        """One more world, for all of them or, if the time is up, for none; with the same luck to come."""
        world.chance = FastChance(self.chance.below(SEEDS))
        until = self.mind.until(world)
        for place, each in enumerate(tried):
            if clock.left() < RESERVE:
                for done in tried[:place]:
                    done.take_back()
                return False
            table = world.clone()
            table.apply_known(each.action)
            roll(table, self.players, until, FARTHEST)
            each.note(self.mind.worth(table, seat), self.mind.succeeds(world, each.action))
        return True

    # Deciding

    def decide(self, found: list[Weighed], first: Choice) -> Choice:
        """The best one if it is surely better than the rule of thumb's own, which otherwise stands."""
        if not found:
            return first
        best, own = found[0], next(each for each in found if each.action == first.action)
        considered = [Considered(each.action, len(each.values), each.mean(), each.error()) for each in found]
        enough = len(best.values) >= self.effort.worlds
        if best is not own and enough and is_better(best, own, self.effort.guard):
            choice = Choice(best.action, "looked_ahead")
        else:
            choice = Choice(first.action, first.because, first.fields)
            considered.sort(key=lambda each: each.action != first.action)
        choice.considered = considered
        return choice
