"""Course: a finished game with the table before and after every entry that stands."""

from __future__ import annotations

from typing import Final

from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.record import Deed, GameRecord
from zaubertisch.kernel.referee import Referee, follow, replayed, resume
from zaubertisch.kernel.table import Table

BEFORE: Final = -1  # the log number of what was before the deal


class Course:
    """Entry `e` leads from place `e` to place `e + 1`; at place 0 nothing is dealt yet."""

    def __init__(self, referee: Referee) -> None:
        if not referee.over:
            raise AssertionError("the truth of a running game is nobody's to look at")
        self.game = referee.game
        self.seats = referee.seats
        self.options = referee.record().options
        self.standing: list[Deed] = referee.standing[:]
        table = replayed(self.game, self.seats, self.options, self.standing[:1])
        self._tables = [table.clone()]
        for deed in self.standing[1:]:
            follow(self.game, table, [deed])
            self._tables.append(table.clone())
        self.outcome = table.outcome()

    @property
    def last(self) -> int:
        """The place at which the game is over."""
        return len(self.standing)

    def number(self, place: int) -> int:
        """The log number of the last entry that stands at this place."""
        return self.standing[place - 1].number if place else BEFORE

    def seat(self, entry: int) -> int:
        """Who moved; nobody dealt."""
        return self.standing[entry].seat

    def word(self, entry: int) -> str:
        return self.standing[entry].word

    def action(self, entry: int) -> int:
        return self.game.actions.number(self.standing[entry].word)

    def drew(self, entry: int) -> bool:
        """Whether chance had a say in this entry."""
        return bool(self.standing[entry].outcomes)

    def is_choice(self, entry: int) -> bool:
        """Whether something else could have been done."""
        return entry > 0 and len(self._tables[entry - 1].options()) > 1

    def table(self, place: int, seed: int) -> Table:
        """The table at this place, with other chance to come; before the deal, another deal."""
        if not place:
            return self.game.new(self.seats, options=self.options, chance=FastChance(seed))
        world = self._tables[place - 1].clone()
        world.chance = FastChance(seed)
        return world

    def knowing(self, place: int) -> Table:
        """The table as it lay there; not to be changed."""
        return self._tables[place - 1]


def course_of(game_record: GameRecord) -> Course:
    """The course of a record of a whole game."""
    from zaubertisch import games

    return Course(resume(games.get(game_record.game), game_record, FastChance(0)))
