"""Every game is played to its end on a screen of 80×24, by keys; the screens are kept as text under build/terminal."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.cli.filled.multiplexer import Tmux, moves

KEPT = Path(__file__).parents[3] / "build" / "terminal"
ASKED = "▸"
HINTED = "✦ A good bot"
OVER = "Result:"

GAMES = [
    "abraca",
    *(pytest.param(game, marks=pytest.mark.whole) for game in ("wizwar", "magia", "drachenei", "zavandor")),
]


def play_to_the_end(tmux: Tmux) -> list[str]:
    """Follow the hints with two keys a move; every screen on which one was asked, and the last.

    A screen may be seen half painted, with the new heading above the old question: whether the game is over is asked
    again after every key.
    """
    screens = [tmux.until(lambda screen: ASKED in screen)]
    while OVER not in screens[-1]:
        before = moves(screens[-1])
        hinted = tmux.until(lambda screen: HINTED in screen or OVER in screen, "h")
        screens.append(hinted if OVER in hinted else tmux.until(partial(is_next, before), "Enter"))
    return screens


def is_next(before: int, screen: str) -> bool:
    return moves(screen) > before and (ASKED in screen or OVER in screen)


def keep(game: str, screens: list[str]) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    line = "═" * 80 + "\n"
    (KEPT / f"{game}-80x24.txt").write_text(line.join(screens), encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_at_80_by_24(game: str, tmp_path: Path) -> None:
    with Tmux("play", game, "--seed", "3", "--name", "Ada", "--save", "game.json", folder=tmp_path) as tmux:
        screens = play_to_the_end(tmux)
        keep(game, screens)
        tmux.until(lambda screen: "zaubertisch watch game.json" in screen.replace("\n", ""), "q")
    assert len(screens) > 10
    for screen in screens:
        assert len(screen.splitlines()) == 24
        assert all(key in screen.splitlines()[-1] for key in ("? Help", "h Hint", "u Undo", "q Quit"))
