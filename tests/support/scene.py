"""The scene language: put pieces on a table, let seats speak, read the table."""

from __future__ import annotations

import functools
from traceback import extract_tb
from typing import Generic, TypeVar

from tests.support.naming import Known, no_such
from tests.words.pages import game_page
from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import Refused
from zaubertisch.kernel.event import Value, heard_by
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table

T = TypeVar("T", bound=Table)


class Scene(Generic[T]):
    """A table in the middle of a game. Each game's own scene adds the verbs that put its pieces."""

    def __init__(
        self, game: Game, kind: type[T], seats: int, options: dict[str, str] | None = None, seed: int = 1,
    ) -> None:
        self.game = game
        self.script = ScriptedChance([], FastChance(seed))
        table = game.new(seats, options=options, chance=self.script, listening=True)
        assert isinstance(table, kind)
        self.table: T = table

    def chance(self, *outcomes: int) -> None:
        """The next outcomes of chance, as whole numbers below the number of possibilities."""
        self.script.script = self.script.script[: self.script.place] + list(outcomes)

    def says(self, seat: int, *words: str) -> None:
        """The seat is asked and says these words, one after the other."""
        for word in words:
            self.table.apply(self.asked_for(seat, word))
            self.table.check()

    def refuses(self, seat: int, word: str) -> str:
        """The word is refused and changes nothing; says the rule it breaks."""
        action = self.asked_for(seat, word)
        before = fingerprint(self.table)
        try:
            self.table.apply(action)
        except Refused as refusal:
            assert fingerprint(self.table) == before, f"“{word}” was refused, and changed the table."
            return refusal.rule
        raise AssertionError(f"“{word}” was not refused.")

    def in_the_way(self, seat: int, word: str) -> tuple[str, dict[str, Value]]:
        """What stands in the way of a word that is refused: its key and fields."""
        action = self.asked_for(seat, word)
        rule = self.table.why_not(action)
        assert rule, f"“{word}” is not refused."
        obstacle = self.table.rules.obstacle(self.table, action, rule)
        assert obstacle is not None, f"Nothing is said to be in the way of “{word}” [{rule}]."
        return obstacle.key, obstacle.fields

    def nearest(self, seat: int, word: str) -> str:
        """What a refusal of this word offers instead, or nothing."""
        action = self.asked_for(seat, word)
        rule = self.table.why_not(action)
        assert rule, f"“{word}” is not refused."
        return self.table.refusal(action, rule).instead

    def action(self, word: str) -> int:
        """The move of a word; a word no move has is a mistake of the test and no refusal."""
        action = self.game.actions.number(word)
        assert action >= 0, no_such(f"word of {self.game.key}", word, self.game.actions.words)
        return action

    def asked_for(self, seat: int, word: str) -> int:
        """The move of a word of the seat that is asked, at a table that can be."""
        action = self.action(word)
        assert not self.table.over, f"The game is over; seat {seat} cannot say “{word}”."
        assert self.table.asked == seat, f"Seat {self.table.asked} is asked “{self.table.question()}”, not seat {seat}."
        self.can_be()
        return action

    def can_be(self) -> None:
        """The pieces lie as they may lie in a game; or the scene says what is wrong with them."""
        try:
            self.table.check()
        except AssertionError as broken:
            where = extract_tb(broken.__traceback__)[-1]
            told = f"{where.name.replace('_', ' ')} does not hold: {where.line}"
            raise AssertionError(f"This table cannot be; {told} ({broken}).") from broken

    def sits(self, seat: int) -> int:
        """A seat of this table."""
        assert 0 <= seat < self.table.seats, f"There is no seat {seat} at a table of {self.table.seats}."
        return seat

    @property
    def words(self) -> list[str]:
        """What the asked seat may say; to look for a word the game does not have fails."""
        return Known(self.game.actions.said(self.table.options()), self.game.actions.words)

    def told(self, viewer: int, kind: str) -> list[dict[str, object]]:
        """The fields of all events of this kind that `viewer` heard; a kind nobody ever hears is a mistake."""
        assert kind in kinds_of_events(self.game.key), no_such("event", kind, kinds_of_events(self.game.key))
        return [dict(event.fields) for event in heard_by(viewer, self.table.events) if event.kind == kind]


@functools.cache
def kinds_of_events(game: str) -> list[str]:
    """Everything that is told of in this game."""
    ids = game_page(game, "en").ids
    return [key.removeprefix("event-").replace("-", "_") for key in ids if key.startswith("event-")]
