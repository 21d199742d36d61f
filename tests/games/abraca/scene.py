"""Scenes of Simsala… Bumm?"""

from __future__ import annotations

from typing import Self

from tests.support.naming import Known
from tests.support.scene import Scene, kinds_of_events
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER, heard_by
from zaubertisch.lessons.scenes.abraca import AbracaStage


class AbracaScene(AbracaStage, Scene[Abraca]):
    """A round in progress, and what can be read of it."""

    def shown(self, viewer: int) -> AbracaView:
        """What this viewer sees."""
        return GAME.view(self.table, viewer)

    def standing(self, seat: int) -> list[int]:
        """The true row of the seat."""
        return self.table.rows.cards(seat)

    def heard(self, viewer: int) -> list[str]:
        """The kinds of all events this viewer heard, in order."""
        return Known([event.kind for event in heard_by(viewer, self.table.events)], kinds_of_events("abraca"))

    def hush(self) -> Self:
        """Forget what was told so far."""
        self.table.listen()
        return self

    @property
    def viewers(self) -> list[int]:
        return [*range(self.table.seats), WATCHER, PUBLIC, TRUTH]


def scene(seats: int = 4, first: int = 0, **options: str) -> AbracaScene:
    """A table with the first seat active."""
    return AbracaScene(seats, {"first_seat": str(first), **options})
