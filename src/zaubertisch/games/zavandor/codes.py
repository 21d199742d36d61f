"""A small fixed action space for learners: 152 codes, in which a bid is counted from the lowest one allowed."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import (
    BID,
    CHOOSE,
    DECLINE,
    DISCARD,
    DISCARD_DUST,
    ENCHANT,
    FINISH,
    KEEP_AUTO,
    LEARN,
    LOSE,
    PAY_AUTO,
    PUT,
    SELL,
    STEP,
)
from zaubertisch.games.zavandor.components import PIECES

CODES: Final = 152
BID_CODE: Final = 87
JUMPS: Final = 64  # higher bids have no code
DUST_CODE: Final = 151
NO_CODE: Final = -1


def code_of(action: int, options: list[int]) -> int:
    """The code of an action among these options, or none for a jump too high."""
    if action >= BID:
        jump = action - min([each for each in options if each >= BID])
        return BID_CODE + jump if jump < JUMPS else NO_CODE
    if action >= CHOOSE:
        return ENCHANT + action - CHOOSE
    if action == DISCARD_DUST:
        return DUST_CODE
    if action >= DISCARD:
        return PUT + action - DISCARD
    if action == KEEP_AUTO:
        return PAY_AUTO
    if action >= LOSE:
        return SELL + action - LOSE
    if action == DECLINE:
        return FINISH
    return LEARN + action - STEP if action >= STEP else action


def codes_of(options: list[int]) -> dict[int, int]:
    """The options that have a code, by code; no two options of one question share one."""
    coded = {code_of(action, options): action for action in options}
    return {code: action for code, action in coded.items() if code != NO_CODE}


assert DISCARD + PIECES == DISCARD_DUST
