"""The log of a live game, and GameRecord: a whole game as JSON, what was said and what chance said.

A replay needs no seed.
"""

from __future__ import annotations

import json
from typing import Any, Final

from zaubertisch.kernel.chance import ScriptedChance
from zaubertisch.kernel.errors import BadRecord, ZaubertischError
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table

FORMAT: Final = 1

DEAL: Final = "deal"
MOVE: Final = "move"
UNDO: Final = "undo"


class Deed:
    """One entry of a live game's log: the deal, a seat's word, or moves taken back; what chance said, what happened.

    `sides` and `outcomes` are the chance events: among how many, and which. The word of an undo says how many entries
    stand after it.
    """

    def __init__(
        self, number: int, kind: str, seat: int, word: str, sides: list[int], outcomes: list[int], events: list[Event],
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.word = word
        self.sides = sides
        self.outcomes = outcomes
        self.events = events

    def __reduce__(self) -> tuple[Any, ...]:
        return Deed, (self.number, self.kind, self.seat, self.word, self.sides, self.outcomes, self.events)


def effective(log: list[Deed]) -> list[Deed]:
    """The deal and the moves that stand: what was taken back is gone."""
    out: list[Deed] = []
    for deed in log:
        if deed.kind == UNDO:
            del out[int(deed.word) :]
        else:
            out.append(deed)
    return out


class GameRecord:
    """The log of one game: moves in words and every outcome of chance, in order; `notes` is for whoever keeps it."""

    def __init__(
        self, game: str, version: int, seats: int, options: dict[str, str], moves: list[str], chance: list[int],
        notes: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.moves = moves
        self.chance = chance
        self.notes: dict[str, Any] = notes or {}

    def __reduce__(self) -> tuple[Any, ...]:
        return GameRecord, (
            self.game, self.version, self.seats, self.options, self.moves, self.chance, self.notes,
        )

    def to_json(self) -> str:
        """The record as text, for `read_record`."""
        whole = {
            "format": FORMAT, "game": self.game, "version": self.version, "seats": self.seats,
            "options": self.options, "moves": self.moves, "chance": self.chance, "notes": self.notes,
        }
        return json.dumps(whole, ensure_ascii=False, indent=1)

    def replay(self, game: Game, moves: int | None = None, listening: bool = False) -> Table:
        """The table after the first `moves` moves, or after all of them."""
        if self.game != game.key or self.version > game.version:
            raise BadRecord(
                "foreign-record", f"This record is of {self.game}, rules version {self.version}; "
                f"here are the rules of {game.key}, version {game.version}.",
                {"game": self.game, "version": str(self.version)},
            )
        said = 0
        try:
            chosen = game.settle(self.seats, self.options)  # to `new`, no seats would mean the fewest
            table = game.new(self.seats, options=chosen, chance=ScriptedChance(self.chance), listening=listening)
            for word in self.moves[:moves]:
                said += 1
                table.apply(game.actions.number(word))
        except ZaubertischError as error:
            broken = BadRecord(
                "broken-record", f"The record breaks the rules at move {said}: {error}",
                {"move": str(said), "reason": str(error)},
            )
            broken.__cause__ = error  # the compiler forgets the `from`, and catalogues need it
            raise broken from error
        return table


def read_record(text: str) -> GameRecord:
    """A record from its JSON, or one sentence saying what is wrong with it."""
    try:
        whole = json.loads(text)
    except ValueError as error:
        raise BadRecord("not-json", f"This is not a game record: {error}.", {"reason": str(error)}) from error
    if not isinstance(whole, dict) or not _fits(whole.get("format"), "number") or whole["format"] < 1:
        raise BadRecord("no-record", "This is JSON, but not a game record.", {})
    if whole["format"] > FORMAT:
        raise BadRecord(
            "future-record", f"This record has format {whole['format']}; this program reads up to {FORMAT}.",
            {"format": str(whole["format"]), "known": str(FORMAT)},
        )
    for field, kind in _FIELDS:
        if not _fits(whole.get(field), kind):
            raise BadRecord("bad-field", f"The record's field “{field}” is missing or of the wrong kind.",
                            {"field": field})
    return GameRecord(
        whole["game"], whole["version"], whole["seats"], whole["options"], whole["moves"], whole["chance"],
        whole["notes"],
    )


_FIELDS: Final[list[tuple[str, str]]] = [
    ("game", "word"), ("version", "number"), ("seats", "number"), ("options", "choices"), ("moves", "words"),
    ("chance", "numbers"), ("notes", "notes"),
]


def _fits(value: Any, kind: str) -> bool:
    if kind == "word":
        return isinstance(value, str)
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "words":
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    if kind == "numbers":
        return isinstance(value, list) and all(_fits(each, "number") for each in value)
    if kind == "choices":
        return isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
    return isinstance(value, dict)
