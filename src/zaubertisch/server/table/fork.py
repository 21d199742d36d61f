"""Fork: where a what-if game left the one it began as."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fork:
    """The other table, its last entry that both share, and how many entries of the fork's own log that makes."""

    table: str
    number: int
    entries: int
