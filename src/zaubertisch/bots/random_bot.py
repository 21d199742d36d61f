"""The bot every game has: it knows nothing and chooses at random."""

from __future__ import annotations

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.kernel.view import View


class RandomBot(Bot):
    """Every option equally likely."""

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        return Choice(self.chance.pick(options), "random")
