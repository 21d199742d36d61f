"""The words of a game with those of its lessons."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from fluent.runtime import FluentBundle

from zaubertisch.words.bundles import page, pages
from zaubertisch.words.catalogue import Words


class LessonWords(Words):
    """Words that can also say what a lesson says."""

    def __init__(self, lang: str, game: str, names: Sequence[str] = (), strict: bool = False) -> None:
        super().__init__(lang, game, names, strict)
        self._bundle = taught(game, self.lang)

    def tell(self, sentence: str, pressed: str = "") -> str:
        """A sentence of a lesson; what was pressed is called as the game calls it."""
        names = {f"name_{seat + 1}": self.seat(seat) for seat in range(len(self.names))}
        return self.say(sentence, move=self.move(pressed, typed=False) if pressed else "", **names)


@functools.cache
def taught(game: str, lang: str) -> FluentBundle:
    """All messages of a game and of its lessons."""
    out = FluentBundle([lang], use_isolating=False)
    own = [("zaubertisch.lessons", f"locale/every.{lang}.ftl"), ("zaubertisch.lessons", f"locale/{game}.{lang}.ftl")]
    for package, path in [*pages(game, lang), *own]:
        out.add_resource(page(package, path))
    return out
