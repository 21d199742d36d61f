"""When a word is said: the rule it breaks where another question is put."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import (
    ADDRESS,
    ADDRESS_ALL,
    BID,
    DECLINE,
    FIGHT,
    PLACE,
    REPLY,
    STONES,
    TAKE,
    VOTES,
    WORDS,
    lays,
    spell_of,
    trades,
)
from zaubertisch.games.drachenei.components import FIRST_CREATURE, MOST_MAGIC
from zaubertisch.games.drachenei.table.state import AT_HOME, State
from zaubertisch.kernel.step import NOBODY


def why_not_here(g: State, action: int, asked_for: str) -> str:
    """[DE-085 DE-094 DE-120 DE-R34] The rule of the word's own moment where it has one, or of what is asked for."""
    if spell_of(action) != NOBODY:
        return "DE-094"
    if lays(action):
        return "DE-R34" if g.variant.auto_lay_out else "DE-120"
    if STONES <= action < len(WORDS):
        return "DE-085"
    if trades(action):
        return why_no_trade(g, action, asked_for)
    return why_no_contest(g, action, asked_for)


def why_no_trade(g: State, action: int, asked_for: str) -> str:
    """[DE-110 DE-115 DE-120 DE-R30] Not at this table or not yet; within and after trading, what is asked for."""
    if g.variant.trade_laps == 0:
        return "DE-115"
    if g.offerer == NOBODY:
        return asked_for if g.question() == "lay_out" else "DE-110"
    if ADDRESS <= action <= ADDRESS_ALL and not g.variant.addressed_offers:
        return "DE-R30"
    return asked_for if g.question() == "reply" or action < REPLY else why_nobody_answers(action)


def why_nobody_answers(action: int) -> str:
    """[DE-113 DE-114] The others reply to an offer, and who made it takes a reply that was given."""
    return "DE-113" if action < TAKE else "DE-114"


def why_no_contest(g: State, action: int, asked_for: str) -> str:
    """[DE-030 DE-031 DE-061 DE-R09] When wizards go out, when bids are made, and who is asked whether to fight.

    Where several quarrel over a creature nobody is a lone wizard, so there it is the vote or the bid that is asked for.
    """
    if PLACE <= action <= PLACE + 1:
        return "DE-030" if g.placed[g.asked] == AT_HOME else "DE-031"
    if BID <= action <= BID + MOST_MAGIC:
        return "DE-061"
    if action in VOTES and g.question() not in ("fight", "borrow"):
        return why_no_vote(g)
    if action in (FIGHT, DECLINE) and g.question() not in ("vote", "bid"):
        return "DE-R09"
    return asked_for


def why_no_vote(g: State) -> str:
    """[DE-051 DE-072 DE-077] Nobody votes while no creature is fought for; in an auction nothing is shared."""
    if g.question() != "bid":
        return "DE-072"
    return "DE-077" if g.display[g.place] >= FIRST_CREATURE else "DE-051"
