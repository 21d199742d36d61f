"""Steps 3 and 4 for the examiner: a line or a summons, for three cards."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import GO, JUMP, PLAY, SUMMON
from zaubertisch.games.magia.components import APPRENTICES, EXAMINER, EXAMINER_COST, KINDS
from zaubertisch.games.magia.hexes import EXITS, NOWHERE, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.moving.lines import (
    jump_on,
    jumps_on,
    line_end,
    may_end,
    may_jump_first,
    may_jump_on,
    may_run,
    may_run_from,
    portal_or_here,
    why_not_jump_on,
)
from zaubertisch.games.magia.moving.walk import colours_in_hand
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.step import END, NEXT, NOBODY

LINE: Final = -1  # instead of the colour of a summons


class ExaminerMove(Section):
    """A move of the examiner [MA-059 MA-060]: three cards for a line, or three of a colour for a summons."""

    WAY: Final = 0
    PAY: Final = 1
    CARRY_OUT: Final = 2
    JUMP_ON: Final = 3

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.colour = LINE
        self.direction = 0
        self.paid = 0

    def run(self, g: Magia) -> int:
        match self.at:
            case ExaminerMove.WAY: return self.choose_way(g)
            case ExaminerMove.PAY: return self.pay(g)
            case ExaminerMove.CARRY_OUT: return self.carry_out(g)
            case ExaminerMove.JUMP_ON: return g.ask_or_take(self.seat)
            case _: return END

    def choose_way(self, g: Magia) -> int:
        """Whether he can be summoned is the master's secret; after a jump only lines are left, which everybody sees."""
        return g.ask_or_take(self.seat) if g.jumped else g.ask(self.seat)

    def pay(self, g: Magia) -> int:
        """[MA-059] Exactly three cards; that the last card at hand is one of them everybody knows."""
        if self.paid == EXAMINER_COST:
            return NEXT
        return g.ask_or_take(self.seat) if g.hands.size(self.seat) == 1 else g.ask(self.seat)

    def carry_out(self, g: Magia) -> int:
        """[MA-061 MA-065 MA-069] He runs his line or appears at the apprentice; alone on a portal he may jump on."""
        if self.colour != LINE:
            g.put(EXAMINER, g.figures[self.colour], "summoned")
            return END
        end = line_end(g, g.figures[EXAMINER], self.direction)
        g.put(EXAMINER, end, "ran")
        return NEXT if may_jump_on(g, end) else END

    def question(self, g: Magia) -> str:
        match self.at:
            case ExaminerMove.WAY: return "examiner"
            case ExaminerMove.PAY: return "pay"
            case _: return "jump_on"

    def options(self, g: Magia) -> list[int]:
        match self.at:
            case ExaminerMove.WAY: return self.ways(g)
            case ExaminerMove.PAY: return [PLAY + kind for kind in g.hands.kinds_of(self.seat) if self.pays(kind)]
            case _: return jumps_on(g, may_end(g, self.seat, g.origin, g.figures[EXAMINER]), g.origin)

    def ways(self, g: Magia) -> list[int]:
        """[MA-060 MA-061 MA-068 MA-R33] Summonses, lines from here, and portals with a legal line."""
        here = g.figures[EXAMINER]
        colours = colours_in_hand(g, self.seat)
        out = [SUMMON + colour for colour in range(APPRENTICES) if self.may_summon(g, colour, colours[colour])]
        out += [GO + direction for direction in range(6) if may_run(g, self.seat, g.origin, here, direction)]
        return out + [JUMP + portal for portal in range(PORTALS) if self.may_jump(g, portal)]

    def may_summon(self, g: Magia, colour: int, cards: int) -> bool:
        """[MA-065 MA-066 MA-R30 MA-R33] With three cards, to where he is not yet, and not after a jump."""
        return cards >= EXAMINER_COST and not g.jumped and may_end(g, self.seat, g.origin, g.figures[colour])

    def may_jump(self, g: Magia, portal: int) -> bool:
        """[MA-068] Once, and only where a line can follow."""
        if g.jumped or not may_jump_first(g, portal):
            return False
        return may_run_from(g, self.seat, g.origin, PORTAL_FIELDS[portal])

    def pays(self, kind: int) -> bool:
        return self.colour in (LINE, kind >> 2)

    def leads(self, g: Magia, action: int) -> list[int]:
        """The end of a line, the apprentice of a summons, the portal of a jump; paying leads nowhere."""
        here = g.figures[EXAMINER]
        if self.at == ExaminerMove.PAY:
            return []
        if SUMMON <= action < PLAY:
            return [g.figures[action - SUMMON]]
        if GO <= action < JUMP:
            return [line_end(g, here, action - GO)]
        return portal_or_here(action, here)

    def why_not(self, g: Magia, action: int) -> str:
        match self.at:
            case ExaminerMove.WAY: return self.why_not_way(g, action)
            case ExaminerMove.PAY: return self.why_not_pay(g, action - PLAY)
            case _:
                may_stay = may_end(g, self.seat, g.origin, g.figures[EXAMINER])
                return why_not_jump_on(g, action, may_stay, g.origin, "MA-069")

    def why_not_way(self, g: Magia, action: int) -> str:
        here = g.figures[EXAMINER]
        if SUMMON <= action < SUMMON + APPRENTICES:
            return self.why_not_summon(g, action - SUMMON)
        if GO <= action < GO + 6:
            if may_run(g, self.seat, g.origin, here, action - GO):
                return ""
            if not EXITS[here] >> (action - GO) & 1:
                return "MA-062"
            return "MA-070" if g.barred(self.seat, EXAMINER, line_end(g, here, action - GO)) else "MA-067"
        if JUMP <= action < JUMP + PORTALS:
            return "" if self.may_jump(g, action - JUMP) else "MA-068"
        return ELSEWHERE

    def why_not_summon(self, g: Magia, colour: int) -> str:
        count = colours_in_hand(g, self.seat)[colour]
        if self.may_summon(g, colour, count):
            return ""
        if count < EXAMINER_COST:
            return "MA-060"
        if g.jumped:
            return "MA-R30"
        return "MA-066" if g.figures[colour] == g.origin else "MA-070"

    def why_not_pay(self, g: Magia, kind: int) -> str:
        if not 0 <= kind < KINDS:
            return ELSEWHERE
        if not g.hands.has(self.seat, kind):
            return "MA-059"
        return "" if self.pays(kind) else "MA-060"

    def take(self, g: Magia, action: int) -> int:
        match self.at:
            case ExaminerMove.WAY: return self.choose(g, action)
            case ExaminerMove.PAY: return self.pay_with(g, action - PLAY)
            case _: return jump_on(g, action)

    def choose(self, g: Magia, action: int) -> int:
        if action >= JUMP:
            g.jumped = True
            g.put(EXAMINER, PORTAL_FIELDS[action - JUMP], "jumped")
            return self.goto(ExaminerMove.WAY)
        if action >= GO:
            self.direction = action - GO
        else:
            self.colour = action - SUMMON
        return NEXT

    def pay_with(self, g: Magia, kind: int) -> int:
        """[MA-059] Symbols on these cards have no effect."""
        self.paid += 1
        g.put_down(self.seat, kind, "paid")
        return self.goto(ExaminerMove.PAY)

    def cards_paid(self) -> int:
        return self.paid

    def may_be_secured_in(self, g: Magia) -> bool:
        """[MA-070 MA-130] If he can still end his move without a crystal for the supply."""
        secured = g.as_if_secured(self.seat)
        if self.at == ExaminerMove.WAY:
            return len(self.ways(secured)) > 0
        if self.at != ExaminerMove.PAY:
            return True
        if self.colour != LINE:
            return may_end(secured, self.seat, g.origin, g.figures[self.colour])
        return may_run(secured, self.seat, g.origin, g.figures[EXAMINER], self.direction)

    def could_be(self, g: Magia) -> bool:
        """He could be moved; while a summons is paid, the cards for it are there."""
        if self.at == ExaminerMove.WAY:
            return len(self.ways(g)) > 0
        if self.at == ExaminerMove.PAY and self.colour != LINE:
            return colours_in_hand(g, self.seat)[self.colour] >= EXAMINER_COST - self.paid
        return True

    def describe(self, v: MagiaView) -> None:
        v.paid = self.paid
        if self.at > ExaminerMove.WAY:
            v.summoned = self.colour
            v.direction = self.direction if self.colour == LINE else NOWHERE

    def clone(self) -> ExaminerMove:
        twin = ExaminerMove()
        twin.like(self)
        twin.colour = self.colour
        twin.direction = self.direction
        twin.paid = self.paid
        return twin
