"""Dust: amounts, the pieces that show them, and what cannot be shown."""

from __future__ import annotations

from typing import Final

# Lightest pieces for a rest below ten, once with the pieces 2, 5, 10 only and once with a piece of 1; 1 and 3 cannot be
# shown alone (they weigh what is left of them), and borrow a ten when there is one.
PIECES_WEIGH: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
WITH_ONES_WEIGH: Final[list[int]] = [0, 1, 1, 2, 2, 2, 3, 3, 4, 4]
BORROWED_ONE: Final = 2  # 11 = 5 + 2 + 2 + 2 weighs five, two more than ten
BORROWED_THREE: Final = 3  # 13 = 5 + 2 + 2 + 2 + 2 weighs six
WEIGHT_OF_TEN: Final = 3


def settled(dust: int, one_dust: bool = False) -> int:
    """[ZA-004 ZA-005] Alone, 1 becomes nothing and 3 becomes 2; with a 1-piece in the game nothing is lost."""
    return dust - 1 if (dust == 1 or dust == 3) and not one_dust else dust


def weight(dust: int, one_dust: bool = False) -> int:
    """[ZA-003 ZA-R05] What an amount weighs against the hand limit, in its lightest pieces."""
    tens = dust // 10
    rest = dust % 10
    if one_dust:
        return WEIGHT_OF_TEN * tens + WITH_ONES_WEIGH[rest]
    if tens > 0 and (rest == 1 or rest == 3):
        return WEIGHT_OF_TEN * tens + (BORROWED_ONE if rest == 1 else BORROWED_THREE)
    return WEIGHT_OF_TEN * tens + PIECES_WEIGH[rest]


def most_within(dust: int, room: int, one_dust: bool = False) -> int:
    """[ZA-139 ZA-R57] The largest amount up to `dust` that can be shown and weighs no more than `room`."""
    amount = settled(min(dust, room // WEIGHT_OF_TEN * 10 + 9), one_dust)  # with one ten more it would weigh too much
    while weight(amount, one_dust) > room:
        amount = settled(amount - 1, one_dust)
    return amount


def shrunk(dust: int, one_dust: bool = False) -> int:
    """The largest smaller amount that weighs less."""
    return most_within(dust, weight(dust, one_dust) - 1, one_dust)
