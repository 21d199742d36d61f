"""Somebody at the table that fills the terminal: keys, mouse, hints, undo, refusals, pages to read, leaving."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.widgets import Input, Static

from tests.cli.filled.sitting_down import Guest, sit_down
from tests.cli.speaking import MISSING
from zaubertisch.cli.fullscreen.sheets import Leaving, Pager
from zaubertisch.games import IDS


@pytest.mark.parametrize("game", IDS)
def test_the_table_shows_board_question_options_and_story(game: str) -> None:
    async def look(guest: Guest) -> None:
        assert all(guest.pane(name) for name in ("head", "board", "question", "options", "story", "foot"))
        assert "Ada" in guest.pane("board") + guest.pane("seats")
        assert "▸" in guest.pane("options")

    sit_down(look, game)


def test_a_key_chooses_an_option_at_once() -> None:
    async def play(guest: Guest) -> None:
        await guest.press(MISSING)
        assert guest.moves > 1
        assert f"You call {MISSING}" in "".join(line.plain for line in guest.app.story.whole(200))

    sit_down(play)


def test_arrows_lead_to_an_option_and_enter_takes_it() -> None:
    async def play(guest: Guest) -> None:
        await guest.press("down", "down", "up")
        assert guest.at == guest.options[1]
        await guest.press("end")
        assert guest.at == guest.options[-1]
        await guest.press("home", "enter")
        assert guest.moves > 0

    sit_down(play)


def test_a_hint_points_at_an_option_and_enter_follows_it() -> None:
    async def play(guest: Guest) -> None:
        await guest.press("h")
        assert "A good bot would say" in guest.sheet()
        assert guest.moves == 0
        await guest.press("enter")
        assert guest.sheet() == ""
        assert guest.moves > 0

    sit_down(play)


def test_a_move_is_taken_back() -> None:
    async def play(guest: Guest) -> None:
        await guest.press("u")
        assert "no move that could be taken back" in guest.sheet()
        await guest.press("x")
        await guest.press(MISSING)
        await guest.press("u")
        assert "is taken back" in guest.sheet()
        assert guest.moves == 0
        assert "is taken back" in guest.app.story.whole(200)[-1].plain

    sit_down(play)


def test_what_is_not_allowed_tells_its_rule_and_the_next_key_only_puts_it_away() -> None:
    async def play(guest: Guest) -> None:
        await guest.press("9")
        assert "✗" in guest.sheet()
        await guest.press("enter")
        assert (guest.sheet(), guest.moves) == ("", 0)
        await guest.press("colon", *"stop", "enter")
        assert "[AB-" in guest.sheet()
        assert guest.moves == 0

    sit_down(play)


def test_a_line_can_be_typed_and_thought_better_of() -> None:
    async def play(guest: Guest) -> None:
        await guest.press("colon", *"rule", "space", *"AB-042", "enter")
        assert "[AB-042]" in guest.sheet()
        await guest.press("colon", "q", "escape")
        assert not guest.app.query_one("#line", Input).display
        await guest.press("colon", *"call", "space", MISSING, "enter")
        assert guest.moves > 0

    sit_down(play)


def test_options_and_the_board_can_be_pressed_with_the_mouse() -> None:
    async def play(guest: Guest) -> None:
        await guest.pilot.click("#options", offset=(4, 7))
        await guest.settle()
        before = guest.moves
        assert before > 0
        await guest.pilot.click("#board", offset=(6, 8))
        await guest.settle()
        assert guest.moves > before or "✗" in guest.sheet()

    sit_down(play)


def test_the_commands_below_can_be_pressed_too() -> None:
    async def play(guest: Guest) -> None:
        await guest.pilot.click("#foot", offset=(10, 0))
        await guest.settle()
        assert "A good bot would say" in guest.sheet()

    sit_down(play)


@pytest.mark.parametrize(("key", "shown"), [
    ("r", "[AB-001]"), ("t", "Round 1."), ("l", "Round 1"), ("c", "Magic Drink"), ("question_mark", "call 1"),
])
def test_pages_to_read_open_over_the_table_and_q_closes_them(key: str, shown: str) -> None:
    async def read(guest: Guest) -> None:
        await guest.press(key)
        assert isinstance(guest.app.screen, Pager)
        assert shown in str(guest.app.screen.query_one("#text", Static).render())
        await guest.press("down", "space", "end", "home", "b", "up", "x")
        await guest.press("q")
        assert len(guest.app.screen_stack) == 1

    sit_down(read)


def test_the_rules_are_searched() -> None:
    async def read(guest: Guest) -> None:
        await guest.press("r", "slash", *"qbg")
        assert isinstance(guest.app.screen, Pager), "what is written into the search commands nothing"
        await guest.press("backspace", "backspace", "backspace", *"die")
        found = str(guest.app.screen.query_one("#text", Static).render())
        assert "die" in found
        assert "[AB-001]" not in found
        await guest.press("enter", "slash", *"xyzzy")
        assert "Nothing found." in str(guest.app.screen.query_one("#text", Static).render())
        await guest.press("escape")
        assert len(guest.app.screen_stack) == 1

    sit_down(read)


def test_q_asks_whether_to_keep_a_game_that_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def leave(guest: Guest) -> None:
        await guest.press(MISSING)
        await guest.press("q")
        assert isinstance(guest.app.screen, Leaving)
        await guest.press("escape")
        assert guest.app.is_running
        await guest.press("q")
        await guest.leave("s")

    app = sit_down(leave)
    assert app.return_value == 0
    assert json.loads((tmp_path / "zaubertisch-abraca.json").read_text())["moves"][0] == f"call {MISSING}"
    assert any("--resume zaubertisch-abraca.json" in line for line in app.bridge.farewell())


def test_a_kept_game_is_left_at_once(tmp_path: Path) -> None:
    async def leave(guest: Guest) -> None:
        await guest.press(MISSING)
        await guest.leave("q")

    app = sit_down(leave, file=tmp_path / "game.json")
    assert app.return_value == 0
    assert (tmp_path / "game.json").exists()


def test_a_window_that_shrinks_says_so_and_comes_back() -> None:
    async def shrink(guest: Guest) -> None:
        await guest.pilot.resize_terminal(70, 20)
        await guest.pilot.pause()
        assert "70×20 is too small" in guest.pane("head")
        await guest.pilot.resize_terminal(120, 40)
        await guest.pilot.pause()
        assert "Round 1" in guest.pane("head")

    sit_down(shrink)


def test_german_words_everywhere() -> None:
    async def look(guest: Guest) -> None:
        assert "Welche Zahl steht in deiner Reihe?" in guest.pane("question")
        assert "Tipp" in guest.pane("foot")
        assert "Uralter Drache" in guest.pane("board")

    sit_down(look, lang="de")
