"""Home: where the tables are kept, for nobody else to read, and by one server at a time."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

from zaubertisch.server.house.mishaps import HouseTaken

DATABASE: Final = "tables.sqlite3"
LOCK: Final = "server.lock"
OWNER_ONLY: Final = 0o700
OWNER_ONLY_FILE: Final = 0o600
OTHERS: Final = 0o077

#: What was found: made or in order, made narrower, or open to others and not ours to change.
Found = Literal["private", "tightened", "open"]

if sys.platform == "win32":
    import msvcrt

    def seize(file: int) -> None:
        """Lock a byte far behind the text, so that the text can be read."""
        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def seize(file: int) -> None:
        """Lock the open file: the lock goes with the process that holds it, however that ends."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def alone_in(home: Path) -> Iterator[None]:
    """One process has this home; any other is told which."""
    path = home / LOCK
    file = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY_FILE)
    try:
        try:
            seize(file)
        except (BlockingIOError, PermissionError) as error:
            raise HouseTaken(home, os.read(file, 20).decode("ascii", "replace").strip() or "?") from error
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(file)


def is_taken(home: Path) -> bool:
    """Whether a process has this home now."""
    try:
        with alone_in(home):
            return False
    except HouseTaken:
        return True


def settle_in(home: Path) -> Found:
    """Make the home, or look at the one there is: nobody but its owner may read tables, whatever the umask says."""
    if not home.exists():
        home.mkdir(parents=True, mode=OWNER_ONLY)
        home.chmod(OWNER_ONLY)
    found = tighten(home)
    for file in sorted(home.iterdir()):
        if is_ours(file):
            narrow(file, OWNER_ONLY_FILE)
    return found


def tighten(home: Path) -> Found:
    """Close a home that others may enter, if it is our own and serves nothing else."""
    if not is_wide(home):
        return "private"
    if any(not is_ours(file) for file in home.iterdir()) or not narrow(home, OWNER_ONLY):
        return "open"
    return "tightened"


def is_ours(path: Path) -> bool:
    """Whether a file of the home is one we put there."""
    return path.name == LOCK or path.name.startswith(DATABASE)


def is_wide(path: Path) -> bool:
    """Whether anybody but the owner may do anything; where there are no such modes, nobody may."""
    return os.name != "nt" and bool(stat.S_IMODE(path.stat().st_mode) & OTHERS)


def narrow(path: Path, mode: int) -> bool:
    """Take others' rights away where the file is ours; says whether nobody else has any now."""
    if is_wide(path) and path.stat().st_uid == os.geteuid():
        path.chmod(mode)
    return not is_wide(path)


def touch_private(path: Path) -> None:
    """An empty file only its owner may read, if there is none; what SQLite puts beside it gets the same mode."""
    with contextlib.suppress(FileExistsError):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
        if os.name != "nt":
            os.fchmod(file, OWNER_ONLY_FILE)
        os.close(file)
