"""Who may know what: the view, and what has been learnt."""

from __future__ import annotations

from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.event import PUBLIC, TRUTH
from zaubertisch.kernel.pile import Pile


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
    v.mystic_faces = g.mystic_table.cards() if viewer == TRUTH else []
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
