"""Moves and what comes before them: a summons, a card, a direction, a jump, a theft."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import GO, JUMP, NAME, PLAY, STOP
from zaubertisch.games.magia.components import COLOURS, EXAMINER, EXAMINER_COST
from zaubertisch.games.magia.hexes import BLACK, COLOUR_OF, FIELD_COLOURS, LABELS
from zaubertisch.games.magia.table.elsewhere.asking import (
    Reason,
    book_first,
    jumping_on,
    named,
    no_such_master,
    over,
    parts_are_over,
    paying,
    step_first,
)
from zaubertisch.games.magia.table.state import State
from zaubertisch.kernel.obstacle import Obstacle

BEFORE_HE_COULD: Final[list[str]] = ["steal", "step", "direction"]  # while an apprentice is drawn for and moved


def of_moving(g: State) -> Reason:
    """[MA-013 MA-016 MA-033 MA-059 MA-060 MA-117] A card, direction or jump at another step of the part."""
    match g.question():
        case "name": return "MA-013", Obstacle("name_first")
        case "steal": return "MA-013", Obstacle("draw_first", {"figure": named(g)})
        case "step": return of_a_direction(g)
        case "direction": return step_first(g)
        case "examiner": return "MA-060", Obstacle("way_first")
        case "pay": return paying(g)
        case "jump_on": return jumping_on(g), Obstacle("examiner_has_moved")
        case "star": return "MA-117", Obstacle("star_is_free")
    if parts_are_over(g):
        return over(g)
    return ("MA-013", Obstacle("has_moved", {"figure": named(g)})) if g.figure >= 0 else book_first()


def of_a_direction(g: State) -> Reason:
    """[MA-033 MA-040] No card is played for the step: it is still to be played, or none can be from here."""
    options = g.options()
    if any([PLAY <= option < GO for option in options]):
        return "MA-033", Obstacle("card_first")
    if g.played >= g.variant.cards_per_part:
        return "MA-040", Obstacle("enough_played", {"count": g.played})
    if g.hands.size(g.asked) == 0:
        return "MA-033", Obstacle("no_card_left")
    jumps = "yes" if any([JUMP <= option < STOP for option in options]) else "no"
    return "MA-033", Obstacle("no_card_leads_on", {"figure": named(g), "jumps": jumps})


def of_a_summons(g: State, colour: int) -> Reason:
    """[MA-065] Another figure is named, or none; else as with any move."""
    if g.question() == "name":
        return of_summoning_unnamed(g, colour)
    if g.question() in BEFORE_HE_COULD:
        return "MA-065", Obstacle("only_examiner_summoned", {"figure": named(g)})
    return of_moving(g)


def of_summoning_unnamed(g: State, colour: int) -> Reason:
    """[MA-013 MA-020 MA-060] He cannot be named, there are too few cards of the colour, or he must be named first."""
    if g.why_not(NAME + EXAMINER):
        return "MA-020", of_naming_him(g)
    held = sum([g.hands.count(g.asked, kind) for kind in range(4 * colour, 4 * colour + 4)])
    if held < EXAMINER_COST:
        return "MA-060", Obstacle("too_few_to_summon", {"colour": COLOURS[colour], "held": held})
    return "MA-013", Obstacle("name_him_first")


def of_naming_him(g: State) -> Obstacle:
    """[MA-020] Too few cards for the examiner, or no way for him."""
    held = g.hands.size(g.asked)
    return Obstacle("too_few_for_examiner", {"held": held}) if held < EXAMINER_COST else Obstacle("examiner_stuck")


def of_stealing(g: State, victim: int) -> Reason:
    """[MA-028] No such hand; or nothing is drawn from hands now."""
    if victim >= g.seats:
        return no_such_master(g, "MA-028")
    return ("MA-028", Obstacle("own_hand")) if victim == g.asked else of_drawing(g)


def of_drawing(g: State) -> Reason:
    """[MA-013 MA-014 MA-028 MA-030] A later part, nobody named, the examiner, another field, or it is over."""
    if g.part > 1:
        return "MA-014", Obstacle("later_part")
    if g.figure < 0:
        return "MA-028", Obstacle("black_field_first")
    if g.figure == EXAMINER:
        return "MA-030", Obstacle("he_brings_none")
    kind = COLOUR_OF[g.origin]
    if kind == BLACK:
        return "MA-013", Obstacle("drawing_over")
    return "MA-028", Obstacle("other_field", {
        "figure": named(g), "field": LABELS[g.origin], "kind": FIELD_COLOURS[kind],
    })
