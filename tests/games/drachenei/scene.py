"""Scenes of Zauberschwert & Drachenei."""

from __future__ import annotations

from tests.support.scene import Scene
from zaubertisch.games.drachenei.components import ARTEFACT_IDS, CARD_IDS, KIND_IDS
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import NOBODY
from zaubertisch.lessons.scenes.drachenei import DracheneiStage


class DracheneiScene(DracheneiStage, Scene[Drachenei]):
    """A round at its first choice, and what can be read of it."""

    def kinds(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return [KIND_IDS[kind] for kind in self.table.hands.cards(seat)]

    def artefacts_of(self, seat: int) -> list[str]:
        """What lies before a seat."""
        return [ARTEFACT_IDS[artefact] for artefact in self.table.laid.cards(seat)]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.table.asked, self.table.question()

    @property
    def left(self) -> str:
        return self.card_at(0)

    @property
    def right(self) -> str:
        return self.card_at(1)

    def card_at(self, place: int) -> str:
        card = self.table.display[place]
        return CARD_IDS[card] if card != NOBODY else ""


def scene(seats: int = 4, first: int = 0, **options: str) -> DracheneiScene:
    """A table with the first seat about to choose."""
    return scene_with(seats, {"first_seat": str(first), **options})


def scene_with(seats: int, options: dict[str, str]) -> DracheneiScene:
    """The same, with options that come as they are; seat 0 starts unless they say otherwise."""
    return DracheneiScene(GAME, Drachenei, seats, {"first_seat": "0", **options})
