"""Every move of the game, as number and as word; words stay, numbers hold for one version of the rules."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import CARDS, KINDS, SCHOOLS
from zaubertisch.games.wizwar.components import COLOURS, SIDES
from zaubertisch.games.wizwar.maze.board import BORDERS, SQUARES, WIDTH
from zaubertisch.kernel.actions import Actions

COLUMNS: Final = "abcdefghij"
MOST_SPELLS: Final = 84  # in play at once
MOST_AMOUNT: Final = 40

END_PHASE: Final = 0
PASS: Final = 1
BACK: Final = 2
DONE: Final = 3
STOP: Final = 4
DRAW: Final = 5
PUNCH: Final = 6
SPEED_UP: Final = 7
NO_BOOST: Final = 8
PLAIN: Final = 9
DROP_TREASURE: Final = 10
FOR_DAMAGE: Final = 11
FOR_STUN: Final = 12
AT_SELF: Final = 13
TURN: Final = 13  # TURN + 1, 2, 3: right, half round, left

STEP: Final = 17  # four sides each
OPEN_DOOR: Final = 21
CLOSE_DOOR: Final = 25
WAY: Final = 29
LIFT: Final = 33  # four colours each
AT_WIZARD: Final = 37
TURN_SECTOR: Final = 41

CAST: Final = 45  # a place for every card each
PLAY: Final = CAST + KINDS
USE: Final = CAST + 2 * KINDS
REACT: Final = CAST + 3 * KINDS
BOOST: Final = CAST + 4 * KINDS
WITH: Final = CAST + 5 * KINDS
AGAINST: Final = CAST + 6 * KINDS
DISCARD: Final = CAST + 7 * KINDS
DROP: Final = CAST + 8 * KINDS
PICK: Final = CAST + 9 * KINDS
STEAL: Final = CAST + 10 * KINDS
HIT_ITEM: Final = CAST + 11 * KINDS
AT_SQUARE: Final = CAST + 12 * KINDS
AT_BORDER: Final = AT_SQUARE + SQUARES
END_SPELL: Final = AT_BORDER + BORDERS
AT_SPELL: Final = END_SPELL + MOST_SPELLS
AMOUNT: Final = AT_SPELL + MOST_SPELLS
COLLECT: Final = AMOUNT + MOST_AMOUNT  # tacks
REACH_OUT: Final = COLLECT + 1  # the three ways to stretch
PUT_DOWN: Final = COLLECT + 2
FIST: Final = COLLECT + 3
HOLD: Final = COLLECT + 4  # a door just made
LEAVE: Final = COLLECT + 5
REST: Final = COLLECT + 6  # all darts that are left
AT_TRAP: Final = COLLECT + 7
SCHOOL: Final = COLLECT + 8


SQUARE_WORDS: Final[list[str]] = [f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}" for square in range(SQUARES)]


def square_word(square: int) -> str:
    """A square as players write it: a letter for the column, a number for the row, from the top left corner."""
    return SQUARE_WORDS[square]


def border_word(border: int) -> str:
    """A border as the square and the side of it that it lies on."""
    return f"{square_word(border // 2)} {'south' if border % 2 else 'east'}"


PLAIN_WORDS: Final[list[str]] = [
    "finish", "pass", "back", "done", "stop", "draw", "punch", "speed", "unboosted", "plain", "drop treasure", "damage",
    "stun", "at self", "turn right", "turn half", "turn left",
]
WORDS_OF_FOUR: Final[list[tuple[str, list[str]]]] = [
    ("step", SIDES), ("open", SIDES), ("close", SIDES), ("toward", SIDES), ("lift", COLOURS), ("at", COLOURS),
    ("sector", COLOURS),
]
VERBS: Final = [
    "cast", "play", "use", "react", "boost", "with", "against", "discard", "drop", "pick", "steal", "hit",
]

WORDS: Final = Actions(
    PLAIN_WORDS
    + [f"{verb} {word}" for verb, words in WORDS_OF_FOUR for word in words]
    + [f"{verb} {card.key}" for verb in VERBS for card in CARDS]
    + [f"square {square_word(square)}" for square in range(SQUARES)]
    + [f"border {border_word(border)}" for border in range(BORDERS)]
    + [f"end {number + 1}" for number in range(MOST_SPELLS)]
    + [f"spell {number + 1}" for number in range(MOST_SPELLS)]
    + [f"amount {number}" for number in range(MOST_AMOUNT)]
    + ["collect", "reach", "put", "fist", "hold", "leave", "rest", "trap"]
    + [f"school {school}" for school in SCHOOLS[1:]]
)
