"""Pulse: whether the house can write at this moment, felt by writing."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import sqlalchemy as sa

from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.store import Store

EVERY: Final = 1.0  # seconds: whoever asks more often gets the last answer
PATIENCE: Final = 2.0


class Pulse:
    """The last write that was tried, and how it went."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writes = 0
        self._at = 0.0
        self._beat: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Whether a write goes through now, or went through a moment ago."""
        if self._beat is None or (self._beat.done() and time.monotonic() - self._at > EVERY):
            self._at = time.monotonic()
            self._beat = asyncio.create_task(self._write())
        await asyncio.wait([self._beat], timeout=PATIENCE)
        return self._beat.done() and self._beat.result()

    async def _write(self) -> bool:
        """One row, written anew."""
        self.writes += 1
        try:
            await self.store.run(write)
        except Exception:  # whatever it is, the answer is no
            return False
        return True


def write(connection: sa.Connection) -> None:
    connection.execute(sa.delete(schema.pulse))
    connection.execute(sa.insert(schema.pulse).values(id=1, at=time.time()))
