"""The option nearest to a refused move, where one of them is of help."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import (
    ACTIVATE,
    BID,
    CANCEL,
    DECLINE,
    DISCARD,
    DISCARD_DUST,
    ENCHANT,
    FINISH,
    KEEP_AUTO,
    LEARN,
    OFFER,
    PASS,
    PAY,
    PAY_AUTO,
    PUT,
    RELEASE,
    SELL,
    SELL_INACTIVE,
    STEP,
    TAKE_BACK,
)
from zaubertisch.games.zavandor.components import CARDS, KINDS, PIECES

NONE: Final = -1


def nearest(action: int, options: list[int]) -> int:
    """What somebody who said this may have meant, or can have instead; nothing rather than something unrelated."""
    if action < OFFER:
        return in_turn(action, options)
    if PUT <= action < PASS:
        return piece(action - PUT, PUT, DISCARD, [PAY, PAY_AUTO, KEEP_AUTO], options)
    if DISCARD <= action < DISCARD_DUST:
        return piece(action - DISCARD, DISCARD, PUT, [KEEP_AUTO], options)
    if action == PASS:
        least = closest(BID, options, BID, CANCEL)
        return least if least != NONE else first([FINISH, DECLINE, CANCEL], options)
    if BID <= action < CANCEL:
        highest = closest(action, options, BID, CANCEL)
        return highest if highest != NONE else first([PASS], options)
    if STEP <= action < DECLINE:
        return first([action - STEP + LEARN], options)
    if action == PAY:
        return first([PAY_AUTO], options)
    if action in (TAKE_BACK, CANCEL):
        near = first([CANCEL if action == TAKE_BACK else PASS], options)
        return near if near != NONE or PASS in options else closest(BID, options, BID, CANCEL)
    return way_out(options) if action == DECLINE else NONE


def way_out(options: list[int]) -> int:
    """Passing, cancelling, or the least bid of somebody who has to make one."""
    out = first([PASS, CANCEL], options)
    return out if out != NONE else closest(BID, options, BID, CANCEL)


def in_turn(action: int, options: list[int]) -> int:
    """Another gem or stone that can be had, the same gem from its other place, a free step for a paid one."""
    if ENCHANT <= action < SELL:
        return closest(action, options, ENCHANT, SELL)
    if SELL <= action < ACTIVATE:
        return first([action + KINDS if action < SELL_INACTIVE else action - KINDS], options)
    if LEARN <= action < RELEASE:
        return first([action - LEARN + STEP], options)
    return closest(action, options, RELEASE, OFFER) if action >= RELEASE else NONE


def piece(number: int, verb: int, other: int, else_: list[int], options: list[int]) -> int:
    """The same piece where it is asked for by another verb, the nearest of its sort, or all at once."""
    if other + number in options:
        return other + number
    lowest, beyond = (verb, verb + CARDS) if number < CARDS else (verb + CARDS, verb + PIECES)
    close = closest(verb + number, options, lowest, beyond)
    return close if close != NONE else first(else_, options)


def closest(action: int, options: list[int], lowest: int, beyond: int) -> int:
    """The option of this range whose number is nearest."""
    return min([each for each in options if lowest <= each < beyond], key=lambda each: abs(each - action), default=NONE)


def first(wanted: list[int], options: list[int]) -> int:
    """The first of these that is an option."""
    for action in wanted:
        if action in options:
            return action
    return NONE
