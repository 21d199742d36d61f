"""What every game says of its tables to whoever thinks ahead: worlds dealt many at once, standings, keys."""

from __future__ import annotations

import pytest

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import TRUTH, WATCHER
from zaubertisch.kernel.imagination import imagined, information_key
from zaubertisch.kernel.table import Table


def tables(game: str) -> list[Table]:
    """Some moments of a random game of three, the last one after its end."""
    lots, found = FastChance(2), list[Table]()
    table = games.get(game).new(3, 9, {"turn_cap": "40"} if game == "wizwar" else None)
    moves = 0
    while table.stack:
        if moves % 60 == 0:
            found.append(table.clone())
        table.apply(lots.pick(table.options()))
        moves += 1
    return [*found[:5], table]


@pytest.mark.parametrize("game", games.IDS)
def test_many_worlds_of_a_moment_are_dealt_as_one_by_one(game: str) -> None:
    for table in tables(game)[:-1]:
        for viewer in (0, 1, 2, WATCHER, TRUTH):
            prepared = games.get(game).imagination(table, viewer)
            for seed in range(3):
                assert fingerprint(prepared(FastChance(seed))) == fingerprint(imagined(table, viewer, FastChance(seed)))


@pytest.mark.parametrize("game", games.IDS)
def test_an_information_key_names_what_a_seat_knows_and_nothing_else(game: str) -> None:
    moments = tables(game)[:-1]
    for seat in range(3):
        keys = [information_key(table, seat) for table in moments]
        assert keys == [information_key(imagined(table, seat, FastChance(4)), seat) for table in moments]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("game", games.IDS)
def test_when_a_game_is_over_its_standings_are_its_scores(game: str) -> None:
    last = tables(game)[-1]
    assert [last.standing(seat) for seat in range(3)] == last.outcome().scores
