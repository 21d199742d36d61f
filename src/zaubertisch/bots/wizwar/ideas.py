"""Ideas: what might be done now, each with what it is worth; the best is taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.wizwar.fight.fighting import Fighter
from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.bots.wizwar.reading.ways import FAR
from zaubertisch.bots.wizwar.travel.moving import Aim, find_aim, worth_of_turn
from zaubertisch.games.wizwar.actions import WORDS
from zaubertisch.games.wizwar.maze.board import SQUARES
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.pile import packed

NOT_OFFERED: Final = packed([0] * len(WORDS))


@mypyc_attr(acyclic=True)
class Ideas:
    """A position with what the wizard is after, and the best thing thought of so far."""

    def __init__(self, view: WizWarView, options: list[int]) -> None:
        self.view = view
        self.options = options
        self.position = Position(view)
        self.fighter = Fighter(self.position)
        self.aim: Aim = find_aim(self.position)
        self.me = view.viewer
        self.here = self.position.here
        self.far = self.aim.ways[self.here]
        self.worth = 0  # of the best thing thought of, which is
        self.action = -1
        self.because = ""
        self.offered: vec[i64] = NOT_OFFERED[:]
        for option in options:
            self.offered[option] = 1

    def offer(self, worth: int, action: int, because: str) -> None:
        if worth > self.worth:
            self.worth = worth
            self.action = action
            self.because = because

    def best(self) -> Choice | None:
        return Choice(self.action, self.because) if self.action >= 0 else None

    def can(self, option: int) -> bool:
        return self.offered[option] > 0

    # What a shorter way is worth

    def turns(self, far: int, points: int) -> int:
        """Turns to the goal with so many points left in this one."""
        if far >= FAR:
            return 20
        speed = self.position.speed(self.me)
        return 1 if far <= points else 1 + (far - points + speed - 1) // speed

    def saving(self, far: int, points: int) -> int:
        """What it is worth to have only so far to go with so many points left, instead of as it is."""
        if self.aim.square < 0 or self.far >= FAR:
            return 0
        turns = self.turns(self.far, self.view.mp) - self.turns(far, points)
        steps = self.far - self.view.mp - far + points
        return turns * min(worth_of_turn(self.position), 1000) + 3 * steps if turns > 0 else 0

    def steps_from_here(self) -> list[int]:
        """How far every square is from here, as the own wizard walks."""
        return self.position.ways(self.me, self.here)

    def through(self, border: int) -> int:
        """How far the goal would be if this border let the wizard pass."""
        board = self.position.board
        a, b = board.ends[border * 2], board.ends[border * 2 + 1]
        there = self.steps_from_here()
        return min(self.far, there[a] + 1 + self.aim.ways[b], there[b] + 1 + self.aim.ways[a])

    def best_opening(self, borders: list[int]) -> int:
        """The border among these whose opening would shorten the way most, or -1."""
        best = -1
        least = self.far - 2
        for border in borders:
            far = self.through(border) if border >= 0 else FAR
            if far < least:
                least = far
                best = border
        return best

    def own_borders(self) -> list[int]:
        return [self.position.board.border[self.here * 4 + side] for side in range(4)]

    def seen_borders(self) -> list[int]:
        return self.position.sight.eyeshot(self.here).borders

    def steps_between(self, a: int, b: int) -> int:
        """Steps as if there were no walls."""
        return self.position.board.far[a * SQUARES + b]
