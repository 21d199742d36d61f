"""What is in the way of a target: no such thing, the wrong sort, out of reach, or without what the plan is after."""

from __future__ import annotations

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    AT_BORDER,
    AT_SELF,
    AT_SPELL,
    AT_SQUARE,
    AT_WIZARD,
    TURN_SECTOR,
    WAY,
    square_word,
)
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.aim.reaching import reaches_in, reaches_square
from zaubertisch.games.wizwar.aim.refusals import BORDERS_TOO, NAMES_NONE, PLACES, SPELLS, WAYS, WIZARDS, fits, sort_of
from zaubertisch.games.wizwar.cards import CARDS, SWAP
from zaubertisch.games.wizwar.components import COLOURS, GLOBE_REACH, SIDES, TELEPORT_REACH
from zaubertisch.games.wizwar.maze.board import OUTSIDE, SQUARES
from zaubertisch.games.wizwar.maze.maze import BLOCK, FILL_CRACKS
from zaubertisch.games.wizwar.maze.maze import NOTHING as FREE
from zaubertisch.games.wizwar.obstacles.borders import in_the_way_of_a_border
from zaubertisch.games.wizwar.obstacles.cards import AIMS
from zaubertisch.games.wizwar.obstacles.fields import deed, of_square, of_wizard
from zaubertisch.games.wizwar.obstacles.sight import FILLED, hidden
from zaubertisch.games.wizwar.obstacles.ways import barred
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.step import NOBODY


def in_the_way_of_a_target(g: WizWar, p: Plan, action: int) -> Obstacle | None:
    """[WW-092] What is wrong with this target; nothing if the answer names none."""
    sort = sort_of(action)
    if sort == NAMES_NONE:
        return None
    if not fits(p, action):
        return Obstacle("wrong_target", {"spell": deed(p), "aim": AIMS[p.aim()]})
    if sort == WIZARDS:
        return in_the_way_of_a_wizard(g, p, action)
    if sort == PLACES:
        return in_the_way_of_a_square(g, p, action - AT_SQUARE)
    if sort == BORDERS_TOO:
        return in_the_way_of_a_border(g, p, action - AT_BORDER)
    return in_the_way_of_another(g, p, action)


def in_the_way_of_another(g: WizWar, p: Plan, action: int) -> Obstacle:
    """[WW-R26 WW-R86 WW-R88] A spell not in play or not in sight, a direction that leads nowhere, no such sector."""
    sort = sort_of(action)
    if sort == SPELLS:
        index = action - AT_SPELL
        if index >= len(g.spells):
            return Obstacle("no_such_spell", {"number": index + 1, "count": len(g.spells)})
        return Obstacle("spell_unseen", {"spell": CARDS[g.spells[index].card].key})
    if sort == WAYS:
        bolt = Obstacle("bolt_misses", {"side": SIDES[action - WAY], "energy": p.energy})
        return bolt if p.aim() == c.BOLT_WAY else barred(g, p.seat, action - WAY)
    return Obstacle("no_such_sector", {"sector": COLOURS[action - TURN_SECTOR]})


# Wizards


def in_the_way_of_a_wizard(g: WizWar, p: Plan, action: int) -> Obstacle:
    """[WW-055 WW-107 WW-R30 WW-R65 WW-R72] Nobody, the dead, oneself, mist, out of reach."""
    if action == AT_SELF:
        return at_oneself(p)
    seat = g.seat_of(action - AT_WIZARD)
    if seat == NOBODY:
        return Obstacle("no_such_wizard", {"colour": COLOURS[action - AT_WIZARD]})
    if not g.alive(seat):
        return of_wizard("is_dead", seat)
    if seat == p.seat:
        return at_oneself(p)
    if p.is_attack() and g.is_mist(seat):
        return of_wizard("is_mist", seat)
    if p.aim() == c.GLOBE:
        return Obstacle("globe_too_far", {"seat": seat, "most": GLOBE_REACH})
    if reaches_in(g, p, g.place[seat]):
        return without_what_is_wanted(g, p, seat)
    if p.reach() == c.ADJACENT and not g.is_near(p.origin(g), g.place[seat]):
        return of_wizard("not_beside", seat)
    fields = hidden(g, p, g.place[seat])
    fields["seat"] = seat
    return Obstacle("wizard_unseen", fields)


def at_oneself(p: Plan) -> Obstacle:
    """[WW-055 WW-107 WW-R72] Most spells are for others; those that are not want to be told so, and need no line."""
    if p.aim() in (c.WATER_TARGET, c.ANY_WIZARD):
        return Obstacle("say_self" if p.astral < 0 and not p.corner else "self_needs_no_line")
    return Obstacle("at_yourself", {"spell": deed(p)})


