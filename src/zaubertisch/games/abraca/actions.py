"""Every move of the game, as number and as word; none of them is a hint to anybody [AB-R30]."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.abraca.components import MYSTIC_STONES, SPELLS
from zaubertisch.kernel.actions import Actions

STOP: Final = 0  # 1 to 8 call that number
TAKE: Final = SPELLS  # TAKE + i takes the i-th mystic stone

WORDS: Final = Actions(
    ["stop"]
    + [f"call {spell}" for spell in range(1, SPELLS + 1)]
    + [f"take {stone}" for stone in range(1, MYSTIC_STONES + 1)]
)

# Rows of options that depend on nothing but the lowest number allowed; shared, never changed.
ANY_CALL: Final[list[int]] = list(range(1, SPELLS + 1))
ANY_CALL_OR_STOP: Final[list[int]] = list(range(SPELLS + 1))
FROM: Final[list[list[int]]] = [[STOP, *range(lowest, SPELLS + 1)] for lowest in range(SPELLS + 1)]
TAKES: Final[list[list[int]]] = [[TAKE + stone for stone in range(1, left + 1)] for left in range(MYSTIC_STONES + 1)]
