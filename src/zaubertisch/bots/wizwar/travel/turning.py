"""Turning a sector: what it does to everybody's way home, worked out before it is tried."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar.fight.fighting import LAST_CHANCE
from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.reading.terrain import Terrain
from zaubertisch.bots.wizwar.reading.ways import FAR
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import CAST

LONGEST: Final = 12
PER_STEP: Final = 7


class Turned:
    """The best turn found: which slot, how many quarters, and what it is worth."""

    def __init__(self, worth: int = 0, slot: int = -1, quarters: int = 0) -> None:
        self.worth = worth
        self.slot = slot
        self.quarters = quarters


def think_of_turning(ideas: Ideas) -> None:
    """Only before moving, and only if somebody carries something or one's own way is long."""
    if not ideas.can(CAST + c.ROTATE_SECTOR) or ideas.view.moved:
        return
    if ideas.position.carriers() or ideas.far > 2 * ideas.view.mp:
        worth = best_turn(ideas).worth - ideas.fighter.price(c.ROTATE_SECTOR)
        ideas.offer(worth, CAST + c.ROTATE_SECTOR, "turn_sector")


def best_turn(ideas: Ideas) -> Turned:
    """Of all sectors and turns the one that helps most."""
    out = Turned()
    for slot in range(ideas.view.seats):
        for quarters in (1, 2, 3):
            worth = turning(ideas, ideas.position.terrain().with_turned(slot, quarters), slot, quarters)
            if worth > out.worth:
                out = Turned(worth, slot, quarters)
    return out


def turning(ideas: Ideas, after_turn: Terrain, slot: int, quarters: int) -> int:
    """Steps the carriers lose and oneself wins; much if somebody about to win is stopped by it."""
    position, view = ideas.position, ideas.view
    worth = 0
    for seat in position.carriers():
        before = position.home(seat)[view.place[seat]]
        after = far_in(ideas, after_turn, seat, view.bases[seat], slot, quarters)
        worth += PER_STEP * max(-LONGEST, min(LONGEST, after - before))
        if position.is_winning(seat) and before <= position.speed(seat) + 2 < after:
            worth += LAST_CHANCE // 2
    if ideas.aim.square >= 0 and ideas.far < FAR:
        goal = turned(ideas, ideas.aim.square, slot, quarters)
        after = far_in(ideas, after_turn, ideas.me, goal, slot, quarters)
        gain = ideas.saving(after, view.mp) if after < ideas.far else PER_STEP * (ideas.far - min(after, ideas.far + 9))
        worth += gain
    return worth


def far_in(ideas: Ideas, terrain: Terrain, seat: int, goal: int, slot: int, quarters: int) -> int:
    """How far it is for this wizard once the sector has turned, he with it if he stands there."""
    here = turned(ideas, ideas.view.place[seat], slot, quarters)
    return terrain.walker(ideas.view, seat).ways(goal)[here]


def turned(ideas: Ideas, square: int, slot: int, quarters: int) -> int:
    inside = ideas.position.board.slot_of[square] == slot
    return ideas.view.maze.turned_square(square, quarters) if inside else square
