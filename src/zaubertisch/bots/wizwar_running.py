"""Running for treasures: where to, how far, and what every bot of Wiz-War does about it."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.wizwar_values import keeping
from zaubertisch.bots.wizwar_ways import FAR, Ways, side_towards
from zaubertisch.games.wizwar.actions import (
    AT_SQUARE,
    BACK,
    BOOST,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    DROP_TREASURE,
    END_PHASE,
    END_SPELL,
    LEAVE,
    LIFT,
    PASS,
    SPEED_UP,
    STEP,
    STOP,
)
from zaubertisch.games.wizwar.cards import EV, KINDS
from zaubertisch.games.wizwar.layout import SQUARES
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.view import View

SAFE: Final = 4  # steps from an enemy's base at which a rescued treasure is let go


class Runner:
    """A position as its seat sees it: where it wants to go, and how far that is."""

    def __init__(self, view: WizWarView) -> None:
        self.view = view
        self.me = view.viewer
        self.here = view.place[self.me]
        self.carries = view.burden[self.me] >= 0 and view.burden[self.me] // 2 != self.me
        self.rescues = view.burden[self.me] >= 0 and not self.carries
        self.goal = -1
        self.ways = Ways(view, self.me, view.bases[self.me])
        if self.carries or self.rescues:
            self.goal = view.bases[self.me]
        else:
            self.find_goal()

    def find_goal(self) -> None:
        """The treasure that is soonest fetched and brought home; own ones only off an enemy's base."""
        home = self.ways
        least = 2 * FAR
        for treasure, square in enumerate(self.view.treasures):
            if square < 0 or square == self.view.bases[self.me]:
                continue
            mine = treasure // 2 == self.me
            if mine and not self.scores_for_another(square):
                continue
            ways = Ways(self.view, self.me, square)
            far = ways.steps[self.here] + (0 if mine else home.steps[square] // 2)
            if far < least:
                least = far
                self.goal = square
                self.ways = ways

    def scores_for_another(self, square: int) -> bool:
        return square in self.view.bases and square != self.view.bases[self.me]

    def steps(self) -> int:
        """Steps to the goal."""
        return self.ways.steps[self.here] if self.goal >= 0 else FAR

    def at_goal(self) -> bool:
        return self.here == self.goal

    def is_rescued(self) -> bool:
        """An own treasure is let go once it is out of the way of whoever took it."""
        board = self.view.maze.layout()
        bases = [base for seat, base in enumerate(self.view.bases) if seat != self.me]
        return self.rescues and min([board.far[base * SQUARES + self.here] for base in bases]) >= SAFE


class RunningBot(Bot):
    """What both bots share: fetch the nearest treasure and bring it home, by whatever steps lead there."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.turn = 0
        self.begun = END_PHASE  # the last thing begun
        self.spoilt: list[int] = []  # what came to nothing in this turn

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, WizWarView)
        if view.turn != self.turn:
            self.turn = view.turn
            self.spoilt = []
        if len(options) == 1:
            return Choice(options[0], "only_choice")
        choice = self.answer(view, [option for option in options if option not in self.spoilt])
        if choice.action == BACK:
            self.spoilt.append(self.begun)
        elif view.question in ("main", "react", "react_shield"):
            self.begun = choice.action
        return choice

    def answer(self, view: WizWarView, options: list[int]) -> Choice:
        match view.question:
            case "main": return self.act(view, options)
            case "react": return self.react(view, options)
            case "react_shield": return self.shield(view, options)
            case "discard": return self.tidy(view, options)
            case "draw": return Choice(DRAW, "draw")
            case "overload" | "make_room" | "brain_discard": return Choice(least(view, options), "least")
            case "burn": return self.burn(view, options)
            case "force_step": return self.lead(view, options)
            case "which_thing": return Choice(options[0], "take_that")
            case "school_draft": return Choice(options[self.chance.below(len(options))], "useful")
            case "push_choice" | "feather_step": return Choice(self.drift(view, options), "run")
            case "hold_new_door": return Choice(LEAVE, "enough")
            case "arms_pick": return Choice(options[-1], "take_that")
            case "steal": return self.steal(options)
            case _: return self.plan(view, options)

    def drift(self, view: WizWarView, options: list[int]) -> int:
        """Moved against one's will: to where the goal is nearest."""
        runner = Runner(view)
        beyond = view.maze.layout().beyond
        return min(options, key=lambda option: runner.ways.steps[beyond[runner.here * 4 + option - STEP]])

    # What a fighter does otherwise

    def act(self, view: WizWarView, options: list[int]) -> Choice:
        return self.run(Runner(view), options)

    def react(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(PASS, "peace")

    def shield(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(PASS, "peace")

    def plan(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(speed_card(view, options), "hurry")

    def tidy(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(DONE, "tidy")

    def burn(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(DONE, "tidy")

    def lead(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(STOP, "enough")

    def steal(self, options: list[int]) -> Choice:
        return Choice(STOP, "enough")

    # Running

    def run(self, runner: Runner, options: list[int]) -> Choice:
        """Drop at home, lift at the goal, else the step that leads nearest."""
        view = runner.view
        if DROP_TREASURE in options and (runner.here == view.bases[runner.me] or runner.is_rescued()):
            return Choice(DROP_TREASURE, "home")
        if runner.at_goal() and not runner.carries:
            for option in options:
                if LIFT <= option < LIFT + 4 and is_wanted(view, option - LIFT):
                    return Choice(option, "treasure")
        if SPEED_UP in options and worth_speeding(runner):
            return Choice(SPEED_UP, "hurry")
        sides = [option - STEP for option in options if STEP <= option < STEP + 4]
        side = side_towards(view, runner.ways, sides) if runner.goal >= 0 else -1
        if side >= 0:
            return Choice(STEP + side, "run_home" if runner.carries else "run")
        return Choice(END_PHASE, "rest")


def is_wanted(view: WizWarView, colour: int) -> bool:
    """Others' treasures, and one's own off an enemy's base."""
    seat = view.colours.index(colour)
    return seat != view.viewer or view.place[view.viewer] in view.bases


def worth_speeding(runner: Runner) -> bool:
    """Only if it brings the wizard to his goal in this turn."""
    view = runner.view
    far = runner.steps()
    if far <= view.mp or (not runner.carries and far > view.mp + 3):
        return False
    return any([far <= view.mp + EV[kind] for kind in view.hand if EV[kind] > 0])


def speed_card(view: WizWarView, options: list[int]) -> int:
    """The smallest card that is enough, or going back."""
    far = Runner(view).steps()
    best = BACK
    for option in options:
        enough = BOOST <= option < BOOST + KINDS and view.mp + EV[option - BOOST] >= far
        if enough and (best == BACK or EV[option - BOOST] < EV[best - BOOST]):
            best = option
    return best


def least(view: WizWarView, options: list[int]) -> int:
    """What is missed least: a hand card, an own spell, an item."""
    best = options[-1]
    value = 99
    for option in options:
        if DISCARD <= option < DISCARD + KINDS:
            worth = keeping(option - DISCARD)
        elif DROP <= option < DROP + KINDS:
            worth = keeping(option - DROP) + 1
        elif option >= END_SPELL:
            worth = 4
        else:
            continue
        if worth < value:
            value = worth
            best = option
    return best


def nearest_square(runner: Runner, options: list[int]) -> int:
    squares = [option for option in options if AT_SQUARE <= option < AT_SQUARE + SQUARES]
    return min(squares, key=lambda option: runner.ways.steps[option - AT_SQUARE]) if squares else options[0]
