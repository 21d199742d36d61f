"""Terrain: all that matters for walking. It is worked out once for each state of a maze and remembered as sight is."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar.reading.ways import Walker
from zaubertisch.games.wizwar.cards import (
    BIG_MAN_FORM,
    BOOBY_TRAP,
    CREATE_DOOR,
    HANDFUL_OF_TACKS,
    MASTER_KEY,
    MIST_BODY,
    SEAL_DOOR,
    SLIME_FORM,
)
from zaubertisch.games.wizwar.components import MOST_SEATS
from zaubertisch.games.wizwar.maze.maze import Maze
from zaubertisch.games.wizwar.view import ITEM_KINDS, WizWarView

#: Spells that change who can walk where.
UNDERFOOT: Final[list[int]] = [MIST_BODY, SLIME_FORM, BIG_MAN_FORM, SEAL_DOOR, CREATE_DOOR, BOOBY_TRAP]
QUARTERS: Final = 4
PART: Final = -2  # stands between two parts of a list


class Terrain:
    """A maze and whoever walks in it; the same one serves every view in which nothing of that is different."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.walkers: list[Walker | None] = [None] * (2 * MOST_SEATS)
        self.turned: list[Terrain | None] = [None] * (QUARTERS * MOST_SEATS)

    def walker(self, view: WizWarView, seat: int, seeps: bool = False) -> Walker:
        """How this wizard walks here, or would as mist or slime."""
        place = seat + MOST_SEATS if seeps else seat
        found = self.walkers[place]
        if found is None:
            found = Walker(view, seat, self.maze, seeps)
            self.walkers[place] = found
        return found

    def with_turned(self, slot: int, quarters: int) -> Terrain:
        """The same with this sector turned."""
        found = self.turned[slot * QUARTERS + quarters]
        if found is None:
            maze = self.maze.clone()
            maze.turn_sector(slot, quarters)
            found = Terrain(maze)
            self.turned[slot * QUARTERS + quarters] = found
        return found


def underfoot(view: WizWarView) -> list[int]:
    """Everything besides the maze that a walker depends on."""
    out = view.colours[:]
    for carried in view.carried:
        out.append(1 if MASTER_KEY in carried else 0)
    for spell in view.spells:
        if spell.card in UNDERFOOT:
            out += [spell.card, spell.caster, spell.target, spell.border]
    out.append(PART)
    for thing in view.dropped:
        if thing % ITEM_KINDS == HANDFUL_OF_TACKS:
            out.append(thing)
    out.append(PART)
    out += view.traps
    return out + view.place if view.maze.giants else out


# Forgotten when too many have gathered: memory, not state.
KEPT: Final = 64
TERRAINS: Final[dict[tuple[int, ...], Terrain]] = {}


class Latest:
    """The maze walked in last: mostly it is the next one too, and a maze that lies is never changed."""

    def __init__(self) -> None:
        self.maze: Maze | None = None
        self.underfoot: list[int] = []
        self.terrain: Terrain | None = None


LATEST: Final = Latest()


def terrain_of(view: WizWarView) -> Terrain:
    """The terrain of this view."""
    latest = LATEST
    here = underfoot(view)
    if latest.terrain is None or latest.maze is not view.maze or latest.underfoot != here:
        latest.maze = view.maze
        latest.underfoot = here
        latest.terrain = kept_terrain(view.maze, here)
    return latest.terrain


def kept_terrain(maze: Maze, here: list[int]) -> Terrain:
    """The terrain of a maze in which one walks the same, if it is still kept."""
    key = (*maze.sectors, *maze.borders, *maze.fills, PART, *maze.holding, PART, *maze.giants, PART, *here)
    found = TERRAINS.get(key)
    if found is None:
        if len(TERRAINS) >= KEPT:
            TERRAINS.clear()
        found = Terrain(maze)
        TERRAINS[key] = found
    return found
