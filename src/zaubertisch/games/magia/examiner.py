"""The examiner's ways: a line or a summons for three cards, a single step for a star."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import GO, JUMP, PLAY, STAY, SUMMON
from zaubertisch.games.magia.arrival import Arrival
from zaubertisch.games.magia.components import APPRENTICES, EXAMINER, EXAMINER_COST, KINDS
from zaubertisch.games.magia.hexes import EXITS, NEIGHBOURS, NOWHERE, PORTAL_AT, PORTAL_FIELDS, PORTALS
from zaubertisch.games.magia.section import Section
from zaubertisch.games.magia.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.games.magia.walk import can_move, colours_in_hand
from zaubertisch.kernel.step import END, NEXT, NOBODY

LINE: Final = -1  # instead of the colour of a summons


def line_end(g: Magia, field: int, direction: int) -> int:
    """[MA-061 MA-063 MA-064 MA-R31 MA-R35] The first field with an apprentice, or the last one before the wall."""
    there = NEIGHBOURS[6 * field + direction]
    while there != NOWHERE:
        field = there
        if g.apprentices_at(field):
            break
        there = NEIGHBOURS[6 * field + direction]
    return field


def may_jump_on(g: Magia, field: int) -> bool:
    """[MA-069 MA-118 MA-R30] From a portal where he is alone he may jump on."""
    return PORTAL_AT[field] >= 0 and not g.apprentices_at(field)


def may_run(g: Magia, seat: int, start: int, field: int, direction: int) -> bool:
    """[MA-062 MA-067 MA-070 MA-R32] At least one field, and a legal place to end or a portal to leave it by."""
    if not EXITS[field] >> direction & 1:
        return False
    end = line_end(g, field, direction)
    return may_end(g, seat, start, end) or may_jump_on(g, end)


def may_end(g: Magia, seat: int, start: int, field: int) -> bool:
    """[MA-067 MA-070 MA-R33] Elsewhere than he started, and not for a forbidden crystal."""
    return field != start and not g.barred(seat, EXAMINER, field)


def may_run_from(g: Magia, seat: int, start: int, field: int) -> bool:
    """Whether any line from this field is legal."""
    for direction in range(6):
        if may_run(g, seat, start, field, direction):
            return True
    return False


def may_jump_first(g: Magia, portal: int) -> bool:
    """[MA-068 MA-118 MA-R30] From a portal to another one without a figure."""
    here = PORTAL_AT[g.figures[EXAMINER]]
    return here >= 0 and portal != here and not g.occupied(PORTAL_FIELDS[portal], EXAMINER)


def can_move_examiner(g: Magia, seat: int) -> bool:
    """[MA-020 MA-060] Whether three cards of this hand could move him."""
    start = g.figures[EXAMINER]
    if may_run_from(g, seat, start, start):
        return True
    for portal in range(PORTALS):
        if may_jump_first(g, portal) and may_run_from(g, seat, start, PORTAL_FIELDS[portal]):
            return True
    for colour, count in enumerate(colours_in_hand(g, seat)):
        if count >= EXAMINER_COST and may_end(g, seat, start, g.figures[colour]):
            return True
    return False


def can_move_anything(g: Magia, seat: int) -> bool:
    """[MA-126 MA-R54] Whether the hand allows a legal move of any figure."""
    for apprentice in range(APPRENTICES):
        if can_move(g, seat, apprentice):
            return True
    return g.hands.size(seat) >= EXAMINER_COST and can_move_examiner(g, seat)


class ExaminerMove(Section):
    """A move of the examiner [MA-059 MA-060]: three cards for a line, or three of a colour for a summons."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.colour = LINE
        self.direction = 0
        self.paid = 0

    def run(self, g: Magia) -> int:
        match self.at:
            case 0: return self.choose_way(g)
            case 1: return self.pay(g)
            case 2: return self.carry_out(g)
            case 3: return g.ask_or_take(self.seat)
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
            case 0: return "examiner"
            case 1: return "pay"
            case _: return "jump_on"

    def options(self, g: Magia) -> list[int]:
        match self.at:
            case 0: return self.ways(g)
            case 1: return [PLAY + kind for kind in g.hands.kinds_of(self.seat) if self.pays(kind)]
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
        if self.at == 1:
            return []
        if SUMMON <= action < PLAY:
            return [g.figures[action - SUMMON]]
        if GO <= action < JUMP:
            return [line_end(g, here, action - GO)]
        return portal_or_here(action, here)

    def why_not(self, g: Magia, action: int) -> str:
        match self.at:
            case 0: return self.why_not_way(g, action)
            case 1: return self.why_not_pay(g, action - PLAY)
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
        return "MA-060"

    def why_not_summon(self, g: Magia, colour: int) -> str:
        count = colours_in_hand(g, self.seat)[colour]
        if self.may_summon(g, colour, count):
            return ""
        if count < EXAMINER_COST:
            return "MA-060"
        if g.jumped:
            return "MA-068"
        return "MA-066" if g.figures[colour] == g.origin else "MA-070"

    def why_not_pay(self, g: Magia, kind: int) -> str:
        if not 0 <= kind < KINDS or not g.hands.has(self.seat, kind):
            return "MA-059"
        return "" if self.pays(kind) else "MA-060"

    def take(self, g: Magia, action: int) -> int:
        match self.at:
            case 0: return self.choose(g, action)
            case 1: return self.pay_with(g, action - PLAY)
            case _: return jump_on(g, action)

    def choose(self, g: Magia, action: int) -> int:
        if action >= JUMP:
            g.jumped = True
            g.put(EXAMINER, PORTAL_FIELDS[action - JUMP], "jumped")
            return self.goto(0)
        if action >= GO:
            self.direction = action - GO
        else:
            self.colour = action - SUMMON
        return NEXT

    def pay_with(self, g: Magia, kind: int) -> int:
        """[MA-059] Symbols on these cards have no effect."""
        self.paid += 1
        g.put_down(self.seat, kind, "paid")
        return self.goto(1)

    def could_be(self, g: Magia) -> bool:
        """He could be moved; while a summons is paid, the cards for it are there."""
        if self.at == 0:
            return len(self.ways(g)) > 0
        if self.at == 1 and self.colour != LINE:
            return colours_in_hand(g, self.seat)[self.colour] >= EXAMINER_COST - self.paid
        return True

    def describe(self, v: MagiaView) -> None:
        v.paid = self.paid
        if self.at > 0:
            v.summoned = self.colour
            v.direction = self.direction if self.colour == LINE else NOWHERE

    def clone(self) -> ExaminerMove:
        twin = ExaminerMove()
        twin.like(self)
        twin.colour = self.colour
        twin.direction = self.direction
        twin.paid = self.paid
        return twin


