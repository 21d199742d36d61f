"""The first lines of an evening at the terminal."""

from __future__ import annotations

from zaubertisch.cli.table.playing import Playing
from zaubertisch.words.catalogue import Words


def begin(playing: Playing, words: Words) -> None:
    """The first lines: which game, by which options that are not the usual ones, and what has happened so far."""
    sitting = playing.sitting
    record = sitting.record()
    playing.screen.heading(words.say("title"))
    for option in sitting.game.options:
        value = record.options[option.key]
        if value != option.values[0]:
            playing.screen.say(f"{words.setting(option.key)}: {words.setting(option.key, value)}")
    playing.screen.say(words.say(playing.screen.welcome))
    if record.moves:
        playing.screen.say(words.say("cli-welcome-back", moves=len(record.moves)))
    else:
        playing.tell(sitting.referee.events(sitting.me))
