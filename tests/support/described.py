"""Whether what a page is told conforms to its description, the one its types are made from."""

from __future__ import annotations

import functools
import os
import pickle
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tools.described import Description, Either, Field, ListOf, Named, Plain, Said, Source, Type
from tools.view_types import ROOT

PYTHON_TYPES: Final = {"number": int, "boolean": bool, "string": str, "null": type(None)}


@functools.cache
def described(game: str) -> Description:
    """What a page is told of a game."""
    return all_described()[game]


@functools.cache
def all_described() -> dict[str, Description]:
    """Reading the whole source takes ten seconds, so whoever does it first keeps it for the processes beside it."""
    kept = ROOT / "build" / f"described-{fingerprint_of_source()}.pickle"
    if not kept.exists():
        source = Source(ROOT)
        write_whole(kept, pickle.dumps({game: source.describe(game) for game in source.games}))
    told: dict[str, Description] = pickle.loads(kept.read_bytes())
    return told


def fingerprint_of_source() -> str:
    """Another one whenever anything the descriptions are made from has changed."""
    rooms = [ROOT / "src/zaubertisch/kernel", ROOT / "src/zaubertisch/games", ROOT / "tools"]
    digest = sha256()
    for file in sorted(file for room in rooms for file in room.rglob("*.py")):
        digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def write_whole(file: Path, content: bytes) -> None:
    """Nobody reads half of it."""
    file.parent.mkdir(exist_ok=True)
    half = file.with_suffix(f".{os.getpid()}")
    half.write_bytes(content)
    half.replace(file)


def fault_of_view(game: str, view: Mapping[str, Any]) -> str:
    """Where a view, as it reaches the page with its outlook, departs from the description; or nothing."""
    told = described(game)
    names = [name for name in (told.view, told.outlook) if name]
    return faults_of(view, [each for name in names for each in told.record(name).fields], told)


def fault_of_event(game: str, kind: str, fields: Mapping[str, Any]) -> str:
    """Where an event departs from the description, or nothing."""
    told = described(game)
    return faults_of(fields, told.events[kind], told) if kind in told.events else f"{kind} is not described"


def fault(value: Any, wanted: Type, told: Description) -> str:
    """Where a value departs from its type, or nothing."""
    match wanted:
        case Plain(name=name):
            return "" if type(value) is PYTHON_TYPES[name] else f" is {value!r} and no {name}"
        case Said(text=text):
            return "" if value == text else f" is {value!r} and not {text!r}"
        case ListOf(each=each):
            if not isinstance(value, list):
                return f" is no list: {value!r}"
            return next((f"[]{found}" for part in value if (found := fault(part, each, told))), "")
        case Either(types=types):
            return "" if any(not fault(value, each, told) for each in types) else f" is {value!r}"
        case Named(name=name):
            return faults_of(value, told.record(name).fields, told)


def faults_of(value: Mapping[str, Any], fields: Sequence[Field], told: Description) -> str:
    """The first field that is missing, not described, or of another type."""
    extra = set(value) - {each.name for each in fields}
    missing = {each.name for each in fields if not each.optional} - set(value)
    if extra or missing:
        return f" has {sorted(extra)} too many and lacks {sorted(missing)}"
    faults = ((each.name, fault(value[each.name], each.type, told)) for each in fields if each.name in value)
    return next((f".{name}{found}" for name, found in faults if found), "")
