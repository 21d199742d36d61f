"""The drawn table: everything on it, nothing beyond its edge."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.abraca.scene import scene
from tests.games.wizwar.scene import scene as labyrinth
from zaubertisch.cli.table import tables
from zaubertisch.cli.table.boards.abraca import places
from zaubertisch.cli.table.boards.maze import maze_lines
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.event import WATCHER
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.view import View
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words

NAMES = ["Du", "Merlin", "Circe", "Prospero", "Morgana"]


def picture(view: View, width: int, lang: str = "de") -> str:
    console = Console(file=StringIO(), width=width, height=24, legacy_windows=False)
    console.print(tables.drawn(view, Words(lang, "abraca", NAMES, strict=True), width))
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_table_fits_any_width(seats: int, width: int, lang: str) -> None:
    said = picture(GAME.view(scene(seats).mystic(0, 8, 8, 7).table, 0), width, lang)
    assert max(len(line) for line in said.splitlines()) <= width
    assert "…" not in said.replace("Simsala…", "")
    assert all(name in said for name in NAMES[:seats])
    assert said.count("♥" * 6) == seats


def test_one_sees_others_from_the_front_and_oneself_from_the_back() -> None:
    said = picture(GAME.view(scene(2).row(0, 1, 2, 2, 3, 3).row(1, 5, 6, 6, 7, 8).table, 0), 80)
    assert "5ϟ 6✻ 6✻ 7◉ 8✚" in said
    assert "▒▒ ▒▒ ▒▒ ▒▒ ▒▒" in said
    assert "1♛ 2☽" not in said


def test_points_stand_only_where_they_count() -> None:
    assert picture(GAME.view(scene(3).table, 0), 80).count("0★") == 3
    assert "★" not in picture(GAME.view(scene(3, scoring="single_round").table, 0), 80)


def test_columns_fill_up() -> None:
    t = scene(4).row(0, 5, 5, 6, 7, 8).row(1, 5, 6, 6, 7, 8).row(2, 1, 2, 3, 4, 8).row(3, 2, 3, 4, 6, 8)
    assert places(GAME.view(t.table, 0), 5).plain == "▫····"
    t.says(0, "call 5")
    assert places(GAME.view(t.table, 0), 5).plain == "■▫···"
    assert "Zuletzt gelungen: 5 Gewitter." in picture(GAME.view(t.table, 0), 80)


def test_a_watcher_has_no_row_and_the_end_no_turn() -> None:
    view = GAME.view(scene(2).table, WATCHER)
    assert "▒" not in picture(view, 80)
    assert "Deine" not in picture(view, 80)
    view.asked = NOBODY
    view.lowest = 5
    assert "Das Spiel ist zu Ende." in picture(view, 80)
    assert "Zuletzt gelungen" not in picture(view, 80)


def test_there_is_room_for_what_spells_do_on_a_wide_screen() -> None:
    view = GAME.view(scene(2).table, 0)
    assert "links und rechts −1" in picture(view, 120)
    assert "links und rechts −1" not in picture(view, 80)


def test_a_game_nobody_has_drawn_is_shown_in_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    told = tables.page("zaubertisch.words.tables", "abraca", "lines")
    monkeypatch.setattr(tables, "page", lambda package, game, name: told if name == "lines" else None)
    said = picture(GAME.view(scene(2).table, 0), 100)
    assert "╭" in said
    assert "Der Würfel: 1, 1, 2, 2, 3, 3." in said


def test_a_game_nobody_has_told_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tables.page("zaubertisch.words.tables", "chess", "lines") is None
    monkeypatch.setattr(tables, "page", lambda package, game, name: None)
    assert tables.told(GAME.view(scene(2).table, 0), Words("de", "abraca")) == []


@pytest.mark.parametrize(("seats", "exits"), [
    (2, ["h5", "c5", "j3", "a3", "h1", "c1"]), (3, ["c10", "h10", "h6", "e3", "j8", "a8"]), (4, ["h10", "c10", "a8"]),
])
def test_a_small_maze_names_where_its_exits_lead(seats: int, exits: list[str]) -> None:
    view = labyrinth(seats).at(0, 0, 0).table.view(0)
    assert isinstance(view, WizWarView)
    lines = [line.plain for line in maze_lines(view, 43, 22, [])]
    assert max(len(line) for line in lines) <= 43
    assert len(lines) <= 22
    assert all(name in " ".join(lines) for name in exits)
