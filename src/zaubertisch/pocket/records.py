"""A finished game's record, opened as a table to look back at, wherever it was played."""

from __future__ import annotations

import time
from typing import Any

from zaubertisch import games
from zaubertisch.kernel.chance import KeyedChance, ScriptedChance
from zaubertisch.kernel.errors import BadRecord
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.referee import Referee, try_deal
from zaubertisch.kernel.told import Told, told
from zaubertisch.kernel.verifying import UNDO_WORD, left_by, verify
from zaubertisch.pocket.house import ME
from zaubertisch.pocket.settings import SETTINGS
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.sealed import Sealed
from zaubertisch.server.table.seat import Seat

SOMEBODY = "somebody"  # who sat there, at this device or elsewhere


def opened(text: str, table: str) -> LiveTable:
    """The table of a whole game, with all that was taken back on the way; only of a record that holds."""
    record = read_record(text)
    game = games.get(record.game)
    said = told(record)
    if said.scheme != 2:
        raise BadRecord("no-fairness", "This record does not say how its chance came about.", {})
    verify(game, record)
    live = LiveTable(table, game, record.options, dict(SETTINGS), said.seed, "", seats_of(said))
    live.sealed = Sealed(record.version, said.seats, said.transcript)
    live.version = record.version
    live.created = live.touched = time.time()
    live.referee = played_again(live, said)
    return live


def lent(whole: dict[str, Any], table: str) -> LiveTable:
    """A server's finished table, with all it would tell of it. See `server.protocol.http.Whole`."""
    live = opened(whole["record"], table)
    for place, seat in enumerate(live.seats):
        seat.name = whole["names"][place]
        seat.person = ME if place == whole["you"] else seat.person
    live.reasons = {int(number): [why["key"], why["fields"]] for number, why in whole["reasons"].items()}
    live.answered = {int(number): by for number, by in whole["answered"].items()}
    return live


def shown(text: str, table: str) -> LiveTable:
    """A game kept as an example, which nobody played: it says nothing of its chance, and is only looked at."""
    record = read_record(text)
    game = games.get(record.game)
    seats = [Seat(person=SOMEBODY) for _ in range(record.seats)]
    live = LiveTable(table, game, record.options, dict(SETTINGS), "", "", seats)
    referee = Referee(game, record.seats, ScriptedChance(record.chance), record.options)
    for word in record.moves:
        referee.say(referee.asked, word)
    live.referee = referee
    return live


def seats_of(said: Told) -> list[Seat]:
    return [
        Seat(said.names[place], seat.bot, "" if seat.bot else SOMEBODY, said.numbers[place], seat.pledge,
             said.salts[place])
        for place, seat in enumerate(said.seats)
    ]


def played_again(live: LiveTable, said: Told) -> Referee:
    """The referee at the end of it."""
    dealt = try_deal(live.game, len(live.seats), KeyedChance(live.key()), live.options)
    referee = Referee(live.game, len(live.seats), dealt.chance, live.options, [dealt.deed], dealt.table)
    for word in said.words:
        if word.startswith(UNDO_WORD):
            left = left_by(word)
            referee.accept(referee.try_take_back(referee.standing[left].seat, left))
        else:
            referee.say(referee.asked, word)
    return referee
