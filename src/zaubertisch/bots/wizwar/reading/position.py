"""A position of Wiz-War as one seat sees it: who sees whom, how far everything is, and who is ahead in the race."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from zaubertisch.bots.wizwar.reading.terrain import Terrain, terrain_of
from zaubertisch.bots.wizwar.reading.ways import FAR, Reach, Walker, works
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.cards import EV
from zaubertisch.games.wizwar.maze.board import SQUARES, Board
from zaubertisch.games.wizwar.maze.lines import NEAR_BORDERS, NEAR_SQUARES
from zaubertisch.games.wizwar.maze.maze import CLOUD, NOTHING
from zaubertisch.games.wizwar.maze.sight import Sight, sight_in
from zaubertisch.games.wizwar.table.ground import is_thicket
from zaubertisch.games.wizwar.view import ITEM_KINDS, WizWarView

FORM_SPEED: Final[dict[int, int]] = {c.GNOME_FORM: 2, c.GOLEM_FORM: 2, c.WEREWOLF_FORM: 4}
PLAIN_SPEED: Final = 3
NEVER: Final = 50  # turns


@mypyc_attr(acyclic=True)
class Position:
    """What is worth knowing before a choice; each thing is worked out once, when it is first asked for."""

    def __init__(self, view: WizWarView) -> None:
        self.view = view
        self.me = view.viewer
        self.here = view.place[self.me]
        self.board: Board = view.maze.board()
        self.sight: Sight = sight_in(view.maze)
        self.fog = any([spell.card == c.FOG for spell in view.spells])
        self.foes: list[int] = [s for s in range(view.seats) if s != self.me and view.place[s] >= 0]
        self.carries = self.is_carrier(self.me)
        self.rescues = view.burden[self.me] >= 0 and not self.carries
        self.known_terrain: Terrain | None = None
        self.known_points: dict[int, int] = {}

    # Ways

    def terrain(self) -> Terrain:
        found = self.known_terrain
        if found is None:
            found = terrain_of(self.view)
            self.known_terrain = found
        return found

    def walker(self, seat: int) -> Walker:
        return self.terrain().walker(self.view, seat)

    def ways(self, seat: int, goal: int) -> list[int]:
        """Steps of this wizard from every square to the goal."""
        return self.walker(seat).ways(goal)

    def home(self, seat: int) -> list[int]:
        return self.ways(seat, self.view.bases[seat])

    def steps(self, seat: int, goal: int) -> int:
        return self.ways(seat, goal)[self.view.place[seat]]

    def reach(self, points: int) -> Reach:
        """Where the own wizard can go with so many points."""
        return Reach(self.walker(self.me), self.here, points)

    def speed(self, seat: int) -> int:
        """Base speed in a coming turn; forms that are about to end count as they are."""
        base = PLAIN_SPEED
        for spell in self.view.spells:
            if spell.target == seat and spell.card in FORM_SPEED:
                base = FORM_SPEED[spell.card]
        return base + self.view.carried[seat].count(c.SPEEDSTONE)

    def turns_for(self, seat: int, steps: int) -> int:
        """Turns a way takes; in one's own turn the points that are left count first."""
        if steps >= FAR:
            return NEVER
        if seat == self.view.active:
            steps -= self.view.mp
            return 1 + (steps + self.speed(seat) - 1) // self.speed(seat) if steps > 0 else 1
        return max(1, (steps + self.speed(seat) - 1) // self.speed(seat))

    # Sight

    def sees(self, origin: int, square: int, through: int = 0) -> bool:
        """Whether somebody at `origin` sees who is on this square."""
        fill = self.view.maze.fills[square]
        if fill == CLOUD:
            return False
        if origin == square:
            return True
        if is_thicket(fill) or is_thicket(self.view.maze.fills[origin]):
            return False
        line = self.sight.eyeshot(origin, through).square_line[square]
        return line >= 0 and (line < NEAR_SQUARES or not self.fog)

    def foes_seen(self, origin: int, through: int = 0) -> list[int]:
        """Others in sight of this square who can be attacked at all."""
        return [
            seat for seat in self.foes
            if self.sees(origin, self.view.place[seat], through) and not works(self.view, seat, c.MIST_BODY)
        ]

    def near(self, seat: int) -> bool:
        """Within reach of a fist."""
        there = self.view.place[seat]
        beside = self.board.far[self.here * SQUARES + there] <= 1
        return beside and self.sees(self.here, there) and not works(self.view, seat, c.MIST_BODY)

    def sees_border(self, border: int) -> bool:
        """Whether the own wizard sees the middle of this border with plain eyes."""
        if is_thicket(self.view.maze.fills[self.here]):
            return False
        line = self.sight.eyeshot(self.here).border_line[border]
        return line >= 0 and (line < NEAR_BORDERS or not self.fog)

    def is_empty(self, square: int) -> bool:
        """No object, treasure or wizard."""
        view = self.view
        return (
            view.maze.fills[square] == NOTHING and square not in view.place and square not in view.treasures
            and square not in view.traps and square not in [thing // ITEM_KINDS for thing in view.dropped]
        )

    # Treasures and the race

    def is_carrier(self, seat: int) -> bool:
        """Whether this wizard carries a treasure that is not his own."""
        return self.view.burden[seat] >= 0 and self.view.burden[seat] // 2 != seat

    def carriers(self) -> list[int]:
        return [seat for seat in self.foes if self.is_carrier(seat)]

    def turns_to_point(self, seat: int) -> int:
        """About how many own turns until this wizard has brought the next treasure home, if nobody stops him."""
        found = self.known_points.get(seat)
        if found is None:
            found = self.count_turns(seat)
            self.known_points[seat] = found
        return found

    def count_turns(self, seat: int) -> int:
        view = self.view
        if self.is_carrier(seat):
            return self.turns_for(seat, self.home(seat)[view.place[seat]])
        back = self.home(seat)
        least = NEVER
        for treasure, square in enumerate(view.treasures):
            if square >= 0 and treasure // 2 != seat and square != view.bases[seat]:
                there = self.steps(seat, square)
                if there < FAR and back[square] < FAR:
                    turns = self.turns_for(seat, there) + max(1, (back[square] + 2) // self.speed(seat))
                    least = min(least, turns)
        return least

    def is_winning(self, seat: int) -> bool:
        """Whether one more point is enough for this seat."""
        return self.view.points[seat] + 1 >= self.view.points_to_win

    def turns_to_win(self, seat: int) -> int:
        """The same until the last point; each further treasure takes some turns more."""
        missing = self.view.points_to_win - self.view.points[seat]
        return self.turns_to_point(seat) + 4 * max(0, missing - 1)

    def danger(self) -> int:
        """The fewest turns any other wizard needs to win."""
        return min([self.turns_to_win(seat) for seat in self.foes]) if self.foes else NEVER

    # Cards

    def energy(self, kind: int) -> int:
        """What a hand card gives as a boost."""
        return EV[kind] + self.view.carried[self.me].count(c.POWERSTONE) if EV[kind] > 0 else 0

    def has_room(self) -> bool:
        """Whether new cards would still fit beside what is held."""
        return self.view.loads[self.me] < self.view.limits[self.me] - 1
