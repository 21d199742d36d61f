"""The log as a story: one paragraph for all that a seat does in a row, what is new set off from what is old."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from zaubertisch.cli.table.boards.drawing import INKS, SIGNS, wrapped
from zaubertisch.kernel.step import NOBODY

#: A sentence that ends with a field, or with a way over some.
WAY: Final = re.compile(r"(.*? )((?:[A-Za-z]\d{1,2} → )*)([A-Za-z]\d{1,2})\.")


class Paragraph:
    """What one seat did, as far as it was told."""

    def __init__(self, seat: int, sentences: list[str]) -> None:
        self.seat = seat
        self.sentences = sentences
        self.new = True

    def lines(self, width: int) -> list[Text]:
        sign = SIGNS[self.seat % len(SIGNS)] if self.seat >= 0 else "·"
        ink = INKS[self.seat % len(INKS)] if self.seat >= 0 else ""
        parts = wrapped(" ".join(self.sentences), width - 2)
        style = "" if self.new else "dim"
        first = Text.assemble((f"{sign} ", ink), (parts[0], style))
        return [first, *(Text(f"  {part}", style) for part in parts[1:])]


class Story:
    """All that was told, in order."""

    def __init__(self) -> None:
        self.paragraphs: list[Paragraph] = []

    def tell(self, sentences: list[str], seat: int = NOBODY) -> None:
        """More of what this seat does, or a new paragraph; the same sentence twice running is told once."""
        last = self.paragraphs[-1] if self.paragraphs else None
        if last is None or last.seat != seat or not last.new or seat < 0:
            last = Paragraph(seat, [])
            self.paragraphs.append(last)
        for sentence in sentences:
            before = last.sentences.pop() if last.sentences else ""
            last.sentences += joined(before, sentence)
        if not last.sentences:
            self.paragraphs.pop()

    def grow_old(self) -> None:
        """What was told until now is known."""
        for paragraph in self.paragraphs:
            paragraph.new = False

    def last(self, width: int, height: int) -> list[Text]:
        """The end of the story, as much of it as fits."""
        out: list[Text] = []
        for paragraph in reversed(self.paragraphs):
            if len(out) >= height:
                break
            out = [*paragraph.lines(width), *out]
        if len(out) <= height:
            return out
        cut = out[-height:]
        cut[0] = Text.assemble(("… ", "dim"), cut[0][2:])
        return cut

    def whole(self, width: int) -> list[Text]:
        return [line for paragraph in self.paragraphs for line in paragraph.lines(width)]


def joined(before: str, sentence: str) -> list[str]:
    """Two sentences running: what is said twice is said once, and the steps of one walk are one way."""
    if not before or before == sentence:
        return [sentence]
    first, second = WAY.fullmatch(before), WAY.fullmatch(sentence)
    if first and second and first[1] == second[1]:
        return [f"{first[1]}{first[2]}{first[3]} → {second[3]}."]
    return [before, sentence]
