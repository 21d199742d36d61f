"""Who may know what: the view, what has been learnt, and dealing the unseen stones anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zaubertisch.games.abraca.components import KINDS
from zaubertisch.games.abraca.deduction import Deduction
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import PUBLIC, TRUTH
from zaubertisch.kernel.pile import Pile

if TYPE_CHECKING:
    from zaubertisch.games.abraca.table import Abraca


def sees_row(viewer: int, seat: int) -> bool:
    """[AB-035 AB-R31] Everybody sees a row but its owner, and those shown public things only."""
    return viewer != seat and viewer != PUBLIC


def sees_mystics(viewer: int, seat: int) -> bool:
    """[AB-043 AB-R31 AB-R32] A taken mystic stone is its owner's secret, at any time of the round."""
    return viewer == seat or viewer == TRUTH


def view(g: Abraca, viewer: int) -> AbracaView:
    """[AB-004] What `viewer` knows, built up from what it may see."""
    v = AbracaView(viewer, g.seats, g.asked, g.question())
    v.round = g.round
    v.active = g.active
    v.lowest = g.lowest
    v.lives = g.lives[:]
    v.points = g.points[:]
    v.round_points = g.round_points[:]
    v.board = g.board.to_list()
    v.rows = [g.rows.cards(seat) if sees_row(viewer, seat) else [] for seat in range(g.seats)]
    v.row_sizes = [g.rows.size(seat) for seat in range(g.seats)]
    v.mystics = [g.mystics.cards(seat) if sees_mystics(viewer, seat) else [] for seat in range(g.seats)]
    v.own_mystics = v.mystics[viewer] if viewer < g.seats else []
    v.mystic_sizes = [g.mystics.size(seat) for seat in range(g.seats)]
    v.mystic_table = len(g.mystic_table)
    v.supply = len(g.supply)
    v.diaries = [diary[:] for diary in g.diaries]
    v.die = g.variant.die
    v.variant = g.variant
    v.end = g.end_key()
    return v


def learnt(g: Abraca, viewer: int) -> list[int]:
    """Every hidden thing `viewer` can name: rows and mystic stones it sees, and what all calls have told."""
    out: list[int] = [g.round]
    for seat in range(g.seats):
        if sees_row(viewer, seat):
            out += g.rows.cards(seat)
        if sees_mystics(viewer, seat):
            out += g.mystics.cards(seat)
        for era in g.diaries[seat]:
            out += [int(era.drawn), int(era.casts), int(era.failed)]
    return out


def unseen(g: Abraca, viewer: int) -> Pile:
    """All stones whose faces `viewer` cannot see, mixed."""
    stones = g.supply.clone()
    stones.pour(g.mystic_table)
    for seat in range(g.seats):
        if not sees_row(viewer, seat):
            g.rows.pour_into(seat, stones)
        if not sees_mystics(viewer, seat):
            g.mystics.pour_into(seat, stones)
    return stones


def deal_anew(g: Abraca, viewer: int, chance: Chance) -> None:
    """[AB-R02 AB-R25] A row as all calls and draws allow, each as likely as the deal makes it; then the rest."""
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
