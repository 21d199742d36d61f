"""Policies and features read of a world what their seat may know there, and rolls stop where they should."""

from __future__ import annotations

import pytest

from tests.bots.test_honest_bots import positions
from zaubertisch import bots, games
from zaubertisch.bots.abraca.features import AbracaFeatures
from zaubertisch.bots.drachenei.features import DracheneiFeatures
from zaubertisch.bots.magia.features import MagiaFeatures
from zaubertisch.bots.policy import AsBot, AtRandom, Policy
from zaubertisch.bots.search.features import Features
from zaubertisch.bots.search.rolling import Horizon, roll
from zaubertisch.bots.wizwar.features import WizWarFeatures
from zaubertisch.bots.zavandor.features import ZavandorFeatures
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.table import Table

FEATURES: dict[str, Features] = {
    "abraca": AbracaFeatures(), "drachenei": DracheneiFeatures(), "magia": MagiaFeatures(), "wizwar": WizWarFeatures(),
    "zavandor": ZavandorFeatures(),
}
WORLDS = 3


def by_thumb(game: str) -> Policy:
    return AsBot(bots.get(game, "thumb")(3))


def written(game: str, table: Table, seat: int) -> list[float]:
    buffer = [0.0] * len(FEATURES[game].names)
    FEATURES[game].write(table, seat, buffer)
    return buffer


@pytest.mark.parametrize("game", games.IDS)
def test_a_policy_picks_alike_in_every_world_its_seat_thinks_possible(game: str) -> None:
    for seats in (games.get(game).fewest, games.get(game).most):
        for table in positions(game, seats, 12):
            picked = by_thumb(game).pick(table, table.asked, FastChance(1))
            assert picked in table.options()
            for seed in range(WORLDS):
                world = imagined(table, table.asked, FastChance(seed))
                assert by_thumb(game).pick(world, table.asked, FastChance(1)) == picked


@pytest.mark.parametrize("game", games.IDS)
def test_features_are_alike_in_every_world_a_seat_thinks_possible_and_tell_positions_apart(game: str) -> None:
    for seats in (games.get(game).fewest, games.get(game).most):
        seen = set()
        for table in positions(game, seats, 12):
            for seat in range(seats):
                known = written(game, table, seat)
                seen.add(tuple(known))
                for seed in range(WORLDS):
                    assert written(game, imagined(table, seat, FastChance(seed)), seat) == known
        assert len(seen) > 12


@pytest.mark.parametrize("game", games.IDS)
def test_features_have_a_name_each_and_change_nothing(game: str) -> None:
    assert len(set(FEATURES[game].names)) == len(FEATURES[game].names)
    table = games.get(game).new(games.get(game).most, 5)
    before = fingerprint(table)
    written(game, table, 0)
    assert fingerprint(table) == before


class After(Horizon):
    """Reached when it has been asked so often."""

    def __init__(self, times: int) -> None:
        self.times = times

    def is_reached(self, table: Table) -> bool:
        self.times -= 1
        return self.times < 0


@pytest.mark.parametrize("game", games.IDS)
def test_a_roll_ends_at_the_horizon_at_the_limit_or_with_the_game(game: str) -> None:
    policies: list[Policy] = [by_thumb(game), AtRandom()]
    assert roll(games.get(game).new(2, 8), policies, After(5), 4000) == 5
    assert roll(games.get(game).new(2, 8), policies, Horizon(), 7) == 7
    table = games.get(game).new(2, 8, {"turn_cap": "40"} if game == "wizwar" else None)
    assert 7 < roll(table, policies, Horizon(), 10_000) < 10_000
    assert table.over


def test_known_options_are_applied_as_checked_ones_are() -> None:
    for game in games.IDS:
        one, other = games.get(game).new(2, 11), games.get(game).new(2, 11)
        lots = FastChance(4)
        for _ in range(30):
            action = lots.pick(one.options())
            one.apply(action)
            other.apply_known(action)
        assert fingerprint(one) == fingerprint(other)
