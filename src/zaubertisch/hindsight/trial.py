"""Trial: the options of a moment tried out in worlds its seat thinks possible, as a bot that looks ahead does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from zaubertisch.bots.bot import Calm, Imagine
from zaubertisch.bots.policy import AsBot
from zaubertisch.bots.search.looking_ahead import SEEDS, Effort, LookingAhead
from zaubertisch.bots.search.weighed import Weighed, gain, is_hopeless
from zaubertisch.hindsight.playing_on import PlayingOn
from zaubertisch.kernel.table import Table

MOST: Final = 7  # options that are tried
ROUND: Final = 8  # worlds after which what is hopeless is dropped


class Trial:
    """All options that are still worth it, in the same worlds."""

    def __init__(
        self, players: PlayingOn, table: Table, imagine: Imagine, actions: list[int], seed: int, most: int = MOST,
    ) -> None:
        """Some of `actions` must be tried; others of the moment's options join them as far as there is room."""
        self.seat = table.asked
        self.imagine = imagine
        self.bot = LookingAhead(seed, players.mind, players.kind, Effort())
        self.bot.players = [AsBot(players.kind(self.bot.chance.below(SEEDS))) for _ in range(table.seats)]
        self.running = self._weighed(players, table, list(dict.fromkeys(actions)), most)
        self.tried = self.running[:]
        self.worlds = 0

    def _weighed(self, players: PlayingOn, table: Table, actions: list[int], most: int) -> list[Weighed]:
        view, options = table.view(self.seat), table.options()
        others = [each for each in players.mind.candidates(view, options, actions[0]) if each not in actions]
        while len(actions) + len(others) > most and others:
            others.pop(self.bot.chance.below(len(others)))
        actions = actions + others
        chances = players.mind.chances(view, actions)
        return [Weighed(action, chances[at] if chances else 1.0) for at, action in enumerate(actions)]

    def one_more(self) -> int:
        """Another world; says how many games were played on in it."""
        tried = len(self.running)
        self.bot.try_in(self.imagine(self.bot.chance), self.seat, self.running, CALM)
        self.worlds += 1
        return tried

    def drop(self, kept: Callable[[Weighed], bool]) -> None:
        """Try what is surely worse than the best no more."""
        best = self.best()
        self.running = [each for each in self.running if each is best or kept(each) or not is_hopeless(each, best)]

    def work(self, worlds: int, wanted: list[int]) -> Iterator[int]:
        """So many worlds, with these actions in all of them."""
        while self.worlds < worlds and len(self.running) > 1:
            yield self.one_more()
            if self.worlds % ROUND == 0:
                self.drop(lambda each: each.action in wanted)

    # What is found

    def best(self) -> Weighed:
        return max(self.running, key=lambda each: each.mean())

    def ranked(self) -> list[Weighed]:
        """All that were tried, the best first, and what was dropped behind what was not."""
        return sorted(self.tried, key=lambda each: (-len(each.values), -each.mean()))

    def of(self, action: int) -> Weighed:
        return next(each for each in self.tried if each.action == action)

    def lead(self, action: int) -> tuple[float, float]:
        """By how much the best is better than this one, and how far that may be off."""
        return gain(self.best(), self.of(action))


CALM: Final = Calm()
