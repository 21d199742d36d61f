"""Bots of Wiz-War: one that only runs for treasures, and one that runs, fights, hinders and counters what matters."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.wizwar.cards.carrying_out import carry_out
from zaubertisch.bots.wizwar.cards.helping import guard_oneself, help_oneself, take_things, tearing
from zaubertisch.bots.wizwar.cards.hindering import hinder
from zaubertisch.bots.wizwar.fight.breaking import break_through
from zaubertisch.bots.wizwar.fight.countering import answer_to
from zaubertisch.bots.wizwar.fight.fighting import ATTACKS, FIST, WEAPONS, Blow
from zaubertisch.bots.wizwar.fight.striking import best_blow
from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.bots.wizwar.reading.ways import FAR, works
from zaubertisch.bots.wizwar.running import RunningBot, is_rescued, is_wanted
from zaubertisch.bots.wizwar.travel import moving
from zaubertisch.bots.wizwar.travel.moving import Mover, side_to_step, speeding
from zaubertisch.bots.wizwar.travel.shortcuts import shorten_way
from zaubertisch.bots.wizwar.travel.turning import think_of_turning
from zaubertisch.bots.wizwar.values import keeping, least, missing
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    CAST,
    CLOSE_DOOR,
    DONE,
    DRAW,
    DROP_TREASURE,
    END_PHASE,
    LIFT,
    OPEN_DOOR,
    PASS,
    PUNCH,
    REACT,
    SPEED_UP,
    STEAL,
    STEP,
    STOP,
    USE,
    square_word,
)
from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.maze.sight import sight_in
from zaubertisch.games.wizwar.view import WizWarView

ROOM: Final = 2  # cards one would like to draw
LITTLE_USE: Final = 4  # cards and spells up to this value make room for new ones
SOME_USE: Final = 7  # and up to this where there is no room at all


class NearestBot(RunningBot):
    """Runs for the nearest treasure and never fights."""


class ThumbBot(RunningBot):
    """Runs as the other does, but hits whom it fears on the way, uses what it holds and counters what matters."""

    def act(self, view: WizWarView, options: list[int]) -> Choice:
        ideas = Ideas(view, options)
        position = ideas.position
        at_home = position.carries and ideas.here == view.bases[ideas.me]
        if DROP_TREASURE in options and (at_home or is_rescued(position)):
            return Choice(DROP_TREASURE, "home")
        wins = position.carries and position.is_winning(ideas.me) and ideas.far <= view.mp
        if not wins:
            self.think(ideas)
            best = ideas.best()
            if best is not None:
                return best
        return self.move(ideas)

    def think(self, ideas: Ideas) -> None:
        """Everything worth doing before the next step."""
        attack(ideas)
        help_oneself(ideas)
        shorten_way(ideas)
        hinder(ideas)
        break_through(ideas)
        think_of_turning(ideas)

    def move(self, ideas: Ideas) -> Choice:
        """Lift what one came for, hurry if that decides, else go where it is best to be; then guard oneself."""
        position, options, view = ideas.position, ideas.options, ideas.view
        if ideas.here == ideas.aim.square != view.bases[ideas.me] and view.burden[ideas.me] < 0:
            for option in options:
                if LIFT <= option < LIFT + 4 and is_wanted(view, option - LIFT):
                    return Choice(option, "treasure")
        if SPEED_UP in options and speeding(position, ideas.aim, ideas.fighter) > 0:
            return Choice(SPEED_UP, "hurry")
        may_attack = view.attacks < view.most_attacks and view.turns[ideas.me] > 0
        mover = Mover(position, ideas.fighter, ideas.aim, may_attack)
        side = side_to_step(position, mover, [option - STEP for option in options if STEP <= option < STEP + 4])
        if side >= 0:
            return step_to(ideas, side, mover.end)
        return self.rest(ideas, may_attack)

    def rest(self, ideas: Ideas, may_attack: bool) -> Choice:
        """Nothing more to walk for: doors, things that lie here, and guards until the next turn."""
        door = door_to_use(ideas, may_attack)
        if door >= 0:
            return Choice(door, "door")
        take_things(ideas)
        guard_oneself(ideas)
        return ideas.best() or Choice(END_PHASE, "rest")

    # Answers

    def react(self, view: WizWarView, options: list[int]) -> Choice:
        return answer_to(view, options)

    def shield(self, view: WizWarView, options: list[int]) -> Choice:
        harm = view.pending[-1].amount
        if REACT + c.SHIELD in options and (harm >= 2 or harm >= view.life[view.viewer]):
            return Choice(REACT + c.SHIELD, "counter")
        return Choice(PASS, "harmless")

    def go_on_choosing(self, view: WizWarView, options: list[int]) -> Choice:
        return carry_out(view, options)

    # Cards

    def tidy(self, view: WizWarView, options: list[int]) -> Choice:
        """Make room for new cards by what is of little use; for one at least, or the hand never changes."""
        me = view.viewer
        room = view.limits[me] - view.loads[me]
        if room < ROOM and not works(view, me, c.SLOW_DEATH):
            option = least(view, options)
            if missing(view, option) <= (LITTLE_USE if room > 0 else SOME_USE):
                return Choice(option, "least")
        return Choice(DONE, "tidy")

    def draw(self, view: WizWarView) -> Choice:
        """Always, unless each card costs a life that is needed."""
        if works(view, view.viewer, c.SLOW_DEATH) and (view.life[view.viewer] <= 5 or len(view.hand) >= 4):
            return Choice(STOP, "slow_death")
        return Choice(DRAW, "draw")

    def burn(self, view: WizWarView, options: list[int]) -> Choice:
        """Cards go as long as the fire would take more than they are worth."""
        option = least(view, options)
        me = view.viewer
        left = view.hand_sizes[me] + len([spell for spell in view.spells if spell.caster == me])
        if left >= view.life[me] or missing(view, option) <= LITTLE_USE - 1:
            return Choice(option, "least")
        return Choice(DONE, "tidy")

    def lead(self, view: WizWarView, options: list[int]) -> Choice:
        """Away from the victim's base, or from what it is after."""
        position = Position(view)
        seat = view.pending[0].wizard
        ways = position.home(seat)
        best = STOP
        most = ways[view.place[seat]]
        for option in options:
            if STEP <= option < STEP + 4:
                steps = ways[position.board.beyond[view.place[seat] * 4 + option - STEP]]
                if most < steps < FAR:
                    most = steps
                    best = option
        return Choice(best, "lead_away") if best != STOP else Choice(STOP, "enough")

    def take_thing(self, view: WizWarView, options: list[int]) -> Choice:
        """The treasure, or the item its carrier would miss most."""
        best = max(options, key=lambda option: 99 if option == DROP_TREASURE else missing(view, option))
        return Choice(best, "take_that")

    def steal(self, options: list[int]) -> Choice:
        cards = [option for option in options if option >= STEAL]
        return Choice(max(cards, key=lambda option: keeping(option - STEAL)), "take_that")


