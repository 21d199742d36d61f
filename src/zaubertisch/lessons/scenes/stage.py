"""Stage: a table in the middle of a game, on which verbs put the pieces; each game's own stage has its own verbs."""

from __future__ import annotations

from traceback import extract_tb
from typing import ClassVar, Generic, TypeVar

from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table
from zaubertisch.lessons.scenes.naming import BadScene, no_such

T = TypeVar("T", bound=Table)


class Stage(Generic[T]):
    """The table, and the script of what chance will say there."""

    verbs: ClassVar[list[str]] = []  # those a scene's text may use

    def __init__(
        self, game: Game, kind: type[T], seats: int, options: dict[str, str] | None = None, seed: int = 1,
    ) -> None:
        self.game = game
        self.options = options or {}
        self.script = ScriptedChance([], FastChance(seed))
        table = game.new(seats, options=options, chance=self.script, listening=True)
        assert isinstance(table, kind)
        self.table: T = table

    def chance(self, *outcomes: int) -> None:
        """The next outcomes of chance, as whole numbers below the number of possibilities."""
        self.script.script = self.script.script[: self.script.place] + list(outcomes)

    # Letting seats speak

    def says(self, seat: int, *words: str) -> None:
        """The seat is asked and says these words, one after the other."""
        for word in words:
            self.table.apply(self.asked_for(seat, word))
            self.table.check()

    def action(self, word: str) -> int:
        """The move of a word; a word no move has is a mistake and no refusal."""
        action = self.game.actions.number(word)
        if action < 0:
            raise BadScene(no_such(f"word of {self.game.key}", word, self.game.actions.words))
        return action

    def asked_for(self, seat: int, word: str) -> int:
        """The move of a word of the seat that is asked, at a table that can be."""
        action, asked = self.action(word), self.table.asked
        if self.table.over:
            raise BadScene(f"The game is over; seat {seat} cannot say “{word}”.")
        if asked != seat:
            raise BadScene(f"Seat {asked} is asked “{self.table.question()}”, not seat {seat}.")
        self.can_be()
        return action

    # What cannot be

    def can_be(self) -> None:
        """The pieces lie as they may lie in a game; or the scene says what is wrong with them."""
        try:
            self.table.check()
        except AssertionError as broken:
            where = extract_tb(broken.__traceback__)[-1]
            told = f"{where.name.replace('_', ' ')} does not hold: {where.line}"
            raise BadScene(f"This table cannot be; {told} ({broken}).") from broken

    def number(self, parameter: str, said: str) -> int:
        """A number as a scene's text says it; a game may have places that are said otherwise."""
        return int(said)

    def sits(self, seat: int) -> int:
        """A seat of this table."""
        if not 0 <= seat < self.table.seats:
            raise BadScene(f"There is no seat {seat} at a table of {self.table.seats}.")
        return seat

    def for_every_seat(self, numbers: tuple[int, ...], called: str) -> list[int]:
        """One number for each seat of this table."""
        if len(numbers) != self.table.seats:
            raise BadScene(f"{len(numbers)} numbers are no {called} {self.table.seats} seats.")
        return list(numbers)
