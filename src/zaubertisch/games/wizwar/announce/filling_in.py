"""Noting what a seat has answered while it chooses for itself."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AMOUNT,
    AT_BORDER,
    AT_SELF,
    AT_SPELL,
    AT_SQUARE,
    AT_TRAP,
    AT_WIZARD,
    BOOST,
    DROP,
    DROP_TREASURE,
    FIST,
    FOR_STUN,
    HIT_ITEM,
    LIFT,
    MOST_AMOUNT,
    MOST_SPELLS,
    PLAIN,
    REACH_OUT,
    REST,
    TURN,
    TURN_SECTOR,
    WAY,
    WITH,
)
from zaubertisch.games.wizwar.aim.aiming import is_trap, splits, things, ties
from zaubertisch.games.wizwar.aim.plan import NO_CARD, TO_PUNCH, Plan
from zaubertisch.games.wizwar.aim.reaching import traps_in_reach
from zaubertisch.games.wizwar.aim.things import lying_things
from zaubertisch.games.wizwar.cards import (
    ADD,
    ANY_OBJECT,
    AROUND_THE_CORNER,
    ATTACK,
    BOOBY_TRAP,
    DARTS,
    KINDS,
    LYING,
    NEUTRAL,
    ROSEBUSH,
    SPELL,
    THORNBUSH,
    TRAP_SQUARES,
    WATER_TARGET,
)
from zaubertisch.games.wizwar.maze.board import BORDERS, SQUARES
from zaubertisch.games.wizwar.table.ground import free_treasures
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import ITEM_KINDS


def take(g: WizWar, p: Plan, action: int) -> None:
    """Note the answer; which paragraph comes next is up to the announcement."""
    if action == FOR_STUN:
        p.for_stun = True
    elif REACH_OUT <= action <= FIST:
        p.mode = action - REACH_OUT
        p.types = ATTACK if p.mode == TO_PUNCH else NEUTRAL
    elif AGAINST <= action < AGAINST + KINDS:
        p.part = action - AGAINST
    elif action == WITH + AROUND_THE_CORNER:
        p.corner = True
    elif action == WITH + ADD:
        p.adding = True
    elif BOOST <= action < BOOST + KINDS:
        note_boost(g, p, action - BOOST)
    elif p.at == Plan.ASTRAL and action != PLAIN:
        p.astral = action - AT_SQUARE
    elif p.at == Plan.TARGET and p.aim() == DARTS:
        p.darts = p.darts + ([p.darts[-1]] * (p.energy - len(p.darts)) if action == REST else [action])
    elif p.at == Plan.TARGET and p.aim() == TRAP_SQUARES:
        p.squares = [*p.squares, action - AT_SQUARE]
    elif p.at >= Plan.TARGET:
        note_target(g, p, action)
        left = things(g, p) if p.aim() in (WATER_TARGET, ANY_OBJECT) else []
        if len(left) == 1:
            note_thing(g, p, left[0])
        if p.aim() == LYING and p.thing == NO_CARD:
            note_only_thing(g, p)
        if p.aim() == WATER_TARGET and p.wizard >= 0 and len(splits(g, p)) == 1:
            p.amount = p.energy


def note_boost(g: WizWar, p: Plan, kind: int) -> None:
    if p.at == Plan.BOOST_SECOND:
        p.second = kind
    else:
        p.first = kind
    p.energy = p.count_energy(g)


def note_target(g: WizWar, p: Plan, action: int) -> None:
    if action == AT_SELF:
        p.wizard = p.seat
    elif AT_WIZARD <= action < AT_WIZARD + 4:
        p.wizard = g.seat_of(action - AT_WIZARD)
    elif TURN_SECTOR <= action < TURN_SECTOR + 4:
        p.square = g.maze.base(action - TURN_SECTOR)
    elif WAY <= action < WAY + 4:
        p.way = action - WAY
    elif TURN < action <= TURN + 3:
        p.amount = action - TURN
    elif AT_SQUARE <= action < AT_SQUARE + SQUARES:
        p.square = action - AT_SQUARE
    elif AT_BORDER <= action < AT_BORDER + BORDERS:
        p.border = action - AT_BORDER
    elif AT_SPELL <= action < AT_SPELL + MOST_SPELLS:
        p.spell = g.spells[action - AT_SPELL].number
    elif AMOUNT <= action < AMOUNT + MOST_AMOUNT:
        p.amount = action - AMOUNT
    else:
        note_thing(g, p, action)


def note_thing(g: WizWar, p: Plan, action: int) -> None:
    """An item by its card, a treasure by its number after all cards, a trap by the card that laid it."""
    if HIT_ITEM <= action < HIT_ITEM + KINDS:
        bush = action - HIT_ITEM in (ROSEBUSH, THORNBUSH)
        p.thing = NO_CARD if bush else action - HIT_ITEM
    elif DROP <= action < DROP + KINDS:
        p.thing = action - DROP
    elif action == DROP_TREASURE:
        p.thing = ITEM_KINDS + g.burden[p.seat]
    elif action == AT_TRAP:
        p.thing = BOOBY_TRAP
    else:
        treasures = free_treasures(g, p.square)
        p.thing = ITEM_KINDS + next(t for t in treasures if g.colours[t // 2] == action - LIFT)


def note_only_thing(g: WizWar, p: Plan) -> None:
    """Where but one thing lies nothing has to be asked."""
    left = lying_things(g, p, p.square)
    if len(left) == 1:
        note_thing(g, p, left[0])


def complete(g: WizWar, p: Plan) -> None:
    """What follows of itself where nothing had to be asked: all energy is damage, or moves an item; one way to go."""
    if p.aim() == SPELL and p.square < 0 and is_trap(g, p):
        p.square = traps_in_reach(g, p)[0] - AT_SQUARE
    if p.aim() != WATER_TARGET:
        return
    if p.amount < 0:
        p.amount = p.energy if p.thing == NO_CARD else 0
    if p.way < 0:
        ways = ties(g, p)
        p.way = ways[0] if ways else -1
