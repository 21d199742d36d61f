"""At what: the target of whatever has been begun, and what else its card wants to know."""

from __future__ import annotations

from zaubertisch.bots.wizwar.cards.helping import dispelling
from zaubertisch.bots.wizwar.cards.hindering import OBSTACLES, gluing, trap_square, where_to_hinder
from zaubertisch.bots.wizwar.fight.breaking import wall_to_break
from zaubertisch.bots.wizwar.fight.fighting import ATTACKS, FIST, WEAPONS
from zaubertisch.bots.wizwar.fight.striking import along, over
from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.reading.ways import FAR
from zaubertisch.bots.wizwar.travel.shortcuts import OPENERS, nearest_on_line, opening, swapping
from zaubertisch.bots.wizwar.travel.turning import best_turn
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    AMOUNT,
    AT_BORDER,
    AT_SELF,
    AT_SPELL,
    AT_SQUARE,
    AT_WIZARD,
    BACK,
    DROP_TREASURE,
    LIFT,
    MOST_AMOUNT,
    MOST_SPELLS,
    REST,
    TURN,
    TURN_SECTOR,
    WAY,
)
from zaubertisch.games.wizwar.aim.plan import PUNCHING
from zaubertisch.games.wizwar.maze.board import SQUARES
from zaubertisch.games.wizwar.view import Pending


def first_of(options: list[int], first: int, count: int) -> int:
    for option in options:
        if first <= option < first + count:
            return option
    return BACK


def some_of(options: list[int], first: int, count: int) -> list[int]:
    return [option - first for option in options if first <= option < first + count]


def target(ideas: Ideas, mine: Pending) -> int:
    """The wizard most to be feared, the square nearest to the goal, the wall in the way: as the card wants it."""
    card = mine.card
    if card in ATTACKS or card in WEAPONS or mine.what == PUNCHING:
        return target_of_attack(ideas, mine)
    if card in OBSTACLES:
        return where_to_hinder(ideas, card)
    if card in OPENERS:
        wanted = AT_BORDER + opening(ideas, card)
        if card == c.WALLIVORE and not ideas.can(wanted):
            return first_of(ideas.options, AT_BORDER, 2 * SQUARES)
        return wanted if ideas.can(wanted) else BACK
    return target_of_others(ideas, mine)


def target_of_others(ideas: Ideas, mine: Pending) -> int:
    match mine.card:
        case c.TELEPORT: return jump_to(ideas, mine)
        case c.FOOLS_GOLD: return far_from_thief(ideas)
        case c.STRETCH | c.HEAVE_HO: return reach_to(ideas)
        case c.WINDRIDER: return best_wind(ideas)
        case c.ROTATE_SECTOR: return sector(ideas)
        case c.SWAP: return swap_with(ideas)
        case c.GLUE: return gluing(ideas).option if ideas.can(gluing(ideas).option) else BACK
        case c.BOOBY_TRAP: return trap_square(ideas)
        case c.ADRENALINE: return AT_SELF if ideas.can(AT_SELF) else BACK
        case c.DISPEL | c.NULL_POWDER: return spell_to_end(ideas)
        case c.STRENGTH: return first_of(ideas.options, AT_WIZARD, 4)
        case _: return ideas.options[1] if mine.types == c.COUNTER else BACK


def target_of_attack(ideas: Ideas, mine: Pending) -> int:
    """At whom, over which square, or which way."""
    fighter, energy = ideas.fighter, mine.energy
    if mine.card == c.LIGHTNING_BOLT:
        ways = some_of(ideas.options, WAY, 4)
        return WAY + max(ways, key=lambda way: along(fighter, way, energy)) if ways else BACK
    if mine.card == c.PSYCHIC_STORM:
        squares = some_of(ideas.options, AT_SQUARE, SQUARES)
        return AT_SQUARE + max(squares, key=lambda square: over(fighter, square, energy)) if squares else BACK
    if mine.darts and ideas.can(REST):
        return REST
    kind = FIST if mine.what == PUNCHING else mine.card
    seats = [ideas.view.colours.index(colour) for colour in some_of(ideas.options, AT_WIZARD, 4)]
    if not seats:
        wall = AT_BORDER + wall_to_break(ideas, mine.card)
        return wall if ideas.can(wall) else BACK
    return AT_WIZARD + ideas.view.colours[max(seats, key=lambda seat: fighter.worth(kind, seat, energy))]


