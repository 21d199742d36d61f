"""A learnt value: it knows its game, gives every seat its part, and is not asked where it was not taught."""

from __future__ import annotations

import math

import pytest

from tests.bots.test_honest_bots import positions
from zaubertisch import games
from zaubertisch.bots.magia.mind import IN_WORLD as MAGIA
from zaubertisch.bots.magia.mind import MagiaMind
from zaubertisch.bots.search.features import InWorld
from zaubertisch.bots.search.rolling import Horizon
from zaubertisch.bots.search.some_turns import SomeTurns, Turn
from zaubertisch.bots.search.value import Net, from_json, known, learnt
from zaubertisch.bots.wizwar.mind import IN_WORLD as WIZWAR
from zaubertisch.bots.wizwar.mind import WizWarMind
from zaubertisch.kernel.game import Option

FEATURES: dict[str, InWorld] = {"magia": MAGIA, "wizwar": WIZWAR}
MINDS: dict[str, SomeTurns] = {"magia": MagiaMind(), "wizwar": WizWarMind()}
TAUGHT = sorted(FEATURES)


def test_a_net_adds_up_what_its_units_say() -> None:
    net = Net([[1.0, -2.0], [0.5, 0.0]], [0.1, 0.0], [2.0, -1.0], 0.3)
    said = 0.3 + 2.0 * math.tanh(0.1 + 3.0 - 2.0) - math.tanh(1.5)
    assert net.chance([3.0, 1.0]) == pytest.approx(1 / (1 + math.exp(-said)))


@pytest.mark.parametrize("game", TAUGHT)
def test_the_kept_value_knows_every_option_its_game_has(game: str) -> None:
    assert MINDS[game].value is not None, f"teach it: zaubertisch lab fit {game}"


@pytest.mark.parametrize("game", TAUGHT)
def test_the_parts_of_all_seats_make_one_victory(game: str) -> None:
    value = MINDS[game].value
    assert value is not None
    for seats in (games.get(game).fewest, games.get(game).most):
        for table in positions(game, seats, 6):
            shares = [value.share(table, seat) for seat in range(seats)]
            assert min(shares) > 0
            assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_value_looks_at_a_number_for_each_of_its_names(game: str) -> None:
    names = FEATURES[game].names
    assert len(set(names)) == len(names)
    for seats in (games.get(game).fewest, games.get(game).most):
        table = games.get(game).new(seats, 3)
        buffers = [[math.nan] * len(names) for _ in range(seats)]
        FEATURES[game].write(table, buffers)
        assert not any(math.isnan(number) for buffer in buffers for number in buffer)
        assert {buffer[-1] for buffer in buffers} == {float(seats)}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_world_is_left_after_some_turns_of_everybody(game: str) -> None:
    mind, table = MINDS[game], games.get(game).new(2, 3)
    horizon = mind.until(table)
    assert isinstance(horizon, Turn)
    assert horizon.turn == mind.turn(table) + 2 * mind.turns + 1
    assert not horizon.is_reached(table)


def test_what_was_learnt_before_the_game_changed_is_not_asked() -> None:
    options = games.get("magia").options
    kept = {"names": MAGIA.names, "options": known(options), "units": [], "bias": [], "out": [], "offset": 0.0}
    assert from_json(kept, MAGIA, options) is not None
    assert from_json(kept, MAGIA, [*options, Option("moon", ["new", "full"])]) is None
    assert from_json({**kept, "names": MAGIA.names[1:]}, MAGIA, options) is None
    assert learnt("abraca", MAGIA, options) is None


def test_without_a_value_worlds_are_played_to_their_end_and_seats_are_alike() -> None:
    mind, table = MagiaMind(None), games.get("magia").new(4, 3)
    assert type(mind.until(table)) is Horizon
    assert mind.worth(table, 1) == 0.25
