"""What is asked at a table, as far as the words that do not answer it need to know."""

from __future__ import annotations

from typing import Any, Final, cast

from zaubertisch.games.magia.components import EXAMINER, FIGURES, PLAIN
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.games.magia.table.interruption import Interruptible
from zaubertisch.games.magia.table.state import State
from zaubertisch.kernel.obstacle import Obstacle

#: What a section says of a word that does not answer its question; the table then names the rule of the word.
ELSEWHERE: Final = "elsewhere"

#: The rule a word breaks, and what is in its way.
Reason = tuple[str, Obstacle]

AT_THE_END: Final = 3  # sections in progress when the parts of a turn are over: game, turn, and what is asked now

#: What is asked in an exam when its end check is over.
IN_AN_EXAM: Final[list[str]] = ["examine", "lose_or_receive", "row", "place"]
LAYING_BACK: Final[list[str]] = ["row", "place"]
TAKING: Final[list[str]] = ["rob", "pick"]
TRADING: Final[list[str]] = ["trade", "trade_crystal"]


def parts_are_over(g: State) -> bool:
    """[MA-016] Whether only the book and the hand are left in this turn; naming belongs to a part."""
    return len(g.stack) == AT_THE_END and g.question() != "name"


def over(g: State) -> Reason:
    """[MA-016] What belongs to a part comes too late."""
    return "MA-016", Obstacle("parts_over", {"question": g.question()})


def book_first() -> Reason:
    """[MA-R58] With five crystals the book is asked about alone."""
    return "MA-R58", Obstacle("book_first")


def step_first(g: State) -> Reason:
    """[MA-033] A card is played, and its step not yet taken."""
    return "MA-033", Obstacle("step_first", {"card": g.card})


def named(g: State) -> str:
    """The figure of this part."""
    return FIGURES[g.figure]


def section(g: State) -> Interruptible[Any]:
    """The section on top."""
    return cast("Interruptible[Any]", g.stack[-1])


def symbol_is_chosen(g: State) -> bool:
    """[MA-114] Whether the one symbol of this part is being carried out."""
    return any([cast("Interruptible[Any]", each).carries_out_a_symbol() for each in g.stack])


def symbols_shown(g: State) -> int:
    """The symbols on the cards of this part, as a set; also on a card whose step is not yet taken."""
    return g.symbols if g.card < 0 or g.card & 3 == PLAIN else g.symbols | 1 << (g.card & 3)


def jumping_on(g: State) -> str:
    """[MA-069 MA-118] Where the examiner may jump on has a rule for lines and one for stars."""
    return "MA-118" if g.symbols else "MA-069"


def paying(g: State) -> Reason:
    """[MA-059] His way is chosen, and some of the cards for it are paid."""
    return "MA-059", Obstacle("pay_first", {"paid": section(g).cards_paid()})


def no_such_master(g: State, rule: str) -> Reason:
    return rule, Obstacle("no_such_master", {"count": g.seats})


def began_here(g: State) -> Reason:
    """[MA-067] The examiner is back where he started."""
    field = LABELS[g.figures[EXAMINER]]
    return "MA-067", Obstacle("began_here", {"figure": FIGURES[EXAMINER], "field": field})
