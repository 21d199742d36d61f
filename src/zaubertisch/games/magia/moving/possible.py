"""Whether a hand can move a figure at all, before it has moved."""

from __future__ import annotations

from zaubertisch.games.magia.components import APPRENTICES, EITHER_WAY, EXAMINER, EXAMINER_COST
from zaubertisch.games.magia.hexes import EXITS, MEMBERS, PORTAL_AT, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.moving.lines import may_end, may_jump_first, may_run_from
from zaubertisch.games.magia.moving.walk import Walk, colours_held, colours_in_hand, directions, leads_on, taken_portals
from zaubertisch.games.magia.table.table import Magia


def can_move(g: Magia, seat: int, apprentice: int) -> bool:
    """Whether the seat's hand allows a legal move of this apprentice, which has not moved yet."""
    origin = g.figures[apprentice]
    exits = EXITS[origin]
    safe = g.is_safe(seat)
    for colour in MEMBERS[colours_held(g, seat)]:
        if leads_on(safe, origin, origin, directions(g, apprentice, colour, EITHER_WAY, 0) & exits):
            return True
    return Walk(g, seat, apprentice, origin).can_finish(origin, 0, EITHER_WAY, False, 0)


def useful_colours(g: Magia, seat: int, apprentice: int) -> int:
    """The colours of which one card would surely move this apprentice, as a set; for a secured master none."""
    if g.is_safe(seat):
        return 0
    origin = g.figures[apprentice]
    fields = [origin]
    if PORTAL_AT[origin] >= 0:
        taken = taken_portals(g, apprentice)
        fields += [PORTAL_FIELDS[portal] for portal in range(PORTALS) if not taken >> portal & 1]
    out = 0
    for colour in range(APPRENTICES):
        if any([directions(g, apprentice, colour, EITHER_WAY, 0) & EXITS[field] for field in fields]):
            out |= 1 << colour
    return out


def can_move_examiner(g: Magia, seat: int) -> bool:
    """[MA-020 MA-060] Whether three cards of this hand could move him."""
    start = g.figures[EXAMINER]
    if may_run_from(g, seat, start, start):
        return True
    for portal in range(PORTALS):
        if may_jump_first(g, portal) and may_run_from(g, seat, start, PORTAL_FIELDS[portal]):
            return True
    for colour, count in enumerate(colours_in_hand(g, seat)):
        if count >= EXAMINER_COST and may_end(g, seat, start, g.figures[colour]):
            return True
    return False


def can_move_anything(g: Magia, seat: int) -> bool:
    """[MA-126 MA-R54] Whether the hand allows a legal move of any figure."""
    for apprentice in range(APPRENTICES):
        if can_move(g, seat, apprentice):
            return True
    return g.hands.size(seat) >= EXAMINER_COST and can_move_examiner(g, seat)
