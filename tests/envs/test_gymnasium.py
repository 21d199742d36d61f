"""Gymnasium's own check, unchanged, and what it does not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.settings import Table, everywhere
from zaubertisch.envs.setting import NAMES, players, settle

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra `envs`")


def made(table: Table, **more: Any) -> Any:
    return gymnasium.make(
        f"zaubertisch/{NAMES[table.game]}-v0", seats=table.seats, options=table.options, **more,
    )


@everywhere
def test_the_interface_is_as_gymnasium_wants_it(table: Table) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(made(table, opponents="random", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("opponents", ["random", "apprentice", "journeyman", "adept"])
def test_bots_of_every_strength_sit_on_the_other_seats(opponents: str) -> None:
    env = made(Table("abraca", 2, {"scoring": "single_round"}), opponents=opponents)
    _, info = env.reset(seed=2)
    while True:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if ended:
            break
    assert reward in (-1.0, 1.0)


def test_an_answer_that_is_no_option_loses_the_game() -> None:
    env = made(Table("abraca", 2, {}))
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended, info["refused"]) == (-1.0, True, "AB-020")


def test_the_learning_seat_sees_a_picture() -> None:
    env = made(Table("abraca", 2, {}), render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (960, 1280, 3)


def test_several_bots_are_named_clockwise() -> None:
    sitting = players(settle("abraca", 4), ["random", "journeyman"], 1, 0)
    assert [type(each).__name__ for each in sitting] == ["Thinking", "NoneType", "AtRandom", "Thinking"]


def test_many_tables_at_once_come_through_the_arena() -> None:
    env = gymnasium.make_vec(
        "zaubertisch/Abraca-v0", num_envs=4, vectorization_mode="vector_entry_point", opponents="random",
    )
    seen, infos = env.reset(seed=3)
    assert seen.shape == (4, env.single_observation_space.shape[0])
    ended = 0
    for _ in range(300):
        answers = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        seen, rewards, done, truncated, infos = env.step(answers)
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        for place in np.flatnonzero(done):
            ended += 1
            assert rewards[place] in (-1.0, 1.0)
            assert infos["final_obs"][place].shape == seen[place].shape
    assert ended > 0
