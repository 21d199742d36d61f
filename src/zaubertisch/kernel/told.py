"""What a record tells of its chance, read strictly: every field is known and of its kind, or nothing is believed.

Scheme 2 is written by tables that were sealed; scheme 1, which has no number, by those dealt before there was sealing.
"""

from __future__ import annotations

from typing import Any, Final

from zaubertisch.kernel.errors import BadRecord
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.sealing import SealedSeat, digest

HIGHEST: Final = 2**53 - 1  # a page counts no further
TEXT: Final = "text"
TEXTS: Final = "texts"
DRAWS: Final = "draws"
ENTRIES: Final = "entries"
SEATS: Final = "seats"
SCHEME: Final = "scheme"

FIRST: Final[dict[str, str]] = {"commitment": TEXT, "seed": TEXT, "numbers": TEXTS, "draws": DRAWS, "log": TEXTS}
SECOND: Final[dict[str, str]] = {
    "scheme": SCHEME, "commitment": TEXT, "seed": TEXT, "transcript": TEXT, "seats": SEATS, "log": ENTRIES,
    "digest": TEXT,
}
SEAT: Final[dict[str, str]] = {"bot": TEXT, "pledge": TEXT, "tag": TEXT, "salt": TEXT, "number": TEXT}


class Told:
    """The chance of one game: who promised what, and everything that was said and drawn."""

    def __init__(self, scheme: int, commitment: str, seed: str, names: list[str]) -> None:
        self.scheme = scheme
        self.commitment = commitment
        self.seed = seed
        self.names = names
        self.numbers: list[str] = []
        self.words: list[str] = []  # of every entry after the deal, those taken back included
        self.draws: list[list[int]] = []  # among how many, and which
        self.counts: list[int] = []  # scheme 2: how many draws each entry had, the deal first
        self.seats: list[SealedSeat] = []
        self.salts: list[str] = []
        self.transcript = ""
        self.digest = ""


def told(record: GameRecord) -> Told:
    """What the record says of its chance, if it says it in the right form."""
    fairness: Any = record.notes.get("fairness")
    names: Any = record.notes.get("names")
    known = _is_record(record) and set(record.notes) == {"fairness", "names"} and _is(TEXTS, names)
    if not known or len(names) != record.seats:
        raise _unknown()
    if _has(fairness, FIRST):
        return _first(fairness, names)
    if _has(fairness, SECOND) and len(fairness["seats"]) == record.seats:
        return _second(fairness, names)
    raise _unknown()


def _unknown() -> BadRecord:
    return BadRecord("no-fairness", "This record does not say how its chance came about.", {})


def _first(fairness: dict[str, Any], names: list[str]) -> Told:
    out = Told(1, fairness["commitment"], fairness["seed"], names)
    out.numbers = fairness["numbers"]
    out.words = fairness["log"]
    out.draws = fairness["draws"]
    return out


def _second(fairness: dict[str, Any], names: list[str]) -> Told:
    out = Told(2, fairness["commitment"], fairness["seed"], names)
    for seat in fairness["seats"]:
        out.seats.append(SealedSeat(seat["tag"], seat["bot"], seat["pledge"]))
        out.salts.append(seat["salt"])
        out.numbers.append(seat["number"])
    for word, draws in fairness["log"]:
        out.words.append(word)
        out.draws += draws
        out.counts.append(len(draws))
    if out.words[0] != "deal":
        raise _unknown()
    del out.words[0]
    out.transcript = fairness["transcript"]
    out.digest = fairness["digest"]
    return out


def record_digest(record: GameRecord, said: Told) -> str:
    """Everything a record of scheme 2 tells, as one digest."""
    parts = ["zaubertisch-record-2", said.transcript, said.seed]
    for seat, name in enumerate(said.names):
        parts += [name, said.salts[seat], said.numbers[seat]]
    parts += [str(len(said.words)), *said.words, *[str(count) for count in said.counts]]
    for sides, outcome in said.draws:
        parts += [str(sides), str(outcome)]
    parts += [str(len(record.moves)), *record.moves, *[str(outcome) for outcome in record.chance]]
    return digest(parts)


# Forms


def _is_record(record: GameRecord) -> bool:
    return (
        _is(TEXTS, record.moves) and all([_is_count(each) for each in record.chance]) and _is_count(record.version)
        and _is_count(record.seats) and _is_text(record.game)
        and all([_is_text(key) and _is_text(value) for key, value in record.options.items()])
    )


def _has(value: Any, fields: dict[str, str]) -> bool:
    """Whether it has these fields, all of their kind, and no others."""
    return isinstance(value, dict) and set(value) == set(fields) and all(
        [_is(kind, value[field]) for field, kind in fields.items()]
    )


def _is(kind: str, value: Any) -> bool:
    if kind == TEXT:
        return _is_text(value)
    if kind == SCHEME:
        return type(value) is int and value == 2
    if not isinstance(value, list):
        return False
    if kind == TEXTS:
        return all([_is_text(each) for each in value])
    if kind == DRAWS:
        return all([_is_draw(each) for each in value])
    if kind == SEATS:
        return all([_has(each, SEAT) for each in value])
    return bool(value) and all([_is_entry(each) for each in value])


def _is_text(value: Any) -> bool:
    """A text every program reads alike: without halves of characters."""
    return isinstance(value, str) and not any([0xD800 <= ord(each) <= 0xDFFF for each in value])


def _is_entry(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and _is_text(value[0]) and _is(DRAWS, value[1])


def _is_draw(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all([_is_count(each) for each in value]) and value[0] > 0


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= HIGHEST
