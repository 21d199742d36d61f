"""The offer on the table: what may be offered, wished for and replied with, and by whom."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import WISH
from zaubertisch.games.drachenei.components import KINDS, NO_KIND
from zaubertisch.games.drachenei.table.table import Drachenei


def kinds_in_hand(g: Drachenei, seat: int, verb: int, but: int) -> list[int]:
    """Nothing, or each kind in this hand but one."""
    out = [verb]
    for kind in range(1, KINDS):
        if kind != but and g.hands.has(seat, kind):
            out.append(verb + kind)
    return out


def in_hand(g: Drachenei, seat: int, kind: int) -> bool:
    return 0 < kind < KINDS and g.hands.has(seat, kind)


def wishes(g: Drachenei) -> list[int]:
    """[DE-112] Anything, or any other kind there is."""
    out = [WISH]
    for kind in range(1, KINDS):
        if kind != g.given and g.variant.box.copies[kind] > 0:
            out.append(WISH + kind)
    return out


def why_not_offer(g: Drachenei, seat: int, kind: int) -> str:
    if kind == NO_KIND or in_hand(g, seat, kind):
        return ""
    return "DE-116" if 0 < kind < KINDS else "DE-112"


def why_not_wish(g: Drachenei, kind: int) -> str:
    if kind == g.given:
        return "DE-R31"
    return "" if kind == NO_KIND or (0 < kind < KINDS and g.variant.box.copies[kind] > 0) else "DE-112"


def why_not_reply(g: Drachenei, seat: int, kind: int) -> str:
    if kind == NO_KIND:
        return ""
    if kind == g.given:
        return "DE-R31"
    if in_hand(g, seat, kind):
        return ""
    return "DE-116" if 0 < kind < KINDS else "DE-113"


def addressees(g: Drachenei) -> list[int]:
    """[DE-113] Every other seat with cards."""
    return [seat for seat in range(g.seats) if seat != g.offerer and g.hands.size(seat) > 0]


def may_address(g: Drachenei, seat: int) -> bool:
    return 0 <= seat < g.seats and seat != g.offerer and g.hands.size(seat) > 0


def may_take(g: Drachenei, seat: int) -> bool:
    return 0 <= seat < g.seats and g.replies[seat] != NO_KIND
