"""Sitting: one person and some bots at a table."""

from __future__ import annotations

from typing import Any

from zaubertisch import bots
from zaubertisch.bots.bot import Bot, Choice, Countdown
from zaubertisch.cli.mishap import Mishap
from zaubertisch.cli.table.interrupts import undisturbed
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.referee import Referee

SECONDS_TO_THINK = 5.0


class Sitting:
    """The live game, whose seat is the person's, and who plays the others."""

    def __init__(self, referee: Referee, me: int, names: list[str], company: list[str], seed: int) -> None:
        self.referee = referee
        self.me = me
        self.names = names
        self.company = company
        self.bots: dict[int, Bot] = {
            seat: bots.get(self.game.key, company[seat])(seed + seat + 1)
            for seat in range(referee.seats) if seat != me
        }
        self.adviser: Bot = bots.get(self.game.key, bots.quick(self.game.key))(seed)

    @property
    def game(self) -> Game:
        return self.referee.game

    @property
    def my_turn(self) -> bool:
        return self.referee.asked == self.me

    def say(self, word: str) -> list[Event]:
        """The asked seat's move; what the person may know of what it brought."""
        before = self.referee.happened
        with undisturbed():
            self.referee.say(self.referee.asked, word)
        return self.referee.events(self.me, before)

    @property
    def may_take_back(self) -> bool:
        return self.referee.moves_before(self.me) >= 0

    def take_back(self) -> tuple[str, bool]:
        """The person's last move is as if it had never been: which it was, and whether anybody had learnt from it.

        As at a live table: among bots alone nobody else need agree, and chance is not turned back.
        """
        length = self.referee.moves_before(self.me)
        if length < 0:
            raise Mishap("nothing-to-undo")
        word = self.referee.standing[length].word
        learnt = not self.referee.nobody_learnt_since(length)
        with undisturbed():
            self.referee.accept(self.referee.try_take_back(self.me, length))
        return word, learnt

    def bot_choice(self) -> Choice:
        """What the bot that is asked chooses, from its own knowledge."""
        return self.thought(self.bots[self.referee.asked])

    def hint(self) -> Choice:
        """What a good bot would do in the person's seat, knowing what the person knows."""
        return self.thought(self.adviser)

    def thought(self, bot: Bot) -> Choice:
        seat = self.referee.asked
        choice = bot.choose(
            self.referee.view(seat), self.referee.options(seat),
            lambda chance: self.referee.imagine(seat, chance), Countdown(SECONDS_TO_THINK),
        )
        choice.tell(self.game.actions)
        return choice

    def record(self) -> GameRecord:
        """The game so far, with who sits where."""
        record = self.referee.record()
        record.notes = {"me": self.me, "names": self.names, "bots": self.company}
        return record


def noted(notes: dict[str, Any], key: str, seats: int) -> list[str]:
    """A list of one word a seat from a record's notes; nothing if it is not that."""
    value = notes.get(key)
    fits = isinstance(value, list) and len(value) == seats and all(isinstance(each, str) for each in value)
    return list(value) if fits and isinstance(value, list) else []
