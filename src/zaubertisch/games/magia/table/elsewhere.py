"""Words that answer a question which is not put now, and the rule that says when it would be."""

from __future__ import annotations

from typing import Any, Final, cast

from zaubertisch.games.magia.actions import (
    ANNOUNCE,
    CLAIM,
    DISCARD,
    EXAMINE,
    GIVE,
    JUMP,
    LEAVE,
    LOSE,
    PLAY,
    PLAY_ON,
    ROB,
    ROW,
    SPARE,
    STAY,
    STEAL,
    STOP,
    SUMMON,
    USE,
    WAIT,
    WORDS,
)
from zaubertisch.games.magia.components import PLAIN
from zaubertisch.games.magia.table.interruption import Interruptible
from zaubertisch.games.magia.table.state import State

#: What a section says of a word that does not answer its question; the table then names the rule of the word.
ELSEWHERE: Final = "elsewhere"

AT_THE_END: Final = 3  # sections in progress when the parts of a turn are over: game, turn, and what is asked now

#: From which action on which rule says when such a word is right, where nothing below says more.
RIGHT: Final[list[tuple[int, str]]] = [
    (SUMMON, "MA-065"), (JUMP, "MA-052"), (STEAL, "MA-028"), (EXAMINE, "MA-094"), (LOSE, "MA-095"),
    (GIVE, "MA-097"), (ROW, "MA-096"), (ROB, "MA-084"), (CLAIM, "MA-121"), (DISCARD, "MA-135"),
]

#: What is asked in an exam when its end check is over.
IN_AN_EXAM: Final[list[str]] = ["examine", "lose_or_receive", "row", "place"]

#: Where the question says more than the word alone.
RIGHT_HERE: Final[dict[tuple[str, str], str]] = {
    **{(verb, question): "MA-122" for verb in ("pick", "give", "lose") for question in ("trade", "trade_crystal")},
    **{("rob", question): "MA-089" for question in IN_AN_EXAM},
}

#: Words by which one would do no more.
DECLINING: Final[list[int]] = [STOP, STAY, WAIT, SPARE, LEAVE]

#: The rule by which a question must be answered, or says how it may be declined.
BINDING: Final[dict[str, str]] = {
    "name": "MA-015", "steal": "MA-R10", "step": "MA-050", "direction": "MA-033", "examiner": "MA-015", "pay": "MA-059",
    "jump_on": "MA-069", "star": "MA-117", "secure": "MA-R58", "announce": "MA-108", "examine": "MA-094",
    "lose_or_receive": "MA-098", "row": "MA-096", "place": "MA-096", "rob": "MA-087", "pick": "MA-084",
    "symbol": "MA-115", "trade": "MA-121", "trade_crystal": "MA-122", "discard": "MA-135",
}

#: The rule against cards and directions where something else is asked; after the move their step of the part is over.
MOVING: Final[dict[str, str]] = {
    "step": "MA-033", "examiner": "MA-060", "pay": "MA-059", "jump_on": "MA-069", "star": "MA-117",
}


def rule_elsewhere(g: State, action: int) -> str:
    """The rule against a word that answers another question [MA-013 MA-033 MA-108 MA-116]."""
    if not 0 <= action < len(WORDS):
        return "MA-013"
    if g.asked != g.active:
        return "MA-108"
    if action < SUMMON:
        return rule_of_naming(g)
    if action in DECLINING:
        return rule_of_declining(g)
    if action < STOP and g.card >= 0:
        return "MA-033"
    if PLAY <= action < JUMP or (action < STOP and g.question() in ("pay", "jump_on", "star")):
        return after_a_star(g, MOVING.get(g.question(), "MA-013"))
    if g.is_safe(g.asked) and USE < action < DISCARD:
        return "MA-116"
    if action in (ANNOUNCE, PLAY_ON):
        return rule_of_ending(g, action)
    if USE < action < CLAIM:
        return rule_of_symbols(g, action - USE)
    return RIGHT_HERE.get((WORDS.verb(action), g.question()), [rule for first, rule in RIGHT if first <= action][-1])


def rule_of_naming(g: State) -> str:
    """[MA-016 MA-130 MA-R79] Named once is named; before it only the book is asked about, after the parts the rest."""
    if parts_are_over(g):
        return "MA-016"
    return "MA-R79" if g.figure >= 0 else "MA-R58"


def parts_are_over(g: State) -> bool:
    """[MA-016] Whether only the book and the hand are left in this turn; naming belongs to a part."""
    return len(g.stack) == AT_THE_END and g.question() != "name"


def rule_of_declining(g: State) -> str:
    """[MA-015 MA-050] Where a move could not be stopped either, the rule against stopping; else what binds here."""
    return after_a_star(g, (g.question() == "step" and g.why_not(STOP)) or BINDING[g.question()])


def rule_of_ending(g: State, action: int) -> str:
    """[MA-093 MA-105 MA-108 MA-R61] It ends by itself; or this exam was checked before; or there is no event."""
    if g.variant.ends_by_itself:
        return "MA-R61"
    if g.question() in IN_AN_EXAM:
        return "MA-093"
    return "MA-105" if action == ANNOUNCE else "MA-108"


def rule_of_symbols(g: State, symbol: int) -> str:
    """[MA-013 MA-016 MA-113 MA-114] One is chosen, the parts are over, its time will come, or it was not played."""
    if symbol_is_chosen(g):
        return "MA-114"
    if parts_are_over(g):
        return "MA-016"
    return "MA-013" if symbols_shown(g) >> symbol & 1 else "MA-113"


def symbol_is_chosen(g: State) -> bool:
    """[MA-114] Whether the one symbol of this part is being carried out."""
    return any([cast("Interruptible[Any]", each).carries_out_a_symbol() for each in g.stack])


def symbols_shown(g: State) -> int:
    """The symbols on the cards of this part, as a set; also on a card whose step is not yet taken."""
    return g.symbols if g.card < 0 or g.card & 3 == PLAIN else g.symbols | 1 << (g.card & 3)


def after_a_star(g: State, rule: str) -> str:
    """[MA-069 MA-118] Where the examiner may jump on has a rule for lines and one for stars."""
    return "MA-118" if rule == "MA-069" and g.symbols else rule
