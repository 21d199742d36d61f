"""Every move of the game, as number and as word."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.components import COLOURS, CRYSTALS, FIGURES, MOST_SEATS, SYMBOLS
from zaubertisch.games.magia.hexes import BAY_NAMES, DIRECTIONS, ROWS
from zaubertisch.kernel.actions import Actions

NAME: Final = 0  # + figure
SUMMON: Final = 7  # + apprentice
PLAY: Final = 13  # + kind of card
GO: Final = 37  # + direction
JUMP: Final = 43  # + portal
STOP: Final = 50
STAY: Final = 51
STEAL: Final = 52  # + seat
SECURE: Final = 58
WAIT: Final = 59
ANNOUNCE: Final = 60
PLAY_ON: Final = 61
EXAMINE: Final = 62  # + apprentice
LOSE: Final = 68  # + crystal
GIVE: Final = 71  # + crystal
SPARE: Final = 74
ROW: Final = 75  # + row
PLACE: Final = 84  # + place in the row, from 0
ROB: Final = 93  # + apprentice
LEAVE: Final = 99
PICK: Final = 100  # + crystal
USE: Final = 102  # + symbol: star, crystal, double; plain cards have none, so 102 itself is a pick
CLAIM: Final = 106  # + seat
PRESENT: Final = 112  # + seat
DISCARD: Final = 118  # + kind of card

CARD_WORDS: Final[list[str]] = [f"{colour} {symbol}" for colour in COLOURS for symbol in SYMBOLS]
PORTAL_WORDS: Final[list[str]] = [*BAY_NAMES, "desk"]

WORDS: Final = Actions(
    [f"name {figure}" for figure in FIGURES]
    + [f"summon {colour}" for colour in COLOURS]
    + [f"play {card}" for card in CARD_WORDS]
    + [f"go {direction}" for direction in DIRECTIONS]
    + [f"jump {portal}" for portal in PORTAL_WORDS]
    + ["stop", "stay"]
    + [f"steal {seat}" for seat in range(MOST_SEATS)]
    + ["secure", "wait", "announce", "continue"]
    + [f"examine {colour}" for colour in COLOURS]
    + [f"lose {crystal}" for crystal in CRYSTALS]
    + [f"give {crystal}" for crystal in CRYSTALS]
    + ["spare"]
    + [f"row {row.lower()}" for row in ROWS]
    + [f"place {place}" for place in range(1, len(ROWS) + 1)]
    + [f"rob {colour}" for colour in COLOURS]
    + ["leave"]
    + [f"pick {crystal}" for crystal in CRYSTALS]
    + [f"use {symbol}" for symbol in SYMBOLS[1:]]
    + [f"claim {seat}" for seat in range(MOST_SEATS)]
    + [f"present {seat}" for seat in range(MOST_SEATS)]
    + [f"discard {card}" for card in CARD_WORDS]
)

# Rows of options that depend on nothing but the question; shared, never changed.
WAIT_ONLY: Final[list[int]] = [WAIT]
SECURE_OR_WAIT: Final[list[int]] = [SECURE, WAIT]
PLAY_ON_ONLY: Final[list[int]] = [PLAY_ON]
ANNOUNCE_OR_PLAY_ON: Final[list[int]] = [ANNOUNCE, PLAY_ON]
GOES: Final[list[list[int]]] = [[GO + d for d in range(6) if bits >> d & 1] for bits in range(64)]
