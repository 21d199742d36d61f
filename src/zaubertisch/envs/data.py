"""Games as data: every decision with what its seat knew, as columns; and every seat's game as text."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zaubertisch import games
from zaubertisch.envs.batch import returns
from zaubertisch.envs.observing import observation
from zaubertisch.kernel.chance import ScriptedChance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.event import heard_by
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.table import Table
from zaubertisch.words.catalogue import Words

ANSWER: Final = "> "  # begins the line of a text that says what the seat answered
OPTIONS: Final = "? "  # and of what it might have answered


def retold(record: GameRecord) -> Iterator[Table]:
    """The table before its first move and after every one: always the same table, listening, further on."""
    game = games.get(record.game)
    chosen = game.settle(record.seats, record.options)
    table = game.new(record.seats, options=chosen, chance=ScriptedChance(record.chance), listening=True)
    yield table
    for word in record.moves:
        table.events = []
        table.apply(game.actions.number(word))
        yield table


def decisions(records: Iterable[GameRecord]) -> dict[str, list[Any]]:
    """Columns with a row for every decision: which game and move, who, what was known and done, what came of it."""
    out: dict[str, list[Any]] = {
        name: [] for name in ("game", "move", "seat", "question", "observation", "options", "action", "result")
    }
    for place, record in enumerate(records):
        rules = games.get(record.game)
        described = observation(record.game, record.seats)
        first = len(out["seat"])
        worth: list[float] = []
        for move, table in enumerate(retold(record)):
            if table.over:
                worth = returns(table)
                break
            if move == len(record.moves):
                worth = [0.0] * record.seats
                break
            seat = table.asked
            out["game"].append(int(record.notes.get("number", place)))
            out["move"].append(move)
            out["seat"].append(seat)
            out["question"].append(table.question())
            out["observation"].append([int(number) for number in described.of(table, seat)])
            out["options"].append(sorted(table.options()))
            out["action"].append(rules.actions.number(record.moves[move]))
        out["result"] += [worth[seat] for seat in out["seat"][first:]]
    return out


def write_decisions(records: list[GameRecord], file: Path) -> int:
    """The decisions as Parquet; says how many."""
    polars = loaded()
    kinds = {
        "game": polars.Int64, "move": polars.Int32, "seat": polars.Int8, "question": polars.Categorical,
        "observation": polars.List(polars.Int16), "options": polars.List(polars.Int16), "action": polars.Int16,
        "result": polars.Float32,
    }
    columns = decisions(records)
    polars.DataFrame(columns, schema=kinds).write_parquet(file)
    return len(columns["seat"])


def read_decisions(file: Path, game: str) -> dict[str, NDArray[Any]]:
    """Arrays for a learner: `observations`, `masks`, `actions`, `seats`, `results`, a row for each decision."""
    frame = loaded().read_parquet(file)
    masks = np.zeros((len(frame), len(games.get(game).actions)), np.bool_)
    for row, options in enumerate(frame["options"].to_list()):
        masks[row, options] = True
    return {
        "observations": np.array(frame["observation"].to_list(), np.int16), "masks": masks,
        "actions": frame["action"].to_numpy(), "seats": frame["seat"].to_numpy(), "results": frame["result"].to_numpy(),
    }


def loaded() -> Any:
    """Polars, or a sentence on where it comes from."""
    try:
        return importlib.import_module("polars")
    except ImportError:
        missing = {"missing": "polars"}
        raise BadSetup("no-lab", "Parquet needs polars: pip install 'zaubertisch[lab]'.", missing) from None


def text(record: GameRecord, seat: int, lang: str = "en") -> str:
    """The game as this seat lived it: what it heard, what it was asked and might say, and what it said."""
    rules = games.get(record.game)
    words = Words(lang, record.game, [f"seat_{each}" for each in range(record.seats)])
    lines = [words.say("title"), *(f"{key} = {value}" for key, value in record.options.items())]
    for move, table in enumerate(retold(record)):
        lines += [words.event(event, seat) for event in heard_by(seat, table.events)]
        if table.over:
            lines.append(words.outcome(table.outcome(), seat))
        elif table.asked == seat and move < len(record.moves):
            lines.append(words.question(table.question()))
            lines.append(OPTIONS + ", ".join(rules.actions.said(table.options())))
            lines.append(ANSWER + record.moves[move])
    return "\n".join(line for line in lines if line)


def answers(told: str) -> list[str]:
    """What the seat of a text said, in order."""
    return [line.removeprefix(ANSWER) for line in told.splitlines() if line.startswith(ANSWER)]
