"""Where each game's tables are: told in lines, and drawn if somebody has drawn it."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words


def page(package: str, game: str, name: str) -> Callable[..., Any] | None:
    """A game's own function in one of the two packages of tables."""
    module = f"{package}.{game}"
    if importlib.util.find_spec(module) is None:
        return None
    found: Callable[..., Any] = getattr(importlib.import_module(module), name)
    return found


def told(view: View, words: Words) -> list[str]:
    """The table in plain lines."""
    lines = page("zaubertisch.words.tables", words.game, "lines")
    return list(lines(view, words)) if lines else []


def drawn(view: View, words: Words, width: int) -> RenderableType:
    """The table as a picture; without one, its lines in a frame."""
    draw = page("zaubertisch.cli.table.boards", words.game, "draw")
    if draw is None:
        return Panel(Group(*[Text(line) for line in told(view, words)]), title=words.say("title"))
    picture: RenderableType = draw(view, words, width)
    return picture
