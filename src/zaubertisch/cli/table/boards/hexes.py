"""Magia's tower room drawn in hexes: each with its ground, its crystal and whoever stands there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from zaubertisch.cli.table.boards.drawing import press
from zaubertisch.games.magia.components import CRYSTALS, FIGURES, NO_CRYSTAL
from zaubertisch.games.magia.hexes import COLOUR_OF, FIRST_OF_ROW, LABELS, ROOM, ROW_OF, ROWS
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.words.catalogue import Words

GROUNDS: Final = "▒■□"  # grey, black, white
CRYSTAL_INKS: Final = ["cyan", "bright_blue", "red"]
INKS: Final = ["red", "white", "yellow", "green", "bright_blue", "magenta", "default"]
MOST: Final = 9  # fields in the widest row

TOP: Final = -1  # the rows of the bays above and below the room
BOTTOM: Final = 9


def crystal_letters(words: Words) -> str:
    """One letter a crystal: how its name begins."""
    return "".join(words.name(crystal)[0].upper() for crystal in CRYSTALS)


class Hexes:
    """One drawing: how broad and how high a field is, and which fields the options lead to."""

    def __init__(self, view: MagiaView, words: Words, room: tuple[int, int], offered: Sequence[str]) -> None:
        self.view = view
        self.words = words
        large = room[0] >= 5 + 1 + MOST * 6 + 5 and room[1] >= 32
        self.cell, self.high = (6, 2) if large else (4, 1)
        self.letters = crystal_letters(words)
        self.leads = {
            field: word for fields, word in zip(view.leads, offered, strict=False) for field in fields
        } if view.asked == view.viewer else {}

    def lines(self) -> list[Text]:
        width = (self.cell - 1) * 2 + 1 + MOST * self.cell
        out: list[Text] = []
        for row in range(TOP, BOTTOM + 1):
            out += [self.content(row, part, width) for part in range(self.high)]
            if row < BOTTOM:
                out.append(self.edges(row, width))
        return out

    def fields(self, row: int) -> list[tuple[int, int]]:
        """The fields of a row of the drawing, each with the column of its left edge."""
        half = self.cell // 2
        start = self.cell - 1
        if row == TOP:
            return [(ROOM, start + 3 * half), (ROOM + 1, start + 13 * half)]
        if row == BOTTOM:
            return [(ROOM + 4, start + 3 * half), (ROOM + 3, start + 13 * half)]
        fields = [field for field in range(FIRST_OF_ROW[row], ROOM) if ROW_OF[field] == row]
        indent = start + (len(ROWS) - len(fields)) * half
        return [(field, indent + place * self.cell) for place, field in enumerate(fields)]

    def content(self, row: int, part: int, width: int) -> Text:
        line = Text(" " * width)
        pieces: list[tuple[int, Text]] = []
        for field, at in self.fields(row):
            pieces += [(at, self.edge(field)), (at + self.cell, Text("│", "dim"))]
        for field, at in self.fields(row):
            pieces += [(at, self.edge(field)), (at + 1, self.inside(field, part))]
        if row not in (TOP, 4, BOTTOM) and part == 0:  # in the middle row the bays stand there
            first, at = self.fields(row)[0]
            pieces.append((at - 2, Text(LABELS[first][0], "dim")))
        if row == 4:
            pieces += [(0, self.inside(ROOM + 5, part)), (width - self.cell + 1, self.inside(ROOM + 2, part))]
        for at, piece in pieces:
            line = line[:at] + piece + line[at + piece.cell_len :]
        return line

    def edge(self, field: int) -> Text:
        return Text("▸", "bold cyan") if field in self.leads else Text("│", "dim")

    def edges(self, row: int, width: int) -> Text:
        """The slanting sides between a row and the next."""
        signs = [" "] * (width + self.cell)
        half = self.cell // 2
        for _, at in self.fields(row):
            signs[at + half - 1], signs[at + half + 1] = "╲", "╱"
        for _, at in self.fields(row + 1):
            signs[at + 1], signs[at + self.cell - 1] = "╱", "╲"
        return Text("".join(signs).rstrip()[:width], "dim")

    def inside(self, field: int, part: int) -> Text:
        """Ground, crystal and figures of a field; large ones have their names above that."""
        wide = self.cell - 1
        here = [each for each in range(len(FIGURES)) if self.view.figures[each] == field]
        out = Text()
        if self.high == 2 and part == 0:
            name = LABELS[field] if field < ROOM else ""
            out.append(f"{name:<3}", "dim").append(GROUNDS[COLOUR_OF[field]]).append_text(self.crystal(field))
        elif here:
            for each in here[: wide // 2]:
                ink = Style(color=INKS[each], bold=True, reverse=True)
                out.append(self.words.say(f"table-short-{FIGURES[each]}"), ink)
            if self.high == 1:
                out.append_text(self.crystal(field) if not out.plain[2:] else Text())
        elif self.high == 1:
            out.append(GROUNDS[COLOUR_OF[field]], "dim").append_text(self.crystal(field))
        out.append(" " * (wide - out.cell_len))
        word = self.leads.get(field) or (f"name {FIGURES[here[0]]}" if here else "")
        if field in self.leads:
            out.stylize("underline")
        if word:
            out.stylize(press(word))
        return out

    def crystal(self, field: int) -> Text:
        crystal = self.view.crystals[field]
        return Text(" ") if crystal == NO_CRYSTAL else Text(self.letters[crystal], f"bold {CRYSTAL_INKS[crystal]}")
