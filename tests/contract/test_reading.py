"""Contract 10: reads do not write."""

from __future__ import annotations

from tests.contract.outlook import refusals, viewers, written
from tests.contract.played import Played, Position, at_every_position, in_every_game, play_on
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.imagination import imagined


@at_every_position
def test_reading_changes_nothing(position: Position) -> None:
    table = position.table()
    before = fingerprint(table)
    for viewer in viewers(table):
        table.view(viewer)
        table.knowledge(viewer)
    table.options()
    table.question()
    refusals(table)
    table.check()
    assert fingerprint(table) == before


@at_every_position
def test_imagining_changes_nothing(position: Position) -> None:
    table = position.table()
    before = fingerprint(table)
    for seat in range(table.seats):
        imagined(table, seat, position.chance(seat))
    assert fingerprint(table) == before


@at_every_position
def test_a_view_shares_nothing_with_the_table(position: Position) -> None:
    """Whoever keeps a view keeps it as it was."""
    table = position.table()
    views = [table.view(viewer) for viewer in viewers(table)]
    before = [written(view) for view in views]
    play_on(table, position.chance(), 10)
    assert [written(view) for view in views] == before


@in_every_game
def test_reading_a_finished_table_changes_nothing(game: Played) -> None:
    table = game.final.clone()
    before = fingerprint(table)
    for viewer in viewers(table):
        table.view(viewer)
        table.knowledge(viewer)
    table.outcome()
    table.check()
    assert fingerprint(table) == before
