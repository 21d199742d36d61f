"""Which key chooses which option: digits, then the letters that are not commands."""

from __future__ import annotations

from typing import Final

from zaubertisch.cli.table.choices import Choices

#: Letters that command wherever one is, in both languages.
COMMANDS: Final[dict[str, str]] = {
    "h": "hint", "u": "undo", "r": "rules", "t": "table", "l": "log", "c": "cards", "s": "save", "q": "leave",
}
LETTERS: Final = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)
ENOUGH: Final = ("finish", "done", "pass", "stop")  # what ends something: 0, as in the page
KEYS: Final = "123456789" + LETTERS + LETTERS.upper()
#: A way has the same key whatever walls there are, so that one walks without looking at the list.
WAYS: Final[dict[str, str]] = {"step north": "1", "step east": "2", "step south": "3", "step west": "4"}


def keys_of(choices: Choices) -> list[str]:
    """One key an option: the move's own digit where all have one, else by place; beyond the keys only arrows lead.

    What ends something is 0, so that nobody ends a turn who presses 1 for what comes first; a step has its own key.

    Where moves have longer numbers of their own, as bids do, the number itself is typed and they have no keys.
    """
    numbers = choices.numbers
    if are_typed(choices):
        return [""] * len(numbers)
    if numbers != list(range(1, len(numbers) + 1)) and max(numbers) < 10:
        return [str(number) for number in numbers]
    ends = next((word for word in ENOUGH if word in choices.said), "") if len(numbers) > 1 else ""
    own = {word: key for word, key in WAYS.items() if word in choices.said}
    rest = iter(KEYS[len(WAYS):] if own else KEYS)
    return ["0" if word == ends else own.get(word) or next(rest, " ") for word in choices.said]


def are_typed(choices: Choices) -> bool:
    """Whether the moves are numbers to be typed."""
    return choices.numbers != list(range(1, len(choices.numbers) + 1)) and max(choices.numbers) > 9
