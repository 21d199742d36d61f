"""The arena: many tables at once show what each of them would show alone."""

from __future__ import annotations

import numpy as np
import pytest

from tests.envs.settings import Table, everywhere
from zaubertisch.envs.batch import SEEDS, returns
from zaubertisch.envs.numbers import Arena
from zaubertisch.envs.setting import players, settle
from zaubertisch.kernel.errors import Refused

STEPS = 150


@everywhere
def test_every_table_goes_as_it_would_alone(table: Table) -> None:
    arena = Arena(table.game, 3, table.seats, table.options, seed=11)
    setting = settle(table.game, table.seats, table.options)
    alone = [setting.new(11 + SEEDS * place) for place in range(3)]
    numbers = [1, 1, 1]
    for _ in range(STEPS):
        for place, one in enumerate(alone):
            assert arena.seats[place] == one.asked
            assert np.flatnonzero(arena.masks[place]).tolist() == sorted(one.options())
            assert arena.observations[place].tolist() == list(setting.observation.of(one, one.asked))
        answers = arena.any_answers()
        arena.step(answers)
        for place, one in enumerate(alone):
            one.apply(int(answers[place]))
            assert arena.done[place] == one.over
            if one.over:
                assert arena.rewards[place].tolist() == returns(one)
                alone[place] = setting.new(11 + SEEDS * place + numbers[place])
                numbers[place] += 1
            else:
                assert not arena.rewards[place].any()


def test_the_arrays_stay_where_they_are() -> None:
    arena = Arena("abraca", 4)
    before = arena.observations.__array_interface__["data"]
    for _ in range(200):
        arena.step(arena.any_answers())
    assert np.frombuffer(memoryview(arena.batch.observations), np.int16).__array_interface__["data"] == before
    assert not arena.observations.flags.writeable


def test_equal_seeds_give_equal_games() -> None:
    first, second = Arena("abraca", 5, 3, seed=4), Arena("abraca", 5, 3, seed=9)
    second.reset(4)
    for _ in range(100):
        first.step(first.any_answers())
        second.step(second.any_answers())
    assert np.array_equal(first.observations, second.observations)
    assert np.array_equal(first.lengths, second.lengths)


def test_an_answer_that_is_not_an_option_is_refused_and_nothing_happens_anywhere() -> None:
    arena = Arena("abraca", 2)
    before = arena.observations.copy()
    good = int(np.flatnonzero(arena.masks[0])[0])
    with pytest.raises(Refused, match="AB-020"):
        arena.step(np.array([good, 0]))  # stopping before the first call
    assert np.array_equal(before, arena.observations)


def test_only_seats_without_a_player_are_asked() -> None:
    setting = settle("abraca", 4)
    arena = Arena("abraca", 3, 4, players=players(setting, "journeyman", 2, 7))
    ended = 0
    for _ in range(400):
        assert (arena.seats == 2).all()
        arena.step(arena.any_answers())
        ended += int(arena.done.sum())
    assert ended > 0


def test_points_are_a_reward_of_their_own_where_that_is_wanted() -> None:
    plain, shaped = Arena("abraca", 1, seed=3), Arena("abraca", 1, seed=3, shaping=0.5)
    total = np.zeros(2)
    while True:
        answers = plain.any_answers()
        plain.step(answers)
        shaped.step(answers)
        total += shaped.rewards[0]
        if plain.done[0]:
            break
    won = total - plain.rewards[0]
    assert (won >= 0).all()
    assert won.max() >= 0.5 * 8  # who wins has at least eight points


def test_without_observations_everything_else_is_the_same() -> None:
    seeing, blind = Arena("abraca", 2, seed=5), Arena("abraca", 2, seed=5, observing=False)
    for _ in range(50):
        seeing.step(seeing.any_answers())
        blind.step(blind.any_answers())
    assert np.array_equal(seeing.masks, blind.masks)
    assert not blind.observations.any()


@pytest.mark.whole
@everywhere
def test_long_runs_go_from_game_to_game(table: Table) -> None:
    arena = Arena(table.game, 8, table.seats, table.options, seed=1)
    ended = 0
    for _ in range(4000):
        arena.step(arena.any_answers())
        ended += int(arena.done.sum())
    assert ended > 0
