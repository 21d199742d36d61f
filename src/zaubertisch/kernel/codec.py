"""Codec: any table, at any decision, as plain JSON and back; and the fingerprint two equal tables share."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from zaubertisch.kernel.chance import FastChance, KeyedChance, RecordedChance, ScriptedChance
from zaubertisch.kernel.errors import BadRecord
from zaubertisch.kernel.pile import Pile, Piles

#: What is not the game's state and therefore not saved: listening, the rules themselves; `__dict__` is the compiler's.
PASSING: Final = ("silent", "events", "rules", "__dict__")

KERNEL_CLASSES: Final[list[type]] = [FastChance, ScriptedChance, RecordedChance, KeyedChance, Pile, Piles]

CLASS: Final = "is"
COUNTS: Final = "counts"


def attributes(thing: object) -> list[str]:
    """The names of everything a thing holds, alike for the compiled and the interpreted build."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    names = vars(thing) if compiled is None else compiled
    return sorted(name for name in names if name not in PASSING)


def plain(thing: object) -> Any:
    """`thing` as numbers, words, lists and dictionaries only."""
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, list):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {name: plain(part) for name, part in thing.items()}
    if isinstance(thing, (Pile, Piles)):
        return thing.to_list()
    return {name: plain(getattr(thing, name)) for name in attributes(thing)}


def save(thing: object) -> Any:
    """`thing` as JSON that names its classes, so that `restore` can build it again."""
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, list):
        return [save(part) for part in thing]
    fields = {name: save(getattr(thing, name)) for name in attributes(thing) if name != COUNTS}
    if isinstance(thing, (Pile, Piles)):
        fields[COUNTS] = thing.to_list()
    return {CLASS: type(thing).__name__, **fields}


def restore(saved: Any, classes: list[type]) -> Any:
    """What `save` wrote, built again from the kernel's and the game's own `classes`."""
    return _build(saved, {each.__name__: each for each in KERNEL_CLASSES + classes})


def _build(saved: Any, classes: dict[str, type]) -> Any:
    if isinstance(saved, list):
        return [_build(part, classes) for part in saved]
    if not isinstance(saved, dict):
        return saved
    name = saved.get(CLASS)
    if name not in classes:
        raise BadRecord("bad-saved-table", f"A saved table speaks of “{name}”, which this game does not know.",
                        {"name": str(name)})
    thing = classes[name]()
    for field, part in saved.items():
        if field == COUNTS:
            thing.fill(part)
        elif field != CLASS:
            setattr(thing, field, _build(part, classes))
    return thing


def to_json(thing: object) -> str:
    """The one way to write `thing` down: equal things give equal bytes."""
    return json.dumps(save(thing), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(thing: object) -> str:
    """A short name for the exact state of a table: equal tables have equal fingerprints on every build and machine."""
    return hashlib.sha256(to_json(thing).encode()).hexdigest()[:16]
