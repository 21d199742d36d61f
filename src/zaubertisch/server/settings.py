"""What an operator may set; every setting has a value that suits a household."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_home() -> Path:
    """Where tables are kept: $ZAUBERTISCH_HOME, or a folder of the user's."""
    told = os.environ.get("ZAUBERTISCH_HOME")
    return Path(told) if told else Path.home() / ".local" / "share" / "zaubertisch"


@dataclass
class Settings:
    """One server's settings."""

    database_url: str = ""
    home: Path = field(default_factory=default_home)
    secure_cookies: bool = False  # true behind TLS
    bot_workers: int = 1
    bot_seconds: float = 3.0  # the longest a bot may think
    bot_pace: float = 0.8  # seconds a bot seems to think, so that people can follow
    snapshot_every: int = 50
    absence_seconds: float = 120.0  # when an absent person's stand-in plays, if the table agreed to one
    requests_a_minute: int = 600
    tables_an_hour: int = 60
    moves_a_second: float = 20.0

    def url(self) -> str:
        """The database: what was told, or a file at home."""
        told = self.database_url or os.environ.get("DATABASE_URL", "")
        return told or f"sqlite:///{self.home / 'tables.sqlite3'}"
