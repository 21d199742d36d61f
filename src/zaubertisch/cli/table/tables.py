"""Where each game's tables are: told in lines by `words.tables`, drawn by `boards`; a game nobody has drawn is told."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from zaubertisch.cli.table.boards.drawing import Room, wrapped
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words

WIDE: Final = 100  # columns that promise a high terminal, too
TALL: Final = 60
LOW: Final = 24


def page(package: str, game: str, name: str) -> Callable[..., Any] | None:
    """A game's own function in one of the two packages of tables."""
    module = f"{package}.{game}"
    if importlib.util.find_spec(module) is None:
        return None
    found: Callable[..., Any] | None = getattr(importlib.import_module(module), name, None)
    return found


def told(view: View, words: Words) -> list[str]:
    """The table in plain lines."""
    lines = page("zaubertisch.words.tables", words.game, "lines")
    return list(lines(view, words)) if lines else []


def label(view: View | None, words: Words, word: str) -> str:
    """What a choice is called, with what it costs where its game tells that."""
    say = page("zaubertisch.words.tables", words.game, "label") if view is not None else None
    return str(say(view, words, word)) if say else words.option(word)


def drawing(words: Words, name: str) -> Callable[..., Any] | None:
    return page("zaubertisch.cli.table.boards", words.game, name)


def board(view: View, words: Words, room: Room, offered: Sequence[str] = ()) -> list[Text]:
    """What lies in the middle of the table, in at most so many columns and lines."""
    draw = drawing(words, "board")
    if draw is None:
        lines = [part for line in told(view, words) for part in wrapped(line, room[0])]
        return [Text(line) for line in lines[: room[1]]]
    return list(draw(view, words, room, offered))


def seats(view: View, words: Words, width: int) -> list[Text]:
    """Everybody in brief."""
    draw = drawing(words, "seats")
    return list(draw(view, words, width)) if draw else []


def hand(view: View, words: Words, width: int) -> list[Text]:
    """What is the viewer's own."""
    draw = drawing(words, "hand")
    return list(draw(view, words, width)) if draw else []


def status(view: View, words: Words) -> str:
    """Where the game stands, in a few words."""
    say = drawing(words, "status")
    return str(say(view, words)) if say else next(iter(told(view, words)), "")


def cards(view: View, words: Words) -> list[str]:
    """What the cards and pieces do that concern the viewer now."""
    say = drawing(words, "cards")
    return list(say(view, words)) if say else told(view, words)


def drawn(view: View, words: Words, width: int) -> RenderableType:
    """The whole table as a picture; without one, its lines in a frame."""
    if drawing(words, "board") is None:
        return Panel(Group(*[Text(line) for line in told(view, words)]), title=words.say("title"))
    inner = width - 4
    lines = board(view, words, (inner, TALL if width >= WIDE else LOW))
    lines += [*seats(view, words, inner), *hand(view, words, inner)]
    return Panel(Group(*lines), title=status(view, words), border_style="magenta")
