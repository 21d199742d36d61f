"""Words of a game in tests: to ask for one that nobody knows fails with a sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from zaubertisch.lessons.scenes.naming import BadScene, no_such


class Known(list[str]):
    """Some words of a game; to ask for one the game does not have at all is a mistake, not a no."""

    def __init__(self, words: Iterable[str], all_words: Collection[str]) -> None:
        super().__init__(words)
        self.all_words = all_words

    def __contains__(self, word: object) -> bool:
        if word not in self.all_words:
            raise BadScene(no_such("word of this game", str(word), self.all_words))
        return super().__contains__(word)
