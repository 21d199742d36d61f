"""`zaubertisch static` writes a folder that needs no server, and harms no other folder."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from zaubertisch.cli import static
from zaubertisch.cli.mishap import Mishap
from zaubertisch.games import IDS


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, as small as one can be."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<html data-game=""><script src="/assets/early-1.js"></script></html>')
    (page / "assets" / "early-1.js").write_text('const PAGES = {"":["/assets/a.js"]};\nconst WORDS = {};')
    (page / "assets" / "early-1.js.br").write_bytes(b"packed")
    (page / "sw.js").write_text('const BUILD = "b";\nconst BOOK_FILES = [];')
    (page / "manifest.webmanifest").write_text('{"start_url": "/", "icons": [{"src": "/icon.svg"}]}')
    monkeypatch.setattr(static, "PAGE", page)
    return page


@pytest.mark.usefixtures("page")
def test_the_folder_names_nothing_outside_itself_and_holds_every_book(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    assert static.write_folder(folder) > 0
    index = (folder / "index.html").read_text()
    assert 'data-home="files"' in index
    assert '="/' not in index
    assert json.loads((folder / "manifest.webmanifest").read_text())["start_url"] == "./"
    assert "/assets/" not in (folder / "assets" / "early-1.js").read_text()
    assert not list(folder.rglob("*.br"))
    found = re.search(r"BOOK_FILES = (\[.*\]);", (folder / "sw.js").read_text())
    assert found is not None
    books = json.loads(found[1])
    assert all((folder / name).stat().st_size >= 0 for name in books)
    assert {f"books/rules-{game}-de.txt" for game in IDS} < set(books)
    assert [game["id"] for game in json.loads((folder / "books/games.txt").read_text())] == IDS


@pytest.mark.usefixtures("page")
def test_a_folder_written_before_is_written_anew_and_another_one_is_left_alone(tmp_path: Path) -> None:
    static.write_folder(tmp_path / "site")
    (tmp_path / "site" / "assets" / "old.js").touch()
    static.write_folder(tmp_path / "site")
    assert not (tmp_path / "site" / "assets" / "old.js").exists()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(Mishap, match="not-empty"):
        static.write_folder(tmp_path / "mine")
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear"


def test_without_a_built_page_there_is_nothing_to_write(page: Path, tmp_path: Path) -> None:
    (page / "index.html").unlink()
    with pytest.raises(Mishap, match="no-page-built"):
        static.write_folder(tmp_path / "site")
