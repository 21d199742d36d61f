"""House: the tables of one device, who is connected to them, and what is to be kept and told."""

from __future__ import annotations

import time
from typing import Final

from zaubertisch.hindsight.hindsight import Hindsight
from zaubertisch.pocket import keeping
from zaubertisch.pocket.teaching import Teaching
from zaubertisch.pocket.wire import Wire
from zaubertisch.server.mishaps import NoSuchTable
from zaubertisch.server.table.live import LiveTable

ME: Final = "me"  # whoever has the device in hand; further people have keys of their own


class House:
    """Nothing here waits: whoever holds the house keeps what has changed, tells what was said, and lets it go on."""

    def __init__(self) -> None:
        self.pace = 0.0  # seconds a bot seems to think, so that people can follow
        self.tables: dict[str, LiveTable] = {}
        self.lent: dict[str, LiveTable] = {}  # a server's finished game, to look back at; never kept
        self.taught: Teaching | None = None  # a lesson; never kept
        self.hindsight: dict[str, Hindsight] = {}  # the game somebody looks back on, by table
        self.wires: dict[int, Wire] = {}
        self._said: list[tuple[int, str]] = []
        self._changed: dict[str, LiveTable] = {}
        self._gone: list[str] = []
        self._alone: dict[str, float] = {}  # since when nobody looks on, by the steady clock

    def get(self, table: str) -> LiveTable:
        """A table of this device."""
        if table not in self.tables:
            raise NoSuchTable(table)
        return self.tables[table]

    def seen(self, table: str) -> LiveTable:
        """A table one may look at here, though it may be another house's."""
        lesson = self.lesson_at(table)
        if lesson is not None:
            return lesson.live
        return self.lent[table] if table in self.lent else self.get(table)

    def lesson_at(self, table: str) -> Teaching | None:
        """The lesson at this table, if there is one."""
        return self.taught if self.taught is not None and self.taught.live.id == table else None

    def lend(self, live: LiveTable) -> None:
        """Have a finished game of another house in hand, in place of the one before."""
        self.lent = {live.id: live}

    def add(self, live: LiveTable) -> None:
        live.created = live.created or time.time()
        self.tables[live.id] = live
        self.keep(live)

    def keep(self, live: LiveTable) -> None:
        """The table has changed and is to be kept before anybody hears of it."""
        live.touched = time.time()
        self._changed[live.id] = live

    def forget(self, live: LiveTable) -> None:
        self.tables.pop(live.id)
        self._changed.pop(live.id, None)
        self._gone.append(live.id)

    def take_up(self, text: str) -> None:
        """A table as it was kept; the one in memory is newer."""
        live = keeping.read(text)
        self.tables.setdefault(live.id, live)

    def dial(self, number: int, table: str) -> None:
        """Somebody comes to a table; they hear of it once they have said who they are."""
        wire = Wire(number, self.seen(table), self._said)
        wire.person = ME
        self.wires[number] = wire

    def come_in(self, wire: Wire) -> None:
        """From now on this wire hears of all that happens; a clock that stood still goes on."""
        live = wire.live
        if wire in live.listeners:
            return
        live.listeners.append(wire)
        stood = time.monotonic() - self._alone.pop(live.id, time.monotonic())
        live.asked_times = [asked + stood for asked in live.asked_times]

    def hang_up(self, number: int) -> None:
        wire = self.wires.pop(number, None)
        if wire is not None and wire in wire.live.listeners:
            wire.live.listeners.remove(wire)
            if not wire.live.listeners:
                self._alone[wire.live.id] = time.monotonic()

    def to_keep(self) -> list[LiveTable]:
        """Every table that has changed since this was last asked."""
        changed, self._changed = self._changed, {}
        return list(changed.values())

    def to_forget(self) -> list[str]:
        """Every table that was closed since."""
        gone, self._gone = self._gone, []
        return gone

    def to_tell(self) -> list[tuple[int, str]]:
        """What was said since, to whom, in order."""
        said = self._said[:]
        self._said.clear()
        return said
