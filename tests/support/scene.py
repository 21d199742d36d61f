"""The scene language: put pieces on a table, let seats speak, read the table."""

from __future__ import annotations

from typing import Generic, TypeVar

from zaubertisch.kernel.chance import FastChance, ScriptedChance
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
            assert self.table.asked == seat, f"seat {self.table.asked} is asked, not {seat}"
            self.table.apply(self.game.actions.number(word))
            self.table.check()

    def refuses(self, seat: int, word: str) -> str:
        """The word is refused and changes nothing; says the rule it breaks."""
        from zaubertisch.kernel.codec import fingerprint

        assert self.table.asked == seat, f"seat {self.table.asked} is asked, not {seat}"
        before = fingerprint(self.table)
        try:
            self.table.apply(self.game.actions.number(word))
        except Refused as refusal:
            assert fingerprint(self.table) == before
            return refusal.rule
        raise AssertionError(f"“{word}” was not refused")

    def in_the_way(self, seat: int, word: str) -> tuple[str, dict[str, Value]]:
        """What stands in the way of a word that is refused: its key and fields."""
        assert self.table.asked == seat, f"seat {self.table.asked} is asked, not {seat}"
        action = self.game.actions.number(word)
        assert action >= 0, f"“{word}” is no word of this game"
        rule = self.table.why_not(action)
        assert rule, f"“{word}” is not refused"
        obstacle = self.table.rules.obstacle(self.table, action, rule)
        assert obstacle is not None, f"nothing is said to be in the way of “{word}” [{rule}]"
        return obstacle.key, obstacle.fields

    @property
    def words(self) -> list[str]:
        """What the asked seat may say."""
        return self.game.actions.said(self.table.options())

    def told(self, viewer: int, kind: str) -> list[dict[str, object]]:
        """The fields of all events of this kind that `viewer` heard."""
        return [dict(event.fields) for event in heard_by(viewer, self.table.events) if event.kind == kind]