def attack(ideas: Ideas) -> None:
    """The attack with the most to gain, if anybody is in reach; a stunned wizard must choose between it and his way."""
    view = ideas.view
    stays = 10 * min(view.mp, ideas.far) if view.is_bound and not view.moved and ideas.far < FAR else 0
    for option in ideas.options:
        kind = attack_of(option)
        if kind < 0:
            continue
        blow = best_blow(ideas.fighter, kind)
        worth = blow.worth - stays
        if worth > ideas.worth:
            ideas.offer(worth, option, why_attack(ideas, kind, blow))
    if ideas.can(USE + c.STRENGTH):
        ideas.offer(tearing(ideas) - stays, USE + c.STRENGTH, "stop_carrier")


def attack_of(option: int) -> int:
    """The attack this option begins, or -1."""
    if option == PUNCH:
        return FIST
    if CAST <= option < CAST + KINDS and option - CAST in ATTACKS:
        return option - CAST
    return option - USE if USE <= option < USE + KINDS and option - USE in WEAPONS else -1


def why_attack(ideas: Ideas, kind: int, blow: Blow) -> str:
    if blow.seat < 0:
        return "hit"
    if ideas.fighter.kills(kind, blow.seat, ideas.fighter.strength_of(kind, blow.boost)):
        return "finish_off"
    if ideas.position.is_carrier(blow.seat):
        return "stop_carrier"
    return "hit_leader" if ideas.view.points[blow.seat] else "hit"


def step_to(ideas: Ideas, side: int, end: int) -> Choice:
    """A step, what for, where to, and how far on the way there the walk leads now."""
    option, there = STEP + side, square_word(end)
    goal = square_word(ideas.aim.square) if ideas.aim.square >= 0 else there
    match ideas.aim.kind:
        case moving.HOME if ideas.position.carries: return Choice(option, "run_home", {"goal": goal, "end": there})
        case moving.HOME: return Choice(option, "rescue", {"end": there})
        case moving.HUNT: return Choice(option, "hunt", {"end": there})
        case moving.NOWHERE: return Choice(option, "hide", {"end": there})
        case _: return Choice(option, "run", {"goal": goal, "end": there})


def door_to_use(ideas: Ideas, may_attack: bool) -> int:
    """Open an own door to shoot through it, and close it when there is nothing more to shoot."""
    view, board = ideas.view, ideas.position.board
    for side in range(4):
        border = board.border[ideas.here * 4 + side]
        if ideas.can(CLOSE_DOOR + side) and not may_attack:
            return CLOSE_DOOR + side
        if ideas.can(OPEN_DOOR + side) and may_attack and any([kind in ATTACKS for kind in view.hand]):
            maze = view.maze.clone()
            maze.hold(ideas.me, border)
            lines = sight_in(maze).eyeshot(ideas.here).square_line
            if any([lines[view.place[seat]] >= 0 for seat in ideas.position.foes]):
                return OPEN_DOOR + side
    return -1
