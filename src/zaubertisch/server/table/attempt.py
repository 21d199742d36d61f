"""Attempt: what has been tried and is to be committed; Snapshot: the table as it is kept between two moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from zaubertisch.kernel.record import Deed
from zaubertisch.kernel.referee import Tried
from zaubertisch.server.table.front import Status


@dataclass
class Attempt:
    """Something that has been tried and may now be committed; when, a bot's reason for it, why the table did it."""

    tried: Tried
    at: float
    because: list[Any] = field(default_factory=list)
    by: str = ""  # clock or absence, if the table answered for a person

    @property
    def deed(self) -> Deed:
        return self.tried.deed

    @property
    def status(self) -> Status:
        """The table's status once this is committed."""
        return "over" if self.tried.over else "running"


@dataclass
class Snapshot:
    """The table after log entry `number`, as the codec writes it, and how far its chance had been read."""

    number: int
    block: int
    body: str
