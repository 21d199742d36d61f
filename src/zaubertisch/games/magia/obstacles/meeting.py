"""What is in the way where figures meet: taking, the exam, laying back, the early end."""

from __future__ import annotations

from zaubertisch.games.magia.actions import EXAMINE, GIVE, LOSE, PICK, PLACE, ROB, ROW, SPARE
from zaubertisch.games.magia.arrival.arrival import Taking
from zaubertisch.games.magia.arrival.ending import Announcement
from zaubertisch.games.magia.arrival.exam import Exam, LayBack
from zaubertisch.games.magia.components import COLOURS, CRYSTALS, favourites_of, third_of
from zaubertisch.games.magia.hexes import DESK, FIRST_OF_ROW, LABELS, MEMBERS, ROW_OF, ROWS
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.obstacle import Obstacle


def in_the_way_of_the_exam(g: Magia, step: Exam, action: int) -> Obstacle:
    """Of the order, of losing, of receiving, of doing nothing."""
    if step.at == Exam.CHOOSE_NEXT:
        return of_the_order(g, step, action - EXAMINE)
    who = COLOURS[step.who]
    if action == SPARE:
        return Obstacle("must_lose_or_receive", {"figure": who})
    if action >= GIVE:
        return of_a_gift(g, step, action - GIVE)
    return Obstacle("spell_lacks", {"figure": who, "crystal": CRYSTALS[action - LOSE]})


def of_the_order(g: Magia, step: Exam, apprentice: int) -> Obstacle:
    """[MA-092 MA-094] Not here, passed, or dealt with already."""
    figure = COLOURS[apprentice]
    if not step.examined >> apprentice & 1:
        return Obstacle("not_examined", {"figure": figure})
    return Obstacle("has_passed" if g.has_passed(apprentice) else "dealt_with", {"figure": figure})


def of_a_gift(g: Magia, step: Exam, crystal: int) -> Obstacle:
    """[MA-097 MA-131] Frozen, none there, or none needed."""
    if g.is_safe(step.seat):
        return Obstacle("supply_frozen")
    if g.supplies[3 * step.seat + crystal] == 0:
        return Obstacle("supply_lacks", {"crystal": CRYSTALS[crystal]})
    return Obstacle("does_not_fit", {"figure": COLOURS[step.who], "crystal": CRYSTALS[crystal]})


def in_the_way_of_laying_back(g: Magia, step: LayBack, action: int) -> Obstacle:
    """[MA-096] A row without room; no such place; the desk; or a crystal already."""
    if step.at == LayBack.ROW:
        return Obstacle("row_full", {"row": ROWS[action - ROW]})
    field = FIRST_OF_ROW[step.row] + action - PLACE
    length = ROW_OF.count(step.row)
    if action - PLACE >= length:
        return Obstacle("no_such_place", {"row": ROWS[step.row], "length": length})
    if field == DESK:
        return Obstacle("no_crystal_on_desk")
    return Obstacle("field_full", {"field": LABELS[field], "crystal": CRYSTALS[g.crystals[field]]})


def in_the_way_of_taking(g: Magia, step: Taking, action: int, rule: str) -> Obstacle:
    """[MA-084 MA-085 MA-086] Of the colour, or of whom to take from."""
    figure = COLOURS[step.figure]
    if step.at == Taking.CRYSTAL:
        crystal = action - PICK
        if g.have[3 * step.victim + crystal] == 0:
            return Obstacle("spell_lacks", {"figure": COLOURS[step.victim], "crystal": CRYSTALS[crystal]})
        return Obstacle("does_not_fit", {"figure": figure, "crystal": CRYSTALS[crystal]})
    other = action - ROB
    if other == step.figure:
        return Obstacle("takes_itself", {"figure": figure})
    if g.figures[other] != g.figures[step.figure]:
        return Obstacle("not_met", {"figure": figure, "other": COLOURS[other]})
    if rule == "MA-085":
        return Obstacle("taken_already", {"figure": figure, "other": COLOURS[other]})
    if rule == "MA-086":
        return Obstacle("spell_secured", {"figure": COLOURS[other]})
    return Obstacle("nothing_fits", {"figure": figure, "other": COLOURS[other]})


def in_the_way_of_the_end(g: Magia, step: Announcement, rule: str) -> Obstacle:
    """[MA-106 MA-150] What the asked master's own mission still lacks."""
    mission = g.missions[step.master(g)]
    if rule == "MA-150":
        return Obstacle("third_unexamined", {"figure": COLOURS[third_of(mission, g.open_book)]})
    lacking = favourites_of(mission, g.open_book) & ~g.full
    if lacking:
        return Obstacle("favourites_unfinished", {"figures": MEMBERS[lacking]})
    return Obstacle("no_favourite_there")
