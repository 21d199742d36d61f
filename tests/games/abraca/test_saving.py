"""A table can be saved, copied and replayed at every decision."""

from __future__ import annotations

import json

import pytest

from zaubertisch.games.abraca.game import GAME
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.referee import Referee


@pytest.mark.parametrize("options", [{}, {"mystic_choice": "choose", "chain": "free"}])
def test_a_saved_table_plays_on_like_the_one_it_was_saved_from(options: dict[str, str]) -> None:
    lots = FastChance(2)
    g = GAME.new(3, 5, options)
    while not g.over:
        twin = GAME.restore(json.loads(json.dumps(GAME.save(g))))
        copy = g.clone()
        assert fingerprint(twin) == fingerprint(copy) == fingerprint(g)
        action = lots.pick(g.options())
        for table in (g, twin, copy):
            table.apply(action)
        assert fingerprint(twin) == fingerprint(copy) == fingerprint(g)


def test_a_record_replays_without_its_seed() -> None:
    lots = FastChance(3)
    referee = Referee(GAME, 4, FastChance(8))
    while not referee.over:
        seat = referee.asked
        referee.say(seat, GAME.actions.word(lots.pick(referee.options(seat))))
    again = referee.record().replay(GAME)
    assert again.over
    assert (again.outcome().winners, again.outcome().scores) == (referee.outcome().winners, referee.outcome().scores)
