"""Check a finished live game: that its chance was fixed before the deal, and that the rules were kept to the end.

Three things are shown. The opened seed is the one committed to; every chance event follows from that seed and the
people's own numbers; and the log, played again by the rules, asks for exactly these chance events and ends the same.
"""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel.chance import KeyedChance, RecordedChance, ScriptedChance, commitment, fresh_key
from zaubertisch.kernel.errors import BadRecord, ZaubertischError
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.table import Table


class Unfair(ZaubertischError):
    """A record whose chance or whose moves do not hold; says which."""

    def __init__(self, key: str, sentence: str, number: int = 0) -> None:
        super().__init__(key, sentence, {"number": str(number)})


def verify(game: Game, record: GameRecord) -> int:
    """How many chance events were checked; raises `Unfair` with the first thing that does not hold."""
    fairness = told(record)
    if commitment(fairness["seed"]) != fairness["commitment"]:
        raise Unfair("unfair-seed", "The seed is not the one that was committed to before the deal.")
    draws: list[list[int]] = fairness["draws"]
    check_draws(fresh_key(fairness["seed"], fairness["numbers"]), draws)
    check_log(game, record, fairness["log"], draws)
    return len(draws)


def told(record: GameRecord) -> dict[str, Any]:
    """What the record says of its chance, if it says it in the right form."""
    fairness = record.notes.get("fairness")
    if not isinstance(fairness, dict) or not _well_formed(fairness):
        raise BadRecord("no-fairness", "This record does not say how its chance came about.", {})
    return fairness


def _well_formed(fairness: dict[str, Any]) -> bool:
    numbers, draws, log = fairness.get("numbers"), fairness.get("draws"), fairness.get("log")
    return (
        isinstance(fairness.get("seed"), str) and isinstance(fairness.get("commitment"), str)
        and isinstance(numbers, list) and all(isinstance(each, str) for each in numbers)
        and isinstance(log, list) and all(isinstance(each, str) for each in log)
        and isinstance(draws, list) and all(_is_draw(each) for each in draws)
    )


def _is_draw(draw: Any) -> bool:
    return isinstance(draw, list) and len(draw) == 2 and all(type(each) is int for each in draw) and draw[0] > 0


def check_draws(key: str, draws: list[list[int]]) -> None:
    """Every chance event in turn from the keyed stream."""
    stream = KeyedChance(key)
    for number, (sides, outcome) in enumerate(draws, 1):
        if stream.below(sides) != outcome:
            raise Unfair("unfair-draw", f"Chance event {number} does not follow from the seed.", number)


def check_log(game: Game, record: GameRecord, log: list[str], draws: list[list[int]]) -> None:
    """Play the log again, moves taken back included; chance goes on where it was, as it did at the table."""
    stream = RecordedChance(ScriptedChance([outcome for _, outcome in draws]))
    number = 0
    try:
        stood = [game.new(record.seats, options=record.options, chance=stream)]
        moves: list[str] = []
        for word in log:
            number += 1
            if word.startswith("undo "):
                length = int(word.removeprefix("undo "))
                del stood[length:], moves[length - 1 :]
            else:
                stood.append(after(game, stood[-1], word, stream))
                moves.append(word)
        last = stood[-1]
    except (ZaubertischError, ValueError, IndexError) as error:
        raise Unfair("unfair-move", f"Entry {number} of the log breaks the rules: {error}", number) from error
    if stream.sides != [sides for sides, _ in draws]:
        raise Unfair("unfair-order", "The game does not ask for the chance events the record tells.")
    if not last.over or moves != record.moves:
        raise Unfair("unfair-end", "The log does not lead to the end the record tells.")


def after(game: Game, table: Table, word: str, stream: RecordedChance) -> Table:
    """The table one move further; the one before is kept for an undo."""
    following = table.clone()
    following.chance = stream
    following.apply(game.actions.number(word))
    return following
