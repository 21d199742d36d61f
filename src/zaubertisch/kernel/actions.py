"""Actions: the moves of a game as whole numbers for engines and learners, as words for everybody else."""

from __future__ import annotations


class Actions:
    """One game's moves, both ways; a word is for ever, its number, the place in the list, for one rules version."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}
        assert len(self.numbers) == len(words), "two moves share a word"

    def __len__(self) -> int:
        return len(self.words)

    def word(self, action: int) -> str:
        """The word of this move; a number no move has stays a number."""
        return self.words[action] if 0 <= action < len(self.words) else f"#{action}"

    def verb(self, action: int) -> str:
        """The first part of this move's word; nothing for a number no move has."""
        return self.words[action].split(" ")[0] if 0 <= action < len(self.words) else ""

    def said(self, actions: list[int]) -> list[str]:
        """The words of these moves."""
        return [self.words[action] for action in actions]

    def number(self, word: str) -> int:
        """The move of this word, or -1 if there is none; case and spacing do not matter."""
        return self.numbers.get(" ".join(word.lower().split()), -1)
