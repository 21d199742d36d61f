"""Balance: who wins among equals, by seat, and whatever else a title gives its seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from zaubertisch import bots, games
from zaubertisch.bots.bot import Calm
from zaubertisch.kernel.table import Table
from zaubertisch.lab.arena import play_with_bots
from zaubertisch.lab.match import first_seed, interval
from zaubertisch.lab.workers import Workers


@dataclass(frozen=True)
class Equals:
    """The same bot on every seat."""

    game: str
    seats: int
    bot: str
    seed: int
    options: dict[str, str] = field(hash=False)


def labels(table: Table, game: str, seat: int) -> list[str]:
    """What a seat's victory is counted under."""
    if game == "zavandor":
        from zaubertisch.lab.zavandor.balance import labels as characters

        return characters(table, seat)
    return [f"seat {seat + 1}"]


def play(equals: Equals, number: int) -> list[tuple[str, float]]:
    """One game: a label and its share of the victory for each seat."""
    first = first_seed(equals.seed, number)
    table = games.get(equals.game).new(equals.seats, first, equals.options)
    kind = bots.get(equals.game, equals.bot)
    play_with_bots(table, [kind(first + 1 + seat) for seat in range(equals.seats)], Calm())
    winners = table.outcome().winners
    return [
        (label, (seat in winners) / max(1, len(winners)))
        for seat in range(equals.seats) for label in labels(table, equals.game, seat)
    ]


def played(
    equals: Equals, count: int, workers: Workers, told: Callable[[int], None] = lambda played: None,
) -> list[list[tuple[str, float]]]:
    """So many games."""
    games.get(equals.game).settle(equals.seats, equals.options)
    bots.get(equals.game, equals.bot)
    out = []
    for each in workers.in_order(partial(play, equals), list(range(count))):
        out.append(each)
        told(len(out))
    return out


def shares(played: list[list[tuple[str, float]]]) -> list[dict[str, Any]]:
    """By label: games, share of the victories, and what holds the true one in 95 of 100 cases."""
    found: dict[str, list[float]] = {}
    for label, share in (row for game in played for row in game):
        found.setdefault(label, []).append(share)
    rows = []
    for label, each in sorted(found.items()):
        low, high = interval(each)
        rows.append({"label": label, "games": len(each), "share": sum(each) / len(each), "low": low, "high": high})
    return rows