def jumps_on(g: Magia, may_stay: bool, start: int) -> list[int]:
    """[MA-069 MA-118] Any other portal, but not where he started; or to stay."""
    here = g.figures[EXAMINER]
    out = [JUMP + portal for portal in range(PORTALS) if PORTAL_FIELDS[portal] not in (here, start)]
    return [*out, STAY] if may_stay else out


def why_not_jump_on(g: Magia, action: int, may_stay: bool, start: int, rule: str) -> str:
    """`rule` says where he may jump: after a line, or after a star step."""
    if action == STAY:
        return "" if may_stay else "MA-067"
    if not JUMP <= action < JUMP + PORTALS:
        return rule
    there = PORTAL_FIELDS[action - JUMP]
    if there == g.figures[EXAMINER]:
        return rule
    return "MA-067" if there == start else ""


def portal_or_here(action: int, here: int) -> list[int]:
    return [here] if action == STAY else [PORTAL_FIELDS[action - JUMP]]


def jump_on(g: Magia, action: int) -> int:
    if action != STAY:
        g.put(EXAMINER, PORTAL_FIELDS[action - JUMP], "jumped")
    return NEXT


class StarStep(Section):
    """A star [MA-117 MA-118 MA-120 MA-R49 MA-R50]: after the apprentice, the examiner moves one field anywhere."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.jumped = False

    def run(self, g: Magia) -> int:
        match self.at:
            case 0: return g.ask_or_take(self.seat)
            case 1: return g.ask(self.seat) if may_jump_on(g, g.figures[EXAMINER]) else NEXT
            case 2: return g.call(Arrival(self.seat, EXAMINER))
            case _: return END

    def question(self, g: Magia) -> str:
        return "star" if self.at == 0 else "jump_on"

    def options(self, g: Magia) -> list[int]:
        if self.at == 1:
            return jumps_on(g, True, NOWHERE)
        out = [GO + direction for direction in range(6) if EXITS[g.figures[EXAMINER]] >> direction & 1]
        return out + [JUMP + portal for portal in range(PORTALS) if self.may_jump(g, portal)]

    def leads(self, g: Magia, action: int) -> list[int]:
        here = g.figures[EXAMINER]
        return [NEIGHBOURS[6 * here + action - GO]] if GO <= action < JUMP else portal_or_here(action, here)

    def may_jump(self, g: Magia, portal: int) -> bool:
        return not self.jumped and may_jump_first(g, portal)

    def why_not(self, g: Magia, action: int) -> str:
        if self.at == 1:
            return why_not_jump_on(g, action, True, NOWHERE, "MA-118")
        if GO <= action < GO + 6:
            return "" if EXITS[g.figures[EXAMINER]] >> (action - GO) & 1 else "MA-043"
        if JUMP <= action < JUMP + PORTALS:
            return "" if self.may_jump(g, action - JUMP) else "MA-118"
        return "MA-117"

    def take(self, g: Magia, action: int) -> int:
        if self.at == 1:
            return jump_on(g, action)
        if action >= JUMP:
            self.jumped = True
            g.put(EXAMINER, PORTAL_FIELDS[action - JUMP], "jumped")
            return self.goto(0)
        g.put(EXAMINER, NEIGHBOURS[6 * g.figures[EXAMINER] + action - GO], "stepped")
        return NEXT

    def describe(self, v: MagiaView) -> None:
        v.figure = EXAMINER

    def clone(self) -> StarStep:
        twin = StarStep()
        twin.like(self)
        twin.jumped = self.jumped
        return twin
