"""Breaking through: blows against a wall or a door that stands in the way, alone or after a Shatter."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.reading.ways import FAR, works
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import CAST, USE
from zaubertisch.games.wizwar.maze.maze import DOOR, WALL

#: What can be aimed at things, and how hard it hits.
BREAKERS: Final[dict[int, int]] = {c.FIREBALL: 5, c.KA_BONG: 4, c.BOOMSTONE: 4, c.DAGGER: 3, c.LARGE_ROCK: 2}


def break_through(ideas: Ideas) -> None:
    """With nobody to hit, an attack may open a way; Shatter makes every point of it a crack."""
    view = ideas.view
    if view.attacks >= view.most_attacks or view.turns[ideas.me] == 0 or ideas.position.foes_seen(ideas.here):
        return
    if ideas.far <= view.mp or ideas.far >= FAR:
        return
    shatters = works(view, ideas.me, c.SHATTER)
    if shatters:
        for kind, damage in BREAKERS.items():
            border = breakable(ideas, damage)
            if border >= 0:
                worth = ideas.saving(ideas.through(border), view.mp) - ideas.fighter.price(kind)
                ideas.offer(worth if ideas.can(CAST + kind) else 0, CAST + kind, "open_way")
                ideas.offer(worth if ideas.can(USE + kind) else 0, USE + kind, "open_way")
    elif ideas.can(CAST + c.SHATTER):
        hardest = max([BREAKERS.get(kind, 0) for kind in view.hand + view.carried[ideas.me]])
        border = breakable(ideas, hardest)
        if border >= 0:
            worth = ideas.saving(ideas.through(border), view.mp) - 2 * ideas.fighter.price(c.SHATTER)
            ideas.offer(worth, CAST + c.SHATTER, "open_way")


def wall_to_break(ideas: Ideas, kind: int) -> int:
    """What this blow is meant for if it is not meant for anybody: a border, or -1."""
    if not works(ideas.view, ideas.me, c.SHATTER) or kind not in BREAKERS:
        return -1
    return breakable(ideas, BREAKERS[kind])


def breakable(ideas: Ideas, damage: int) -> int:
    """The wall or door in sight that so much damage would break under a Shatter, if that shortens the way; or -1."""
    maze = ideas.view.maze
    fits = [
        border for border in ideas.seen_borders()
        if maze.borders[border] in (WALL, DOOR) and maze.cracks_to_break(border) - maze.cracks[border] <= damage
    ]
    return ideas.best_opening(fits)
