"""Simsala… Bumm?: the own row, exactly as all calls allow it, and from that the stones that lie face down elsewhere."""

from __future__ import annotations

from zaubertisch.games.abraca.components import KINDS, SPELLS
from zaubertisch.games.abraca.dealing import own_rows
from zaubertisch.games.abraca.deduction import Deduction
from zaubertisch.games.abraca.knowledge import sees_mystics
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.insight.known import NOBODY, Hidden, Place
from zaubertisch.insight.lots import add, likely, ways
from zaubertisch.insight.worlds import Worlds


def places(g: Abraca, viewer: int, worlds: Worlds) -> list[Place]:
    """[AB-R02 AB-R25] Nothing has to be imagined: the rows a seat may have are counted."""
    rows = own_rows(g, viewer)
    assert rows is not None
    own = held(rows)
    size = g.rows.size(viewer)
    stones = Rest(rows.unseen, own, size)
    out = [Place("row", viewer, size, likely({spell: own[spell] for spell in range(1, KINDS)}))] if size else []
    for seat in range(g.seats):
        if not sees_mystics(viewer, seat):
            out += stones.lying("mystics", seat, g.mystics.size(seat))
    out += stones.lying("mystic_table", NOBODY, len(g.mystic_table))
    return out + stones.lying("supply", NOBODY, len(g.supply))


def held(rows: Deduction) -> list[list[float]]:
    """By number: in how many ways the row holds none of it, one, two and so on."""
    out: list[list[float]] = [[] for _ in range(KINDS)]
    back: dict[int, int] = {0: 1}
    for spell in range(SPELLS, 0, -1):
        before: dict[int, int] = {}
        for state, reached in rows.ways[spell].items():
            for share in rows.shares[spell]:
                rest = back.get(state - share.code, 0)
                if rest and rows.fits(share, state):
                    before[state] = before.get(state, 0) + share.weight * rest
                    add(out[spell], [0] * share.held + [reached * share.weight * rest])
        back = before
    return out


class Rest:
    """The stones that are neither seen nor in the own row, well mixed."""

    def __init__(self, unseen: list[int], own: list[list[float]], size: int) -> None:
        self.unseen = unseen
        self.own = own
        self.total = sum(unseen) - size

    def lying(self, place: Hidden, seat: int, count: int) -> list[Place]:
        """So many of them at this place."""
        if count == 0:
            return []
        found = {spell: self.among(count, spell) for spell in range(1, KINDS)}
        return [Place(place, seat, count, likely(found))]

    def among(self, count: int, spell: int) -> list[float]:
        """In how many ways there are none of a number among so many, one, two and so on."""
        out: list[float] = []
        for mine, weight in enumerate(self.own[spell]):
            if weight:
                add(out, ways(count, self.unseen[spell] - mine, self.total), weight)
        return out
