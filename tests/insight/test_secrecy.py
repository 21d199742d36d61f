"""Nothing of the truth is in what a seat could know: tables equal to it give it the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.insight.agreeing import looks
from zaubertisch import games
from zaubertisch.insight.known import CERTAIN, Place
from zaubertisch.insight.looking import looked, world_of
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.referee import Referee
from zaubertisch.kernel.table import Table
from zaubertisch.server.compact import compact

pytestmark = pytest.mark.many

CLOSED = {"magia": {"open_supplies": "false"}, "drachenei": {"vote": "sealed"}, "wizwar": {"turn_cap": "40"}}


def options(game: str) -> dict[str, str]:
    known = {option.key: option.values for option in games.get(game).options}
    return {key: value for key, value in CLOSED.get(game, {}).items() if value in known.get(key, [])}


def moments(game: str, seed: int, every: int = 37) -> Iterator[Table]:
    """Some moments of a random game."""
    title = games.get(game)
    lots = FastChance(seed)
    table = title.new(min(3, title.most), seed, options(game))
    for move in range(5 * every):
        if not table.stack:
            return
        if move % every == seed % every:
            yield table
        table.apply(lots.pick(table.options()))


@pytest.mark.parametrize("game", games.IDS)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.whole) for seed in range(1, 12))])
def test_tables_equal_to_a_seat_give_it_the_same_bytes(game: str, seed: int) -> None:
    title = games.get(game)
    compared = 0
    for table in moments(game, seed):
        for seat in range(table.seats):
            twin = imagined(table, seat, FastChance(7))
            here, there = (looked(title, imagined(each, seat, FastChance(0)), seat) for each in (table, twin))
            assert compact(here) == compact(there)
            compared += 1
    assert compared


@pytest.mark.parametrize("game", games.IDS)
def test_all_that_is_told_is_possible_and_adds_up(game: str) -> None:
    """The truth is never ruled out, and a place holds as many pieces as the chances say, up to rounding."""
    for table in moments(game, 5):
        for seat in range(table.seats):
            for place in looks(games.get(game), table, seat).places:
                assert place.seat != seat or place.place == "row", "nobody is told of their own open things"
                pieces = sum(chance for each in place.likely for chance in each.at_least) / CERTAIN
                wanted = 1 if place.place in ("value", "under") else place.size
                assert pieces == pytest.approx(wanted, abs=0.001 + 1e-6 * len(place.likely) * place.size)
                assert is_falling(place)
                if place.place == "hand" and place.worlds == 0:
                    assert set(hand_of(table, place.seat)) <= {each.what for each in place.likely}


def is_falling(place: Place) -> bool:
    return all(each.at_least == sorted(each.at_least, reverse=True) for each in place.likely)


def hand_of(table: Any, seat: int) -> list[int]:
    """What is really there."""
    cards: list[int] = table.hands.cards(seat)
    return cards


@pytest.mark.parametrize("game", games.IDS)
def test_bystanders_and_those_who_see_everything_are_told_nothing(game: str) -> None:
    title = games.get(game)
    table = title.new(2, 4)
    for viewer in (WATCHER, PUBLIC, TRUTH):
        assert looked(title, table, viewer)["places"] == []


@pytest.mark.parametrize("game", games.IDS)
def test_the_world_that_is_counted_from_shares_nothing_with_the_table(game: str) -> None:
    title = games.get(game)
    referee = Referee(title, 2, FastChance(3))
    before = referee.save()
    world = world_of(referee, 0)
    looked(title, world, 0)
    assert referee.save() == before
