"""What is in the way of any word of the game, and what would be allowed instead."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import (
    BID,
    FIGHT,
    LAY,
    NOES,
    PLACE,
    PLAIN_NOES,
    STONES,
    TRADE_NOES,
    WISH,
    WORDS,
    lays,
    spell_of,
    trades,
)
from zaubertisch.games.drachenei.components import HALVES, MOST_MAGIC
from zaubertisch.games.drachenei.obstacles.artefacts import in_the_way_of_laying, in_the_way_of_stones
from zaubertisch.games.drachenei.obstacles.contests import (
    in_the_way_of_a_bid,
    in_the_way_of_a_place,
    in_the_way_of_an_answer,
)
from zaubertisch.games.drachenei.obstacles.spells import in_the_way_of_a_spell
from zaubertisch.games.drachenei.obstacles.trade import in_the_way_of_trade
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.step import NOBODY


def in_the_way(g: Drachenei, action: int, rule: str) -> Obstacle | None:
    """What is in the way of this word now; nothing for a number that is no word."""
    if not 0 <= action < len(WORDS):
        return None
    if spell_of(action) != NOBODY:
        return in_the_way_of_a_spell(g, action, rule)
    if trades(action):
        return in_the_way_of_trade(g, action)
    if lays(action):
        return in_the_way_of_laying(g, action - LAY)
    if action >= STONES:
        return in_the_way_of_stones(g)
    if PLACE <= action <= PLACE + 1:
        return in_the_way_of_a_place(g)
    if BID <= action <= BID + MOST_MAGIC:
        return in_the_way_of_a_bid(g, action - BID)
    return in_the_way_of_an_answer(g, rule)


def allowed_instead(action: int, options: list[int]) -> int:
    """The nearest number of a bid or of stones, the other half as a wish, one no for another; else all are listed."""
    if BID <= action <= BID + MOST_MAGIC or STONES <= action < len(WORDS):
        return nearest(action, options)
    if WISH < action <= WISH + HALVES:
        other_half = WISH + 1 + ((action - WISH - 1) ^ 1)
        return other_half if other_half in options else -1
    if action in PLAIN_NOES and PLACE not in options and FIGHT not in options:  # there a no is a choice of its own
        return first_of(NOES, options)
    return first_of(TRADE_NOES, options) if action in TRADE_NOES else -1


def nearest(action: int, options: list[int]) -> int:
    """The number closest to the one that was said, among those of the same verb."""
    best = -1
    for option in options:
        if WORDS.verb(option) == WORDS.verb(action) and (best < 0 or abs(option - action) < abs(best - action)):
            best = option
    return best


def first_of(wanted: list[int], options: list[int]) -> int:
    for option in options:
        if option in wanted:
            return option
    return -1
