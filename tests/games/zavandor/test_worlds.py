"""Worlds: what all worlds of a moment share is worked out once, and each is dealt as if it were the only one."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Calm
from zaubertisch.bots.zavandor.thumb import ThumbBot
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import TRUTH, WATCHER
from zaubertisch.kernel.imagination import Imagination

EVERY: Final = 29  # of so many moments one is looked at


def test_many_worlds_of_a_moment_are_dealt_as_one_by_one() -> None:
    table = GAME.new(3, 8)
    assert isinstance(table, Zavandor)
    bots = [ThumbBot(seat) for seat in range(3)]
    moment = 0
    pasts = 0
    while not table.over:
        if moment % EVERY == 0:
            pasts += len(table.past) > 0
            for viewer in (0, 1, 2, WATCHER, TRUTH):
                shared, alone = GAME.imagination(table, viewer), Imagination(table, viewer)
                for seed in range(2):
                    assert fingerprint(shared(FastChance(seed))) == fingerprint(alone(FastChance(seed)))
        seat = table.asked
        table.apply(bots[seat].choose(table.view(seat), table.options(), Imagination(table, seat), Calm()).action)
        moment += 1
    assert pasts > 0, "no moment had a past to follow"


def test_imagining_leaves_the_table_as_it_is() -> None:
    table = GAME.new(2, 8)
    before = fingerprint(table)
    GAME.imagination(table, 0)(FastChance(1))
    assert fingerprint(table) == before
