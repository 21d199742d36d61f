"""Games on disk: written whole or not at all, read with a sentence for whatever is wrong."""

from __future__ import annotations

import os
from pathlib import Path

from zaubertisch.cli.mishap import Mishap, NoFile
from zaubertisch.kernel.record import GameRecord, read_record


def write_whole(path: Path, text: str) -> None:
    """Write beside the file, then put it in its place: after a crash it is the old one or the new one, never half."""
    target = path.resolve()
    if target.exists() and not target.is_file():
        raise Mishap("not-a-file", path=str(path))
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        write_down(beside, text)
        os.replace(beside, target)
    except OSError as error:
        beside.unlink(missing_ok=True) if beside.parent.is_dir() else None
        raise NoFile("cannot-save", str(path), error) from error


def write_down(path: Path, text: str) -> None:
    """Write a file that is on disk when this returns."""
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def keep(path: Path, record: GameRecord) -> None:
    """Save a game."""
    write_whole(path, record.to_json() + "\n")


def fetch(path: Path) -> GameRecord:
    """A game that was saved."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise NoFile("cannot-read", str(path), error) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise Mishap("not-json") from error


def free_name(game: str) -> Path:
    """A name in this folder that no file has yet, for a game whose file was not named."""
    number = 1
    path = Path(f"zaubertisch-{game}.json")
    while path.exists():
        number += 1
        path = Path(f"zaubertisch-{game}-{number}.json")
    return path
