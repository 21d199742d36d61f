"""Any word that answers a question which is not put now."""

from __future__ import annotations

from zaubertisch.games.magia.actions import (
    ANNOUNCE,
    CLAIM,
    DISCARD,
    EXAMINE,
    PICK,
    PLAY,
    PLAY_ON,
    ROB,
    ROW,
    STEAL,
    STOP,
    SUMMON,
    USE,
    WORDS,
)
from zaubertisch.games.magia.hexes import DESK
from zaubertisch.games.magia.table.elsewhere.asking import (
    IN_AN_EXAM,
    TAKING,
    Reason,
    book_first,
    named,
    over,
    parts_are_over,
)
from zaubertisch.games.magia.table.elsewhere.declining import DECLINING, of_declining
from zaubertisch.games.magia.table.elsewhere.meeting import of_an_exam, of_laying_back, of_picking, of_taking
from zaubertisch.games.magia.table.elsewhere.moving import of_a_summons, of_moving, of_stealing
from zaubertisch.games.magia.table.elsewhere.symbols import of_a_symbol, of_a_trade
from zaubertisch.games.magia.table.state import State
from zaubertisch.kernel.obstacle import Obstacle


def rule_elsewhere(g: State, action: int) -> str:
    """The rule against a word that answers another question."""
    return reason(g, action)[0] if 0 <= action < len(WORDS) else "MA-013"


def reason(g: State, action: int) -> Reason:
    """[MA-013 MA-108] Another's turn, the end to be settled first; or what there is not just now."""
    if g.asked != g.active:
        return "MA-108", Obstacle("others_turn", {"seat": g.active})
    if g.question() == "announce":
        return "MA-108", Obstacle("end_first")
    if action in DECLINING:
        return of_declining(g, action)
    return of_a_part(g, action) if action < EXAMINE else of_what_follows(g, action)


def of_a_part(g: State, action: int) -> Reason:
    """A name, a summons, a card, a direction, a jump, a theft or the end."""
    if action < SUMMON:
        return of_naming(g)
    if action < PLAY:
        return of_a_summons(g, action - SUMMON)
    if action < STOP:
        return of_moving(g)
    if action < ANNOUNCE:
        return of_stealing(g, action - STEAL)
    return of_ending(g, action)


def of_what_follows(g: State, action: int) -> Reason:
    """What a move brings: an exam, a crystal to lay back, somebody to take from, a symbol, too many cards."""
    if action < ROW:
        return of_an_exam(g, action)
    if action < ROB:
        return of_laying_back(g, action)
    if action < PICK:
        return of_taking(g)
    if action <= USE:
        return of_picking(g)
    if action < CLAIM:
        return of_a_symbol(g, action - USE)
    return of_a_trade(g, action) if action < DISCARD else of_discarding(g)


def of_naming(g: State) -> Reason:
    """[MA-016 MA-R58 MA-R79] Named once is named; before it only the book is asked about, after the parts the rest.

    A book secured before a later part may leave nothing to name.
    """
    if parts_are_over(g):
        return over(g)
    if g.figure < 0:
        return ("MA-R58", Obstacle("book_before_naming")) if g.part == 1 else book_first()
    return "MA-R79", Obstacle("named_already", {"figure": named(g)})


def of_ending(g: State, action: int) -> Reason:
    """[MA-081 MA-093 MA-105 MA-108 MA-R61] By itself, settled when they met or on the desk, or not asked at all."""
    if g.variant.ends_by_itself:
        return "MA-R61", Obstacle("goes_on_by_itself" if action == PLAY_ON else "ends_by_itself")
    if g.question() in IN_AN_EXAM:
        return "MA-093", Obstacle("end_checked")
    if g.question() in TAKING and g.figures[g.figure] == DESK:
        return "MA-081", Obstacle("end_checked_on_desk")
    if action == PLAY_ON:
        return "MA-108", Obstacle("end_not_asked")
    return "MA-105", Obstacle("no_end_event")


def of_discarding(g: State) -> Reason:
    """[MA-016 MA-135] The hand is checked at the end of the turn, after the book."""
    if parts_are_over(g):
        return over(g)
    return "MA-135", Obstacle("hand_checked_later", {"held": g.hands.size(g.asked)})
