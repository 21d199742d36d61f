"""What is in the way of any refused move: each question has its own paragraph."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import (
    BID,
    CHOOSE,
    DECLINE,
    DISCARD,
    DISCARD_DUST,
    FINISH,
    LOSE,
    PASS,
    PAY_AUTO,
    RELEASE,
    STEP,
    WORDS,
)
from zaubertisch.games.zavandor.components import CHARACTERS, ITEMS, KINDS, PIECES, STONE_PRICES, STONES, TRACK_WORDS
from zaubertisch.games.zavandor.obstacles.auction import to_bidding
from zaubertisch.games.zavandor.obstacles.elsewhere import elsewhere
from zaubertisch.games.zavandor.obstacles.payment import lacking_piece, to_paying
from zaubertisch.games.zavandor.obstacles.turn import in_turn, lacking_gem
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.obstacle import Obstacle


def obstacle(g: Zavandor, action: int, rule: str) -> Obstacle | None:
    """What the asked seat can see to be in the way of this action now."""
    if not FINISH <= action < len(WORDS):
        return None
    match g.stack[-1].question(g):
        case "turn": return in_turn(g, g.asked, action, rule)
        case "open" | "bid": return to_bidding(g, g.asked, action, rule)
        case "pay": return to_paying(g, g.asked, action, rule)
        case "hand_limit": return to_giving_back(g, g.asked, action)
        case "lose_gem": return to_losing(g, g.asked, action)
        case "release_stone": return to_a_free_stone(g, action)
        case "free_step": return to_a_free_step(g, action, rule)
        case _: return to_choosing(g, action)


def to_choosing(g: Zavandor, action: int) -> Obstacle:
    """[ZA-019] A character somebody has; all else waits until everybody has one."""
    if not CHOOSE <= action < BID:
        return Obstacle("characters_first")
    character = action - CHOOSE
    return Obstacle("character_is_taken", {"character": CHARACTERS[character], "seat": g.characters.index(character)})


def to_giving_back(g: Zavandor, seat: int, action: int) -> Obstacle:
    """[ZA-138 ZA-139] No such piece, no dust, no price; before anything else too much energy goes back."""
    if DISCARD <= action < DISCARD + PIECES:
        return lacking_piece(action - DISCARD, False)
    if action == DISCARD_DUST:
        return Obstacle("no_dust")
    if not (action in (FINISH, DECLINE) or PAY_AUTO <= action <= PASS):
        return elsewhere(g, action)
    weights: dict[str, Value] = {"weight": g.weight(seat), "limit": g.hand_limit(seat)}
    return Obstacle("given_back_not_paid" if PAY_AUTO <= action < PASS else "too_heavy", weights)


def to_losing(g: Zavandor, seat: int, action: int) -> Obstacle:
    """[ZA-128 ZA-129 ZA-130] No such active gem, and no refusing."""
    if LOSE <= action < LOSE + KINDS:
        return lacking_gem(g, seat, action - LOSE, True)
    return Obstacle("must_lose", {"item": ITEMS[g.item]}) if action == DECLINE else elsewhere(g, action)


def to_a_free_stone(g: Zavandor, action: int) -> Obstacle:
    """[ZA-126 ZA-128] The stone is gone from the board; only the others lose a gem."""
    if RELEASE <= action < RELEASE + STONES:
        return Obstacle("stone_not_stored", {"stone": STONE_PRICES[action - RELEASE]})
    return Obstacle("others_lose", {"item": ITEMS[g.item]}) if LOSE <= action < LOSE + KINDS else elsewhere(g, action)


def to_a_free_step(g: Zavandor, action: int, rule: str) -> Obstacle:
    """[ZA-081 ZA-084 ZA-086] The end of a track, no stone for a new one, and none to be released for it."""
    if rule == "ZA-081":
        return Obstacle("track_finished", {"track": TRACK_WORDS[action - STEP]})
    if rule == "ZA-084":
        return Obstacle("no_stone_for_a_step", {"track": TRACK_WORDS[action - STEP]})
    return Obstacle("no_release_for_a_step") if rule == "ZA-086" else elsewhere(g, action)
