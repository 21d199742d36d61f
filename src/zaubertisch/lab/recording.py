"""Recording: whole games of bots as records, in one file, a line a game; ended at any moment, it goes on from there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zaubertisch import bots, games
from zaubertisch.bots.bot import Calm
from zaubertisch.kernel.chance import FastChance, RecordedChance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.lab.hiring import hire
from zaubertisch.lab.match import first_seed
from zaubertisch.lab.workers import Done, Job, Workers


@dataclass(frozen=True)
class Sitting:
    """One game that is to be played: the bots by seat, its number, and the seed of all such games."""

    game: str
    bots: tuple[str, ...]
    number: int
    seed: int
    options: dict[str, str] = field(hash=False)


def recorded(sitting: Sitting) -> GameRecord:
    """The game as a record; its notes say who played and how it ended."""
    rules = games.get(sitting.game)
    first = first_seed(sitting.seed, sitting.number)
    chosen = rules.settle(len(sitting.bots), sitting.options)
    chance = RecordedChance(FastChance(first))
    players = [bots.get(sitting.game, name)(first + 1 + seat) for seat, name in enumerate(sitting.bots)]
    table = rules.new(len(players), options=chosen, chance=chance)
    moves, clock = [], Calm()
    while not table.over:
        seat = table.asked
        choice = players[seat].choose(table.view(seat), table.options()[:], rules.imagination(table, seat), clock)
        moves.append(rules.actions.word(choice.action))
        table.apply(choice.action)
    outcome = table.outcome()
    notes: dict[str, Any] = {
        "number": sitting.number, "seed": sitting.seed, "bots": list(sitting.bots), "winners": outcome.winners,
        "scores": outcome.scores, "reason": outcome.reason,
    }
    return GameRecord(rules.key, rules.version, len(players), chosen, moves, chance.outcomes, notes)


def spread(do: Callable[[Job], Done], jobs: list[Job], workers: int, ray: str = "") -> Iterator[Done]:
    """What comes of every job, in their order, whoever does them."""
    with hire(workers, ray) as hired:
        yield from hired.in_order(do, jobs)


def line_of(record: GameRecord) -> str:
    """The record in one line."""
    return json.dumps(json.loads(record.to_json()), ensure_ascii=False, separators=(",", ":"))


def read_lines(file: Path) -> list[GameRecord]:
    """Every record of a file; a last line that was cut off is left out."""
    if not file.exists():
        return []
    whole = file.read_text(encoding="utf-8")
    return [read_record(line) for line in whole[: whole.rfind("\n") + 1].splitlines()]


def play_missing(
    file: Path, sittings: Iterable[Sitting], workers: Workers, told: Callable[[int], None] = lambda played: None,
) -> list[GameRecord]:
    """Play what the file lacks, writing every game as soon as those before it are there; all records in order."""
    wished = list(sittings)
    kept = read_lines(file)
    by_number = {record.notes["number"]: record for record in kept}
    for sitting in wished:
        if sitting.number in by_number:
            check_same(by_number[sitting.number], sitting, file)
    file.parent.mkdir(parents=True, exist_ok=True)
    mend(file)
    missing = [sitting for sitting in wished if sitting.number not in by_number]
    with file.open("a", encoding="utf-8") as page:
        for record in workers.in_order(recorded, missing):
            page.write(line_of(record) + "\n")
            page.flush()
            by_number[record.notes["number"]] = record
            told(len(by_number))
    return [by_number[sitting.number] for sitting in wished]


def mend(file: Path) -> None:
    """Take away a last line that was cut off."""
    if file.exists():
        whole = file.read_bytes()
        os.truncate(file, whole.rfind(b"\n") + 1)


def check_same(record: GameRecord, sitting: Sitting, file: Path) -> None:
    """A file holds games of one kind."""
    rules: Game = games.get(sitting.game)
    there = (record.game, record.version, tuple(record.notes["bots"]), record.notes["seed"], record.options)
    chosen = rules.settle(len(sitting.bots), sitting.options)
    if there != (sitting.game, rules.version, sitting.bots, sitting.seed, chosen):
        raise BadSetup("other-games", f"{file} holds other games than these; take another place.", {"path": str(file)})
