"""Getting in the way of whoever carries a treasure home, or comes for one's own point: walls, thorns, traps, turns."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar.fight.fighting import LAST_CHANCE
from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.reading.ways import FAR, FIRE_DETOUR, PRICK_DETOUR, THORN_DETOUR, Walker, path
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SQUARE, BACK, CAST, USE
from zaubertisch.games.wizwar.maze.maze import DOOR, OPEN

#: What a spell on a border or a square costs whoever wants to go on there, in steps.
ON_BORDERS: Final[dict[int, int]] = {c.CREATE_WALL: FAR, c.SEAL_DOOR: FAR, c.WALL_OF_FIRE: 1 + FIRE_DETOUR}
ON_SQUARES: Final[dict[int, int]] = {
    c.STONE_BLOCK: FAR, c.THORNBUSH: THORN_DETOUR, c.ROSEBUSH: PRICK_DETOUR, c.DUST_CLOUD: PRICK_DETOUR,
    c.HANDFUL_OF_TACKS: PRICK_DETOUR,
}
OBSTACLES: Final[list[int]] = [*ON_BORDERS, *ON_SQUARES]
LONGEST: Final = 12  # steps of a way that are looked at, and of a delay that are counted
PER_STEP: Final = 8


class Chase:
    """Somebody to be stopped: who, on his way where, and what a turn of his is worth."""

    def __init__(self, seat: int, goal: int, urgent: int) -> None:
        self.seat = seat
        self.goal = goal
        self.urgent = urgent  # what it is worth if he does not arrive in his next turn


class Spot:
    """Where an obstacle does most, as an answer, and what it is worth there."""

    def __init__(self, worth: int = 0, option: int = BACK) -> None:
        self.worth = worth
        self.option = option


def wanted(ideas: Ideas) -> list[Chase]:
    """Carriers on their way home, and thieves near the own point."""
    position, view = ideas.position, ideas.view
    out: list[Chase] = []
    for seat in position.carriers():
        out.append(Chase(seat, view.bases[seat], LAST_CHANCE if position.is_winning(seat) else 30))
    base = view.bases[ideas.me]
    if view.points[ideas.me] > view.kills[ideas.me]:
        for seat in position.foes:
            if view.burden[seat] < 0 and position.steps(seat, base) <= 2 * position.speed(seat):
                out.append(Chase(seat, base, 30))
    return out


def hinder(ideas: Ideas) -> None:
    """The spell that stops one of them, if there is one."""
    position, view = ideas.position, ideas.view
    if ideas.can(CAST + c.GRAVITY) and view.burden[ideas.me] < 0:
        loss = sum([ideas.fighter.stopping(seat) for seat in position.carriers()])
        loss -= 12 * len(view.carried[ideas.me])
        ideas.offer(loss - ideas.fighter.price(c.GRAVITY), CAST + c.GRAVITY, "stop_carrier")
    kinds = [kind for kind in OBSTACLES if ideas.can(CAST + kind) or ideas.can(USE + kind)]
    if kinds:
        for who in wanted(ideas):
            for kind in kinds:
                spot = best_spot(ideas, kind, who)
                verb = CAST if ideas.can(CAST + kind) else USE
                ideas.offer(spot.worth - ideas.fighter.price(kind), verb + kind, "stop_carrier")
    if ideas.can(CAST + c.GLUE):
        ideas.offer(gluing(ideas).worth - ideas.fighter.price(c.GLUE), CAST + c.GLUE, "glue")
    if ideas.can(CAST + c.BOOBY_TRAP) and (wanted(ideas) or not position.has_room()):
        ideas.offer(10, CAST + c.BOOBY_TRAP, "trap")


def best_spot(ideas: Ideas, kind: int, who: Chase) -> Spot:
    """The place on his way, in sight, where this obstacle costs him most."""
    position, view = ideas.position, ideas.view
    ways = position.ways(who.seat, who.goal)
    here = view.place[who.seat]
    out = Spot()
    if not 0 < ways[here] <= LONGEST:
        return out
    walker = position.walker(who.seat)
    for place in path(walker, here, ways)[:LONGEST]:
        option = option_at(ideas, kind, place)
        if option == BACK:
            continue
        worth = delaying(ideas, walker, who, kind, option, ways[here])
        if worth > out.worth:
            out = Spot(worth, option)
    return out


def option_at(ideas: Ideas, kind: int, place: int) -> int:
    """How this obstacle is aimed at the step that leaves this place, or BACK if it cannot be."""
    board, maze = ideas.position.board, ideas.view.maze
    border, square = board.border[place], board.beyond[place]
    if kind in ON_BORDERS:
        fits = maze.borders[border] == (DOOR if kind == c.SEAL_DOOR else OPEN)
        return AT_BORDER + border if fits and border in ideas.seen_borders() else BACK
    if not ideas.position.is_empty(square) or square in ideas.view.bases or not ideas.position.sees(ideas.here, square):
        return BACK
    if kind == c.HANDFUL_OF_TACKS and ideas.steps_between(ideas.here, square) != 1:
        return BACK
    return AT_SQUARE + square


def delaying(ideas: Ideas, walker: Walker, who: Chase, kind: int, option: int, before: int) -> int:
    """What the obstacle is worth here: steps he loses, more if he would arrive at once; and what it costs oneself."""
    border, square = option - AT_BORDER, option - AT_SQUARE
    if kind in ON_BORDERS:
        kept = walker.cost[border]
        walker.cost[border] = ON_BORDERS[kind]
        after = walker.steps_to(who.goal)[ideas.view.place[who.seat]]
        walker.cost[border] = kept
    else:
        walker.detour[square] = ON_SQUARES[kind]
        after = walker.steps_to(who.goal)[ideas.view.place[who.seat]]
        walker.detour[square] = 0
    speed = ideas.position.speed(who.seat)
    worth = PER_STEP * min(after - before, LONGEST)
    if before <= speed < after:
        worth += who.urgent
    return worth if on_own_way(ideas, border if kind in ON_BORDERS else -1, square) else worth - 20


def on_own_way(ideas: Ideas, border: int, square: int) -> bool:
    """Whether the own way stays free."""
    if ideas.aim.square < 0 or ideas.far >= FAR:
        return True
    board = ideas.position.board
    for place in path(ideas.position.walker(ideas.me), ideas.here, ideas.aim.ways):
        if board.border[place] == border or (border < 0 and board.beyond[place] == square):
            return False
    return True


def where_to_hinder(ideas: Ideas, kind: int) -> int:
    """The square or border in front of whoever is most worth stopping, if it can be aimed at."""
    out = Spot()
    for who in wanted(ideas):
        spot = best_spot(ideas, kind, who)
        if spot.worth > out.worth and spot.option in ideas.options:
            out = spot
    return out.option


# Glue and traps


def gluing(ideas: Ideas) -> Spot:
    """A treasure in sight that somebody could lift in his next turn: on the own base, or one's own."""
    position, view = ideas.position, ideas.view
    out = Spot()
    for treasure, square in enumerate(view.treasures):
        if square < 0 or not position.sees(ideas.here, square):
            continue
        mine = treasure // 2 == ideas.me and square not in view.bases
        worth = 60 if square == view.bases[ideas.me] and treasure // 2 != ideas.me else 25 if mine else 0
        near = [seat for seat in position.foes if view.burden[seat] < 0 and position.steps(seat, square) <= 4]
        if near and worth > out.worth:
            out = Spot(worth, AT_SQUARE + square)
    return out


def trap_square(ideas: Ideas) -> int:
    """The next marker goes where the others will walk: on their ways to the own treasures, base and their homes."""
    position, view = ideas.position, ideas.view
    best = BACK
    most = 0
    for option in ideas.options:
        square = option - AT_SQUARE
        if option == BACK or square in view.pending[-1].squares:
            continue
        worth = sum([passing(ideas, seat, square) for seat in position.foes])
        if worth > most or best == BACK:
            most = worth
            best = option
    return best


def passing(ideas: Ideas, seat: int, square: int) -> int:
    """How likely this wizard comes by here soon, roughly."""
    position, view = ideas.position, ideas.view
    goals = [view.bases[seat]] if position.is_carrier(seat) else [view.bases[ideas.me]]
    if not position.is_carrier(seat):
        goals += [there for treasure, there in enumerate(view.treasures) if treasure // 2 == ideas.me and there >= 0]
    worth = 0
    for goal in goals:
        ways = position.ways(seat, goal)
        there = position.ways(seat, square)[view.place[seat]]
        if there + ways[square] <= ways[view.place[seat]] and 0 < there <= LONGEST:
            worth = max(worth, 20 - there)
    return worth
