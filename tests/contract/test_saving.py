"""Contract 7: the table round-trips through JSON at every kind of decision, and plays on as if nothing had happened."""

from __future__ import annotations

import json

from tests.contract.played import Played, Position, at_every_position, in_every_game, play_on
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table


def through_json(game: Game, table: Table) -> Table:
    return game.restore(json.loads(json.dumps(game.save(table))))


@at_every_position
def test_a_saved_table_comes_back_equal(position: Position) -> None:
    table = position.table()
    restored = through_json(position.setup.game, table)
    assert fingerprint(restored) == fingerprint(table)
    restored.check()


@at_every_position
def test_a_restored_table_plays_on_alike(position: Position) -> None:
    table = position.table()
    restored = through_json(position.setup.game, table)
    assert play_on(table, position.chance(), 10) == play_on(restored, position.chance(), 10)
    assert fingerprint(restored) == fingerprint(table)


@in_every_game
def test_a_finished_table_comes_back_with_its_outcome(game: Played) -> None:
    restored = through_json(game.setup.game, game.final)
    again, before = restored.outcome(), game.outcome()
    assert (again.winners, again.scores, again.reason) == (before.winners, before.scores, before.reason)
