"""PettingZoo's own suites, unchanged, and what they do not ask."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from tests.envs.settings import Table, everywhere
from zaubertisch import envs
from zaubertisch.kernel.errors import Refused

suites = pytest.importorskip("pettingzoo.test", reason="needs the extra `envs`")

# An observation with a mask is a dictionary; PettingZoo's own card games are warned about it as well.
pytestmark = pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy array)")


@everywhere
def test_the_interface_is_as_pettingzoo_wants_it(table: Table) -> None:
    suites.api_test(envs.aec(table.game, table.seats, table.options), num_cycles=20)


@everywhere
def test_equal_seeds_give_equal_games(table: Table) -> None:
    suites.seed_test(lambda: envs.aec(table.game, table.seats, table.options), num_cycles=20)


def played(env: Any, seed: int) -> dict[str, float]:
    """A whole random game, and what it was worth to each agent together."""
    env.reset(seed=seed)
    lots = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(lots.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_what_a_game_is_worth_sums_to_nothing() -> None:
    total = played(envs.aec("abraca", 4), 1)
    assert sorted(total.values())[-1] > 0
    assert sum(total.values()) == pytest.approx(0)


def test_points_can_be_rewarded_as_well() -> None:
    total = played(envs.aec("abraca", 2, shaping=1.0), 1)
    assert max(total.values()) >= 9


def test_a_table_is_shown_in_words() -> None:
    env = envs.aec("abraca", 3, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0" in env.render()


@everywhere
def test_a_table_is_shown_as_a_picture(table: Table) -> None:
    env = envs.aec(table.game, table.seats, table.options, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (960, 1280, 3)
    assert picture.dtype == np.uint8
    for _ in range(40):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        if any(env.terminations.values()):
            break
    later = env.render()
    assert later.shape == picture.shape
    assert (later != picture).any()


def test_what_is_no_option_is_refused_with_its_rule() -> None:
    env = envs.aec("abraca", 2)
    env.reset(seed=1)
    with pytest.raises(Refused, match="AB-020"):
        env.step(0)


def test_an_environment_can_be_sent_elsewhere() -> None:
    there = pickle.loads(pickle.dumps(envs.aec("abraca", 3, {"chain": "free"})))
    assert there.setting.options["chain"] == "free"
    assert played(there, 3) == played(envs.aec("abraca", 3, {"chain": "free"}), 3)
