"""What may be refused to whoever keeps the house: each a sentence and a key."""

from __future__ import annotations

from pathlib import Path

from zaubertisch.kernel.errors import ZaubertischError


class HouseTaken(ZaubertischError):
    """Another process has this home."""

    def __init__(self, home: Path, pid: str) -> None:
        super().__init__(
            "house-taken", f"Another Zaubertisch (process {pid}) already keeps its tables in {home}.",
            {"home": str(home), "pid": pid},
        )


class NoHouse(ZaubertischError):
    def __init__(self, path: Path) -> None:
        super().__init__("no-house", f"No tables are kept in {path} yet.", {"path": str(path)})


class HouseThere(ZaubertischError):
    """Restoring would lay one house over another."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            "house-there", f"Tables are kept in {path} already; --replace puts them aside first.", {"path": str(path)},
        )


class OtherEngine(ZaubertischError):
    """What is done with a file is asked of a database server."""

    def __init__(self, engine: str) -> None:
        super().__init__(
            "other-engine", f"The tables are kept by {engine}; back them up with its own tools.", {"engine": engine},
        )


class NoDatabase(ZaubertischError):
    """A file that holds something else, or nothing."""

    def __init__(self, path: Path) -> None:
        super().__init__("no-database", f"{path} does not hold the tables of a Zaubertisch.", {"path": str(path)})


class Damaged(ZaubertischError):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            "damaged-database", f"{path} is damaged: {reason}.", {"path": str(path), "reason": reason},
        )


class NewerSchema(ZaubertischError):
    def __init__(self, revision: str, known: str) -> None:
        super().__init__(
            "newer-schema", f"These tables were written by a newer Zaubertisch (schema {revision}; this one knows "
            f"up to {known}). Nothing was changed; install the newer one.", {"revision": revision, "known": known},
        )


class OlderSchema(ZaubertischError):
    def __init__(self, revision: str, known: str) -> None:
        super().__init__(
            "older-schema", f"These tables were written by an older Zaubertisch (schema {revision}; this one has "
            f"{known}). Start the server once, and it brings them up.", {"revision": revision, "known": known},
        )


class BackupFailed(ZaubertischError):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            "backup-failed", f"The backup to {path} failed, and nothing was left there: {reason}.",
            {"path": str(path), "reason": reason},
        )


class FileThere(ZaubertischError):
    """A file that would be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__("file-there", f"{path} is there already and is not overwritten.", {"path": str(path)})


class NoSuchPerson(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("no-such-person", "Nothing is kept here of a person with this key.", {})


class BadAge(ZaubertischError):
    """A span of time that cannot be understood."""

    def __init__(self, text: str) -> None:
        super().__init__(
            "bad-age", f"“{text}” is not a span of time; say 90d, 12w or 36h.", {"text": text},
        )
