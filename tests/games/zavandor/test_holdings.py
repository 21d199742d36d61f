"""Holdings: what was worked out last for a seat is never shown of another table, or of another moment."""

from __future__ import annotations

import pytest

from zaubertisch.games.zavandor.components import MOST_SEATS
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.holdings import LATEST, holdings_of
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import plain


def seen(table: Zavandor, afresh: bool) -> object:
    """What the asked seat sees, with or without anything in memory."""
    if afresh:
        LATEST[:] = [None] * MOST_SEATS
    return plain(GAME.view(table, table.asked))


@pytest.mark.parametrize("options", [{}, {"pooled_change": "off"}, {"overbid": "wrath"}], ids=str)
def test_a_view_is_the_same_whatever_was_seen_before(options: dict[str, str]) -> None:
    tables = [GAME.new(3, seed, {"round_cap": "10", **options}) for seed in range(2)]
    chance = FastChance(7)
    while not all(table.over for table in tables):
        for table in tables:
            assert isinstance(table, Zavandor)
            if not table.over:
                remembered = seen(table, afresh=False)
                assert remembered == seen(table, afresh=True)
                table.apply(chance.pick(table.options()))


def test_holdings_are_worked_out_once_while_they_last() -> None:
    table = GAME.new(2, 3)
    assert isinstance(table, Zavandor)
    first = holdings_of(table, 0)
    table.dust[0] += 5
    assert holdings_of(table, 0) is first
    assert holdings_of(table.clone(), 0) is first


@pytest.mark.parametrize("change", ["gem", "idle gem", "level", "stone", "artefact", "sentinel", "variant"])
def test_whatever_changes_in_them_they_are_worked_out_anew(change: str) -> None:
    table = GAME.new(2, 3)
    assert isinstance(table, Zavandor)
    first = holdings_of(table, 0)
    match change:
        case "gem": table.spiral.add(0, 2)
        case "idle gem": table.pentagon.add(0, 2)
        case "level": table.levels[5] += 1
        case "stone": table.stored[0] ^= 1
        case "artefact": table.artefacts.add(0, 3)
        case "sentinel": table.owners[4] = 0
        case _: table.variant = GAME.lay_out(2, FastChance(1), GAME.settle(2, {"one_dust": "on"})).variant
    assert holdings_of(table, 0) is not first
