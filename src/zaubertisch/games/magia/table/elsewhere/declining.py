"""Words by which one would do no more, where the question must be answered or is declined otherwise."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import CLAIM, LEAVE, PRESENT, SPARE, STAY, STOP, WAIT
from zaubertisch.games.magia.components import CRYSTALS, FIGURES
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.games.magia.table.elsewhere.asking import (
    Reason,
    began_here,
    book_first,
    jumping_on,
    named,
    paying,
    step_first,
)
from zaubertisch.games.magia.table.elsewhere.meeting import lay_back_first
from zaubertisch.games.magia.table.state import State
from zaubertisch.kernel.obstacle import Obstacle

DECLINING: Final[list[int]] = [STOP, STAY, WAIT, SPARE, LEAVE]

#: The rule by which a question must be answered, where nothing else is to be said.
BINDING: Final[dict[str, str]] = {
    "name": "MA-015", "steal": "MA-R10", "star": "MA-115", "examine": "MA-094", "symbol": "MA-115", "discard": "MA-135",
}

#: Where taking nothing more is no refusal of anything: no crystal is at stake.
NOTHING_AT_STAKE: Final[list[str]] = [
    "name", "steal", "step", "direction", "examiner", "pay", "jump_on", "star", "secure", "discard",
]


def of_declining(g: State, action: int) -> Reason:
    """[MA-084 MA-133 MA-R58] The book is not asked about, nobody is met; else what binds here."""
    if action == WAIT:
        return of_waiting(g)
    if action == LEAVE and g.question() in NOTHING_AT_STAKE:
        return "MA-084", Obstacle("nothing_to_leave")
    match g.question():
        case "step": return of_a_step(g)
        case "direction": return step_first(g)
        case "examiner": return must_move(g)
        case "pay": return paying(g)
        case "jump_on": return of_jumping_on(g)
        case "secure": return book_first()
        case "lose_or_receive": return of_a_fate(g)
        case "row" | "place": return lay_back_first()
        case "rob": return "MA-087", Obstacle("take_or_leave")
        case "pick": return "MA-R84", Obstacle("victim_chosen")
        case "trade" | "trade_crystal": return of_trading(g)
        case question: return BINDING[question], Obstacle("must_be_answered", {"question": question})


def of_waiting(g: State) -> Reason:
    """[MA-133 MA-R58] Nobody asks about the book."""
    if g.is_safe(g.asked):
        return "MA-133", Obstacle("book_secured")
    return "MA-R58", Obstacle("book_not_asked")


def of_a_step(g: State) -> Reason:
    """[MA-015 MA-050] A move is ended by stopping, and if that is refused, by nothing else either."""
    rule = g.why_not(STOP)
    if not rule:
        return "MA-050", Obstacle("stopping_ends_it")
    if g.played == 0:
        return must_move(g)
    return rule, of_stopping(g, rule)


def must_move(g: State) -> Reason:
    """[MA-015] What is named and can move must."""
    return "MA-015", Obstacle("must_move", {"figure": named(g)})


def of_stopping(g: State, rule: str) -> Obstacle:
    """[MA-039 MA-041 MA-047 MA-057] No card yet, back where it began, or a crystal that may not come."""
    figure = FIGURES[g.figure]
    if rule == "MA-039":
        return Obstacle("no_card_played", {"figure": figure})
    field = g.figures[g.figure]
    if rule == "MA-047":
        return Obstacle("crystal_for_you", {"crystal": CRYSTALS[g.crystals[field]], "field": LABELS[field]})
    return Obstacle("began_here", {"figure": figure, "field": LABELS[field]})


def of_a_fate(g: State) -> Reason:
    """[MA-098] Only an empty spell may go without a loss or a gift."""
    return "MA-098", Obstacle("may_go_without") if SPARE in g.options() else Obstacle("loss_or_gift")


def of_jumping_on(g: State) -> Reason:
    """[MA-067 MA-069 MA-118] He stays or jumps on; where he began he cannot stay."""
    return began_here(g) if g.why_not(STAY) else (jumping_on(g), Obstacle("examiner_has_moved"))


def of_trading(g: State) -> Reason:
    """[MA-115 MA-123] A crystal symbol must be carried out; who can only give must give."""
    if g.question() == "trade" and not any([CLAIM <= option < PRESENT for option in g.options()]):
        return "MA-123", Obstacle("must_give")
    return "MA-115", Obstacle("must_trade")
