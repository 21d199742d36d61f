"""The offer on the table: what may be offered, wished for and replied with, and by whom."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import ADDRESS, ADDRESS_ALL, OFFER, REPLY, TAKE, TAKE_NOBODY, WISH
from zaubertisch.games.drachenei.components import KINDS, NO_KIND, artefact_of
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.table import Drachenei


def kinds_in_hand(g: Drachenei, seat: int, verb: int, but: int) -> list[int]:
    """Nothing, or each kind in this hand but one."""
    out = [verb]
    for kind in range(1, KINDS):
        if kind != but and g.hands.has(seat, kind):
            out.append(verb + kind)
    return out


def wishes(g: Drachenei) -> list[int]:
    """[DE-112] Anything, or any other kind there is."""
    out = [WISH]
    for kind in range(1, KINDS):
        if kind != g.given and g.variant.box.copies[kind] > 0:
            out.append(WISH + kind)
    return out


def why_not_give(g: Drachenei, seat: int, kind: int) -> str:
    """[DE-116 DE-117] Only a card in hand; what is laid out is no longer to be had."""
    if g.hands.has(seat, kind):
        return ""
    return "DE-117" if g.laid.has(seat, artefact_of(kind)) else "DE-116"


def why_not_offer(g: Drachenei, seat: int, action: int) -> str:
    kind = action - OFFER
    if kind == NO_KIND:
        return ""
    return why_not_give(g, seat, kind) if 0 < kind < KINDS else why_not_here(g, action, "DE-112")


def why_not_wish(g: Drachenei, action: int) -> str:
    kind = action - WISH
    if kind == g.given:
        return "DE-R31"
    if not 0 <= kind < KINDS:
        return why_not_here(g, action, "DE-112")
    return "" if kind == NO_KIND or g.variant.box.copies[kind] > 0 else "DE-112"


def why_not_address(g: Drachenei, action: int) -> str:
    return "" if action == ADDRESS_ALL or may_address(g, action - ADDRESS) else why_not_here(g, action, "DE-R30")


def why_not_reply(g: Drachenei, seat: int, action: int) -> str:
    kind = action - REPLY
    if kind == NO_KIND:
        return ""
    if kind == g.given:
        return "DE-R31"
    return why_not_give(g, seat, kind) if 0 < kind < KINDS else why_not_here(g, action, "DE-113")


def why_not_take(g: Drachenei, action: int) -> str:
    return "" if action == TAKE_NOBODY or may_take(g, action - TAKE) else why_not_here(g, action, "DE-114")


def addressees(g: Drachenei) -> list[int]:
    """[DE-113] Every other seat with cards."""
    return [seat for seat in range(g.seats) if seat != g.offerer and g.hands.size(seat) > 0]


def may_address(g: Drachenei, seat: int) -> bool:
    return 0 <= seat < g.seats and seat != g.offerer and g.hands.size(seat) > 0


def may_take(g: Drachenei, seat: int) -> bool:
    return 0 <= seat < g.seats and g.replies[seat] != NO_KIND
