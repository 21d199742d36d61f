"""Where the examiner may go: lines, steps and jumps from portal to portal."""

from __future__ import annotations

from zaubertisch.games.magia.actions import JUMP, STAY
from zaubertisch.games.magia.components import EXAMINER
from zaubertisch.games.magia.hexes import EXITS, NEIGHBOURS, NOWHERE, PORTAL_AT, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.step import NEXT


def line_end(g: Magia, field: int, direction: int) -> int:
    """[MA-061 MA-063 MA-064 MA-R31 MA-R35] The first field with an apprentice, or the last one before the wall."""
    there = NEIGHBOURS[6 * field + direction]
    while there != NOWHERE:
        field = there
        if g.apprentices_at(field):
            break
        there = NEIGHBOURS[6 * field + direction]
    return field


def may_jump_on(g: Magia, field: int) -> bool:
    """[MA-069 MA-118 MA-R30] From a portal where he is alone he may jump on."""
    return PORTAL_AT[field] >= 0 and not g.apprentices_at(field)


def may_run(g: Magia, seat: int, start: int, field: int, direction: int) -> bool:
    """[MA-062 MA-067 MA-070 MA-R32] At least one field, and a legal field to end on or a portal to leave it by."""
    if not EXITS[field] >> direction & 1:
        return False
    end = line_end(g, field, direction)
    return may_end(g, seat, start, end) or may_jump_on(g, end)


def may_end(g: Magia, seat: int, start: int, field: int) -> bool:
    """[MA-067 MA-070 MA-R33] Elsewhere than he started, and not for a forbidden crystal."""
    return field != start and not g.barred(seat, EXAMINER, field)


def may_run_from(g: Magia, seat: int, start: int, field: int) -> bool:
    """Whether any line from this field is legal."""
    for direction in range(6):
        if may_run(g, seat, start, field, direction):
            return True
    return False


def may_jump_first(g: Magia, portal: int) -> bool:
    """[MA-068 MA-118 MA-R30] From a portal to another one without a figure."""
    here = PORTAL_AT[g.figures[EXAMINER]]
    return here >= 0 and portal != here and not g.occupied(PORTAL_FIELDS[portal], EXAMINER)


def jumps_on(g: Magia, may_stay: bool, start: int) -> list[int]:
    """[MA-069 MA-118] Any other portal, but not where he started; or to stay."""
    here = g.figures[EXAMINER]
    out = [JUMP + portal for portal in range(PORTALS) if PORTAL_FIELDS[portal] not in (here, start)]
    return [*out, STAY] if may_stay else out


def why_not_jump_on(g: Magia, action: int, may_stay: bool, start: int, rule: str) -> str:
    """`rule` says where he may jump: after a line, or after a star step."""
    if action == STAY:
        return "" if may_stay else "MA-067"
    if not JUMP <= action < JUMP + PORTALS:
        return ELSEWHERE
    there = PORTAL_FIELDS[action - JUMP]
    if there == g.figures[EXAMINER]:
        return rule
    return "MA-067" if there == start else ""


def portal_or_here(action: int, here: int) -> list[int]:
    return [here] if action == STAY else [PORTAL_FIELDS[action - JUMP]]


def jump_on(g: Magia, action: int) -> int:
    if action != STAY:
        g.put(EXAMINER, PORTAL_FIELDS[action - JUMP], "jumped")
    return NEXT
