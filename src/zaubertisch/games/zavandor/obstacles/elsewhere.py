"""What is in the way of a word that belongs to another occasion, whichever question is put."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import (
    BID,
    CANCEL,
    CHOOSE,
    DECLINE,
    ENCHANT,
    KEEP_AUTO,
    LEARN,
    LOSE,
    PASS,
    PAY_AUTO,
    RELEASE,
    SELL,
    STEP,
    TAKE_BACK,
)
from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import CHARACTERS, GEMS, ITEMS, TRACK_WORDS
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.step import NOBODY


def elsewhere(g: Zavandor, action: int) -> Obstacle:
    """[ZA-057 ZA-087 ZA-096 ZA-104 ZA-128 ZA-134 ZA-138 ZA-R66] What would have to be on for this word, and is not."""
    if action < PAY_AUTO:
        return not_now(g)
    if action == PASS or BID <= action < CANCEL:
        return Obstacle("no_auction")
    if action < PASS:
        return Obstacle("nothing_lies_there" if action == TAKE_BACK else "nothing_to_pay")
    if STEP <= action < DECLINE:
        return Obstacle("no_free_step")
    if action == DECLINE:
        return Obstacle("nothing_to_decline")
    if LOSE <= action < KEEP_AUTO:
        return Obstacle("no_gem_to_lose")
    if KEEP_AUTO <= action < CHOOSE:
        return Obstacle("limit_comes_later")
    if action == CANCEL:
        return Obstacle("nothing_to_cancel")
    return Obstacle("has_character", {"character": CHARACTERS[g.characters[g.asked]]})


def not_now(g: Zavandor) -> Obstacle:
    """[ZA-057 ZA-096 ZA-111 ZA-R66] Actions of a turn wait for their turn, or for what has been begun in it."""
    if g.active == NOBODY:
        return Obstacle("turns_are_over")
    if g.active != g.asked:
        return Obstacle("not_your_turn", {"seat": g.active})
    if g.bought != NOTHING:
        return purchase_first(g)
    if g.price:
        return Obstacle("payment_first", {"item": ITEMS[g.item], "price": g.price})
    if g.stack[-1].question(g) in ("open", "bid"):
        return Obstacle("auction_first", {"item": ITEMS[g.item]})
    return Obstacle("effects_first", {"item": ITEMS[g.item]})


def purchase_first(g: Zavandor) -> Obstacle:
    """[ZA-R66] A gem, a step or a stone that is not paid yet."""
    if g.bought < SELL:
        return Obstacle("gem_first", {"gem": GEMS[g.bought - ENCHANT], "price": g.price})
    if g.bought < RELEASE:
        return Obstacle("level_first", {"track": TRACK_WORDS[g.bought - LEARN], "price": g.price})
    return Obstacle("stone_first", {"stone": g.price})