def without_what_is_wanted(g: WizWar, p: Plan, seat: int) -> Obstacle:
    """[WW-R21 WW-R40 WW-R67] In reach, but with nothing to take, not on the own square, or where nobody may come."""
    if p.card == SWAP:
        return of_wizard("beside_a_giant", seat)
    if p.aim() == c.TORN and g.place[seat] != g.place[p.seat]:
        return of_wizard("not_on_your_square", seat)
    return of_wizard("carries_no_item" if p.aim() == c.ARMED else "carries_nothing", seat)


# Squares


def in_the_way_of_a_square(g: WizWar, p: Plan, square: int) -> Obstacle:
    if g.board().slot_of[square] == OUTSIDE:
        return of_square("no_such_square", square)
    match p.aim():
        case c.TELEPORT_SQUARE: return no_landing(g, p, square)
        case c.HOME_SQUARE: return not_at_home(g, p, square)
        case c.TRAP_SQUARES: return of_square("marker_there", square) if square in p.squares else not_free(g, square)
        case c.EMPTY_SQUARE | c.STREW_SQUARE: return no_room_to_create(g, p, square)
        case _: return unseen(g, p, square) or useless(g, p, square)


def unseen(g: WizWar, p: Plan, square: int) -> Obstacle | None:
    """[WW-099 WW-110 WW-116] What keeps the line from this square; things in a bush or a cloud are hidden, too."""
    things = p.aim() in (c.LYING, c.PUT_SQUARE)
    if reaches_in(g, p, square) if things else reaches_square(g, p, square):
        return None
    if p.reach() == c.ADJACENT and not g.is_near(p.origin(g), square):
        return of_square("square_not_beside", square)
    return Obstacle("square_unseen", hidden(g, p, square))


def useless(g: WizWar, p: Plan, square: int) -> Obstacle:
    """[WW-160 WW-R19 WW-R28] In sight, but nothing there that the plan could be aimed at."""
    match p.aim():
        case c.STORM_SQUARE: return of_square("storm_misses", square)
        case c.LYING: return of_square("nothing_lies", square)
        case c.PUT_SQUARE: return of_square("way_block", square)
        case c.HEAVE: return occupied(g, square)
        case c.WATER_TARGET | c.ANY_OBJECT: return of_square("no_object", square)
        case _: return of_square("fist_too_weak" if FILL_CRACKS[g.maze.fills[square]] else "nothing_to_break", square)


def no_landing(g: WizWar, p: Plan, square: int) -> Obstacle:
    """[WW-R60 WW-R67] Too far, the own square, a Stone Block, a Big Man; a Big Man needs the square to himself."""
    far = g.board().far[g.place[p.seat] * SQUARES + square]
    if not 0 < far <= TELEPORT_REACH:
        return Obstacle("teleport_too_far", {"square": square_word(square), "steps": far, "most": TELEPORT_REACH})
    if g.maze.fills[square] == BLOCK:
        return of_square("way_block", square)
    return of_square("way_giant", square) if square in g.maze.giants else occupied(g, square)


def not_at_home(g: WizWar, p: Plan, square: int) -> Obstacle:
    """[WW-R99] Another sector, where the treasure lay, or a Stone Block."""
    if g.board().slot_of[square] != g.home_slot(p.seat):
        return of_square("not_your_sector", square)
    return of_square("way_block" if g.maze.fills[square] == BLOCK else "treasure_lay_there", square)


def no_room_to_create(g: WizWar, p: Plan, square: int) -> Obstacle:
    """[WW-098 WW-099 WW-181 WW-222 WW-R91] A base, something there, too far, or not seen."""
    if not g.is_empty(square) or (p.aim() == c.EMPTY_SQUARE and g.is_base(square)):
        return not_free(g, square) if p.aim() == c.EMPTY_SQUARE else occupied(g, square)
    if p.reach() == c.ADJACENT and not g.is_near(p.origin(g), square):
        return of_square("square_not_beside", square)
    return Obstacle("square_unseen", hidden(g, p, square))


def not_free(g: WizWar, square: int) -> Obstacle:
    return of_square("is_base", square) if g.is_base(square) else occupied(g, square)


def occupied(g: WizWar, square: int) -> Obstacle:
    """[WW-106] What is on a square that ought to be empty."""
    fill = g.maze.fills[square]
    if fill != FREE:
        by = FILLED[fill]
    elif square in g.place:
        by = "wizard"
    elif square in g.treasures:
        by = "treasure"
    else:
        by = "marker" if square in g.traps else "item"
    return Obstacle("square_occupied", {"square": square_word(square), "by": by})
