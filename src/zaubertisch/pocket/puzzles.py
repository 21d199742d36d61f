"""Puzzles on a device: the question through its seat's eyes, what comes of an answer, and the game to play on."""

from __future__ import annotations

import importlib
import time
from dataclasses import asdict
from typing import Any

from zaubertisch import bots, games
from zaubertisch.hindsight.puzzle import Puzzle, of_the_day, puzzles_of
from zaubertisch.kernel.errors import UnknownWord
from zaubertisch.pocket.doing import playing
from zaubertisch.pocket.house import House
from zaubertisch.pocket.keeping import plain_log, said_again
from zaubertisch.pocket.settings import SETTINGS
from zaubertisch.server.mishaps import NoSuchMoment
from zaubertisch.server.table.fork import Fork
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import new_seed, new_table_id
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import bots_name
from zaubertisch.server.telling.state import state_of
from zaubertisch.words.catalogue import Words


def counted(day: int) -> dict[str, Any]:
    """How many there are of each game, and which one is this day's."""
    game, number = of_the_day(day)
    return {"counts": {key: len(puzzles_of(key)) for key in games.IDS}, "today": {"game": game, "number": number}}


def puzzle_of(game: str, number: int) -> Puzzle:
    known = puzzles_of(games.get(game).key)
    if not 0 <= number < len(known):
        raise NoSuchMoment(number, len(known) - 1)
    return known[number]


def question(game: str, number: int, lang: str) -> dict[str, Any]:
    """What the seat that is asked knows and may say; nothing else of the table, and not the answer."""
    puzzle = puzzle_of(game, number)
    referee = puzzle.referee()
    seat = referee.asked
    told = importlib.import_module(f"zaubertisch.words.tables.{game}")
    return {
        "game": game, "number": number, "count": len(puzzles_of(game)), "seat": seat, "seats": referee.seats,
        "state": state_of(referee, seat, referee.words(seat)),
        "lines": told.lines(referee.view(seat), Words(lang, game)),
    }


def answered(game: str, number: int, word: str) -> dict[str, Any]:
    """Whether it was the best choice, and what the search has found of all that it tried."""
    puzzle = puzzle_of(game, number)
    referee = puzzle.referee()
    if word not in referee.words(referee.asked):
        raise UnknownWord(word, referee.words(referee.asked))
    return {
        "right": word == puzzle.best, "said": word, "best": puzzle.best, "usual": puzzle.usual, "lead": puzzle.lead,
        "lead_error": puzzle.lead_error, "tried": [asdict(each) for each in puzzle.tried],
    }


def play_on(house: House, game: str, number: int, who: str, name: str, word: str) -> LiveTable:
    """The rest of the game against bots, from this answer on; it never counts."""
    referee = puzzle_of(game, number).referee()
    seats = [
        Seat(name, "", who) if place == referee.asked else Seat(bots_name(place, [name]), bots.quick(game))
        for place in range(referee.seats)
    ]
    live = LiveTable(
        f"here-{new_table_id()}", referee.game, referee.record().options, dict(SETTINGS), new_seed(), who, seats,
        fork=Fork("", referee.number, len(referee.standing)),
    )
    live.referee = said_again(live, plain_log(referee.standing))
    live.asked_times = [time.monotonic() for _ in live.referee.standing]
    house.add(live)
    playing.say(house, live, who, live.number, word)
    return live
