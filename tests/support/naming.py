"""Names in scenes: a name nobody knows fails a test with a sentence, and with the names it may have meant."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from typing import Final

NEAREST: Final = 3
RESEMBLING: Final = 0.5  # of a name's letters, at least


def no_such(kind: str, name: str, known: Collection[str]) -> str:
    """“firebal” is no card; the nearest are fireball, …"""
    near = get_close_matches(name, known, NEAREST, RESEMBLING)
    told = f"the nearest: {', '.join(f'“{each}”' for each in near)}" if near else "nothing is called like it"
    return f"“{name}” is no {kind}; {told}."


def place_of(kind: str, name: str, known: Sequence[str]) -> int:
    """Where a name stands among all names of its kind."""
    assert name in known, no_such(kind, name, known)
    return known.index(name)


class Known(list[str]):
    """Some words of a game; to ask for one the game does not have at all is a mistake, not a no."""

    def __init__(self, words: Iterable[str], all_words: Collection[str]) -> None:
        super().__init__(words)
        self.all_words = all_words

    def __contains__(self, word: object) -> bool:
        assert isinstance(word, str)
        assert word in self.all_words, no_such("word of this game", word, self.all_words)
        return super().__contains__(word)
