"""Sealed: what was fixed with the seats, before anybody told a number."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any

from zaubertisch.kernel.sealing import SealedSeat, name_tag, pledge
from zaubertisch.server.table.seat import Seat


@dataclass
class Sealed:
    """The seats as they were sealed, by which version of the rules, and the digest of all that."""

    version: int
    seats: list[SealedSeat]
    transcript: str
    since: float = field(default_factory=time.monotonic)  # sealed, or taken up again by a new server

    def plain(self) -> dict[str, Any]:
        """As it is kept."""
        seats = [[seat.tag, seat.bot, seat.pledge] for seat in self.seats]
        return {"version": self.version, "seats": seats, "transcript": self.transcript}


def sealed_from(kept: dict[str, Any] | None) -> Sealed | None:
    """What `plain` wrote; nothing of a table that is not sealed yet, or was dealt before there was sealing."""
    if kept is None:
        return None
    return Sealed(kept["version"], [SealedSeat(*seat) for seat in kept["seats"]], kept["transcript"])


def ready_to_seal(seat: Seat) -> Seat:
    """The seat with a salt for its name; a number that was told before there were pledges is pledged by it."""
    promised = seat.pledge or (pledge(seat.number) if seat.number else "")
    return replace(seat, pledge=promised, salt=secrets.token_hex(16))


def seal_seat(seat: Seat) -> SealedSeat:
    return SealedSeat(name_tag(seat.salt, seat.name), seat.bot, seat.pledge)
