"""The option nearest to a refused answer: of the same card, the same place, the same sense; or none."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AMOUNT,
    AT_BORDER,
    AT_SPELL,
    AT_SQUARE,
    AT_WIZARD,
    BACK,
    BOOST,
    CAST,
    COLLECT,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    END_PHASE,
    END_SPELL,
    HIT_ITEM,
    HOLD,
    LIFT,
    OPEN_DOOR,
    PASS,
    PICK,
    PLAY,
    REACT,
    STEAL,
    STOP,
    TURN_SECTOR,
    USE,
    WAY,
    WITH,
)
from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.maze.board import WIDTH
from zaubertisch.games.wizwar.out_of_phase import is_for_own_turn

#: Words that say: nothing more.
ENOUGH: Final[list[int]] = [END_PHASE, PASS, DONE, STOP]
#: What may be done with one and the same card.
DEEDS: Final[list[int]] = [CAST, PLAY, USE, REACT, PICK]
SHEDS: Final[list[int]] = [DISCARD, DROP]
HELPS: Final[list[int]] = [BOOST, WITH]
#: Ranges of answers of which one may stand for another: first and end.
ALIKE: Final[list[tuple[int, int]]] = [
    (OPEN_DOOR, OPEN_DOOR + 4), (OPEN_DOOR + 4, WAY), (WAY, LIFT), (LIFT, AT_WIZARD), (AT_WIZARD, TURN_SECTOR),
    (TURN_SECTOR, CAST), (BOOST, BOOST + KINDS), (AGAINST, AGAINST + KINDS), (PICK, STEAL), (HIT_ITEM, AT_SQUARE),
    (AT_SQUARE, AT_BORDER), (AT_BORDER, END_SPELL), (END_SPELL, AT_SPELL), (AT_SPELL, AMOUNT), (AMOUNT, COLLECT),
]


def instead(action: int, options: list[int]) -> int:
    """The nearest option, or -1."""
    if action in ENOUGH:
        return first_of(ENOUGH if action != END_PHASE else [*ENOUGH, BACK], options)
    if action == HOLD:
        return next((each for each in options if OPEN_DOOR <= each < OPEN_DOOR + 4), -1)
    if action == DRAW:
        return first_of([END_PHASE, DONE, BACK], options)
    same = with_the_same_card(action, options)
    if same >= 0:
        return same
    if BACK in options and leads_elsewhere(action, options):
        return BACK
    return alike(action, options)


def leads_elsewhere(action: int, options: list[int]) -> bool:
    """Whether one would have to go back for this; not where one of several carried things is to be named."""
    named = DROP <= action < PICK and any(DROP <= each < PICK for each in options)
    return is_for_own_turn(action) and not named


def first_of(wanted: list[int], options: list[int]) -> int:
    return next((each for each in wanted if each in options), -1)


def with_the_same_card(action: int, options: list[int]) -> int:
    """A card of the hand is cast, played or shown, a thing used or picked up; whatever goes is discarded or dropped.

    What is played with a spell helps it by its energy or otherwise.
    """
    for verbs in (DEEDS, SHEDS, HELPS):
        for verb in verbs:
            if verb <= action < verb + KINDS:
                return first_of([each + action - verb for each in verbs], options)
    return -1


def alike(action: int, options: list[int]) -> int:
    """Another door, treasure, wizard, place, thing, spell or amount, the nearest first."""
    for first, end in ALIKE:
        if first <= action < end:
            others = [each for each in options if first <= each < end]
            return min(others, key=lambda each: distance(action, each), default=-1)
    return -1


def distance(action: int, other: int) -> int:
    """How many squares lie between two squares or borders; else how far two numbers are apart."""
    if AT_SQUARE <= action < END_SPELL:
        a, b = square_of(action), square_of(other)
        return abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH)
    return abs(action - other)


def square_of(action: int) -> int:
    return action - AT_SQUARE if action < AT_BORDER else (action - AT_BORDER) // 2
