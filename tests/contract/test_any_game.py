"""The contract's core over games that Hypothesis makes up: a failing one is made as short as it can be."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.played import told
from tests.contract.setups import GAMES, SETUPS
from zaubertisch.kernel.chance import FastChance, RecordedChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@settings(max_examples=25)
@given(st.data())
def test_whatever_is_said_the_table_stays_sound(game: Game, data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from([setup for setup in SETUPS if setup.game is game]))
    chance = RecordedChance(FastChance(data.draw(st.integers(0, 2**16), label="seed")))
    options = game.settle(setup.seats, setup.options)
    record = GameRecord(game.key, game.version, setup.seats, options, [], chance.outcomes)
    with told(record):
        table = game.new(setup.seats, options=options, chance=chance)
        for choice in data.draw(st.lists(st.integers(0, 2**16), max_size=60), label="choices"):
            table.check()
            if table.over:
                break
            allowed = table.options()
            assert allowed == [action for action in allowed if table.why_not(action) == ""]
            record.moves.append(game.actions.word(allowed[choice % len(allowed)]))
            table.apply(allowed[choice % len(allowed)])
