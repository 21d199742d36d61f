"""Running for treasures: where to, how far, and what every bot of Wiz-War does about it."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.bots.wizwar.reading.ways import FAR
from zaubertisch.bots.wizwar.taste import USUAL, Taste
from zaubertisch.bots.wizwar.values import least
from zaubertisch.games.wizwar.actions import (
    BACK,
    BOOST,
    DONE,
    DRAW,
    DROP_TREASURE,
    END_PHASE,
    LEAVE,
    LIFT,
    PASS,
    SPEED_UP,
    STEP,
    STOP,
    square_word,
)
from zaubertisch.games.wizwar.cards import EV, KINDS
from zaubertisch.games.wizwar.maze.board import SQUARES
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.view import View

SAFE: Final = 4  # steps from an enemy's base at which a rescued treasure is let go


class Runner:
    """Where a wizard who cares for treasures alone wants to go, and how far that is."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.view = position.view
        self.goal = -1
        self.ways: list[int] = position.home(position.me)
        if position.carries or position.rescues:
            self.goal = self.view.bases[position.me]
        else:
            self.find_goal()

    def find_goal(self) -> None:
        """The treasure that is soonest fetched and brought home; own ones only off an enemy's base."""
        me = self.position.me
        home = self.ways
        least_far = 2 * FAR
        for treasure, square in enumerate(self.view.treasures):
            if square < 0 or square == self.view.bases[me]:
                continue
            mine = treasure // 2 == me
            if mine and square not in self.view.bases:
                continue
            ways = self.position.ways(me, square)
            far = ways[self.position.here] + (0 if mine else home[square] // 2)
            if far < least_far:
                least_far = far
                self.goal = square
                self.ways = ways

    def steps(self) -> int:
        """Steps to the goal."""
        return self.ways[self.position.here] if self.goal >= 0 else FAR


def is_rescued(position: Position) -> bool:
    """An own treasure is let go once it is out of the way of whoever took it."""
    far, here = position.board.far, position.here
    bases = [base for seat, base in enumerate(position.view.bases) if seat != position.me]
    return position.rescues and min([far[base * SQUARES + here] for base in bases]) >= SAFE


class RunningBot(Bot):
    """What both bots share: the questions, and never going back on what was begun.

    A bot remembers nothing of its own: whoever went back would begin the same again, knowing the same as before.
    """

    def __init__(self, seed: int = 0, taste: Taste = USUAL) -> None:
        super().__init__(seed)
        self.taste = taste

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, WizWarView)
        if len(options) == 1:
            return Choice(options[0], "only_choice")
        choice = self.answer(view, options)
        return Choice(in_spite(view, options), "this_way") if choice.action == BACK else choice

    def answer(self, view: WizWarView, options: list[int]) -> Choice:
        match view.question:
            case "main": return self.act(view, options)
            case "react": return self.react(view, options)
            case "react_shield": return self.shield(view, options)
            case "discard": return self.tidy(view, options)
            case "draw": return self.draw(view)
            case "room_to_draw": return Choice(STOP, "enough")
            case "overload" | "make_room" | "brain_discard": return Choice(least(view, self.taste, options), "least")
            case "burn": return self.burn(view, options)
            case "force_step": return self.lead(view, options)
            case "which_thing": return self.take_thing(view, options)
            case "school_draft": return Choice(options[self.chance.below(len(options))], "taste")
            case "push_choice" | "feather_step": return Choice(self.drift(view, options), "drift")
            case "hold_new_door": return Choice(LEAVE, "enough")
            case "arms_pick": return Choice(options[-1], "take_that")
            case "steal": return self.steal(options)
            case _: return self.go_on_choosing(view, options)

    def drift(self, view: WizWarView, options: list[int]) -> int:
        """Moved against one's will: to where the goal is nearest."""
        position = Position(view)
        runner = Runner(position)
        beyond = position.board.beyond
        return min(options, key=lambda option: runner.ways[beyond[position.here * 4 + option - STEP]])

    # What a fighter does otherwise

    def act(self, view: WizWarView, options: list[int]) -> Choice:
        return run(Runner(Position(view)), options)

    def react(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(PASS, "peace")

    def shield(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(PASS, "peace")

    def go_on_choosing(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(speed_card(view, Runner(Position(view)).steps(), options), "hurry")

    def tidy(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(DONE, "tidy")

    def draw(self, view: WizWarView) -> Choice:
        return Choice(DRAW, "draw")

    def burn(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(DONE, "tidy")

    def lead(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(STOP, "enough")

    def take_thing(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(options[0], "take_that")

    def steal(self, options: list[int]) -> Choice:
        return Choice(STOP, "enough")


def in_spite(view: WizWarView, options: list[int]) -> int:
    """What is done instead of going back: the plainest way, and at a thing rather than at anybody."""
    onward = [option for option in options if option != BACK]
    return onward[-1] if view.question in ("target", "more") else onward[0]


def run(runner: Runner, options: list[int]) -> Choice:
    """Drop at home, lift at the goal, else the step that leads nearest."""
    position, view = runner.position, runner.view
    if DROP_TREASURE in options and (position.here == view.bases[position.me] or is_rescued(position)):
        return Choice(DROP_TREASURE, "home")
    if position.here == runner.goal and not position.carries:
        for option in options:
            if LIFT <= option < LIFT + 4 and is_wanted(view, option - LIFT):
                return Choice(option, "treasure")
    if SPEED_UP in options and worth_speeding(position, runner.steps()):
        return Choice(SPEED_UP, "hurry")
    sides = [option - STEP for option in options if STEP <= option < STEP + 4]
    side = position.walker(position.me).side_towards(position.here, runner.ways, sides) if runner.goal >= 0 else -1
    if side >= 0:
        return Choice(STEP + side, "run_home" if position.carries else "run", {"goal": square_word(runner.goal)})
    return Choice(END_PHASE, "rest")


def is_wanted(view: WizWarView, colour: int) -> bool:
    """Others' treasures, and one's own off an enemy's base."""
    seat = view.colours.index(colour)
    return seat != view.viewer or view.place[view.viewer] in view.bases


def worth_speeding(position: Position, far: int) -> bool:
    """Only if it brings the wizard to his goal in this turn."""
    view = position.view
    if far <= view.mp or (not position.carries and far > view.mp + 3):
        return False
    return any([far <= view.mp + EV[kind] for kind in view.hand if EV[kind] > 0])


def speed_card(view: WizWarView, far: int, options: list[int]) -> int:
    """The smallest card that is enough, or going back."""
    best = BACK
    for option in options:
        enough = BOOST <= option < BOOST + KINDS and view.mp + EV[option - BOOST] >= far
        if enough and (best == BACK or EV[option - BOOST] < EV[best - BOOST]):
            best = option
    return best
