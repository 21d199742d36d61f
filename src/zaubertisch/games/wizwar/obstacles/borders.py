"""What is in the way of a border as a target: what stands there or does not, and whether the line reaches it."""

from __future__ import annotations

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.aim.reaching import reaches_border
from zaubertisch.games.wizwar.aim.refusals import may_stand
from zaubertisch.games.wizwar.obstacles.fields import border_fields, of_border
from zaubertisch.games.wizwar.obstacles.sight import STANDS
from zaubertisch.games.wizwar.table.ground import is_thicket
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.obstacle import Obstacle


def in_the_way_of_a_border(g: WizWar, p: Plan, border: int) -> Obstacle:
    """[WW-040 WW-098 WW-099 WW-101 WW-R34] No such border; the wrong thing on it; out of reach."""
    if border not in g.board().borders:
        return of_border("outer_wall", border)
    stands = g.maze.borders[border]
    if not may_stand(p, stands):
        fields = border_fields(border)
        fields["stands"] = STANDS.get(stands, "nothing")
        return Obstacle(wrong_thing(p), fields)
    if p.aim() == c.EARTH_BORDER:
        return of_border("off_the_line", border)
    if not reaches_border(g, p, border):
        return of_border(out_of_reach(g, p), border)
    return of_border(in_reach(g, p, border), border)


def wrong_thing(p: Plan) -> str:
    """[WW-183 WW-R80 WW-R85 WW-R87] What would have to stand there, or not."""
    match p.aim():
        case c.FREE_BORDER | c.EARTH_BORDER | c.DOOR_BORDER: return "border_taken"
        case c.LOCK | c.ANY_DOOR: return "border_no_door"
        case c.STONE_WALL: return "border_no_wall"
        case c.PASSABLE: return "border_not_passed"
        case c.WATER_TARGET | c.ANY_OBJECT | c.WALL_OR_DOOR: return "border_free"
        case _: return "border_unbreakable"


def out_of_reach(g: WizWar, p: Plan) -> str:
    if is_thicket(g.maze.fills[p.origin(g)]):
        return "border_unseen_from_bush"
    return "border_not_beside" if p.reach() == c.ADJACENT else "border_unseen"


def in_reach(g: WizWar, p: Plan, border: int) -> str:
    """[WW-050 WW-051 WW-R20 WW-R85] A door that is sealed or open already; no room behind; a fist too weak."""
    if p.aim() in (c.LOCK, c.ANY_DOOR):
        return "border_sealed" if g.is_sealed(border) else "border_door_open"
    return "no_room_behind" if p.aim() == c.PASSABLE else "border_fist_too_weak"
