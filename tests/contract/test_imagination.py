"""Contract 5: dealing anew is real, and depends on nothing but what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.contract.outlook import written
from tests.contract.played import Played, Position, at_every_position, in_every_game, state
from zaubertisch.kernel.codec import save
from zaubertisch.kernel.imagination import imagined, information_key
from zaubertisch.kernel.table import Table

MOST: Final = 20_000  # worlds imagined before a truth that never comes counts as excluded


@at_every_position
def test_what_a_seat_imagines_depends_only_on_what_it_knows(position: Position) -> None:
    """Otherwise whoever imagines, with a chance of their own making, would learn something of the truth."""
    table = position.table()
    for seat in range(table.seats):
        other = imagined(table, seat, position.chance(seat))
        lot = position.chance(-1)
        assert state(imagined(table, seat, lot.clone())) == state(imagined(other, seat, lot.clone())), (
            f"what seat {seat} imagines differs between two worlds it cannot tell apart"
        )


@at_every_position
def test_many_worlds_of_one_moment_are_dealt_as_one_by_one(position: Position) -> None:
    """What a game works out once for all of them changes none of them."""
    table = position.table()
    for seat in range(table.seats):
        prepared = position.setup.game.imagination(table, seat)
        for number in range(2):
            world = imagined(table, seat, position.chance(number))
            assert state(prepared(position.chance(number))) == state(world), f"world {number} of seat {seat} is another"


@at_every_position
def test_worlds_a_seat_cannot_tell_apart_share_its_information_key(position: Position) -> None:
    table = position.table()
    for seat in range(table.seats):
        assert information_key(imagined(table, seat, position.chance(seat)), seat) == information_key(table, seat)


@in_every_game
def test_moments_a_seat_can_tell_apart_have_other_keys(game: Played) -> None:
    for seat in range(game.setup.seats):
        tables = [position.table() for position in game.positions]
        views = {written(table.view(seat)) for table in tables}
        assert len({information_key(table, seat) for table in tables}) >= len(views)


@in_every_game
def test_the_truth_is_always_thought_possible(game: Played) -> None:
    """Every hidden place takes its true value in some imagined world; one decision and one seat of each game by lot."""
    position = game.positions[game.seed % len(game.positions)]
    table = position.table()
    seat = game.seed // 7 % table.seats
    left = set(places(bare(table)))
    for number in range(MOST):
        left -= set(places(bare(imagined(table, seat, position.chance(number)))))
        if not left:
            break
    left = {place for place in left if not is_rare(place)}
    assert not left, f"seat {seat} never thinks possible what is true after {len(position.record.moves)} moves"


@in_every_game
def test_there_is_something_to_imagine(game: Played) -> None:
    """By the rulebook's own options no title is without secrets."""
    if not game.setup.chosen:
        worlds = [
            state(imagined(position.table(), seat, position.chance(seat))) != state(position.table())
            for position in game.positions for seat in range(game.setup.seats)
        ]
        assert any(worlds), "no world was imagined that differs from the truth"


def is_rare(place: str) -> bool:
    """Three equal cards in one hand, one deal in sixty thousand; or what somebody aims darts or traps at just now."""
    path, _, value = place.partition("=")
    return ".darts." in path or ".squares." in path or (path.startswith(".hands.counts.") and int(value) >= 3)


def bare(table: Table) -> Any:
    """The saved table without its chance, which is no secret of the past."""
    saved = save(table)
    del saved["chance"]
    return saved


def places(saved: Any, path: str = "") -> Iterator[str]:
    """Every single value of a saved table, with its place."""
    if isinstance(saved, dict):
        for name, part in saved.items():
            yield from places(part, f"{path}.{name}")
    elif isinstance(saved, list):
        for number, part in enumerate(saved):
            yield from places(part, f"{path}.{number}")
    else:
        yield f"{path}={saved}"
