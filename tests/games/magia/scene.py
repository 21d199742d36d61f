"""Scenes of Magia Cum Laude."""

from __future__ import annotations

from tests.support.scene import Scene
from zaubertisch.games.magia.actions import CARD_WORDS
from zaubertisch.games.magia.components import COLOURS, CRYSTALS, FIGURES, KINDS, NO_CRYSTAL
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.event import Value
from zaubertisch.lessons.scenes.magia import MagiaStage, field_of, kind_of, mix, spelled_out
from zaubertisch.lessons.scenes.naming import place_of

__all__ = ["MagiaScene", "field_of", "kind_of", "mix", "scene"]


class MagiaScene(MagiaStage, Scene[Magia]):
    """A turn in progress, and what can be read of it."""

    def refuses(self, seat: int, word: str) -> str:
        return super().refuses(seat, spelled_out(word))

    def in_the_way(self, seat: int, word: str) -> tuple[str, dict[str, Value]]:
        return super().in_the_way(seat, spelled_out(word))

    # Reading

    def field(self, figure: str) -> str:
        return LABELS[self.table.figures[place_of("figure", figure, FIGURES)]]

    def lies(self, label: str) -> str:
        crystal = self.table.crystals[field_of(label)]
        return "none" if crystal == NO_CRYSTAL else CRYSTALS[crystal]

    def has(self, apprentice: str) -> str:
        each = place_of("apprentice", apprentice, COLOURS)
        return "".join(str(count) for count in self.table.have[3 * each: 3 * each + 3])

    def owns(self, seat: int) -> str:
        return "".join(str(count) for count in self.table.supplies[3 * seat: 3 * seat + 3])

    def cards(self, seat: int) -> list[str]:
        return [CARD_WORDS[kind].removesuffix(" plain") for kind in self.table.hands.cards(seat)]

    def is_secured(self, apprentice: str) -> bool:
        return self.table.has_passed(place_of("apprentice", apprentice, COLOURS))

    def stops(self, seat: int) -> set[str]:
        """Every field on which the move in progress can end, whatever is played, found by trying everything."""
        found: set[str] = set()
        self.try_all(self.table, found)
        return found

    def try_all(self, g: Magia, found: set[str]) -> None:
        for action in g.options():
            word = GAME.actions.word(action)
            world = g.clone()
            if word == "stop":
                found.add(LABELS[g.figures[g.figure]])
            else:
                world.apply(action)
                if world.question() in ("step", "direction"):
                    self.try_all(world, found)
                elif not word.startswith("jump"):
                    found.add(LABELS[world.figures[g.figure]])

    def heard(self, kind: str, viewer: int = 8) -> list[dict[str, object]]:
        return self.told(viewer, kind)


def scene(seats: int = 4, first: int = 0, /, **options: str) -> MagiaScene:
    """The first turn of a game, before a figure is named."""
    assert len(CARD_WORDS) == KINDS
    return MagiaScene(seats, {"first_seat": str(first), **options})
