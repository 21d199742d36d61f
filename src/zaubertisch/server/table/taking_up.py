"""Taking up: a table stands again where its log ends. The log is the truth; a snapshot only saves time."""

from __future__ import annotations

import json
import logging

from zaubertisch.kernel.chance import KeyedChance
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.kernel.record import UNDO, Deed
from zaubertisch.kernel.referee import Referee, check_chance, take_up
from zaubertisch.server.mishaps import OldRules
from zaubertisch.server.table.attempt import Attempt, Snapshot
from zaubertisch.server.table.live import LiveTable

told = logging.getLogger("zaubertisch")


def snapshot(live: LiveTable, attempt: Attempt) -> Snapshot:
    """The table as it will stand after this attempt."""
    tried = attempt.tried
    assert isinstance(tried.chance, KeyedChance)
    body = json.dumps(live.game.save(tried.table), separators=(",", ":"))
    return Snapshot(tried.deed.number, tried.chance.block, body)


def load(live: LiveTable, log: list[Deed], kept: Snapshot | None) -> Referee:
    """Who referees where the log ends: from the snapshot if no undo has happened since, else from the deal."""
    if live.version is None or live.version == live.game.version:
        found = None if kept is None else from_snapshot(live, log, kept)
        return from_the_deal(live, log) if found is None else found
    try:
        return from_the_deal(live, log)
    except (ZaubertischError, AssertionError):
        raise OldRules(live.game.key, live.version, live.game.version) from None


def from_the_deal(live: LiveTable, log: list[Deed]) -> Referee:
    return take_up(live.game, len(live.seats), KeyedChance(live.key()), live.options, log)


def from_snapshot(live: LiveTable, log: list[Deed], kept: Snapshot) -> Referee | None:
    """From the table that was kept; nothing if that cannot be."""
    try:
        if any(deed.kind == UNDO for deed in log[kept.number + 1 :]):
            return None
        return played_on(live, log, kept)
    except Exception as error:  # whatever is wrong with it, the log makes it good
        told.warning("snapshot unreadable", extra={"fields": {"table": live.id, "error": type(error).__name__}})
        return None


def played_on(live: LiveTable, log: list[Deed], kept: Snapshot) -> Referee:
    """The table that was kept, played on; also the chance of what went before must follow from the seed."""
    before = kept.number + 1
    assert 0 < before <= len(log), "the snapshot is not of this log"
    chance = KeyedChance(live.key())
    check_chance(chance, log[:before])
    assert chance.block == kept.block, "the snapshot is not of this chance"
    return take_up(live.game, len(live.seats), chance, live.options, log, json.loads(kept.body), before)
