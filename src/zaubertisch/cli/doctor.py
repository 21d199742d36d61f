"""Is everything in its place? Versions, how the rules run, and how fast."""

from __future__ import annotations

import importlib.metadata
import platform
import shutil
import sys
import time
from collections.abc import Iterator
from typing import Final

from zaubertisch import __version__, bots, games
from zaubertisch.kernel import table
from zaubertisch.lab.arena import random_games
from zaubertisch.words.catalogue import Words

PARTS: Final[list[str]] = ["typer", "rich", "fluent.runtime"]
SECONDS: Final = 0.3
GAMES_AT_ONCE: Final = 20


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not table.__file__.endswith(".py")


def decisions_per_second(key: str) -> int:
    """Random play of whole games for a moment."""
    game = games.get(key)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        decisions += random_games(game, game.fewest, GAMES_AT_ONCE, decisions)
    return round(decisions / (time.perf_counter() - start))


def report(words: Words) -> Iterator[str]:
    """What somebody who helps would ask first."""
    yield f"zaubertisch {__version__}"
    yield f"Python {platform.python_version()} ({platform.python_implementation()}, {platform.system()})"
    for part in PARTS:
        yield f"{part} {importlib.metadata.version(part)}"
    yield words.say("cli-compiled" if compiled() else "cli-interpreted")
    size = shutil.get_terminal_size()
    yield words.say("cli-terminal", columns=size.columns, lines=size.lines, encoding=sys.stdout.encoding)
    for key in games.IDS:
        yield words.say("cli-speed", game=key, decisions=decisions_per_second(key), bots=", ".join(bots.names(key)))
