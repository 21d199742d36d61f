"""What is in the way of an apprentice's move."""

from __future__ import annotations

from zaubertisch.games.magia.actions import GO, JUMP, PLAY, STOP
from zaubertisch.games.magia.components import BY_COLOUR, COLOURS, FIGURES
from zaubertisch.games.magia.hexes import DIRECTIONS, LABELS, MEMBERS, PORTAL_AT, PORTAL_FIELDS
from zaubertisch.games.magia.moving.move import Move
from zaubertisch.games.magia.moving.walk import towards
from zaubertisch.games.magia.table.elsewhere.declining import of_stopping
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.obstacle import Obstacle


def in_the_way_of_a_move(g: Magia, step: Move, action: int, rule: str) -> Obstacle:
    """Of a direction, of stopping, of a jump or of a card."""
    if step.at == Move.DIRECTION:
        return of_a_direction(g, action - GO, rule)
    if action == STOP:
        return of_stopping(g, rule)
    if action >= JUMP:
        return of_a_jump(g, action - JUMP, rule)
    return of_a_card(g, action - PLAY, rule)


def of_a_card(g: Magia, kind: int, rule: str) -> Obstacle:
    """[MA-033 MA-037 MA-040 MA-043 MA-048] Not held, one too many, the wrong way, a wall, or no end in sight."""
    if rule == "MA-033":
        return Obstacle("not_held", {"card": kind})
    if rule == "MA-040":
        return Obstacle("enough_played", {"count": g.played})
    if rule == "MA-048":
        return no_end(g)
    if rule == "MA-037" and g.ways == BY_COLOUR:
        return Obstacle("moves_by_colour", {"figure": COLOURS[g.figure]})
    return to_the_wall(g, kind >> 2, rule == "MA-037")


def no_end(g: Magia) -> Obstacle:
    """[MA-047 MA-048] The move could not be finished: for a secured master, or because it leads back to the start."""
    figure = COLOURS[g.figure]
    return Obstacle("only_crystals_ahead" if g.is_safe(g.asked) else "only_back", {"figure": figure})


def to_the_wall(g: Magia, colour: int, by_direction: bool) -> Obstacle:
    """[MA-037 MA-043] The directions of the card, all of them closed where the apprentice stands."""
    one, two = said(towards(g, colour, g.bearings))
    return Obstacle("card_to_wall", {
        "figure": COLOURS[g.figure], "colour": COLOURS[colour], "one": one, "two": two,
        "field": LABELS[g.figures[g.figure]], "only": "yes" if by_direction else "no",
    })


def said(ahead: int) -> list[str]:
    """One or two directions as words; where there is but one, the second is “none”."""
    names = [DIRECTIONS[each] for each in MEMBERS[ahead]]
    return [*names, "none"][:2]


def of_a_direction(g: Magia, direction: int, rule: str) -> Obstacle:
    """[MA-035 MA-037 MA-043 MA-048] A wall, no end in sight, or not where the card leads."""
    if rule == "MA-043":
        return Obstacle("wall", {"direction": DIRECTIONS[direction]})
    if rule == "MA-048":
        return no_end(g)
    one, two = said(towards(g, g.card >> 2, g.bearings))
    by_direction = "yes" if rule == "MA-037" else "no"
    return Obstacle("card_leads", {
        "figure": COLOURS[g.figure], "colour": COLOURS[g.card >> 2], "one": one, "two": two, "only": by_direction,
    })


def of_a_jump(g: Magia, portal: int, rule: str) -> Obstacle:
    """[MA-048 MA-052 MA-054 MA-055 MA-057] No portal, two jumps, somebody there, the start, or no end in sight."""
    here = g.figures[g.figure]
    figure = COLOURS[g.figure]
    if PORTAL_AT[here] < 0:
        return Obstacle("not_on_portal", {"figure": figure, "field": LABELS[here]})
    there = PORTAL_FIELDS[portal]
    if there == here:
        return Obstacle("stands_there", {"figure": figure, "field": LABELS[here]})
    if rule == "MA-054":
        return Obstacle("just_jumped", {"figure": figure})
    if rule == "MA-055":
        return taken(g, g.figure, there)
    if rule == "MA-057":
        return Obstacle("began_there", {"figure": figure, "field": LABELS[there]})
    return Obstacle("no_way_on", {"field": LABELS[there]})


def taken(g: Magia, figure: int, there: int) -> Obstacle:
    """[MA-055 MA-068 MA-118] Who stands on the portal one would jump to first."""
    others = [each for each in range(len(FIGURES)) if g.figures[each] == there and each != figure]
    return Obstacle("portal_taken", {"field": LABELS[there], "figures": others})
