"""What all bots of Magia Cum Laude share."""

from __future__ import annotations

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.games.magia.actions import SECURE
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.view import View


class MagiaBot(Bot):
    """What both bots share: the questions, one by one. A book is secured when there is nothing else to answer."""

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, MagiaView)
        answers = options if view.question == "secure" else [each for each in options if each != SECURE]
        if len(answers) == 1:
            return Choice(answers[0], "only_choice")
        return self.answer(view, answers)

    def answer(self, view: MagiaView, options: list[int]) -> Choice:
        raise NotImplementedError

    def best_of(self, options: list[int], worths: list[float]) -> int:
        """The option that is worth most; among equals by lot."""
        most = max(worths)
        return self.chance.pick([action for action, worth in zip(options, worths, strict=True) if worth >= most - 1e-9])
