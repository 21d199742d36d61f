"""What each option of a question brings, by rules of thumb."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.magia.hand import Hand
from zaubertisch.bots.magia.route import NEVER, Route
from zaubertisch.bots.magia.worth import CARD, Worth
from zaubertisch.games.magia.actions import (
    CLAIM,
    EXAMINE,
    GIVE,
    GO,
    JUMP,
    LEAVE,
    LOSE,
    PICK,
    PRESENT,
    ROB,
    SPARE,
    STAY,
    SUMMON,
    USE,
)
from zaubertisch.games.magia.components import APPRENTICES, EXAMINER, EXAMINER_COST, HAND_LIMIT, NO_CRYSTAL
from zaubertisch.games.magia.hexes import (
    COLOUR_OF,
    COORDINATES,
    FIRST_OF_ROW,
    GREY,
    NEIGHBOURS,
    NOWHERE,
    PORTAL_AT,
    PORTAL_FIELDS,
    ROOM,
    WHITE,
)
from zaubertisch.games.magia.view import MagiaView

FROM_PILE: Final = 0.6  # two cards from the draw pile
FROM_DISCARDS: Final = 0.25  # each card from the discard pile, plus what it is worth
FROM_OTHERS: Final = 0.4
FAR: Final = 3  # cards a move is planned for


def promise(hand: Hand, figure: int) -> float:
    """What naming this figure promises."""
    if figure == EXAMINER:
        return best_inspection(hand.worth) - EXAMINER_COST * CARD
    value = Route(hand, figure, FAR - 1).from_the_start()
    return max(value, -1.0) + drawing(hand.worth, figure)


def drawing(worth: Worth, figure: int) -> float:
    """What the field of an apprentice brings to the hand."""
    view = worth.view
    if view.part > 1:
        return 0.0
    colour = COLOUR_OF[view.figures[figure]]
    if colour == WHITE:
        value = FROM_PILE
    elif colour == GREY:
        value = sum([FROM_DISCARDS + 0.3 * worth.card(kind) for kind in view.discards[-2:]])
    else:
        value = FROM_OTHERS if any([view.hand_sizes[seat] for seat in range(view.seats) if seat != worth.seat]) else 0.0
    hand = view.hand_sizes[worth.seat]
    value *= 1.5 if hand < 2 else 1.0 if hand < HAND_LIMIT - 1 else 0.3
    return value + (2 * worth.impatience if colour == WHITE else 0.0)


def best_inspection(worth: Worth) -> float:
    """The best end of a line from where the examiner stands, or of a summons for cards at hand."""
    view = worth.view
    found = [inspection_at(worth, line_end(view, direction)) for direction in range(6)]
    colours = [kind >> 2 for kind in view.hands[worth.seat]]
    for colour in range(APPRENTICES):
        if colours.count(colour) >= EXAMINER_COST:
            found.append(inspection_at(worth, view.figures[colour]))
    return max(found)


def inspection_at(worth: Worth, field: int) -> float:
    view = worth.view
    barred = worth.safe and view.crystals[field] != NO_CRYSTAL
    return NEVER if barred or field == view.figures[EXAMINER] else worth.inspection(field)


def line_end(view: MagiaView, direction: int) -> int:
    """Where a line of the examiner ends."""
    field = view.figures[EXAMINER]
    there = NEIGHBOURS[6 * field + direction]
    while there != NOWHERE:
        field = there
        if field in view.figures[:APPRENTICES]:
            break
        there = NEIGHBOURS[6 * field + direction]
    return field


def inspection(worth: Worth, action: int) -> float:
    """What a line, a step, a summons or a jump of the examiner brings."""
    view = worth.view
    if action == STAY:
        return worth.inspection(view.figures[EXAMINER])
    if action >= JUMP:
        target = worth.inspection(PORTAL_FIELDS[action - JUMP])
        return target if view.question == "jump_on" else target - 0.1
    if action >= GO:
        star = view.question == "star"
        step = NEIGHBOURS[6 * view.figures[EXAMINER] + action - GO]
        return worth.inspection(step if star else line_end(view, action - GO))
    return worth.inspection(view.figures[action - SUMMON])


def exam(worth: Worth, action: int) -> float:
    """What losing or giving is worth; the order does not matter much."""
    who = worth.view.who
    if action == SPARE or action < LOSE:
        return 0.0 if action == SPARE else float(-(action - EXAMINE))
    if action >= GIVE:
        return worth.gift(who, action - GIVE)
    scarce = 0.01 * (21 - worth.view.crystals.count(action - LOSE))
    return worth.lose(who) + (-scarce if worth.is_favourite(who) else scarce)


def taking(worth: Worth, action: int) -> float:
    """From whom to take, and what."""
    view = worth.view
    if action == LEAVE:
        return 0.0
    if action >= PICK:
        return 1.0 if action - PICK == worth.best_pick(view.figure, view.who) else 0.0
    return worth.rob(view.figure, action - ROB)


def symbol(worth: Worth, action: int) -> float:
    return worth.symbol(action - USE, worth.view.hand_sizes[worth.seat])


def trade(worth: Worth, action: int) -> float:
    """Whom to take from or to give to, and which crystal."""
    view = worth.view
    if view.question == "trade_crystal":
        crystal = action - PICK
        return worth.loss(crystal) if view.giver == worth.seat else worth.gain(crystal)
    if action >= PRESENT:
        own = max([worth.loss(crystal) for crystal in range(3) if worth.supply[crystal]])
        return own - 0.02 * view.supply_sizes[action - PRESENT]
    seat = action - CLAIM
    best = max([worth.gain(crystal) for crystal in range(3) if worth.may_have(seat, crystal)])
    return best + 0.02 * view.supply_sizes[seat]


def bare_fields(view: MagiaView, row: int) -> list[int]:
    """The fields of a row on which a crystal may be laid."""
    last = FIRST_OF_ROW[row + 1] if row + 1 < len(FIRST_OF_ROW) else ROOM
    fields = range(FIRST_OF_ROW[row], last)
    return [field for field in fields if view.crystals[field] == NO_CRYSTAL and PORTAL_AT[field] < 0]


def nearness(worth: Worth, crystal: int, field: int) -> float:
    """How well a crystal would lie there: near favourites that need it, far from others that do."""
    out = 0.0
    for apprentice in range(APPRENTICES):
        if worth.fits(apprentice, crystal):
            near = 1.0 / (1 + distance(field, worth.view.figures[apprentice]))
            out += near if worth.is_favourite(apprentice) else -0.5 * near
    return out


def distance(one: int, other: int) -> int:
    """Steps between two fields, portals left aside."""
    q = COORDINATES[one][0] - COORDINATES[other][0]
    r = COORDINATES[one][1] - COORDINATES[other][1]
    return max(abs(q), abs(r), abs(q + r))
