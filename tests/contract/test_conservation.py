"""Contract 1: all pieces over all zones are the box, after every step."""

from __future__ import annotations

from tests.contract.played import Played, in_every_game, retold


@in_every_game
def test_all_pieces_are_there_after_every_move(game: Played) -> None:
    for table in retold(game):
        table.check()
