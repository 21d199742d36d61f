"""The question's options as a list with keys: arrows and Enter, a key, or a press of the mouse chooses."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from zaubertisch.cli.fullscreen.keys import ENOUGH, are_typed, keys_of
from zaubertisch.cli.table.boards.drawing import wrapped
from zaubertisch.cli.table.choices import Choices

GAP: Final = 1
MOST_COLUMNS: Final = 6


class Options:
    """What may be chosen, where the cursor is, and how it is laid out in so many columns and lines."""

    def __init__(self, choices: Choices) -> None:
        self.words = choices.said
        self.typed = are_typed(choices)
        self.labels = choices.labels if self.typed else [label for _, label, _ in choices.shown()]
        self.numbers = choices.numbers
        self.keys = keys_of(choices)
        self.at = self.first()
        self.digits = ""  # of a number that is being typed

    def first(self) -> int:
        """Where the cursor begins: not on what ends something, if there is anything else; a bid is never suggested."""
        going_on = [place for place, word in enumerate(self.words) if word not in ENOUGH]
        return going_on[0] if going_on and not self.typed else 0

    @property
    def mark(self) -> int:
        """Columns before a label: the cursor, and the key with a space after it."""
        return 1 if self.typed else 3

    def type(self, digit: str) -> None:
        """One more digit; the cursor goes to the number, or as near to it as there is one."""
        self.digits = digit if int(self.digits + digit) > max(self.numbers) else self.digits + digit
        wanted = int(self.digits)
        self.at = min(range(len(self.numbers)), key=lambda place: abs(self.numbers[place] - wanted))

    def columns(self, width: int) -> int:
        """Short labels stand beside each other once there are many of them."""
        widest = max(len(label) for label in self.labels) + self.mark + GAP
        most = max(1, (width + GAP) // widest)
        return min(most, MOST_COLUMNS) if len(self.labels) > 4 and not self.typed else 1

    def lines(self, width: int) -> int:
        return len(self.drawn(width))

    def move(self, width: int, across: int, down: int) -> None:
        """The cursor one option on, along the rows or down a column; it stops at the ends."""
        self.at = max(0, min(len(self.words) - 1, self.at + across + down * self.columns(width)))

    def word_of(self, key: str) -> str:
        """The option a key chooses, or nothing."""
        return self.words[self.keys.index(key)] if key in self.keys and key.strip() else ""

    def drawn(self, width: int) -> list[tuple[int, Text]]:
        """Every line, with the first option in it."""
        columns = self.columns(width)
        if self.typed:
            return self.ranged(width)
        if columns == 1:
            return [(place, line) for place in range(len(self.words)) for line in self.long(place, width)]
        cell = (width + GAP) // columns
        out = []
        for first in range(0, len(self.words), columns):
            line = Text(no_wrap=True)
            for place in range(first, min(first + columns, len(self.words))):
                line.append_text(self.head(place)).append(self.labels[place].ljust(cell - self.mark), self.style(place))
            line.truncate(width)
            out.append((first, line))
        return out

    def ranged(self, width: int) -> list[tuple[int, Text]]:
        """What has no number has its line; of all numbers only the one at the cursor, and their range."""
        numbered = [place for place, number in enumerate(self.numbers) if number]
        at = self.at if self.at in numbered else numbered[0]
        more = f" ({self.numbers[numbered[0]]}–{self.numbers[numbered[-1]]})"
        single = [place for place in range(len(self.words)) if place not in numbered]
        out = [(place, line) for place in single for line in self.long(place, width)]
        return [*out, *((at, line) for line in self.long(at, width, more))]

    def long(self, place: int, width: int, more: str = "") -> list[Text]:
        """An option that has its lines for itself."""
        parts = wrapped(self.labels[place] + more, width - self.mark)
        style = self.style(place)
        first = self.head(place).append(parts[0].ljust(width - self.mark), style)
        return [first, *(Text(" " * self.mark + part.ljust(width - self.mark), style) for part in parts[1:])]

    def head(self, place: int) -> Text:
        """The cursor and the key."""
        here = place == self.at
        out = Text("▸" if here else " ", self.style(place))
        return out if self.typed else out.append(self.keys[place], self.key_style(place)).append(" ", self.style(place))

    def style(self, place: int) -> Style:
        return Style(bold=place == self.at, reverse=place == self.at, meta={"word": self.words[place]})

    def key_style(self, place: int) -> Style:
        return self.style(place) + Style(color=None if place == self.at else "cyan", bold=True)

    def window(self, width: int, height: int) -> list[Text]:
        """As many lines as fit, those around the cursor; what is above and below is said."""
        every = self.drawn(width)
        if len(every) <= height:
            return [line for _, line in every]
        row = max(number for number, (place, _) in enumerate(every) if place <= self.at)
        room = max(1, height - 1)
        first = max(0, min(row - room // 2, len(every) - room))
        above, below = first, len(every) - first - room
        more = Text(f" ↑{above} ↓{below}", "dim")
        return [*(line for _, line in every[first : first + room]), more]
