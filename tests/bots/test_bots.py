"""The page of all bots, the bot every game has, and the clocks."""

from __future__ import annotations

import pytest

from tests.bots.sand import Sand
from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Calm, Choice, Countdown
from zaubertisch.bots.random_bot import RandomBot
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View


def nothing_to_imagine(chance: Chance) -> Table:
    raise AssertionError("this bot imagines nothing")


@pytest.mark.parametrize("game", games.IDS)
def test_every_game_has_a_bot_that_chooses_at_random(game: str) -> None:
    assert bots.names(game)[0] == "random"
    assert bots.get(game, "random") is RandomBot


@pytest.mark.parametrize("game", games.IDS)
def test_every_bot_is_found_by_its_name(game: str) -> None:
    for name in bots.names(game):
        assert isinstance(bots.get(game, name)(1), Bot)


def test_the_bots_of_simsala_bumm_are_named_from_weak_to_strong() -> None:
    assert bots.names("abraca") == ["random", "probable", "apprentice", "careful", "bold", "thumb", "adept", "master"]


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup) as refusal:
        bots.get("abraca", "merlin")
    known = "random, probable, apprentice, careful, bold, thumb, adept, master"
    assert str(refusal.value) == f"There is no bot “merlin” for abraca; there are {known}."
    assert refusal.value.key == "unknown-bot"
    assert refusal.value.fields == {"bot": "merlin", "game": "abraca", "known": known}


def test_bots_of_an_unknown_game_are_refused() -> None:
    with pytest.raises(BadSetup, match="There is no game “chess”"):
        bots.names("chess")


def test_a_game_without_bots_of_its_own_still_has_the_random_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "get", lambda game: None)
    assert bots.names("nim") == ["random"]


def test_the_random_bot_takes_every_option_equally_often() -> None:
    bot = RandomBot(3)
    taken = [bot.choose(View(0, 2, 0, ""), [4, 5, 9], nothing_to_imagine, Calm()).action for _ in range(3000)]
    assert all(abs(taken.count(action) - 1000) < 110 for action in (4, 5, 9))


def test_equal_seeds_choose_alike() -> None:
    def choices(seed: int) -> list[int]:
        bot = RandomBot(seed)
        return [bot.choose(View(0, 2, 0, ""), list(range(9)), nothing_to_imagine, Calm()).action for _ in range(20)]

    assert choices(1) == choices(1) != choices(2)


def test_a_choice_needs_no_reason() -> None:
    choice = Choice(3)
    assert (choice.action, choice.because, choice.fields) == (3, "", {})


def test_a_calm_clock_never_runs_out() -> None:
    clock = Calm()
    assert clock.left() == clock.left() > 0


def test_a_countdown_runs_down_and_out() -> None:
    assert Countdown(0.0).left() <= 0.0
    clock = Countdown(1000.0)
    assert 1000.0 >= clock.left() >= clock.left() > 0.0


def test_a_sand_clock_runs_out_by_looking() -> None:
    clock = Sand(2)
    assert [clock.left() > 0, clock.left() > 0] == [True, False]
