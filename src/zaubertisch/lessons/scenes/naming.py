"""Names in scenes: a name nobody knows is told in a sentence, with the names that may have been meant."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Final

NEAREST: Final = 3
RESEMBLING: Final = 0.5  # of a name's letters, at least
FEW: Final = 12  # names that can all be told


class BadScene(Exception):
    """What a scene asks for and cannot be, in one sentence."""


def no_such(kind: str, name: str, known: Collection[str]) -> str:
    """“firebal” is no card; the nearest: “fireball”, …"""
    near = get_close_matches(name, known, NEAREST, RESEMBLING)
    if near:
        told = f"the nearest: {quoted(near)}"
    elif 0 < len(known) <= FEW:
        told = f"there are {quoted(known)}"
    else:
        told = "nothing is called like it"
    return f"“{name}” is no {kind}; {told}."


def quoted(names: Collection[str]) -> str:
    return ", ".join(f"“{each}”" for each in names)


def place_of(kind: str, name: str, known: Sequence[str]) -> int:
    """Where a name stands among all names of its kind."""
    if name not in known:
        raise BadScene(no_such(kind, name, known))
    return known.index(name)
