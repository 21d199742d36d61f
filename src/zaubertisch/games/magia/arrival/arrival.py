"""Step 5: a figure has stopped. Crystal first, then whom it meets, then what may be taken."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import LEAVE, PICK, ROB
from zaubertisch.games.magia.arrival.ending import Announcement, may_end_the_game
from zaubertisch.games.magia.arrival.exam import Exam
from zaubertisch.games.magia.components import APPRENTICES, BY_DESK, CRYSTALS, EXAMINER, NO_CRYSTAL
from zaubertisch.games.magia.hexes import DESK
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.step import END, NEXT, NOBODY


class Arrival(Section):
    """What happens where a figure stops [MA-072 MA-078 MA-R67], in this order."""

    CRYSTAL: Final = 0
    MEET: Final = 1
    TAKE: Final = 2

    def __init__(self, seat: int = NOBODY, figure: int = 0) -> None:
        super().__init__(seat)
        self.figure = figure

    def run(self, g: Magia) -> int:
        match self.at:
            case Arrival.CRYSTAL: return self.take_crystal(g)
            case Arrival.MEET: return self.meet(g)
            case Arrival.TAKE: return self.take_from_others(g)
            case _: return END

    def take_crystal(self, g: Magia) -> int:
        """[MA-071 MA-073 MA-074 MA-075 MA-076 MA-119 MA-R34 MA-R36 MA-R37 MA-R39] To the spell if it fits, or yours."""
        field = g.figures[self.figure]
        crystal = g.crystals[field]
        if crystal == NO_CRYSTAL:
            return NEXT
        if self.figure != EXAMINER and g.fits(self.figure, crystal):
            g.collect(self.figure, field)
        else:
            g.gain(self.seat, field)
        return NEXT

    def meet(self, g: Magia) -> int:
        """[MA-079 MA-080 MA-081 MA-090 MA-R29 MA-R40 MA-R42 MA-R66] An exam, or the desk; nothing else can end it."""
        field = g.figures[self.figure]
        if self.figure == EXAMINER:
            examined = g.apprentices_at(field)
            return g.call(Exam(self.seat, examined)) if examined else END
        if g.figures[EXAMINER] == field:
            return g.call(Exam(self.seat, 1 << self.figure))
        if field == DESK and may_end_the_game(g, 1 << self.figure):
            return g.call(Announcement(self.seat, 1 << self.figure, BY_DESK))
        return NEXT

    def take_from_others(self, g: Magia) -> int:
        """[MA-082 MA-089] Beside other apprentices, unless the examiner is watching."""
        field = g.figures[self.figure]
        if self.figure != EXAMINER and g.figures[EXAMINER] != field:
            others = g.apprentices_at(field) & ~(1 << self.figure)
            if others:
                return g.call(Taking(self.seat, self.figure, others))
        return NEXT

    def clone(self) -> Arrival:
        twin = Arrival()
        twin.like(self)
        twin.figure = self.figure
        return twin


class Taking(Section):
    """An apprentice meets apprentices [MA-084 MA-085 MA-087 MA-R41]: it may take one crystal from each."""

    VICTIM: Final = 0
    CRYSTAL: Final = 1

    def __init__(self, seat: int = NOBODY, figure: int = 0, others: int = 0) -> None:
        super().__init__(seat)
        self.figure = figure
        self.others = others  # not yet taken from
        self.victim = 0

    def run(self, g: Magia) -> int:
        if self.at == Taking.CRYSTAL:
            return g.ask_or_take(self.seat)
        return g.ask(self.seat) if self.anybody(g) else END

    def anybody(self, g: Magia) -> bool:
        for other in range(APPRENTICES):
            if self.may_rob(g, other):
                return True
        return False

    def may_rob(self, g: Magia, other: int) -> bool:
        """[MA-085 MA-086] Here, not yet taken from, not secured, and with a crystal that fits."""
        if not self.others >> other & 1 or g.has_passed(other):
            return False
        for crystal in range(len(CRYSTALS)):
            if self.may_pick(g, other, crystal):
                return True
        return False

    def may_pick(self, g: Magia, other: int, crystal: int) -> bool:
        """[MA-084] The other has such a crystal, and the arriving apprentice still needs one."""
        return g.have[3 * other + crystal] > 0 and g.fits(self.figure, crystal)

    def question(self, g: Magia) -> str:
        return "rob" if self.at == Taking.VICTIM else "pick"

    def options(self, g: Magia) -> list[int]:
        if self.at == Taking.CRYSTAL:
            return [PICK + crystal for crystal in range(len(CRYSTALS)) if self.may_pick(g, self.victim, crystal)]
        return [*(ROB + other for other in range(APPRENTICES) if self.may_rob(g, other)), LEAVE]

    def why_not(self, g: Magia, action: int) -> str:
        if self.at == Taking.CRYSTAL:
            crystal = action - PICK
            if not 0 <= crystal < len(CRYSTALS):
                return ELSEWHERE
            return "" if self.may_pick(g, self.victim, crystal) else "MA-084"
        if action == LEAVE:
            return ""
        other = action - ROB
        if not 0 <= other < APPRENTICES:
            return ELSEWHERE
        if self.may_rob(g, other):
            return ""
        if other == self.figure or g.figures[other] != g.figures[self.figure]:
            return "MA-084"
        if not self.others >> other & 1:
            return "MA-085"
        return "MA-086" if g.has_passed(other) else "MA-084"

    def take(self, g: Magia, action: int) -> int:
        if self.at == Taking.CRYSTAL:
            g.rob(self.figure, self.victim, action - PICK)
            self.others &= ~(1 << self.victim)
            return self.goto(Taking.VICTIM)
        if action == LEAVE:
            return END
        self.victim = action - ROB
        return self.goto(Taking.CRYSTAL)

    def describe(self, v: MagiaView) -> None:
        v.event = self.others
        v.who = self.victim if self.at == Taking.CRYSTAL else -1

    def clone(self) -> Taking:
        twin = Taking()
        twin.like(self)
        twin.figure = self.figure
        twin.others = self.others
        twin.victim = self.victim
        return twin
