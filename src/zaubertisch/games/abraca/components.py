"""What lies in the box; each figure with its origin: R the rulebook, EN the English edition, RECON reconstructed."""

from __future__ import annotations

from typing import Final

# The spell stones: number k exists k times, 36 in all (R).
DRAGON: Final = 1
WANDERER: Final = 2
DREAM: Final = 3
SINGER: Final = 4
TEMPEST: Final = 5
BLIZZARD: Final = 6
FIREBALL: Final = 7
DRINK: Final = 8

SPELLS: Final = 8
KINDS: Final = 9  # a kind for each number, and an empty one for 0

FEWEST_SEATS: Final = 2  # R
MOST_SEATS: Final = 5  # R
FULL_ROW: Final = 5  # R
FULL_LIFE: Final = 6  # R; 30 tokens in the box (EN)
MYSTIC_STONES: Final = 4  # R
GOAL: Final = 8  # R, the last step of the score track

#: [AB-R33] Stones put openly on the board, by number of seats (R): they are there to be seen, and for nothing else.
OPEN_STONES: Final[list[int]] = [0, 0, 12, 6, 0, 0]

#: [AB-R23] Only 1, 2 and 3 occur (well supported); two of each is the natural split (RECON), the other one is disputed.
DIE: Final[dict[str, list[int]]] = {"112233": [1, 1, 2, 2, 3, 3], "111223": [1, 1, 1, 2, 2, 3]}

# Points of a round (R).
WIN_POINTS: Final = 3
SURVIVOR_POINTS: Final = 1
LAST_WIZARD_POINTS: Final = 2
EACH_MYSTIC_STONE: Final = 1

# How a round can end: message keys and engine codes.
RUNNING: Final = 0
EMPTIED: Final = 1
KNOCKED_OUT: Final = 2
OWN_FAULT: Final = 3
LAST_WIZARD: Final = 4
ENDS: Final[list[str]] = ["running", "emptied", "knocked_out", "own_fault", "last_wizard"]
