"""What is in the way of a word that answers a question which is not put now."""

from __future__ import annotations

from zaubertisch.games.magia.actions import (
    ANNOUNCE,
    CLAIM,
    DISCARD,
    GO,
    LOSE,
    PICK,
    PLAY_ON,
    ROB,
    ROW,
    STOP,
    SUMMON,
    USE,
)
from zaubertisch.games.magia.arrival.arrival import Taking
from zaubertisch.games.magia.arrival.exam import Exam, LayBack
from zaubertisch.games.magia.components import FIGURES, SYMBOLS
from zaubertisch.games.magia.moving.examiner import ExaminerMove
from zaubertisch.games.magia.obstacles.moving import of_stopping
from zaubertisch.games.magia.table.elsewhere import (
    DECLINING,
    IN_AN_EXAM,
    parts_are_over,
    symbol_is_chosen,
    symbols_shown,
)
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.turn.symbols import Trade
from zaubertisch.kernel.obstacle import Obstacle, another_question


def in_the_way_elsewhere(g: Magia, action: int) -> Obstacle:
    """[MA-013 MA-108] Another's turn; or what there is not just now: a name, a move, a meeting, a symbol."""
    if g.asked != g.active:
        return Obstacle("others_turn", {"seat": g.active})
    if action in DECLINING:
        return of_declining(g)
    if action < SUMMON:
        return of_naming(g)
    if action < STOP:
        return of_a_moving_word(g, action)
    if action < ANNOUNCE:
        return Obstacle("name_first") if g.question() == "name" else Obstacle("nothing_to_steal")
    if action <= PLAY_ON:
        return of_ending(g)
    return of_a_meeting(g, action) if action < USE + 1 else of_the_rest(g, action)


def of_declining(g: Magia) -> Obstacle:
    """[MA-015 MA-033 MA-050] What is asked must be answered, or is declined by another word."""
    if g.card >= 0:
        return Obstacle("step_first", {"card": g.card})
    if g.question() == "step" and g.why_not(STOP):
        return of_stopping(g, g.why_not(STOP))
    for option in g.options():
        if option in DECLINING:
            return another_question(g.question())
    return Obstacle("must_be_answered", {"question": g.question()})


def of_ending(g: Magia) -> Obstacle:
    """[MA-093 MA-105 MA-R61] It ends by itself, was checked when this exam began, or nothing has happened for it."""
    if g.variant.ends_by_itself:
        return Obstacle("ends_by_itself")
    return Obstacle("end_checked" if g.question() in IN_AN_EXAM else "no_end_event")


def of_naming(g: Magia) -> Obstacle:
    """[MA-016 MA-R79] The figure is named, or the parts are over; before the name only the book is asked about."""
    if parts_are_over(g):
        return Obstacle("parts_over", {"question": g.question()})
    if g.figure < 0:
        return another_question(g.question())
    return Obstacle("named_already", {"figure": FIGURES[g.figure]})


def of_a_moving_word(g: Magia, action: int) -> Obstacle:
    """[MA-013 MA-033 MA-060] A summons, card, direction or jump: nobody named, or the step is another one."""
    match g.question():
        case "name": return Obstacle("name_first")
        case "direction": return Obstacle("step_first", {"card": g.card})
        case "step": return Obstacle("card_first") if action >= GO else of_a_summons(g)
        case "examiner": return Obstacle("way_first")
        case "pay": return Obstacle("pay_first", {"paid": paid(g)})
        case "jump_on": return Obstacle("examiner_has_moved")
        case "star": return Obstacle("star_is_free")
        case "examine" | "lose_or_receive" | "row" | "place" | "rob" | "pick" | "symbol" | "trade" | "trade_crystal":
            return Obstacle("has_moved", {"figure": FIGURES[g.figure]})
        case question: return another_question(question)


def of_a_summons(g: Magia) -> Obstacle:
    return Obstacle("only_examiner_summoned", {"figure": FIGURES[g.figure]})


def paid(g: Magia) -> int:
    """How many cards of the examiner's move have been paid."""
    step = g.stack[-1]
    assert isinstance(step, ExaminerMove), "only his move is paid for"
    return step.paid


def of_a_meeting(g: Magia, action: int) -> Obstacle:
    """[MA-084 MA-089 MA-096] No exam, nothing to lay back, nobody met; or another question of the same meeting."""
    if action < LOSE:
        return nothing_of(g, Exam, Obstacle("no_exam"))
    if action < ROW:
        return nothing_of(g, Exam, nothing_of(g, Trade, Obstacle("no_exam")))
    if action < ROB:
        return nothing_of(g, LayBack, Obstacle("nothing_to_lay_back"))
    if action < PICK and g.question() in IN_AN_EXAM:
        return Obstacle("examiner_watches")
    if action < PICK:
        return nothing_of(g, Taking, Obstacle("nobody_met"))
    return nothing_of(g, Taking, nothing_of(g, Trade, Obstacle("nothing_to_pick")))


def nothing_of(g: Magia, kind: type, absent: Obstacle) -> Obstacle:
    """What is absent, unless such a section is in progress: then it asks something else just now."""
    return another_question(g.question()) if is_going_on(g, kind) else absent


def is_going_on(g: Magia, kind: type) -> bool:
    return any([isinstance(each, kind) for each in g.stack])


def of_the_rest(g: Magia, action: int) -> Obstacle:
    """[MA-116 MA-121 MA-135] No symbol for a secured master, no crystal symbol, no hand to check."""
    if action >= DISCARD:
        return Obstacle("hand_checked_later", {"held": g.hands.size(g.asked)})
    if g.is_safe(g.asked):
        return Obstacle("secured_without_symbols")
    if action >= CLAIM:
        return nothing_of(g, Trade, Obstacle("no_crystal_symbol"))
    return of_a_symbol(g, action - USE)


def of_a_symbol(g: Magia, symbol: int) -> Obstacle:
    """[MA-013 MA-016 MA-113 MA-114] One is chosen, the parts are over, its time will come, or it was not played."""
    if symbol_is_chosen(g):
        return Obstacle("symbol_chosen")
    if parts_are_over(g):
        return Obstacle("parts_over", {"question": g.question()})
    shown = symbols_shown(g)
    if shown >> symbol & 1:
        return Obstacle("symbols_later")
    return Obstacle("symbol_not_played", {"symbol": SYMBOLS[symbol]}) if shown else Obstacle("no_symbol_played")
