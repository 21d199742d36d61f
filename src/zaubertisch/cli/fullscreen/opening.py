"""Opening the full screen, where there is one to fill."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from zaubertisch.cli.fullscreen.size import FEWEST_COLUMNS, FEWEST_LINES, too_small
from zaubertisch.cli.mishap import Mishap
from zaubertisch.cli.table.sitting import Sitting
from zaubertisch.words.catalogue import Words

#: Terminals that cannot move their cursor.
PLAIN_TERMINALS: Final = ("", "dumb", "unknown")


def can_fill() -> bool:
    """Whether somebody sits at a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in PLAIN_TERMINALS


def lacking_room() -> Mishap | None:
    """What to say of a terminal in which not all of the table would fit; nothing if it does."""
    columns, lines = shutil.get_terminal_size()
    if not too_small(columns, lines):
        return None
    return Mishap(
        "no-room", columns=str(columns), lines=str(lines), fewest_columns=str(FEWEST_COLUMNS),
        fewest_lines=str(FEWEST_LINES),
    )


def play_filling(words: Words, sitting: Sitting, file: Path | None, aloud: bool) -> int:
    """The evening in full screen; says the exit code, and leaves behind on the terminal what is worth keeping."""
    from zaubertisch.cli.fullscreen.app import TableApp
    from zaubertisch.cli.table.playing import Playing

    app = TableApp(words)
    app.sit_down(Playing(sitting, app.bridge, file, aloud))
    code = app.run()
    if app.failure is not None:
        raise app.failure
    for line in app.bridge.farewell():
        print(line)
    return code or 0
