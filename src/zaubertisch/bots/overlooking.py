"""Overlooking: the rule of thumb of somebody who does not see all that could be done, as beginners do not."""

from __future__ import annotations

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.kernel.view import View


class Overlooking(Bot):
    """Weighs what it sees as well as anybody; but where there is much to see, one of so many options escapes it."""

    def __init__(self, seed: int, thumb: type[Bot], questions: list[str], one_of: int) -> None:
        super().__init__(seed)
        self.thumb = thumb(seed)
        self.questions = questions
        self.one_of = one_of

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        if view.question in self.questions:
            seen = [option for option in options if option == options[-1] or self.chance.below(self.one_of)]
            choice = self.thumb.choose(view, seen, imagine, clock)
            if choice.action in options:
                return choice
        return self.thumb.choose(view, options, imagine, clock)
