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
    """[WW-110 WW-112 WW-116 WW-117 WW-127 WW-128] What hides things on a square from where the plan's line begins."""
    origin = p.origin(g)
    if is_thicket(g.maze.fills[origin]):
        return {"by": "around"}
    if g.sees_square(origin, square, p.through(g)):
        return {"by": "cover"}
    if p.corner:
        return {"by": "corner"}
    across, down = 2 * (square % WIDTH - origin % WIDTH), 2 * (square // WIDTH - origin // WIDTH)
    return of_blocker(g, hides(sight_in(g.maze), origin, across, down, p.through(g)))


def of_blocker(g: WizWar, blocker: int) -> dict[str, Value]:
    """What ends a line: a border by its number, a square, a pillar, the edge of the board, or Fog."""
    if blocker in (OUTER, FOGGED):
        return {"by": "outer" if blocker == OUTER else "fog"}
    if blocker >= BEHIND:
        return {"by": FILLED[g.maze.fills[blocker - BEHIND]], "at": square_word(blocker - BEHIND)}
    if blocker >= BORDERS:
        return {"by": "pillar"}
    side = "south" if blocker % 2 else "east"
    return {"by": STANDS[g.maze.borders[blocker]], "at": square_word(blocker // 2), "at_side": side}
