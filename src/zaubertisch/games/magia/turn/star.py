"""A star: the examiner's single step."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import GO, JUMP
from zaubertisch.games.magia.arrival.arrival import Arrival
from zaubertisch.games.magia.components import EXAMINER
from zaubertisch.games.magia.hexes import EXITS, NEIGHBOURS, NOWHERE, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.moving.lines import (
    jump_on,
    jumps_on,
    may_jump_first,
    may_jump_on,
    portal_or_here,
    why_not_jump_on,
)
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.step import AGAIN, END, NEXT, NOBODY


class StarStep(Section):
    """A star [MA-117 MA-118 MA-120 MA-R49 MA-R50]: after the apprentice, the examiner moves one field anywhere."""

    STEP: Final = 0
    JUMP_ON: Final = 1
    ARRIVE: Final = 2

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.jumped = False

    def run(self, g: Magia) -> int:
        match self.at:
            case StarStep.STEP: return g.ask_or_take(self.seat)
            case StarStep.JUMP_ON: return g.ask(self.seat) if may_jump_on(g, g.figures[EXAMINER]) else NEXT
            case StarStep.ARRIVE: return g.call(Arrival(self.seat, EXAMINER))
            case _: return END

    def question(self, g: Magia) -> str:
        return "star" if self.at == StarStep.STEP else "jump_on"

    def options(self, g: Magia) -> list[int]:
        if self.at == StarStep.JUMP_ON:
            return jumps_on(g, True, NOWHERE)
        out = [GO + direction for direction in range(6) if EXITS[g.figures[EXAMINER]] >> direction & 1]
        return out + [JUMP + portal for portal in range(PORTALS) if self.may_jump(g, portal)]

    def leads(self, g: Magia, action: int) -> list[int]:
        here = g.figures[EXAMINER]
        return [NEIGHBOURS[6 * here + action - GO]] if GO <= action < JUMP else portal_or_here(action, here)

    def may_jump(self, g: Magia, portal: int) -> bool:
        return not self.jumped and may_jump_first(g, portal)

    def why_not(self, g: Magia, action: int) -> str:
        if self.at == StarStep.JUMP_ON:
            return why_not_jump_on(g, action, True, NOWHERE, "MA-118")
        if GO <= action < GO + 6:
            return "" if EXITS[g.figures[EXAMINER]] >> (action - GO) & 1 else "MA-043"
        if JUMP <= action < JUMP + PORTALS:
            return "" if self.may_jump(g, action - JUMP) else "MA-118"
        return ELSEWHERE

    def take(self, g: Magia, action: int) -> int:
        if self.at == StarStep.JUMP_ON:
            return jump_on(g, action)
        if action >= JUMP:
            self.jumped = True
            g.put(EXAMINER, PORTAL_FIELDS[action - JUMP], "jumped")
            return self.goto(StarStep.STEP)
        g.put(EXAMINER, NEIGHBOURS[6 * g.figures[EXAMINER] + action - GO], "stepped")
        return NEXT

    def describe(self, v: MagiaView) -> None:
        v.figure = EXAMINER

    def go_on_secured(self, g: Magia) -> int:
        """[MA-132] A step not yet taken lapses, also after a jump; one that was taken is finished."""
        return END if self.at == StarStep.STEP else AGAIN

    def clone(self) -> StarStep:
        twin = StarStep()
        twin.like(self)
        twin.jumped = self.jumped
        return twin
