"""Positions: decisions out of games of bots, each with what its seat may say and the table to go on from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.imagination import information_key
from zaubertisch.kernel.record import GameRecord


def position(record: GameRecord, move: int) -> dict[str, Any]:
    """The decision before this move of a record."""
    game = games.get(record.game)
    table = record.replay(game, move)
    table.chance = FastChance()  # the record's own would tell what comes
    return {
        "game": record.game, "version": record.version, "seats": record.seats, "options": record.options,
        "number": record.notes.get("number", 0), "move": move, "seat": table.asked, "question": table.question(),
        "words": game.actions.said(table.options()), "said": record.moves[move],
        "key": information_key(table, table.asked), "table": game.save(table),
    }


def positions(records: list[GameRecord], count: int, seed: int) -> Iterator[dict[str, Any]]:
    """So many decisions by lot, every game as likely as another."""
    lots = FastChance(seed)
    for _ in range(count):
        record = records[lots.below(len(records))]
        yield position(record, lots.below(len(record.moves)))
