"""Sheets of figures: what is printed on a game's cards, to be corrected by whoever owns the box."""

from __future__ import annotations

from pathlib import Path

from zaubertisch.cli.mishap import Mishap, NoFile
from zaubertisch.games.drachenei.box.sheet import read, written
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables import drachenei

#: The only game so far whose cards had to be reconstructed.
RECONSTRUCTED = "drachenei"


def sheet_to_correct(words: Words) -> str:
    """All figures with their origin, as the text that `corrected` reads."""
    refuse_without_sheet(words.game)
    return drachenei.components(words)


def corrected(game: str, path: Path) -> str:
    """The sheet in a file, as the value of the option `components`: the record keeps all of it."""
    refuse_without_sheet(game)
    try:
        return written(read(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise NoFile("cannot-read", str(path), error) from error
    except UnicodeDecodeError as error:
        raise Mishap("not-text", path=str(path)) from error


def refuse_without_sheet(game: str) -> None:
    if game != RECONSTRUCTED:
        raise Mishap("no-components", game=game, known=RECONSTRUCTED)
