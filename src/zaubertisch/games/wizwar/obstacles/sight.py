"""What hides a target: the wall, the door, the pillar that ends the straight line to it."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import square_word
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.maze.board import BORDERS, WIDTH
from zaubertisch.games.wizwar.maze.maze import DOOR, FIRE_WALL, WALL
from zaubertisch.games.wizwar.maze.sight import sight_in
from zaubertisch.games.wizwar.show.outlook import hides
from zaubertisch.games.wizwar.table.ground import is_thicket
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import BEHIND, FOGGED, OUTER
from zaubertisch.kernel.event import Value

#: By what fills a square: nothing there is a Big Man.
FILLED: Final[list[str]] = ["giant", "block", "bush", "bush", "cloud"]
STANDS: Final[dict[int, str]] = {WALL: "wall", DOOR: "door", FIRE_WALL: "fire"}


def hidden(g: WizWar, p: Plan, square: int) -> dict[str, Value]:
    """[WW-110 WW-112 WW-116] A square, and what hides it or the things there from where the plan's line begins."""
    fields = blocker(g, p, square)
    fields["square"] = square_word(square)
    return fields


def blocker(g: WizWar, p: Plan, square: int) -> dict[str, Value]:
    """[WW-117 WW-127 WW-128] What ends the line: cover around or there, a corner too many, or what stands between."""
    origin = p.origin(g)
    if is_thicket(g.maze.fills[origin]):
        return {"by": "around"}
    if g.sees_square(origin, square, p.through(g)):
        return {"by": "cover"}
    if p.corner:
        return {"by": "corner"}
    across, down = 2 * (square % WIDTH - origin % WIDTH), 2 * (square // WIDTH - origin // WIDTH)
    return what_stands_between(g, hides(sight_in(g.maze), origin, across, down, p.through(g)))


def what_stands_between(g: WizWar, found: int) -> dict[str, Value]:
    """What ends a line: a border by its number, a square, a pillar, the edge of the board, or Fog."""
    if found in (OUTER, FOGGED):
        return {"by": "outer" if found == OUTER else "fog"}
    if found >= BEHIND:
        return {"by": FILLED[g.maze.fills[found - BEHIND]], "at": square_word(found - BEHIND)}
    if found >= BORDERS:
        return {"by": "pillar"}
    side = "south" if found % 2 else "east"
    return {"by": STANDS[g.maze.borders[found]], "at": square_word(found // 2), "at_side": side}
