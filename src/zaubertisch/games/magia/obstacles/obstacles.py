"""What is in the way of a refused move: asked of the section in progress, or of the word where it answers nothing."""

from __future__ import annotations

from typing import Any, Final

from zaubertisch.games.magia.actions import (
    CLAIM,
    DISCARD,
    GIVE,
    LOSE,
    NAME,
    PICK,
    PLAY,
    PLAY_ON,
    SECURE,
    SPARE,
    SUMMON,
    USE,
    WAIT,
    WORDS,
)
from zaubertisch.games.magia.arrival.arrival import Taking
from zaubertisch.games.magia.arrival.ending import Announcement
from zaubertisch.games.magia.arrival.exam import Exam, LayBack
from zaubertisch.games.magia.components import CRYSTAL, CRYSTALS, EXAMINER, KINDS
from zaubertisch.games.magia.moving.examiner import ExaminerMove
from zaubertisch.games.magia.moving.move import Move
from zaubertisch.games.magia.obstacles.examiner import in_the_way_of_the_examiner, in_the_way_of_the_star
from zaubertisch.games.magia.obstacles.meeting import (
    in_the_way_of_laying_back,
    in_the_way_of_taking,
    in_the_way_of_the_end,
    in_the_way_of_the_exam,
)
from zaubertisch.games.magia.obstacles.moving import in_the_way_of_a_move
from zaubertisch.games.magia.obstacles.turn import (
    in_the_way_of_a_symbol,
    in_the_way_of_a_theft,
    in_the_way_of_a_trade,
    in_the_way_of_discarding,
    in_the_way_of_naming,
    in_the_way_of_securing,
)
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.elsewhere.declining import DECLINING
from zaubertisch.games.magia.table.elsewhere.elsewhere import reason
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.turn.drawing import Theft
from zaubertisch.games.magia.turn.star import StarStep
from zaubertisch.games.magia.turn.symbols import AdditionalAction, Trade
from zaubertisch.games.magia.turn.turn import HandLimit
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.step import Step

NOTHING: Final = -1
NUMBERED: Final = ["row", "place"]  # what lies near a row or place is near it


def obstacle(g: Magia, action: int, rule: str) -> Obstacle | None:
    """What is in the way of this action, which the rule forbids; only what the asked seat knows stands in it."""
    if not 0 <= action < len(WORDS):
        return None
    if action == SECURE:
        return in_the_way_of_securing(g, rule)
    step = g.stack[-1]
    if step.why_not(g, action) == ELSEWHERE:
        return reason(g, action)[1]
    return in_the_way_of_moving(g, step, action, rule) or in_the_way_here(g, step, action, rule)


def in_the_way_of_moving(g: Magia, step: Step[Any], action: int, rule: str) -> Obstacle | None:
    if isinstance(step, Move):
        return in_the_way_of_a_move(g, step, action, rule)
    if isinstance(step, ExaminerMove):
        return in_the_way_of_the_examiner(g, step, action, rule)
    if isinstance(step, StarStep):
        return in_the_way_of_the_star(g, step, action)
    return None


def in_the_way_here(g: Magia, step: Step[Any], action: int, rule: str) -> Obstacle:
    """The other sections that can refuse an answer to their own question; the securing window refuses none."""
    if isinstance(step, Exam):
        return in_the_way_of_the_exam(g, step, action)
    if isinstance(step, LayBack):
        return in_the_way_of_laying_back(g, step, action)
    if isinstance(step, Taking):
        return in_the_way_of_taking(g, step, action, rule)
    if isinstance(step, Announcement):
        return in_the_way_of_the_end(g, step, rule)
    if isinstance(step, AdditionalAction):
        return in_the_way_of_a_symbol(action, rule)
    if isinstance(step, Trade):
        return in_the_way_of_a_trade(g, step, action)
    if isinstance(step, Theft):
        return in_the_way_of_a_theft(g, action)
    if isinstance(step, HandLimit):
        return in_the_way_of_discarding(action)
    return in_the_way_of_naming(g, action)


def instead(action: int, options: list[int]) -> int:
    """A card of the same colour, a row or place nearby, another word for the same; otherwise nothing is near."""
    for near in meant(action):
        if near in options:
            return near
    if PLAY <= action < PLAY + KINDS:
        return same_colour(action, options, PLAY)
    if action >= DISCARD:
        return same_colour(action, options, DISCARD)
    beside = [each for each in options if WORDS.verb(each) == WORDS.verb(action) and WORDS.verb(each) in NUMBERED]
    return min(beside, key=lambda each: abs(each - action), default=NOTHING)


def meant(action: int) -> list[int]:
    """What may be meant by it: doing no more, the examiner to be summoned, the same crystal, its symbol."""
    if action in DECLINING and action != WAIT:
        return [*DECLINING, PLAY_ON]
    if SUMMON <= action < PLAY:
        return [NAME + EXAMINER]
    if LOSE <= action < SPARE:
        return [PICK + (action - LOSE) % len(CRYSTALS)]
    if PICK <= action <= USE:
        return [action - PICK + LOSE, action - PICK + GIVE]
    return [USE + CRYSTAL] if CLAIM <= action < DISCARD else []


def same_colour(action: int, options: list[int], first: int) -> int:
    """Another card of the colour, played or put down."""
    for option in options:
        if first <= option < first + KINDS and option - first >> 2 == action - first >> 2:
            return option
    return NOTHING
