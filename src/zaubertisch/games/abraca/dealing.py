"""Dealing the stones a viewer cannot see anew, each row as likely as all calls make it."""

from __future__ import annotations

from zaubertisch.games.abraca.components import KINDS
from zaubertisch.games.abraca.deduction import Deduction
from zaubertisch.games.abraca.knowledge import sees_mystics, unseen
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import PUBLIC, TRUTH
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.pile import Pile
from zaubertisch.kernel.table import Table


class AbracaImagination(Imagination):
    """Which rows the viewer may have is deduced once for all worlds."""

    def __init__(self, table: Abraca, viewer: int) -> None:
        super().__init__(table, viewer)
        self.rows: Deduction | None = None

    def deal(self, world: Table, chance: Chance) -> None:
        assert isinstance(world, Abraca)
        if self.rows is None:
            self.rows = own_rows(world, self.viewer)
        deal(world, self.viewer, self.rows, chance)


def deal_anew(g: Abraca, viewer: int, chance: Chance) -> None:
    """[AB-R02 AB-R25] Everything the viewer cannot see, each world as likely as the deal and all calls make it."""
    deal(g, viewer, own_rows(g, viewer), chance)


def own_rows(g: Abraca, viewer: int) -> Deduction | None:
    """All rows `viewer` may have, as all calls and draws allow; nothing for a watcher, who has none."""
    assert viewer != PUBLIC, "whoever sees no row at all does not imagine"
    return Deduction(g.diaries[viewer], unseen(g, viewer).to_list()) if viewer < g.seats else None


def deal(g: Abraca, viewer: int, rows: Deduction | None, chance: Chance) -> None:
    """The viewer's own row, the mystic stones of the others, those on the table; the rest is the supply."""
    if viewer == TRUTH:
        return
    stones = unseen(g, viewer)
    size = len(g.mystic_table)
    if rows is not None:
        deal_row(g, viewer, rows, stones, chance)
    for seat in range(g.seats):
        if not sees_mystics(viewer, seat):
            deal_mystics(g, seat, stones, chance)
    g.mystic_table = Pile(KINDS)
    for _ in range(size):
        g.mystic_table.add(stones.draw(chance))
    g.supply = stones


def deal_row(g: Abraca, seat: int, rows: Deduction, stones: Pile, chance: Chance) -> None:
    """A row `seat` may have, taken out of the `stones` it cannot see."""
    g.rows.clear(seat)
    for spell, copies in enumerate(rows.sample(chance)):
        g.rows.add(seat, spell, copies)
        stones.add(spell, -copies)


def deal_mystics(g: Abraca, seat: int, stones: Pile, chance: Chance) -> None:
    """As many mystic stones as `seat` has, at random."""
    count = g.mystics.size(seat)
    g.mystics.clear(seat)
    for _ in range(count):
        g.mystics.add(seat, stones.draw(chance))
