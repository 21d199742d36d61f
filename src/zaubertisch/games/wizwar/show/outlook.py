"""What a board may show besides the view: where a wizard could walk, and what hides a square from it.

No rule asks any of this, and all of it follows from what lies open.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.components import TREASURES_EACH
from zaubertisch.games.wizwar.harm.pickup import lifting_ends_phase
from zaubertisch.games.wizwar.maze.board import OUTSIDE, SQUARES
from zaubertisch.games.wizwar.maze.lines import CORNER, TO_SQUARES, passed
from zaubertisch.games.wizwar.maze.sight import KEPT, Sight, Trace, sight_in
from zaubertisch.games.wizwar.show.ways import ways_of
from zaubertisch.games.wizwar.table.ground import is_thicket
from zaubertisch.games.wizwar.table.state import NO_TREASURE, NOWHERE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.draft import SCHOOLS_EACH, Draft
from zaubertisch.games.wizwar.view import BEHIND, BLIND, FOGGED, OUTER, PILLAR, SEEN
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import Outlook

LOOKED: Final[dict[tuple[int, ...], list[int]]] = {}  # memory, not state


class WizWarOutlook(Outlook):
    """What follows from what lies open: who looks, where they could walk, what they see, who picks which school."""

    def __init__(self, picks: list[int], groups: list[int]) -> None:
        self.looks = [-1]  # whose wizard looks
        self.goals: list[int] = []  # where that wizard can come nearer to a point
        self.lifting_ends = False  # whether lifting a treasure now would end the phase
        self.ways: list[list[int]] = []  # while the viewer walks: by square, the sides to go through one after another
        self.sight: list[int] = []  # by square: the line there in half squares, across, down, its turn, what hides it
        self.picks = picks  # while schools are picked: who picks which, -1 being open
        self.groups = groups  # whose spellbook each seat uses


def outlook(table: Table, viewer: int) -> WizWarOutlook:
    """Of the viewer's own wizard, or of the one whose turn it is; a way only for who may walk it now."""
    assert isinstance(table, WizWar)
    seat = viewer if 0 <= viewer < table.seats else table.active
    out = WizWarOutlook(picks(table), groups(table))
    if not table.over and table.place[seat] >= 0 and not out.picks:
        out.looks = [seat]
        out.goals = goals(table, seat)
        out.lifting_ends = lifting_ends_phase(table, seat)
        out.sight = sight(table, seat)
        if table.asked == viewer and table.question() == "main" and table.planning < 0:
            out.ways = ways_of(table, seat)
    return out


def goals(g: WizWar, seat: int) -> list[int]:
    """[WW-165] Home with an enemy's treasure; for whoever carries none, wherever one lies that is no point yet."""
    burden, base = g.burden[seat], g.base(seat)
    if burden != NO_TREASURE:
        return [base] if burden // TREASURES_EACH != seat else []
    enemies = [square for each, square in enumerate(g.treasures) if each // TREASURES_EACH != seat]
    return sorted({square for square in enemies if square not in (NOWHERE, base)})


def groups(g: WizWar) -> list[int]:
    return [g.group(seat) for seat in range(g.seats)]


def picks(g: WizWar) -> list[int]:
    """[WW-008] Seat and school of every pick of a draft, in order; a school not yet picked is -1."""
    draft = g.stack[-1] if g.stack else None
    if not isinstance(draft, Draft):
        return []
    out: list[int] = []
    for pick in range(SCHOOLS_EACH * len(g.decks)):
        out += [draft.picker(g, pick), draft.taken[pick] if pick < len(draft.taken) else -1]
    return out


def sight(g: WizWar, seat: int) -> list[int]:
    """[WW-110 WW-117 WW-127 WW-129] What the wizard sees, worked out once for each state of the maze."""
    origin = g.place[seat]
    blind = is_thicket(g.maze.fills[origin])
    key = (*g.maze.key, origin, g.through(seat), int(g.fog()), int(blind))
    found = LOOKED.get(key)
    if found is None:
        if len(LOOKED) >= KEPT:
            LOOKED.clear()
        found = look(g, origin, g.through(seat), blind)
        LOOKED[key] = found
    return found


def look(g: WizWar, origin: int, through: int, blind: bool) -> list[int]:
    """[WW-120 WW-122] Of a square in sight the line used; of another the straight one, and what ends it."""
    seen = sight_in(g.maze)
    lines = seen.eyeshot(origin, through).square_line
    out: list[int] = []
    for square in range(SQUARES):
        line = lines[square]
        if g.sees_square(origin, square, through) and line >= 0:
            best = TO_SQUARES[line]
            out += [best.across, best.down, Trace(g.board(), origin, best.passes).rot, SEEN]
        elif g.board().slot_of[square] == OUTSIDE:
            out += [0, 0, 0, OUTER]
        else:
            across, down = 2 * (square % 10 - origin % 10), 2 * (square // 10 - origin // 10)
            out += [across, down, 0, BLIND if blind else hides(seen, origin, across, down, through)]
    return out


def hides(seen: Sight, origin: int, across: int, down: int, through: int) -> int:
    """[WW-113 WW-114 WW-115 WW-123 WW-129] What ends a straight line; under Fog nothing need stand in its way."""
    board, square = seen.board, origin
    for step in passed(across, down):
        if seen.opaque[square] and square != origin:
            return BEHIND + square
        if step < CORNER:
            border = board.border[square * 4 + step]
            if border == OUTSIDE or abs(board.beyond[square * 4 + step] - square) not in (1, 10):
                return OUTER
            if seen.hides[border]:
                if not through:
                    return border
                through -= 1
            square = board.beyond[square * 4 + step]
        else:
            point = square * 4 + step - CORNER
            if seen.pillar[board.point[point]]:
                return PILLAR + board.point[point]
            if seen.squeezed(square, step - CORNER):
                return BEHIND + board.beyond[point]
            square = board.diagonal[point]
    return FOGGED
