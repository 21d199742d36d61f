"""What is in the way of the examiner: his lines, summonses, jumps and star steps, and the cards for them."""

from __future__ import annotations

from zaubertisch.games.magia.actions import GO, JUMP, PLAY, STAY, SUMMON
from zaubertisch.games.magia.components import COLOURS, CRYSTALS, EXAMINER, FIGURES
from zaubertisch.games.magia.hexes import DIRECTIONS, LABELS, PORTAL_AT, PORTAL_FIELDS
from zaubertisch.games.magia.moving.examiner import ExaminerMove
from zaubertisch.games.magia.moving.lines import line_end
from zaubertisch.games.magia.moving.walk import colours_in_hand
from zaubertisch.games.magia.obstacles.moving import taken
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.turn.star import StarStep
from zaubertisch.kernel.obstacle import Obstacle


def in_the_way_of_the_examiner(g: Magia, step: ExaminerMove, action: int, rule: str) -> Obstacle:
    """Of a card to pay, of a summons, of a line, of a jump before it or after it."""
    if step.at == ExaminerMove.PAY:
        return of_paying(step, action - PLAY, rule)
    if step.at == ExaminerMove.JUMP_ON:
        return of_jumping_on(g, action, rule)
    if action < PLAY:
        return of_a_summons(g, step, action - SUMMON, rule)
    if action < JUMP:
        return of_a_line(g, action - GO, rule)
    return of_jumping_first(g, PORTAL_FIELDS[action - JUMP], g.jumped)


def of_paying(step: ExaminerMove, kind: int, rule: str) -> Obstacle:
    """[MA-059 MA-060] Not held, or not of the colour of the summons."""
    if rule == "MA-059":
        return Obstacle("not_held", {"card": kind})
    return Obstacle("summons_colour", {"colour": COLOURS[step.colour]})


def of_a_summons(g: Magia, step: ExaminerMove, colour: int, rule: str) -> Obstacle:
    """[MA-060 MA-066 MA-070 MA-R30] Too few cards, after a jump, he is there, or a crystal that may not come."""
    if rule == "MA-060":
        held = colours_in_hand(g, step.seat)[colour]
        return Obstacle("too_few_to_summon", {"colour": COLOURS[colour], "held": held})
    if rule == "MA-R30":
        return Obstacle("no_summons_after_jump")
    field = g.figures[colour]
    if rule == "MA-066":
        return Obstacle("examiner_was_there", {"figure": COLOURS[colour], "field": LABELS[field]})
    return brings_a_crystal(g, field)


def brings_a_crystal(g: Magia, field: int) -> Obstacle:
    """[MA-070] What a secured master would get where the examiner ends."""
    return Obstacle("crystal_for_you", {"crystal": CRYSTALS[g.crystals[field]], "field": LABELS[field]})


def of_a_line(g: Magia, direction: int, rule: str) -> Obstacle:
    """[MA-062 MA-067 MA-070] The wall, a crystal that may not come, or where he began."""
    if rule == "MA-062":
        return Obstacle("wall", {"direction": DIRECTIONS[direction]})
    end = line_end(g, g.figures[EXAMINER], direction)
    return brings_a_crystal(g, end) if rule == "MA-070" else Obstacle("line_back", {"field": LABELS[end]})


def of_jumping_first(g: Magia, there: int, jumped: bool) -> Obstacle:
    """[MA-068 MA-118] Twice, from no portal, to where he is, to somebody, or to where no line can begin."""
    here = g.figures[EXAMINER]
    if PORTAL_AT[here] < 0:
        return Obstacle("not_on_portal", {"figure": FIGURES[EXAMINER], "field": LABELS[here]})
    if there == here:
        return Obstacle("stands_there", {"figure": FIGURES[EXAMINER], "field": LABELS[here]})
    if jumped:
        return Obstacle("just_jumped", {"figure": FIGURES[EXAMINER]})
    if g.occupied(there, EXAMINER):
        return taken(g, EXAMINER, there)
    return Obstacle("no_line_there", {"field": LABELS[there]})


def of_jumping_on(g: Magia, action: int, rule: str) -> Obstacle:
    """[MA-067 MA-069 MA-118] Not to where he is, and not to end where he began."""
    here = g.figures[EXAMINER]
    if rule != "MA-067":
        return Obstacle("stands_there", {"figure": FIGURES[EXAMINER], "field": LABELS[here]})
    key = "began_here" if action == STAY else "began_there"
    return Obstacle(key, {"figure": FIGURES[EXAMINER], "field": LABELS[g.origin]})


def in_the_way_of_the_star(g: Magia, step: StarStep, action: int) -> Obstacle:
    """[MA-043 MA-118] A wall, or a jump he cannot make."""
    if step.at == StarStep.JUMP_ON:
        return of_jumping_on(g, action, "MA-118")
    if action < JUMP:
        return Obstacle("wall", {"direction": DIRECTIONS[action - GO]})
    return of_jumping_first(g, PORTAL_FIELDS[action - JUMP], step.jumped)
