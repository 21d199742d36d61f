"""Zaubertisch: a table for wizard board games.

A program may rely on what `__all__` names, as docs/reference.md tells it; everything else may move. The rules of a game
are loaded when `games.get` is asked for them.
"""

from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Calm, Choice, Clock, Countdown, Imagine
from zaubertisch.bots.random_bot import RandomBot
from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance, FastChance, KeyedChance, RecordedChance, ScriptedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import (
    BadRecord,
    BadSetup,
    GameOver,
    NotYourTurn,
    Refused,
    ScriptEnded,
    UnknownWord,
    ZaubertischError,
)
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER, Event, heard_by
from zaubertisch.kernel.game import Game, Option
from zaubertisch.kernel.imagination import Imagination, imagined, information_key
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.kernel.referee import Referee, resume
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View

__version__ = "0.1.0"

__all__ = [
    # Games and their tables
    "games", "Game", "Option", "Actions", "Table", "View", "Event", "Outcome",
    "heard_by", "WATCHER", "PUBLIC", "TRUTH", "fingerprint",
    # Playing live, and keeping what was played
    "Referee", "resume", "Imagination", "imagined", "information_key", "GameRecord", "read_record",
    # Chance
    "Chance", "FastChance", "KeyedChance", "RecordedChance", "ScriptedChance",
    # Bots
    "bots", "Bot", "RandomBot", "Choice", "Imagine", "Clock", "Calm", "Countdown",
    # What can go wrong
    "ZaubertischError", "BadSetup", "Refused", "UnknownWord", "NotYourTurn", "GameOver", "BadRecord", "ScriptEnded",
]
