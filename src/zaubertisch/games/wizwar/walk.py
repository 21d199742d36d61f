"""Being moved: entering a square, being led by Mental Force, knocked back by water, carried by the wind."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import STEP, STOP
from zaubertisch.games.wizwar.components import FIRE_WALL_DAMAGE
from zaubertisch.games.wizwar.damage import Damage, Source
from zaubertisch.games.wizwar.maze import FIRE_WALL
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Entering(Step[WizWar]):
    """[WW-029] What happens to a wizard who has crossed a border and arrived: fire first."""

    def __init__(self, seat: int = NOBODY, border: int = -1) -> None:
        super().__init__(seat)
        self.border = border

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.burn(g)
            case _: return END

    def burn(self, g: WizWar) -> int:
        """[WW-029 WW-082 WW-205] Passing a Wall of Fire hurts; it is nobody's attack and cannot be evaded."""
        if self.border < 0 or g.maze.borders[self.border] != FIRE_WALL:
            return NEXT
        return g.call(Damage(self.seat, Source(FIRE_WALL_DAMAGE, FIRE_WALL_DAMAGE)))

    def clone(self) -> Entering:
        twin = Entering()
        twin.like(self)
        twin.border = self.border
        return twin


def walk(g: WizWar, seat: int, side: int) -> int:
    """One square to this side; says which border was crossed."""
    place = g.place[seat] * 4 + side
    border = g.board().border[place]
    g.move(seat, g.board().beyond[place])
    return border


class ForcedWalk(Step[WizWar]):
    """[WW-R48 WW-R103] Mental Force: the caster leads the victim as he could walk himself, square by square."""

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY, left: int = 0) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = left

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.ask_for_step(g)
            case _: return self.goto(0)

    def ask_for_step(self, g: WizWar) -> int:
        return g.ask(self.seat) if self.left > 0 and g.standing(self.victim) else END

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
        return g.call(Entering(self.victim, walk(g, self.victim, action - STEP)))

    def clone(self) -> ForcedWalk:
        twin = ForcedWalk()
        twin.like(self)
        twin.victim = self.victim
        twin.left = self.left
        return twin


class Drift(Step[WizWar]):
    """Straight on without a choice: knocked back by a Waterbolt, or riding the wind."""

    def __init__(self, seat: int = NOBODY, way: int = 0, left: int = 0, rides: bool = False) -> None:
        super().__init__(seat)
        self.way = way
        self.left = left
        self.rides = rides

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.drift(g)
            case _: return self.goto(0)

    def drift(self, g: WizWar) -> int:
        """[WW-R31 WW-R86] Up to the first obstacle, never round a corner; links are passed, fire burns."""
        place = g.place[self.seat] * 4 + self.way
        if self.left == 0 or self.is_stopped(g, place):
            return END
        self.left -= 1
        border = walk(g, self.seat, self.way)
        self.way = (self.way + g.board().turn[place]) % 4
        return g.call(Entering(self.seat, border))

    def is_stopped(self, g: WizWar, place: int) -> bool:
        """[WW-R31] A closed door stops everybody who is knocked back; a rider has his own right to doors."""
        board = g.board()
        if self.rides:
            return g.life[self.seat] <= 0
        return g.stops(board.border[place]) or not g.can_enter(board.beyond[place])

    def clone(self) -> Drift:
        twin = Drift()
        twin.like(self)
        twin.way = self.way
        twin.left = self.left
        twin.rides = self.rides
        return twin


def pushed_item(g: WizWar, square: int, way: int, left: int) -> int:
    """[WW-R31] Where an item lying about comes to rest when water pushes it."""
    board = g.board()
    while left > 0 and not g.stops(board.border[square * 4 + way]):
        place = square * 4 + way
        if not g.can_enter(board.beyond[place]):
            break
        way = (way + board.turn[place]) % 4
        square = board.beyond[place]
        left -= 1
    return square
