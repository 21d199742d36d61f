"""What all bots of Zauberschwert & Drachenei share."""

from __future__ import annotations

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.drachenei.values import Values
from zaubertisch.games.drachenei.actions import ROB
from zaubertisch.games.drachenei.components import MOST_SEATS
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.view import View


class DracheneiBot(Bot):
    """What both bots share: each question goes to the method that answers it."""

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, DracheneiView)
        if len(options) == 1:
            return Choice(options[0], "only")
        return self.answer(view, options)

    def answer(self, view: DracheneiView, options: list[int]) -> Choice:
        raise NotImplementedError


def rich_victim(values: Values, options: list[int]) -> int:
    """The rival that is doing best among those that can be robbed; nobody's number if there is none."""
    best = -1
    for action in options:
        if ROB <= action < ROB + MOST_SEATS:
            victim = action - ROB
            if best < 0 or values.fortune(victim) > values.fortune(best):
                best = victim
    return best
