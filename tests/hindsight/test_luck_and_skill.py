"""Luck and skill apart: the parts make the whole, a cheat wins by choices, rigged chance by luck."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from tests.hindsight.played import Choose, Rigged, cheat, honest, play
from zaubertisch import games
from zaubertisch.hindsight.course import Course
from zaubertisch.hindsight.findings import Findings
from zaubertisch.hindsight.hindsight import Hindsight
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.referee import Referee

SMALL = 40  # games played on
ENOUGH = 150
EACH = 100  # games of a title, where there is time


def seen(course: Course, budget: int = SMALL) -> Findings:
    found = Hindsight(course, budget).find()
    adds_up(course, found)
    return found


def adds_up(course: Course, found: Findings) -> None:
    """The curve ends where the game did, and what choices and luck did is all that happened, seat by seat."""
    winners = course.outcome.winners
    end = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(course.seats)]
    assert found.points[-1].chances == end
    assert found.points[-1].errors == [0.0] * course.seats
    for seat, each in enumerate(found.sums):
        assert each.start == found.points[0].chances[seat]
        assert each.end == end[seat]
        assert each.start + each.own + each.others + each.luck == pytest.approx(each.end, abs=1e-9)
        by_choices = sum(chosen.gain[seat] for part in found.stretches for chosen in part.choices)
        by_luck = sum(part.luck[seat] for part in found.stretches)
        assert each.own + each.others == pytest.approx(by_choices, abs=1e-9)
        assert each.luck == pytest.approx(by_luck, abs=1e-9)


def bots_of(game: str, seed: int, *names: str) -> list[Choose]:
    return [honest(game, name, seed + place) for place, name in enumerate(names)]


@pytest.mark.parametrize("game", games.IDS)
def test_the_parts_make_the_whole(game: str) -> None:
    course = play(game, bots_of(game, 1, "thumb", "random"), 3)
    found = seen(course, 20)
    assert [point.number for point in found.points] == sorted({point.number for point in found.points})
    assert found.points[0].number == -1
    assert found.points[-1].number == course.last - 1


def test_the_same_game_gets_the_same_answer() -> None:
    one, other = (seen(play("abraca", bots_of("abraca", 1, "thumb", "random"), 3), 20) for _ in range(2))
    assert asdict(one) == asdict(other)


def test_more_of_the_budget_only_adds_to_what_was_found() -> None:
    hindsight = Hindsight(play("abraca", bots_of("abraca", 1, "thumb", "random"), 3), SMALL)
    spent = 0
    while hindsight.go_on():
        assert hindsight.spent >= spent
        spent = hindsight.spent
        adds_up(hindsight.course, hindsight.findings())
    assert spent >= SMALL


def test_whoever_does_the_usual_wins_by_luck_alone() -> None:
    course = play("abraca", bots_of("abraca", 4, "bold", "thumb"), 4)
    found = seen(course)
    usual = [seat for seat in range(2) if all(
        chosen.seat != seat for part in found.stretches for chosen in part.choices
    )]
    for seat in usual:
        assert found.sums[seat].own == 0.0


def test_a_running_game_is_not_looked_back_on() -> None:
    with pytest.raises(AssertionError, match="nobody's"):
        Course(Referee(games.get("abraca"), 2, FastChance(1)))


def sums_over(game: str, count: int, budget: int, rigged: bool) -> tuple[float, float, int]:
    """What own choices and luck did for seat 0 in all games together, and how many it won."""
    own, luck, won = 0.0, 0.0, 0
    for seed in range(count):
        if rigged:
            players = bots_of(game, seed, "random", "random")
            course = play(game, players, seed, Rigged(games.get(game), 0, 4, seed))
        else:
            course = play(game, [cheat(game), honest(game, "thumb", seed)], seed)
        found = seen(course, budget)
        own += found.sums[0].own
        luck += found.sums[0].luck
        won += 0 in course.outcome.winners
    return own / count, luck / count, won


@pytest.mark.many
def test_a_cheat_wins_by_choices() -> None:
    own, luck, won = sums_over("abraca", 2, ENOUGH, rigged=False)
    assert won == 2
    assert own > 0.1
    assert own > luck


@pytest.mark.many
def test_rigged_chance_is_luck() -> None:
    own, luck, won = sums_over("abraca", 2, ENOUGH, rigged=True)
    assert won
    assert luck > 0.1
    assert luck > own


@pytest.mark.whole
@pytest.mark.parametrize("game", ["abraca"])
def test_a_hundred_cheats_win_by_choices(game: str) -> None:
    own, luck, won = sums_over(game, EACH, 300, rigged=False)
    assert won > 0.6 * EACH
    assert own > 0.1
    assert own > luck


@pytest.mark.whole
@pytest.mark.parametrize("game", ["abraca"])
def test_a_hundred_rigged_games_are_won_by_luck(game: str) -> None:
    own, luck, won = sums_over(game, EACH, 300, rigged=True)
    assert won > 0.6 * EACH
    assert luck > 0.1
    assert luck > own
