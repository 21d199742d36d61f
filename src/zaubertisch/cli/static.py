"""A folder any web server can give out: the page with tables of its own, and the books a server would answer with."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from zaubertisch import games
from zaubertisch.cli.mishap import Mishap, NoFile
from zaubertisch.pocket import strengths
from zaubertisch.server.telling import books
from zaubertisch.words.bundles import LANGUAGES

PAGE: Final = Path(books.__file__).parents[1] / "page"
OURS: Final = "sw.js"  # lies in every folder that was written before
PACKED: Final = (".br", ".gz")  # most hosts pack by themselves
LISTS: Final = re.compile(r"(const (?:PAGES|WORDS|GAMES) = )\{.*\}")


def write_folder(folder: Path) -> int:
    """How many bytes were written; the folder is new, empty, or one that was written before."""
    if not (PAGE / "index.html").exists():
        raise Mishap("no-page-built")
    try:
        if folder.exists() and any(folder.iterdir()) and not (folder / OURS).exists():
            raise Mishap("not-empty", path=str(folder))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PAGE, folder, ignore=lambda _, names: [name for name in names if name.endswith(PACKED)])
        (folder / "books").mkdir()
        for name, text in all_books().items():
            (folder / name).write_text(text, encoding="utf-8")
        turn_to_files(folder)
    except OSError as error:
        raise NoFile("cannot-write", str(folder), error) from error
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def all_books() -> dict[str, str]:
    """The games, their rules and their words, by the names the page asks for them."""
    out = {"books/games.txt": json.dumps(books.all_games(strengths.names))}
    for lang in LANGUAGES:
        for game in games.IDS:
            out[f"books/rules-{game}-{lang}.txt"] = json.dumps(books.rules(game, lang), ensure_ascii=False)
        for game in ["general", *games.IDS]:
            key = "" if game == "general" else game
            out[f"books/words-{game}-{lang}-play.txt"] = books.catalogue(key, lang, "play")
            out[f"books/words-{game}-{lang}-rules.txt"] = books.catalogue(key, lang, "rules")
    return out


def turn_to_files(folder: Path) -> None:
    """The page is told that no server is behind it, and nothing in it names a place outside its folder."""
    change(folder / "index.html", lambda page: page.replace('data-game=""', 'data-game="" data-home="files"').replace(
        '="/', '="./',
    ))
    change(folder / "manifest.webmanifest", lambda manifest: manifest.replace('"/', '"./'))
    for early in folder.glob("assets/early-*.js"):
        change(early, lambda script: LISTS.sub(r"\1{}", script))  # a folder has one page, and says later what it needs
    names = sorted(file.relative_to(folder).as_posix() for file in folder.glob("books/*"))
    told = hashlib.sha256(b"".join((folder / name).read_bytes() for name in names)).hexdigest()[:8]
    change(folder / OURS, lambda worker: worker.replace(
        "const BOOK_FILES = []", f"const BOOK_FILES = {json.dumps(names)}",
    ).replace('const BUILD = "', f'const BUILD = "{told}'))
    (folder / ".nojekyll").touch()  # a host that would build a site of its own leaves the files as they are


def change(file: Path, how: Callable[[str], str]) -> None:
    file.write_text(how(file.read_text(encoding="utf-8")), encoding="utf-8")
