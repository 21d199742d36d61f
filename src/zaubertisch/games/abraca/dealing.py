"""Dealing the stones a viewer cannot see anew, each row as likely as all calls make it."""

from __future__ import annotations

from zaubertisch.games.abraca.components import KINDS
from zaubertisch.games.abraca.deduction import Deduction
from zaubertisch.games.abraca.knowledge import sees_mystics, sees_row, unseen
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Pile


def deal_anew(g: Abraca, viewer: int, chance: Chance) -> None:
    """[AB-R02 AB-R25] A row as all calls and draws allow, each as likely as the deal makes it; then the rest."""
    if viewer == TRUTH:
        return
    stones = unseen(g, viewer)
    size = len(g.mystic_table)
    for seat in range(g.seats):
        if not sees_row(viewer, seat):
            assert viewer == seat, "whoever sees no row at all does not imagine"
            deal_row(g, seat, stones, chance)
    for seat in range(g.seats):
        if not sees_mystics(viewer, seat):
            deal_mystics(g, seat, stones, chance)
    g.mystic_table = Pile(KINDS)
    for _ in range(size):
        g.mystic_table.add(stones.draw(chance))
    g.supply = stones


def deal_row(g: Abraca, seat: int, stones: Pile, chance: Chance) -> None:
    """A row `seat` may have, taken out of the `stones` it cannot see."""
    g.rows.clear(seat)
    for spell, copies in enumerate(Deduction(g.diaries[seat], stones.to_list()).sample(chance)):
        g.rows.add(seat, spell, copies)
        stones.add(spell, -copies)


def deal_mystics(g: Abraca, seat: int, stones: Pile, chance: Chance) -> None:
    """As many mystic stones as `seat` has, at random."""
    count = g.mystics.size(seat)
    g.mystics.clear(seat)
    for _ in range(count):
        g.mystics.add(seat, stones.draw(chance))
