"""Learning a value: repeatable, better than knowing nothing, and kept as it was found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from zaubertisch import games
from zaubertisch.bots.search.looking_ahead import Effort
from zaubertisch.bots.search.value import from_json
from zaubertisch.cli.app import app
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.lab.fitting import playing, rounds
from zaubertisch.lab.fitting.descent import fit
from zaubertisch.lab.fitting.playing import LEARNERS, Lesson, play
from zaubertisch.lab.fitting.rounds import Plan, Round, fitted, keep, learn, lessons
from zaubertisch.lab.workers import Alone, Workers

QUICK = Effort(trials=2, options=2, guard=1.0)


def test_a_net_learns_who_is_ahead() -> None:
    chance = np.random.default_rng(1)
    numbers = chance.normal(0, 3, (4000, 2))
    shares = (numbers[:, 0] > numbers[:, 1]).astype(float)
    found = fit(numbers, shares, np.arange(4000) % 5 == 0, 1)
    assert found.loss < found.loss_of_nobody / 2
    assert found.net.chance([3.0, -3.0]) > 0.9
    assert found.net.chance([-3.0, 3.0]) < 0.1


@pytest.mark.parametrize("game", sorted(LEARNERS))
def test_a_lesson_is_repeatable_and_gives_each_seat_its_part(game: str) -> None:
    for number in (0, 1):
        learnt = play(Lesson(game, number, 7, None))
        assert learnt == play(Lesson(game, number, 7, None))
        assert len(learnt.numbers) == len(learnt.shares) > 0
        assert {len(row) for row in learnt.numbers} == {len(LEARNERS[game].features.names)}


def test_no_two_rounds_learn_from_the_same_games() -> None:
    plan = Plan("magia", 4, 3, 3, 1, 5)
    numbers = [lesson.number for at in range(3) for lesson in lessons(plan, at, None)]
    assert numbers == list(range(10))


def test_a_value_is_kept_as_it_was_found(tmp_path: Path) -> None:
    plan = Plan("magia", 10, 0, 1, 1, 5)
    value = fitted(plan, [play(lesson) for lesson in lessons(plan, 0, None)])
    keep(value, tmp_path / "value.json")
    assert json.loads((tmp_path / "value.json").read_text()) == value
    assert from_json(value, LEARNERS["magia"].features, games.get("magia").options) is not None


def test_two_rounds_come_out_alike_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LEARNING", QUICK)
    monkeypatch.setattr(rounds, "LEARNING", QUICK)
    plan = Plan("magia", 16, 2, 2, 2, 3)
    found, lines = learn(plan, Alone())
    assert [line.games for line in lines] == [16, 18]
    assert str(lines[0]).startswith("round 1: 16 games, ")
    assert (found, lines) == learn(plan, Alone())
    assert (found is None) == all(line.share < 0.5 for line in lines)


def test_a_game_without_a_value_teaches_nothing() -> None:
    with pytest.raises(BadSetup, match=r"The bots of abraca use no learnt value; those of magia, wizwar do\."):
        learn(Plan("abraca", 1, 1, 1, 1, 1), Alone())


def test_the_command_writes_what_was_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    value = {"names": ["life"], "units": [[1.0]]}
    said: list[Plan] = []

    def taught(plan: Plan, workers: Workers) -> tuple[dict[str, Any], list[Round]]:
        said.append(plan)
        return value, [Round(1, 3, 40, 0.6, 0.7, 0.75, 0.5, 0.9)]

    monkeypatch.setattr(rounds, "learn", taught)
    words = ["lab", "fit", "wizwar", "--games", "3", "--rounds", "1", "--workers", "1", "--into"]
    shown = CliRunner().invoke(app, [*words, str(tmp_path / "value.json")])
    assert shown.exit_code == 0
    assert "wins 75.0% (50.0% to 90.0%)" in shown.output
    assert said == [Plan("wizwar", 3, 300, 1, 60, 1)]
    assert json.loads((tmp_path / "value.json").read_text()) == value
