"""Every move of the game, as number and as word."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import (
    CARDS,
    CHARACTERS,
    COLOURS,
    FREE_STEPS,
    GEMS,
    HIGHEST_BID,
    ITEMS,
    MAGIC_MIRROR,
    PIECE_WORD,
    SHADOW_CLOAK,
    STONE_PRICES,
    TRACK_WORDS,
)
from zaubertisch.kernel.actions import Actions

FINISH: Final = 0  # the turn
ENCHANT: Final = 1
SELL: Final = 6  # an active gem
SELL_INACTIVE: Final = 11
ACTIVATE: Final = 16
DEACTIVATE: Final = 21
LEARN: Final = 26
RELEASE: Final = 32
OFFER: Final = 37  # the twelve artefacts, then the nine sentinels
PAY_AUTO: Final = 58
PAY: Final = 59  # what lies there; its word is “settle”
TAKE_BACK: Final = 60
PUT: Final = 61  # the 21 cards, then concentrated energy
PUT_CONCENTRATED: Final = 82
PASS: Final = 86
STEP: Final = 87
DECLINE: Final = 93
LOSE: Final = 94
KEEP_AUTO: Final = 99
DISCARD: Final = 100  # the 21 cards, then concentrated energy
DISCARD_CONCENTRATED: Final = 121
DISCARD_DUST: Final = 125
CHOOSE: Final = 126
BID: Final = 132  # BID + n bids n
CANCEL: Final = BID + HIGHEST_BID + 1  # a purchase that is being paid

WORDS: Final = Actions(
    ["end"]
    + [f"enchant {gem}" for gem in GEMS]
    + [f"sell {gem}" for gem in GEMS]
    + [f"sell inactive {gem}" for gem in GEMS]
    + [f"activate {gem}" for gem in GEMS]
    + [f"deactivate {gem}" for gem in GEMS]
    + [f"learn {track}" for track in TRACK_WORDS]
    + [f"release {price}" for price in STONE_PRICES]
    + [f"offer {item}" for item in ITEMS]
    + ["pay auto", "settle", "take back"]
    + [f"put {piece}" for piece in PIECE_WORD]
    + ["pass"]
    + [f"step {track}" for track in TRACK_WORDS]
    + ["decline"]
    + [f"lose {gem}" for gem in GEMS]
    + ["keep auto"]
    + [f"discard {piece}" for piece in PIECE_WORD]
    + ["discard dust"]
    + [f"choose {character}" for character in CHARACTERS]
    + [f"bid {energy}" for energy in range(HIGHEST_BID + 1)]
    + ["cancel"]
)


def also_said() -> dict[str, int]:
    """Other words for the same moves, as players and rulebooks have them; no log ever shows them."""
    out: dict[str, int] = {}
    for number, word in enumerate(WORDS.words):
        verb, _, rest = word.partition(" ")
        match verb:
            case "sell" if rest.startswith("inactive "): out[f"sell {rest.removeprefix('inactive ')} inactive"] = number
            case "learn" | "step":
                out[f"{verb} know_{rest}"] = number
                if rest == "storage":
                    out[f"{verb} accumulation"] = number  # its English name
            case "offer": out[f"nominate {rest}"] = number
            case "discard": out["shrink dust" if rest == "dust" else f"give {rest}"] = number
    return out


WORDS.numbers.update(also_said())

#: All bids in a row; the bids allowed to somebody are a piece of it.
BIDS: Final[list[int]] = list(range(BID, BID + HIGHEST_BID + 1))
ONLY_PASS: Final[list[int]] = [PASS]

# The blocks of a turn, for tables that keep them apart.
GEM_BLOCK: Final = 0
KNOWLEDGE_BLOCK: Final = 1
AUCTION_BLOCK: Final = 2


def block_of(action: int) -> int:
    """Which part of a turn this move belongs to."""
    return GEM_BLOCK if action < LEARN else KNOWLEDGE_BLOCK if action < OFFER else AUCTION_BLOCK


def is_purchase(action: int) -> bool:
    """Whether this move of a turn has a fixed price: a gem, a step or a stone."""
    return ENCHANT <= action < SELL or LEARN <= action < OFFER


def out_of_turn(action: int) -> str:
    """[ZA-057 ZA-074] The rule against an action of a turn by whoever is not at turn; none against other words."""
    if action < FINISH or action >= PAY_AUTO:
        return ""
    return "ZA-074" if ACTIVATE <= action < LEARN else "ZA-057"


def is_brought_step(item: int, action: int) -> bool:
    """[ZA-134] Whether this is the free step that comes with the item."""
    return STEP <= action < DECLINE and FREE_STEPS[item] > 0


def is_brought_stone(item: int, action: int) -> bool:
    """[ZA-126] Whether this is a stone, and a mirror or a cloak sets one free."""
    return RELEASE <= action < OFFER and item in (MAGIC_MIRROR, SHADOW_CLOAK)


def of_another_occasion(action: int, otherwise: str) -> str:
    """The rule that says when this word is asked for; `otherwise` for words of a turn or a payment, and for no word."""
    if action == PASS:
        return "ZA-104"
    if BID <= action < CANCEL:
        return "ZA-096"
    if STEP <= action < DECLINE:
        return "ZA-134"
    if action == DECLINE:
        return "ZA-087"
    if LOSE <= action < KEEP_AUTO:
        return "ZA-128"
    if KEEP_AUTO <= action < CHOOSE:
        return "ZA-138"
    if CHOOSE <= action < BID:
        return "ZA-019"
    return "ZA-R66" if action == CANCEL else otherwise


assert WORDS.words[PUT] == "put blue 3"
assert WORDS.words[PUT_CONCENTRATED] == f"put conc {COLOURS[0]}"
assert PUT_CONCENTRATED == PUT + CARDS
assert DISCARD_CONCENTRATED == DISCARD + CARDS
assert WORDS.words[BID] == "bid 0"
assert WORDS.words[CANCEL] == "cancel"
