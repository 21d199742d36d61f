"""What all drawn tables share: signs and colours of seats, lines that fit, bars."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

#: A seat is known by its sign wherever it appears; the colour only helps.
SIGNS: Final = "●■◆▲★✚♣"
INKS: Final[list[str]] = ["red", "bright_blue", "green", "magenta", "yellow", "cyan", "bright_red"]  # as on the page

Room = tuple[int, int]  # columns and lines


def sign(seat: int) -> Text:
    return Text(SIGNS[seat % len(SIGNS)], INKS[seat % len(INKS)])


def press(word: str) -> Style:
    """What pressing here says."""
    return Style(meta={"word": word})


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of this width; never none."""
    return textwrap.wrap(text, max(8, width), break_on_hyphens=False) or [""]


def fits(line: Text, width: int) -> Text:
    """The line, shortened with an ellipsis where it is too long."""
    if cell_len(line.plain) > width:
        line.truncate(width, overflow="ellipsis")
    return line


def listed(parts: Sequence[Text], width: int, gap: str = "  ", indent: int = 0) -> list[Text]:
    """Pieces one after the other, in as many lines as they need; a piece is never torn."""
    out: list[Text] = []
    line = Text()
    for part in parts:
        if line.plain.strip() and line.cell_len + len(gap) + part.cell_len > width:
            out.append(line)
            line = Text(" " * indent)
        elif line.plain.strip():
            line.append(gap)
        line.append_text(part)
    return [fits(each, width) for each in [*out, line] if each.plain.strip()]


def bar(filled: int, whole: int, full: str = "■", empty: str = "□") -> str:
    return full * filled + empty * (whole - filled)


def title(text: str, width: int) -> Text:
    """A heading with a line after it."""
    return fits(Text.assemble((text + " ", "bold"), ("─" * max(0, width - cell_len(text) - 1), "dim")), width)


def short(text: str, width: int) -> str:
    """A name in at most this many columns."""
    return text if cell_len(text) <= width else text[: max(0, width - 1)] + "…"


def side_by_side(cells: Sequence[Text], width: int, columns: int) -> list[Text]:
    """Cells in rows of so many columns, read along the rows."""
    each = width // columns
    out: list[Text] = []
    for first in range(0, len(cells), columns):
        line = Text()
        for column, cell in enumerate(cells[first : first + columns]):
            wide = width - each * (columns - 1) if column == columns - 1 else each - 1
            part = fits(cell.copy(), wide)
            line.append_text(part).append(" " * (each - part.cell_len))
        line.rstrip()
        out.append(line)
    return out


def notes(lines: Sequence[str], width: int) -> list[Text]:
    """What is going on just now."""
    return [Text(part, "bold yellow") for line in lines for part in wrapped(line, width)]
