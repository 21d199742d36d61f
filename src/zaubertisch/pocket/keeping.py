"""A table of this device as plain JSON: how it was set up and every entry of its log.

The log is said again when the table is taken up: its chance follows from the seed, so what comes out must be the same.
"""

from __future__ import annotations

import json
import time
from typing import Any, Final

from zaubertisch import games
from zaubertisch.kernel.chance import Chance, KeyedChance, ScriptedChance
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.kernel.record import DEAL, UNDO, Deed
from zaubertisch.kernel.referee import Referee, try_deal
from zaubertisch.server.compact import compact
from zaubertisch.server.mishaps import OldRules, SetAside
from zaubertisch.server.table.fork import Fork
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.sealed import sealed_from
from zaubertisch.server.table.seat import Seat

FORMAT: Final = 1


def written(live: LiveTable) -> str:
    """All there is of this table."""
    return compact({
        "format": FORMAT, "id": live.id, "game": live.game.key, "version": version_of(live), "options": live.options,
        "settings": live.settings, "seed": live.seed, "owner": live.owner, "next": live.next, "created": live.created,
        "touched": live.touched, "sealed": live.sealed.plain() if live.sealed else None,
        "seats": [[seat.name, seat.bot, seat.person, seat.number, seat.pledge, seat.salt] for seat in live.seats],
        "log": plain_log(live.referee.log) if live.referee else [],
        "fork": [live.fork.table, live.fork.number, live.fork.entries] if live.fork else None,
        "hindsight": live.hindsight,
        "asked": seconds_of(live), "answered": {str(number): by for number, by in live.answered.items()},
        "reasons": {str(number): because for number, because in live.reasons.items()},
        "orders": [
            [seat, key, order.value, order.occasion]
            for seat, given in live.orders.items() for key, order in given.items()
        ],
    })


def plain_log(log: list[Deed]) -> list[list[Any]]:
    """What is kept of each entry; the rest follows."""
    return [[deed.kind, deed.seat, deed.word, deed.outcomes] for deed in log]


def seconds_of(live: LiveTable) -> list[float]:
    """How long ago every entry that stands asked: the clock stands still until the table is taken up again."""
    now = time.monotonic()
    return [now - asked for asked in live.asked_times]


def version_of(live: LiveTable) -> int:
    """The version of the rules this table was begun by."""
    return live.game.version if live.version is None else live.version


def read(text: str) -> LiveTable:
    """The table `written` wrote; one of other rules, or a damaged one, is refused with a sentence."""
    kept = json.loads(text)
    try:
        live = without_log(kept)
        if kept["log"]:
            live.referee = said_again(live, kept["log"])
            now = time.monotonic()
            live.asked_times = [now - ago for ago in kept.get("asked") or [0.0] * len(live.referee.standing)]
        return live
    except (AssertionError, ZaubertischError) as error:
        now = games.get(kept["game"]).version
        if kept["version"] != now:
            raise OldRules(kept["game"], kept["version"], now) from error
        raise SetAside(kept["id"]) from error
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise SetAside(str(kept.get("id", ""))) from error


def without_log(kept: dict[str, Any]) -> LiveTable:
    live = LiveTable(
        id=kept["id"], game=games.get(kept["game"]), options=kept["options"], settings=kept["settings"],
        seed=kept["seed"], owner=kept["owner"], next=kept["next"], version=kept["version"], created=kept["created"],
        touched=kept["touched"], sealed=sealed_from(kept["sealed"]), seats=[Seat(*seat) for seat in kept["seats"]],
    )
    live.fork = Fork(*kept["fork"]) if kept.get("fork") else None
    live.hindsight = kept.get("hindsight")
    live.reasons = {int(number): because for number, because in kept["reasons"].items()}
    live.answered = {int(number): by for number, by in kept.get("answered", {}).items()}
    for seat, key, value, occasion in kept["orders"]:
        live.orders.setdefault(seat, {})[key] = Standing(value, occasion)
    return live


def said_again(live: LiveTable, log: list[list[Any]]) -> Referee:
    """The referee where this log ends; every word is taken as it was, and chance says what it said."""
    dealt = try_deal(live.game, len(live.seats), chance_of(live, log), live.options)
    referee = Referee(live.game, len(live.seats), dealt.chance, live.options, [dealt.deed], dealt.table)
    check_same(dealt.deed, log[0])
    for entry in log[1:]:
        kind, seat, word, _ = entry
        tried = referee.try_take_back(seat, int(word)) if kind == UNDO else referee.try_say(seat, word)
        check_same(tried.deed, entry)
        referee.accept(tried)
    return referee


def chance_of(live: LiveTable, log: list[list[Any]]) -> Chance:
    """This table's own; in a what-if game it follows what the other game had drawn."""
    own = KeyedChance(live.key())
    if live.fork is None:
        return own
    return ScriptedChance([outcome for entry in log[: live.fork.entries] for outcome in entry[3]], own)


def check_same(deed: Deed, entry: list[Any]) -> None:
    """The entry is what was kept."""
    kind, _, word, outcomes = entry
    same = deed.kind == kind and (deed.kind == DEAL or deed.word == word) and deed.outcomes == outcomes
    assert same, "the log does not follow from its seed"
