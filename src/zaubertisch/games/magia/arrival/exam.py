"""The exam: full spells are secured; an unfinished one loses a crystal or is given one."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import EXAMINE, GIVE, LOSE, PLACE, ROB, ROW, SPARE
from zaubertisch.games.magia.arrival.ending import Announcement, may_end_the_game
from zaubertisch.games.magia.components import APPRENTICES, BY_EXAM, CRYSTALS, NO_CRYSTAL
from zaubertisch.games.magia.hexes import FIRST_OF_ROW, MEMBERS, PORTAL_AT, ROOM, ROW_OF, ROWS
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.step import END, NEXT, NOBODY


class Exam(Section):
    """An exam [MA-090 MA-091 MA-R48] of one apprentice that came, or of all to whom the examiner came."""

    SECURE_FULL_SPELLS: Final = 0
    CHECK_END: Final = 1
    CHOOSE_NEXT: Final = 2
    LOSE_OR_RECEIVE: Final = 3

    def __init__(self, seat: int = NOBODY, examined: int = 0) -> None:
        super().__init__(seat)
        self.examined = examined
        self.failing = 0  # not full at the moment of meeting, and not yet dealt with
        self.who = 0

    def run(self, g: Magia) -> int:
        match self.at:
            case Exam.SECURE_FULL_SPELLS: return self.secure_full_spells(g)
            case Exam.CHECK_END: return self.check_end(g)
            case Exam.CHOOSE_NEXT: return self.choose_next(g)
            case Exam.LOSE_OR_RECEIVE: return self.lose_or_receive(g)
            case _: return self.goto(Exam.CHOOSE_NEXT)

    def secure_full_spells(self, g: Magia) -> int:
        """[MA-091 MA-092 MA-100 MA-102] Who has all crystals passes; a crystal given later comes too late [MA-099]."""
        self.failing = self.examined & ~g.full
        for apprentice in range(APPRENTICES):
            if self.examined & g.full & 1 << apprentice:
                g.pass_exam(apprentice)
        return NEXT

    def check_end(self, g: Magia) -> int:
        """[MA-093] Before anything is lost or given."""
        if may_end_the_game(g, self.examined):
            return g.call(Announcement(self.seat, self.examined, BY_EXAM))
        return NEXT

    def choose_next(self, g: Magia) -> int:
        """[MA-094] All whose spell was not full, in an order the active master chooses."""
        waiting = self.waiting(g)
        if not waiting:
            return END
        self.who = waiting[0]
        return NEXT if len(waiting) == 1 else g.ask(self.seat)

    def waiting(self, g: Magia) -> list[int]:
        return MEMBERS[self.failing]

    def is_affected(self, g: Magia, apprentice: int) -> bool:
        """[MA-098 MA-R43] Whether it can lose a crystal, or may be able to receive one as far as everybody can see."""
        first = 3 * apprentice
        if g.have[first] + g.have[first + 1] + g.have[first + 2] > 0:
            return True
        if not g.variant.open_supplies:
            return g.size(self.seat) > 0 and not g.is_safe(self.seat)
        for crystal in range(len(CRYSTALS)):
            if self.may_give(g, apprentice, crystal):
                return True
        return False

    def lose_or_receive(self, g: Magia) -> int:
        """[MA-098] To whoever can neither lose nor receive nothing happens."""
        if not self.is_affected(g, self.who):
            self.failing &= ~(1 << self.who)
            return NEXT
        return g.ask_or_take(self.seat) if g.variant.open_supplies else g.ask(self.seat)

    def may_lose(self, g: Magia, apprentice: int, crystal: int) -> bool:
        """[MA-095] The spell has such a crystal."""
        return g.have[3 * apprentice + crystal] > 0

    def may_give(self, g: Magia, apprentice: int, crystal: int) -> bool:
        """[MA-097 MA-098 MA-R44] From an unfrozen supply, if it fits."""
        return g.supplies[3 * self.seat + crystal] > 0 and g.fits(apprentice, crystal) and not g.is_safe(self.seat)

    def is_empty(self, g: Magia, apprentice: int) -> bool:
        return not any([self.may_lose(g, apprentice, crystal) for crystal in range(len(CRYSTALS))])

    def question(self, g: Magia) -> str:
        return "examine" if self.at == Exam.CHOOSE_NEXT else "lose_or_receive"

    def options(self, g: Magia) -> list[int]:
        """[MA-098 MA-R43] Losing or receiving; an empty spell need not receive anything."""
        if self.at == Exam.CHOOSE_NEXT:
            return [EXAMINE + apprentice for apprentice in self.waiting(g)]
        kinds = range(len(CRYSTALS))
        out = [LOSE + crystal for crystal in kinds if self.may_lose(g, self.who, crystal)]
        out += [GIVE + crystal for crystal in kinds if self.may_give(g, self.who, crystal)]
        return [*out, SPARE] if self.is_empty(g, self.who) else out

    def why_not(self, g: Magia, action: int) -> str:
        if self.at == Exam.CHOOSE_NEXT:
            if not EXAMINE <= action < EXAMINE + APPRENTICES:
                return ELSEWHERE
            return "" if action - EXAMINE in self.waiting(g) else "MA-094"
        if action == SPARE:
            return "" if self.is_empty(g, self.who) else "MA-098"
        if LOSE <= action < LOSE + len(CRYSTALS):
            return "" if self.may_lose(g, self.who, action - LOSE) else "MA-095"
        if GIVE <= action < GIVE + len(CRYSTALS):
            return self.why_not_give(g, action - GIVE)
        return ELSEWHERE

    def why_not_give(self, g: Magia, crystal: int) -> str:
        if self.may_give(g, self.who, crystal):
            return ""
        return "MA-131" if g.is_safe(self.seat) else "MA-097"

    def take(self, g: Magia, action: int) -> int:
        if self.at == Exam.CHOOSE_NEXT:
            self.who = action - EXAMINE
            return NEXT
        self.failing &= ~(1 << self.who)
        if action == SPARE:
            return NEXT
        if action >= GIVE:
            g.give(self.seat, self.who, action - GIVE)
            return NEXT
        return g.call(LayBack(self.seat, self.who, action - LOSE))

    def describe(self, v: MagiaView) -> None:
        v.event = self.examined
        v.who = self.who if self.at > Exam.CHOOSE_NEXT else -1

    def clone(self) -> Exam:
        twin = Exam()
        twin.like(self)
        twin.examined = self.examined
        twin.failing = self.failing
        twin.who = self.who
        return twin


class LayBack(Section):
    """Where a lost crystal goes [MA-096 MA-R46 MA-R47 MA-R81]: any field without crystal and portal, row first."""

    ROW: Final = 0
    PLACE: Final = 1

    def __init__(self, seat: int = NOBODY, apprentice: int = 0, crystal: int = 0) -> None:
        super().__init__(seat)
        self.apprentice = apprentice
        self.crystal = crystal
        self.row = 0

    def run(self, g: Magia) -> int:
        return g.ask_or_take(self.seat) if self.at <= LayBack.PLACE else END

    def question(self, g: Magia) -> str:
        return "row" if self.at == LayBack.ROW else "place"

    def options(self, g: Magia) -> list[int]:
        if self.at == LayBack.ROW:
            return [ROW + row for row in rows_with_room(g)]
        return [PLACE + place for place in range(len(ROWS)) if has_room(g, self.row, place)]

    def leads(self, g: Magia, action: int) -> list[int]:
        """The bare fields of the row, then the one."""
        if self.at == LayBack.PLACE:
            return [FIRST_OF_ROW[self.row] + action - PLACE]
        row = action - ROW
        return [FIRST_OF_ROW[row] + place for place in range(len(ROWS)) if has_room(g, row, place)]

    def why_not(self, g: Magia, action: int) -> str:
        if self.at == LayBack.ROW:
            if not ROW <= action < PLACE:
                return ELSEWHERE
            return "" if action - ROW in rows_with_room(g) else "MA-096"
        if not PLACE <= action < ROB:
            return ELSEWHERE
        return "" if has_room(g, self.row, action - PLACE) else "MA-096"

    def take(self, g: Magia, action: int) -> int:
        if self.at == LayBack.ROW:
            self.row = action - ROW
        else:
            g.lay_back(self.apprentice, self.crystal, FIRST_OF_ROW[self.row] + action - PLACE)
        return NEXT

    def describe(self, v: MagiaView) -> None:
        v.crystal = self.crystal
        v.row = self.row if self.at == LayBack.PLACE else -1

    def clone(self) -> LayBack:
        twin = LayBack()
        twin.like(self)
        twin.apprentice = self.apprentice
        twin.crystal = self.crystal
        twin.row = self.row
        return twin


def rows_with_room(g: Magia) -> list[int]:
    """The rows that have a field for a crystal."""
    out: list[int] = []
    for field in range(ROOM):
        if g.crystals[field] == NO_CRYSTAL and PORTAL_AT[field] < 0 and (not out or out[-1] != ROW_OF[field]):
            out.append(ROW_OF[field])
    return out


def has_room(g: Magia, row: int, place: int) -> bool:
    """[MA-096] Whether there is such a place in the row, and neither crystal nor portal on it."""
    field = FIRST_OF_ROW[row] + place
    if place < 0 or field >= ROOM or ROW_OF[field] != row:
        return False
    return g.crystals[field] == NO_CRYSTAL and PORTAL_AT[field] < 0
