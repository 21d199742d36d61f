"""Sealing: what everybody has promised before the deal, and the key of all chance that follows from it.

The table commits to its seed, every person to a number of their own, and the seats are sealed: game, rules version,
options, names and promises become one digest, the transcript. Only then are the numbers told (see docs/fairness.md).
"""

from __future__ import annotations

import hashlib


def digest(parts: list[str]) -> str:
    """One digest of several texts; each is written after its length, so that no two lists are written alike."""
    whole = hashlib.sha256()
    for part in parts:
        text = part.encode("utf-8", "surrogatepass")
        whole.update(str(len(text)).encode() + b":" + text + b"\n")
    return whole.hexdigest()


def commitment(server_seed: str) -> str:
    """What is published when a table is opened: it binds the server to its seed and tells nothing of it."""
    return hashlib.sha256(("zaubertisch-seed-1\n" + server_seed).encode("utf-8", "surrogatepass")).hexdigest()


def pledge(number: str) -> str:
    """What a person publishes on sitting down: it binds them to their number and tells nothing of it."""
    return digest(["zaubertisch-number-2", number])


def name_tag(salt: str, name: str) -> str:
    """A name under a salt: it proves the name while the salt is known, and tells nothing when the salt is forgotten."""
    return digest(["zaubertisch-name-2", salt, name])


class SealedSeat:
    """A seat as it was sealed: the tag of its name, its bot if it is one's, its person's pledge if it is one's."""

    def __init__(self, tag: str, bot: str, promised: str) -> None:
        self.tag = tag
        self.bot = bot
        self.pledge = promised


def transcript(game: str, version: int, options: dict[str, str], committed: str, seats: list[SealedSeat]) -> str:
    """Everything that is fixed before a number is told, as one digest."""
    parts = ["zaubertisch-transcript-2", game, str(version), committed, str(len(options))]
    for key in sorted(options):
        parts += [key, options[key]]
    for seat in seats:
        parts += [seat.tag, seat.bot, seat.pledge]
    return digest(parts)


def chance_key(sealed: str, server_seed: str, numbers: list[str]) -> str:
    """The key of a table's chance: from its transcript, its seed and the numbers in seat order, nothing if withheld."""
    return digest(["zaubertisch-chance-2", sealed, server_seed, *numbers])


def first_key(server_seed: str, numbers: list[str]) -> str:
    """The key as the first scheme made it, when numbers were told on sitting down."""
    lines = ["zaubertisch-chance-1", server_seed, *numbers]
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()
