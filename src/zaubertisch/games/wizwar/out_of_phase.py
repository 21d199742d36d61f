"""What keeps an action for another moment wherever something else is asked."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AT_SPELL,
    AT_WIZARD,
    BOOST,
    CAST,
    COLLECT,
    DISCARD,
    DRAW,
    DROP,
    DROP_TREASURE,
    END_PHASE,
    END_SPELL,
    LIFT,
    PICK,
    PUNCH,
    REACT,
    SCHOOL,
    SPEED_UP,
    STEAL,
    STEP,
    USE,
    WAY,
    WITH,
)
from zaubertisch.games.wizwar.cards import ATTACK, CARDS, COUNTER, ENERGY, EV, ITEM, KINDS, NEUTRAL

#: [WW-085 WW-086 WW-087 WW-088 WW-090] By which rule a card of a type is played; one with two types by the first.
BY_TYPE: Final[list[tuple[int, str]]] = [
    (ATTACK, "WW-085"), (NEUTRAL, "WW-086"), (COUNTER, "WW-087"), (ITEM, "WW-090"), (ENERGY, "WW-088"),
]


def rule_of_card(kind: int) -> str:
    """The rule by which this card is played."""
    return next(rule for types, rule in BY_TYPE if CARDS[kind].types & types)


def is_for_phase_two(action: int) -> bool:
    """[WW-021] Moving, attacking, playing, using, lifting, picking up, opening and closing."""
    moves = action in (PUNCH, SPEED_UP, DROP_TREASURE, COLLECT) or STEP <= action < WAY or LIFT <= action < AT_WIZARD
    return moves or CAST <= action < REACT or PICK <= action < STEAL


def is_for_phase_three(action: int) -> bool:
    """[WW-208 WW-209] Discarding hand cards and drawing."""
    return DISCARD <= action < DROP or action == DRAW


def is_for_own_turn(action: int) -> bool:
    """[WW-015 WW-021 WW-023] What a seat may do by itself while nothing is prepared: act, drop, end a spell, finish."""
    sheds = DROP <= action < PICK or END_SPELL <= action < AT_SPELL
    return is_for_phase_two(action) or sheds or action == END_PHASE


def why_not_now(action: int, rule: str) -> str:
    """What keeps an action for its own moment, or the rule of the question.

    [WW-008 WW-021 WW-023 WW-032 WW-087 WW-090 WW-140 WW-141 WW-164 WW-208 WW-209 WW-R08]
    """
    if CAST <= action < USE:
        return rule_of_card((action - CAST) % KINDS)
    if REACT <= action < BOOST:
        return "WW-087"
    if BOOST <= action < WITH:
        return "WW-141" if EV[action - BOOST] else "WW-140"
    if WITH <= action < AGAINST:
        return "WW-R08"
    if DROP <= action < PICK or END_SPELL <= action < AT_SPELL:
        return "WW-023"
    if DISCARD <= action < DROP:
        return "WW-208"
    if action >= SCHOOL:
        return "WW-008"
    single = {SPEED_UP: "WW-032", DROP_TREASURE: "WW-164", DRAW: "WW-209"}.get(action, "")
    return single or ("WW-021" if is_for_phase_two(action) else rule)
