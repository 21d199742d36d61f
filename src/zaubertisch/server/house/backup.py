"""Back up and restore: the whole house in one file, taken while it is open, checked before it is trusted."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from zaubertisch.server.house.home import OWNER_ONLY_FILE, alone_in, settle_in, touch_private
from zaubertisch.server.house.mishaps import BackupFailed, Damaged, FileThere, HouseThere, NoDatabase
from zaubertisch.server.house.opening import Holding, engine_of, file_of, holding, opened, told
from zaubertisch.server.keeping.revisions import check_revision
from zaubertisch.server.settings import Settings

MAGIC = b"SQLite format 3\0"
LOG = "-wal"  # a write-ahead log must never meet another's file
BESIDE = [LOG, "-shm"]


@contextlib.contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A private file beside the target, which becomes the target once it is whole; nothing is overwritten."""
    if target.exists():
        raise FileThere(target)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    try:
        touch_private(part)
        yield part
        flush(part)
        put(part, target)
    finally:
        part.unlink(missing_ok=True)


def put(part: Path, target: Path) -> None:
    """Give the file its name, unless another has it by now; some disks cannot do both at once."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise FileThere(target) from None
    except OSError:
        if target.exists():
            raise FileThere(target) from None
        os.rename(part, target)
    flush(target.parent)


def flush(path: Path) -> None:
    """On disk when this returns; a folder's names where the system can."""
    if path.is_dir() and os.name == "nt":
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def back_up(settings: Settings, target: Path) -> Holding:
    """The house as it stands at one moment, into a file of its own; a running server plays on."""
    file = file_of(settings)
    with opened(settings), new_file(target) as part:
        with contextlib.closing(sqlite3.connect(file)) as house:
            try:
                house.execute("VACUUM INTO ?", [str(part)])  # one read transaction; deleted things stay behind
            except sqlite3.Error as error:
                raise BackupFailed(target, str(error)) from error
        return check(part)


def check(file: Path) -> Holding:
    """What this file holds, if it holds a sound house of a schema this program knows."""
    with file.open("rb") as opening:
        if opening.read(len(MAGIC)) != MAGIC:
            raise NoDatabase(file)
    engine = engine_of(f"sqlite:///{file}")
    try:
        with told(file), engine.connect() as connection:
            complaint = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
            if complaint != "ok":
                raise Damaged(file, complaint.splitlines()[-1])
            if not check_revision(connection):
                raise NoDatabase(file)
            return holding(connection)
    finally:
        engine.dispose()


def restore(settings: Settings, source: Path, replace: bool) -> tuple[Holding, Path | None]:
    """Put a backup in the place of the house; says what it holds, and where the old house stands now."""
    file = file_of(settings)
    settle_in(file.parent)
    with alone_in(file.parent):
        if is_there(file) and not replace:
            raise HouseThere(file)
        part = file.with_name(f"{file.name}.restoring")
        try:
            held = checked_copy(source, part)
            aside = set_aside(file) if is_there(file) else None
            os.replace(part, file)
            flush(file.parent)
        finally:
            for name in ["", *BESIDE]:
                Path(f"{part}{name}").unlink(missing_ok=True)
    return held, aside


def is_there(file: Path) -> bool:
    return file.exists() and file.stat().st_size > 0


def checked_copy(source: Path, part: Path) -> Holding:
    """The backup, copied to where it will be used and checked there; complaints name the backup."""
    part.unlink(missing_ok=True)
    touch_private(part)
    shutil.copyfile(source, part)
    flush(part)
    try:
        held = check(part)
    except NoDatabase:
        raise NoDatabase(source) from None
    except Damaged as error:
        raise Damaged(source, error.fields["reason"]) from None
    part.chmod(OWNER_ONLY_FILE)
    return held


def set_aside(file: Path) -> Path:
    """The old house under another name, byte for byte and whole before anything is taken from its own."""
    aside = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    while aside.exists():
        aside = aside.with_name(f"{aside.name}+")
    for name in ["", LOG]:
        if Path(f"{file}{name}").exists():
            second(f"{file}{name}", f"{aside}{name}")
    flush(file.parent)
    for name in BESIDE:
        Path(f"{file}{name}").unlink(missing_ok=True)
    return aside


def second(file: str, name: str) -> None:
    """A second name for a file, or a copy where the disk has no such thing."""
    try:
        os.link(file, name)
    except OSError:
        shutil.copy2(file, name)
