"""Handing one's seats to another device: a code that works once and soon, so that no link ever holds the key."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 600
MOST: Final = 10_000


class Handing:
    """The codes that are under way; they are kept in memory only, and for each person only the last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._tokens: dict[str, tuple[str, float]] = {}  # by code: whose, and until when

    def give(self, token: str) -> str:
        """A new code for this person."""
        now = self.clock()
        kept = [(code, way) for code, way in self._tokens.items() if way[1] > now and way[0] != token]
        code = secrets.token_hex(16)
        self._tokens = dict([*kept[1 - MOST :], (code, (token, now + SECONDS))])
        return code

    def look(self, code: str) -> str:
        """Whose code it is, or nothing."""
        token, until = self._tokens.get(code, ("", 0.0))
        return token if until > self.clock() else ""

    def take(self, code: str) -> None:
        """It has been used."""
        self._tokens.pop(code, None)

    def forget(self, token: str) -> None:
        """Its key has been renewed."""
        self._tokens = {code: way for code, way in self._tokens.items() if way[0] != token}