def jump_to(ideas: Ideas, mine: Pending) -> int:
    """To where the goal is nearest; away from an attack also out of the attacker's sight."""
    squares = some_of(ideas.options, AT_SQUARE, SQUARES)
    if mine.types == c.COUNTER:
        there = ideas.view.place[ideas.view.pending[0].seat]
        squares = [square for square in squares if not ideas.position.sees(there, square)] or squares
    return AT_SQUARE + min(squares, key=lambda square: ideas.aim.ways[square]) if squares else BACK


def far_from_thief(ideas: Ideas) -> int:
    """A treasure that was nearly stolen goes as far from the thief as the sector allows."""
    thief = ideas.view.place[ideas.view.pending[0].seat]
    squares = some_of(ideas.options, AT_SQUARE, SQUARES)
    return AT_SQUARE + max(squares, key=lambda square: ideas.steps_between(thief, square))


def reach_to(ideas: Ideas) -> int:
    """The own base for what is carried, the goal for what is wanted."""
    wanted = ideas.view.bases[ideas.me] if ideas.position.carries else ideas.aim.square
    return AT_SQUARE + wanted if ideas.can(AT_SQUARE + wanted) else BACK


def best_wind(ideas: Ideas) -> int:
    ways = some_of(ideas.options, WAY, 4)
    best = min(ways, key=lambda way: nearest_on_line(ideas, way), default=-1)
    return WAY + best if best >= 0 and nearest_on_line(ideas, best) < FAR else BACK


def sector(ideas: Ideas) -> int:
    turned = best_turn(ideas)
    return TURN_SECTOR + ideas.view.maze.sectors[turned.slot] if turned.slot >= 0 else BACK


def swap_with(ideas: Ideas) -> int:
    seats = [ideas.view.colours.index(colour) for colour in some_of(ideas.options, AT_WIZARD, 4)]
    best = max(seats, key=lambda seat: swapping(ideas, seat), default=-1)
    return AT_WIZARD + ideas.view.colours[best] if best >= 0 else BACK


def spell_to_end(ideas: Ideas) -> int:
    """The spell whose end is worth most."""
    places = some_of(ideas.options, AT_SPELL, MOST_SPELLS)
    best = max(places, key=lambda place: dispelling(ideas, ideas.view.spells[place]), default=-1)
    return AT_SPELL + best if best >= 0 and dispelling(ideas, ideas.view.spells[best]) > 0 else BACK


def more(ideas: Ideas, mine: Pending) -> int:
    """Where the wind lets go, how the sector turns, what long arms take, how much of the water is damage."""
    if mine.card == c.WINDRIDER:
        squares = some_of(ideas.options, AT_SQUARE, SQUARES)
        walker = ideas.position.walker(ideas.me)
        return AT_SQUARE + min(squares, key=lambda square: ideas.aim.ways[square] + 9 * int(walker.detour[square]))
    if mine.card == c.ROTATE_SECTOR:
        quarters = best_turn(ideas).quarters
        return TURN + quarters if quarters else BACK
    if mine.card in (c.STRETCH, c.GLUE):
        if ideas.can(DROP_TREASURE):
            return DROP_TREASURE
        return first_of(ideas.options, LIFT, 4)
    amounts = some_of(ideas.options, AMOUNT, MOST_AMOUNT)
    return AMOUNT + amounts[-1] if amounts else ideas.options[1]
