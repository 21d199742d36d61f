"""What somebody typed, understood: a word, a number of the list, or a label."""

from __future__ import annotations

import re

from zaubertisch.cli.table.tables import label
from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words


class Choices:
    """The options of one question, each with its number in the list and its label."""

    def __init__(self, actions: Actions, options: list[int], words: Words, view: View | None = None) -> None:
        self.actions = actions
        self.said = actions.said(options)
        self.numbers = numbered(self.said)
        self.labels = [label(view, words, word) for word in self.said]
        self.speaker = words

    def shown(self) -> list[tuple[int, str, str]]:
        """Number, label and word of every option; a label does not repeat its number."""
        labels = [label.removeprefix(f"{number} ") for number, label in zip(self.numbers, self.labels, strict=True)]
        return list(zip(self.numbers, labels, self.said, strict=True))

    def offered(self, text: str) -> str:
        """The option somebody means by its word, its number or its label; nothing if it is none of them."""
        typed = " ".join(text.lower().split())
        if typed in self.said:
            return typed
        if typed.isdigit():
            return self.said[self.numbers.index(int(typed))] if int(typed) in self.numbers else ""
        return self.by_label(typed, self.said)

    def meant(self, text: str) -> str:
        """The action word somebody means, also one that is not allowed now; the text itself if it means none."""
        typed = " ".join(text.lower().split())
        if self.actions.number(typed) >= 0:
            return typed
        other = self.by_number(int(typed)) if typed.isdigit() else self.by_label(typed, self.actions.words)
        return self.offered(text) or other or text

    def by_number(self, number: int) -> str:
        """Where the numbers of the list are arguments: the move of this number, though it is not allowed now."""
        verbs = {word.split()[0] for word in self.said if " " in word}
        words = [f"{verb} {number}" for verb in verbs]
        return words[0] if len(words) == 1 and self.actions.number(words[0]) >= 0 else ""

    def by_label(self, typed: str, among: list[str]) -> str:
        """The only move whose label is this text, or has all its words."""
        wanted = parts(typed)
        labels = {word: parts(self.speaker.option(word)) for word in among}  # prices need not be typed
        same = [word for word in among if labels[word] == wanted]
        some = [word for word in among if set(wanted) <= set(labels[word])]
        return same[0] if len(same) == 1 else some[0] if wanted and len(some) == 1 else ""


def parts(text: str) -> list[str]:
    """The words of a text, whatever stands between them."""
    return re.findall(r"\w+", text.casefold())


def numbered(words: list[str]) -> list[int]:
    """The numbers of a list: 1, 2, 3 …, or the moves' own numbers if they have one each, so that “5” is `call 5`.

    A single move without a number of its own (`stop`) is 0 then.
    """
    own = [own_number(word) for word in words]
    verbs = {word.split()[0] for word, number in zip(words, own, strict=True) if number > 0}
    if len(verbs) == 1 and len(set(own)) == len(own) and min(own) >= 0:
        return own
    return list(range(1, len(words) + 1))


def own_number(word: str) -> int:
    """The only argument of a word if it is a positive number, 0 if it has no argument, else -1."""
    arguments = word.split()[1:]
    if not arguments:
        return 0
    return int(arguments[0]) if len(arguments) == 1 and arguments[0].isdigit() and int(arguments[0]) > 0 else -1


def one_of_each(words: list[str]) -> list[str]:
    """The first move of each kind, as examples."""
    kinds: dict[str, str] = {}
    for word in words:
        kinds.setdefault(word.split()[0], word)
    return list(kinds.values())
