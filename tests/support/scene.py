"""The scene language in tests: pieces are put as on any stage; seats are refused, and the table is read."""

from __future__ import annotations

import functools
from typing import TypeVar

from tests.support.naming import Known
from tests.words.pages import game_page
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import Refused
from zaubertisch.kernel.event import Value, heard_by
from zaubertisch.kernel.table import Table
from zaubertisch.lessons.scenes.naming import no_such
from zaubertisch.lessons.scenes.stage import Stage

T = TypeVar("T", bound=Table)


class Scene(Stage[T]):
    """A table in the middle of a game. Each game's own scene is on that game's stage."""

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
