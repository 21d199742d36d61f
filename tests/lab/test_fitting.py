"""Learning a value: repeatable, better than knowing nothing, and kept as it was found."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from zaubertisch import games
from zaubertisch.bots.search.looking_ahead import Effort
from zaubertisch.bots.search.value import from_json
from zaubertisch.lab.fitting import playing, rounds
from zaubertisch.lab.fitting.__main__ import main
from zaubertisch.lab.fitting.descent import fit
from zaubertisch.lab.fitting.playing import LEARNERS, Lesson, play
from zaubertisch.lab.fitting.rounds import Plan, fitted, keep, lessons

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
    plan = Plan("magia", 4, 3, 3, 1, 5, 1)
    numbers = [lesson.number for at in range(3) for lesson in lessons(plan, at, None)]
    assert numbers == list(range(10))


def test_a_value_is_kept_as_it_was_found(tmp_path: Path) -> None:
    plan = Plan("magia", 10, 0, 1, 1, 5, 1)
    value = fitted(plan, [play(lesson) for lesson in lessons(plan, 0, None)])
    keep(value, tmp_path / "value.json")
    assert json.loads((tmp_path / "value.json").read_text()) == value
    assert from_json(value, LEARNERS["magia"].features, games.get("magia").options) is not None


def test_two_rounds_from_the_command_come_out_alike_each_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "LEARNING", QUICK)
    monkeypatch.setattr(rounds, "LEARNING", QUICK)
    said = ["magia", "--first", "16", "--later", "2", "--rounds", "2", "--checked", "2", "--seed", "3"]
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    codes = [main([*said, "--workers", "1", "--to", str(file)]) for file in files]
    lines = capsys.readouterr().out.splitlines()
    assert codes[0] == codes[1]
    assert lines[:2] == lines[2:]
    assert lines[1].startswith("round 2: ")
    if codes[0] == 0:
        assert files[0].read_text() == files[1].read_text()
