"""Being moved: a stride and what it leads into, being led, knocked back, pushed, carried by the wind, floating."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import STEP, STOP
from zaubertisch.games.wizwar.components import DIRECTION_OF_DIE
from zaubertisch.games.wizwar.harm.entering import THORNS, Entering
from zaubertisch.games.wizwar.maze.maze import CLOUD, DOOR
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step

STUCK: Final = THORNS  # what a stride reports that ended in thorns


class Stride(Step[WizWar]):
    """One square to one side: a Big Man pushes first, then the wizard goes and enters; reports STUCK in thorns."""

    PUSH: Final = 0
    GO: Final = 1

    def __init__(self, seat: int = NOBODY, side: int = 0, passing: bool = False, border_works: bool = True) -> None:
        super().__init__(seat)
        self.side = side
        self.passing = passing  # only the border matters, the wind carries on
        self.border_works = border_works

    def run(self, g: WizWar) -> int:
        match self.at:
            case Stride.PUSH: return self.push(g)
            case Stride.GO: return self.go(g)
            case _: return self.arrive()

    def push(self, g: WizWar) -> int:
        """[WW-R67] Whoever stands there goes before the Big Man, one after the other."""
        if not g.is_giant(self.seat):
            return NEXT
        edge = g.place[self.seat] * 4 + self.side
        others = g.in_the_way(g.board().beyond[edge], self.seat)
        if not others:
            return NEXT
        return g.call_and_stay(Pushed(others[0], g.board().border[edge]))

    def go(self, g: WizWar) -> int:
        edge = g.place[self.seat] * 4 + self.side
        border, to = g.board().border[edge], g.board().beyond[edge]
        if self.loses_treasure(g, border):
            g.drop_treasure(self.seat)
        g.move(self.seat, to, self.passing)
        return g.call(Entering(self.seat, border if self.border_works else -1, self.passing))

    def loses_treasure(self, g: WizWar, border: int) -> bool:
        """[WW-R66] A treasure does not seep through a closed door."""
        through_door = g.maze.borders[border] == DOOR and not g.maze.is_held(border)
        return through_door and g.is_slime(self.seat) and g.burden[self.seat] != NO_TREASURE

    def arrive(self) -> int:
        self.report = self.heard
        return END

    def clone(self) -> Stride:
        twin = Stride(self.seat, self.side, self.passing, self.border_works)
        twin.like(self)
        return twin


class Pushed(Step[WizWar]):
    """[WW-R67] A wizard a Big Man pushes chooses among the ways he could walk, but not back."""

    CHOOSE_WAY: Final = 0

    def __init__(self, seat: int = NOBODY, border: int = -1) -> None:
        super().__init__(seat)
        self.border = border

    def run(self, g: WizWar) -> int:
        return g.ask_or_take(self.seat) if self.at == Pushed.CHOOSE_WAY else END

    def question(self, g: WizWar) -> str:
        return "push_choice"

    def options(self, g: WizWar) -> list[int]:
        return [STEP + side for side in g.push_ways(self.seat, self.border)]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in self.options(g) else "WW-R67"

    def take(self, g: WizWar, action: int) -> int:
        return g.call(Stride(self.seat, action - STEP))

    def clone(self) -> Pushed:
        twin = Pushed(self.seat, self.border)
        twin.like(self)
        return twin


def way_out(g: WizWar, seat: int, side: int) -> int:
    """[WW-052 WW-R90] The side a step goes to: out of a Dust Cloud the die says which; -1 if one cannot go there."""
    if g.maze.fills[g.place[seat]] != CLOUD or g.seeps(seat):
        return side
    side = DIRECTION_OF_DIE[g.roll(seat) - 1]
    return side if g.can_walk(seat, side) else -1


class ForcedWalk(Step[WizWar]):
    """[WW-R48 WW-R102 WW-R103] Mental Force: the caster leads the victim as he could walk himself, up to thorns."""

    LEAD: Final = 0

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = left

    def run(self, g: WizWar) -> int:
        match self.at:
            case ForcedWalk.LEAD: return self.ask_for_step(g)
            case _: return self.go_on()

    def ask_for_step(self, g: WizWar) -> int:
        return g.ask(self.seat) if self.left > 0 and g.is_up(self.victim) else END

    def go_on(self) -> int:
        return END if self.heard == STUCK else self.goto(ForcedWalk.LEAD)

    def question(self, g: WizWar) -> str:
        return "force_step"

    def options(self, g: WizWar) -> list[int]:
        return [STOP] + [STEP + side for side in range(4) if g.can_walk(self.victim, side)]

    def why_not(self, g: WizWar, action: int) -> str:
        if action == STOP or (STEP <= action < STEP + 4 and g.can_walk(self.victim, action - STEP)):
            return ""
        return "WW-R48"

    def take(self, g: WizWar, action: int) -> int:
        if action == STOP:
            return END
        self.left -= 1
        self.heard = 0
        side = way_out(g, self.victim, action - STEP)
        return g.call(Stride(self.victim, side)) if side >= 0 else NEXT

    def clone(self) -> ForcedWalk:
        twin = ForcedWalk(self.seat, self.victim, self.left)
        twin.like(self)
        return twin


class Drift(Step[WizWar]):
    """Straight on without a choice: knocked back by a Waterbolt, or riding the wind."""

    DRIFT: Final = 0

    def __init__(self, seat: int = NOBODY, way: int = 0, left: int = 0, rides: bool = False) -> None:
        super().__init__(seat)
        self.way = way
        self.left = left
        self.rides = rides

    def run(self, g: WizWar) -> int:
        match self.at:
            case Drift.DRIFT: return self.drift(g)
            case _: return END if self.heard == STUCK else self.goto(Drift.DRIFT)

    def drift(self, g: WizWar) -> int:
        """[WW-R31 WW-R86 WW-R102] Up to the first obstacle, never round a corner; links are passed, fire burns."""
        edge = g.place[self.seat] * 4 + self.way
        if self.left == 0 or not g.is_up(self.seat) or self.is_stopped(g, edge):  # [WW-201] the dead lie still
            return END
        self.left -= 1
        side = self.way
        self.way = (self.way + g.board().turn[edge]) % 4
        return g.call(Stride(self.seat, side, self.rides and self.left > 0))

    def is_stopped(self, g: WizWar, edge: int) -> bool:
        """[WW-R31] A closed door stops everybody who is knocked back; a rider has his own right to doors."""
        board = g.board()
        if self.rides:
            return False
        return g.stops(board.border[edge]) or not g.has_room_for(self.seat, board.beyond[edge], board.border[edge])

    def clone(self) -> Drift:
        twin = Drift(self.seat, self.way, self.left, self.rides)
        twin.like(self)
        return twin


def pushed_item(g: WizWar, square: int, way: int, left: int) -> int:
    """[WW-R31] Where an item lying about comes to rest when water pushes it."""
    board = g.board()
    while left > 0 and not g.stops(board.border[square * 4 + way]):
        edge = square * 4 + way
        if not g.can_enter(board.beyond[edge]):
            break
        way = (way + board.turn[edge]) % 4
        square = board.beyond[edge]
        left -= 1
    return square
