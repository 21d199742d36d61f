"""Contract 2: a clone is equal and independent, and no field is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.contract.played import Played, Position, at_every_position, in_every_game, play_on, retold
from zaubertisch.kernel.codec import attributes, fingerprint, to_json
from zaubertisch.kernel.table import Table

KEPT: Final = 40  # tables cloned in one game, spread over its length


def tables(game: Played) -> Iterator[Table]:
    """The table itself, never a clone, at decisions spread over the game, and at its end."""
    apart = len(game.record.moves) // KEPT + 1
    for number, table in enumerate(retold(game)):
        if number % apart == 0 or table.over:
            yield table


@in_every_game
def test_a_clone_forgets_no_field(game: Played) -> None:
    for table in tables(game):
        twin = table.clone()
        assert attributes(twin) == attributes(table)
        for section, copied in zip(table.stack, twin.stack, strict=True):
            assert type(copied) is type(section)
            assert attributes(copied) == attributes(section), type(section).__name__


@in_every_game
def test_a_clone_is_equal(game: Played) -> None:
    for table in tables(game):
        assert to_json(table.clone()) == to_json(table)


@at_every_position
def test_a_clone_lives_its_own_life(position: Position) -> None:
    table = position.table()
    before = fingerprint(table)
    twin = table.clone()
    play_on(twin, position.chance(), 10)
    assert fingerprint(table) == before, "playing on with the clone has changed the original"
    after = fingerprint(twin)
    play_on(table, position.chance(), 10)
    assert fingerprint(twin) == after, "playing on with the original has changed the clone"
    assert fingerprint(table) == after, "original and clone go different ways after the same words"


@in_every_game
def test_no_earlier_clone_ever_changes(game: Played) -> None:
    clones: list[tuple[Table, str]] = []
    for table in tables(game):
        twin = table.clone()
        clones.append((twin, fingerprint(twin)))
    for number, (twin, before) in enumerate(clones):
        assert fingerprint(twin) == before, f"clone {number} of {len(clones)} has changed"
