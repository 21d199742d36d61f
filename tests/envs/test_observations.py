"""What stands where in an observation."""

from __future__ import annotations

import pytest

from zaubertisch import games
from zaubertisch.envs.observing import observation
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.errors import BadSetup


def named(key: str, seats: int, seed: int = 1, moves: int = 30) -> tuple[Abraca, dict[str, list[int]]]:
    """A table after some moves, and what the asked seat sees of it by name."""
    table = games.get(key).new(seats, seed)
    lots = FastChance(seed)
    for _ in range(moves):
        table.apply(lots.pick(table.options()))
    described = observation(key, seats)
    row = [int(number) for number in described.of(table, table.asked)]
    assert isinstance(table, Abraca)
    return table, {name: row[first:end] for name, (first, end) in described.places().items()}


def test_seats_are_counted_clockwise_from_ones_own() -> None:
    table, seen = named("abraca", 4)
    own = table.asked
    assert seen["own seat"].index(1) == own
    assert seen["asked"] == [1, 0, 0, 0]
    assert seen["lives"] == [table.lives[(own + turn) % 4] for turn in range(4)]


def test_the_rows_of_others_are_seen_and_ones_own_is_not() -> None:
    table, seen = named("abraca", 3)
    view = table.view(table.asked)
    assert isinstance(view, AbracaView)
    for turn in (1, 2):
        row = seen["rows"][8 * (turn - 1): 8 * turn]
        stones = [spell + 1 for spell, copies in enumerate(row) for _ in range(copies)]
        assert stones == view.rows[(table.asked + turn) % 3]
    assert len(seen["rows"]) == 16


def test_a_number_called_in_vain_can_only_be_among_newer_stones() -> None:
    table = games.get("abraca").new(2, 5, {"first_seat": "0"})
    assert isinstance(table, Abraca)
    absent = next(spell for spell in range(2, 9) if not table.rows.has(0, spell))
    table.apply(absent)
    described = observation("abraca", 2)
    first, _ = described.places()["fresh"]
    row = [int(number) for number in described.of(table, 0)]
    assert row[first + absent - 1] == 0
    assert row[first + 8: first + 16] == [5] * 8


@pytest.mark.parametrize("key", games.IDS)
def test_every_field_has_a_name_of_its_own_and_says_something(key: str) -> None:
    for seats in range(games.get(key).fewest, games.get(key).most + 1):
        fields = observation(key, seats).fields
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.says and field.size > 0 and field.least < field.highest for field in fields)


def test_a_table_that_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="is for 2 to 5 seats, not 9"):
        observation("abraca", 9)
