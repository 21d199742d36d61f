"""Every move of the game, as number and as word."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.components import (
    ARTEFACT_CARDS,
    ARTEFACT_IDS,
    CODES,
    HARPAGARUS,
    KIND_IDS,
    KINDS,
    MOST_MAGIC,
    MOST_SEATS,
    RETRANSFORMUS,
    TRANSFORMUS,
)
from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.step import NOBODY

PASS: Final = 0
PLACE: Final = 1  # PLACE + 0 left, PLACE + 1 right
KEEP: Final = 3
ROB: Final = 4  # ROB + seat
TOGETHER: Final = 8
ALONE: Final = 9
BID: Final = 10  # BID + magic, 0 to 30
USE_RETRANSFORMUS: Final = 41
USE_TRANSFORMUS: Final = 42
FORGO: Final = 43
FIGHT: Final = 44
DECLINE: Final = 45
DONE: Final = 46
OFFER: Final = 47  # OFFER + kind; kind 0 is nothing
WISH: Final = 63  # WISH + kind; kind 0 is anything
ADDRESS: Final = 79  # ADDRESS + seat
ADDRESS_ALL: Final = 83
REPLY: Final = 84  # REPLY + kind; kind 0 is nothing
TAKE: Final = 100  # TAKE + seat
TAKE_NOBODY: Final = 104
LAY: Final = 104  # LAY + artefact, from 1 on
STONES: Final = 117  # STONES + how many artefacts give stones

WORDS: Final = Actions(
    ["pass", "place left", "place right", "keep"]
    + [f"rob {seat}" for seat in range(MOST_SEATS)]
    + ["together", "alone"]
    + [f"bid {magic}" for magic in range(MOST_MAGIC + 1)]
    + ["use retransformus", "use transformus", "forgo", "fight", "decline", "done"]
    + ["offer nothing"] + [f"offer {kind}" for kind in KIND_IDS[1:]]
    + ["wish anything"] + [f"wish {kind}" for kind in KIND_IDS[1:]]
    + [f"address {seat}" for seat in range(MOST_SEATS)] + ["address everybody"]
    + ["reply nothing"] + [f"reply {kind}" for kind in KIND_IDS[1:]]
    + [f"take {seat}" for seat in range(MOST_SEATS)] + ["take nobody"]
    + [f"lay {artefact}" for artefact in ARTEFACT_IDS[1:]]
    + [f"stones {count}" for count in range(ARTEFACT_CARDS + 1)]
)

# Rows of options that depend on little; shared, never changed.
PLACINGS: Final[list[int]] = [PASS, PLACE, PLACE + 1]
VOTES: Final[list[int]] = [TOGETHER, ALONE]
ONLY_TOGETHER: Final[list[int]] = [TOGETHER]
BORROWING: Final[list[int]] = [FORGO, USE_RETRANSFORMUS]
DECLINING: Final[list[int]] = [FIGHT, DECLINE]

#: Passing and all bids from the lowest to the highest, by both; then the same with Retransformus.
BIDS: Final[list[list[list[int]]]] = [
    [[PASS, *range(BID + low, BID + high + 1)] for high in range(MOST_MAGIC + 1)] for low in range(MOST_MAGIC + 2)
]
BIDS_OR_SPELL: Final[list[list[list[int]]]] = [[[*row, USE_RETRANSFORMUS] for row in rows] for rows in BIDS]

#: How many of so many artefacts give stones.
STONE_COUNTS: Final[list[list[int]]] = [list(range(STONES, STONES + count + 1)) for count in range(ARTEFACT_CARDS + 1)]

#: The words that say no, each to its own question; the plain ones are easily said to another, the rest to their like.
PLAIN_NOES: Final[list[int]] = [PASS, DECLINE, DONE]
TRADE_NOES: Final[list[int]] = [OFFER, REPLY, TAKE_NOBODY]
NOES: Final[list[int]] = [*PLAIN_NOES, *TRADE_NOES, KEEP, FORGO]


def spell_of(action: int) -> int:
    """The spell an action would use, or nothing."""
    if action == USE_TRANSFORMUS:
        return TRANSFORMUS
    if action == USE_RETRANSFORMUS:
        return RETRANSFORMUS
    return HARPAGARUS if ROB <= action < ROB + MOST_SEATS else NOBODY


def trades(action: int) -> bool:
    """Whether this word offers, wishes, addresses, answers or takes something."""
    return OFFER <= action <= TAKE_NOBODY and action not in TRADE_NOES


def lays(action: int) -> bool:
    return LAY < action < LAY + CODES


assert len(WORDS) == STONES + ARTEFACT_CARDS + 1
assert WORDS.number("lay sword") == LAY + 1
assert WORDS.number("reply nothing") == REPLY == ADDRESS_ALL + 1
assert WORDS.number("offer nothing") == OFFER == WISH - KINDS
