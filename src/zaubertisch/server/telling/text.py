"""The whole table in plain sentences, as one viewer may know it."""

from __future__ import annotations

import importlib

from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.state import at
from zaubertisch.server.telling.who_may_see import eyes_of, shows_rows
from zaubertisch.words.catalogue import Words

NOW = -1  # in place of a log number


def text(live: LiveTable, who: str, lang: str, eyes: int = -1, number: int = NOW) -> list[str]:
    """Now, or after a log entry; nothing before the deal."""
    if live.referee is None:
        return []
    referee = live.referee if number in (NOW, live.number) else at(live, number)
    words = Words(lang, live.game.key, [seat.name for seat in live.seats])
    told = importlib.import_module(f"zaubertisch.words.tables.{live.game.key}")
    lines: list[str] = told.lines(referee.view(eyes_of(live, who, eyes)), words)
    shown = [words.say("table-shows-rows")] if shows_rows(live) and live.status == "running" else []
    return [*shown, *lines]
