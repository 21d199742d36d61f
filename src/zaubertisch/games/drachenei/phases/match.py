"""The game and its rounds: phases A, B and F, and the order of all six."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.adventures.evaluation import Evaluation
from zaubertisch.games.drachenei.components import (
    ADDUS,
    ENDS,
    INCOME,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    PHASE_F,
    PLACES,
    STACK_ENDED,
    STALLED,
)
from zaubertisch.games.drachenei.phases.choosing import Choosing
from zaubertisch.games.drachenei.phases.laying import LayingOut
from zaubertisch.games.drachenei.phases.trading import Trading
from zaubertisch.games.drachenei.spells.windows import SpellLap
from zaubertisch.games.drachenei.table.state import EMPTY
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Match(Step[Drachenei]):
    """Rounds of phases A to F [DE-020], until the display cannot be filled or nothing moves any more [DE-R56]."""

    START_SEAT: Final = 0
    NEW_ADVENTURES: Final = 1
    MAGIC: Final = 2
    SPELLS_AFTER_MAGIC: Final = 3
    CHOOSING: Final = 4
    EVALUATION: Final = 5
    SPELLS_BEFORE_TRADING: Final = 6
    TRADING: Final = 7
    LAYING_OUT: Final = 8

    def run(self, g: Drachenei) -> int:
        match self.at:
            case Match.START_SEAT: return self.choose_start_seat(g)
            case Match.NEW_ADVENTURES: return self.new_adventures(g)
            case Match.MAGIC: return self.supply_magic(g)
            case Match.SPELLS_AFTER_MAGIC: return g.call(SpellLap()) if g.variant.full_windows else NEXT
            case Match.CHOOSING: return self.enter(g, PHASE_C, Choosing())
            case Match.EVALUATION: return self.enter(g, PHASE_D, Evaluation())
            case Match.SPELLS_BEFORE_TRADING: return self.enter(g, PHASE_E, SpellLap())
            case Match.TRADING: return g.call(Trading())
            case Match.LAYING_OUT: return g.call(LayingOut())
            case _: return self.pass_on(g)

    def enter(self, g: Drachenei, phase: int, section: Step[Drachenei]) -> int:
        g.phase = phase
        return g.call(section)

    def choose_start_seat(self, g: Drachenei) -> int:
        """[DE-002 DE-013 DE-R01] Drawn by lot among the two to four seats, unless the table names one."""
        fixed = g.variant.first_seat
        g.start_seat = g.chance.below(g.seats) if fixed == NOBODY else fixed
        return NEXT

    def new_adventures(self, g: Drachenei) -> int:
        """[DE-021 DE-022 DE-023 DE-130 DE-R02 DE-R37] Phase A: empty places are filled, left first, or all is over."""
        g.phase = PHASE_A
        if g.display.count(EMPTY) > g.stack_size():
            return self.finish(g, STACK_ENDED)
        self.begin_round(g)
        for place in range(PLACES):
            if g.display[place] == EMPTY:
                g.reveal(place)
        return NEXT

    def begin_round(self, g: Drachenei) -> None:
        """[DE-101] Wizards are at home, spells are fresh."""
        g.round += 1
        g.used = 0
        g.departures = 0
        for seat in range(g.seats):
            g.send_home(seat)
        if not g.silent:
            g.tell(EVERYONE, "round_begins", {"round": g.round, "seat": g.start_seat})

    def supply_magic(self, g: Drachenei) -> int:
        """[DE-024 DE-094 DE-095 DE-R24] Phase B: two magic for everybody, in the first round too; more with Addus."""
        g.phase = PHASE_B
        for turn in range(g.seats):
            seat = g.in_order(turn)
            g.gain(seat, INCOME, "income")
            if g.can_use(seat, ADDUS):
                g.use(ADDUS)
                g.gain(seat, g.variant.addus_gain, "addus")
        return NEXT

    def pass_on(self, g: Drachenei) -> int:
        """[DE-124 DE-131 DE-R38 DE-R39] Phase F: the left neighbour starts; ten rounds without a departure suffice."""
        g.phase = PHASE_F
        g.start_seat = g.in_order(1)
        g.idle = 0 if g.departures else g.idle + 1
        if g.idle == g.variant.stall_rounds:
            return self.finish(g, STALLED)
        return self.goto(Match.NEW_ADVENTURES)

    def finish(self, g: Drachenei, end: int) -> int:
        """[DE-130 DE-131 DE-R54] Nothing more happens: no income, no spell, no conversion."""
        g.end = end
        if not g.silent:
            g.tell(EVERYONE, "game_ends", {"end": ENDS[end]})
        return END

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin
