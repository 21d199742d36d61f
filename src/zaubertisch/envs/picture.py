"""Picture: a table in words, set on a sheet of paper of a fixed size, two columns wide."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 1280
HEIGHT: Final = 960
MARGIN: Final = 24
COLUMNS: Final = 2
SIZES: Final = range(18, 5, -1)  # of letters, the largest first
SPACING: Final = 1.3
PAPER: Final = (250, 246, 236)
INK: Final = (43, 38, 34)
HEADS: Final = (31, 95, 139)  # what a section begins with stands out
PLAIN: Final = str.maketrans({"×": "x", "−": "-"})  # letters the font lacks

Lines = list[tuple[str, bool]]  # and whether a line begins a section


def drawn(text: str) -> NDArray[np.uint8]:
    """The picture: height, width and three colours."""
    page = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(page)
    size, lines = fitted(text.translate(PLAIN).splitlines())
    high, column = step(size), (WIDTH - MARGIN) // COLUMNS
    rows = (HEIGHT - 2 * MARGIN) // high
    for place, (line, is_head) in enumerate(lines[: COLUMNS * rows]):
        at = (MARGIN + place // rows * column, MARGIN + place % rows * high)
        pen.text(at, line, HEADS if is_head else INK, letters(size))
    return np.asarray(page)


def fitted(told: list[str]) -> tuple[int, Lines]:
    """The largest letters with which everything fits on the sheet, and its lines in these; the smallest, if none do."""
    lines: Lines = []
    for size in SIZES:
        lines = [part for line in told for part in wrapped(line, size)]
        if len(lines) <= COLUMNS * ((HEIGHT - 2 * MARGIN) // step(size)):
            return size, lines
    return SIZES[-1], lines


def wrapped(line: str, size: int) -> Lines:
    """A line in as many as it needs; what follows the first is set in."""
    room = (WIDTH - MARGIN) // COLUMNS - MARGIN
    inside = line.startswith(" ")
    out, now = [], "  " if inside else ""
    for word in line.split():
        longer = f"{now}{word} "
        if now.strip() and letters(size).getlength(longer) > room:
            out.append(now)
            longer = f"    {word} "
        now = longer
    return [(each, not inside and place == 0) for place, each in enumerate([*out, now])]


def step(size: int) -> int:
    """From one line to the next."""
    return round(SPACING * size)


@cache
def letters(size: int) -> Any:
    """The font that comes with Pillow."""
    return ImageFont.load_default(size)
