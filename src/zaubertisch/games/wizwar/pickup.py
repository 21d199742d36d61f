"""Picking up: a treasure with its window, an item with the room it needs."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import BACK, PASS, REACT
from zaubertisch.games.wizwar.announcement import answer
from zaubertisch.games.wizwar.cards import FOOLS_GOLD
from zaubertisch.games.wizwar.settle import Shedding, can_shed, shed, things_to_shed
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.kernel.step import AGAIN, END, NEXT, NOBODY, Step


class PickUp(Step[WizWar]):
    """[WW-162 WW-163 WW-R98] A treasure is lifted, others may react, and the phase is over whatever became of it."""

    def __init__(self, seat: int = NOBODY, treasure: int = -1) -> None:
        super().__init__(seat)
        self.treasure = treasure
        self.lay = -1
        self.place = 0

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.lift(g)
            case 1: return self.window(g)
            case 2: return self.after_reaction()
            case 3: return self.end_phase(g)
            case _: return END

    def lift(self, g: WizWar) -> int:
        self.lay = g.treasures[self.treasure]
        g.lift(self.seat, self.treasure)
        return NEXT

    def answers(self, g: WizWar, seat: int) -> list[int]:
        """[WW-075 WW-R99] Fool's Gold for whoever's home sector it lay in."""
        at_home = g.board().slot_of[self.lay] == g.home_slot(seat)
        return [FOOLS_GOLD] if at_home and g.hidden(FOOLS_GOLD) > 0 else []

    def window(self, g: WizWar) -> int:
        """[WW-066 WW-069] In turn order, everybody who could have an answer."""
        while self.place < g.seats:
            seat = g.from_active()[self.place]
            if seat != self.seat and g.alive(seat) and self.answers(g, seat):
                return g.ask(seat)
            self.place += 1
        return self.goto(3)

    def after_reaction(self) -> int:
        if self.heard:
            self.place = 0
        return self.goto(1)

    def end_phase(self, g: WizWar) -> int:
        g.phase_over = True
        return NEXT

    def question(self, g: WizWar) -> str:
        return "react"

    def options(self, g: WizWar) -> list[int]:
        seat = g.asked
        return [PASS] + [REACT + kind for kind in self.answers(g, seat) if g.hands.has(seat, kind)]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in self.options(g) else "WW-075"

    def take(self, g: WizWar, action: int) -> int:
        if action == PASS:
            self.place += 1
            return AGAIN
        return answer(g, g.from_active()[self.place], action - REACT, self.lay)

    def clone(self) -> PickUp:
        twin = PickUp()
        twin.like(self)
        twin.treasure = self.treasure
        twin.lay = self.lay
        twin.place = self.place
        return twin


class MakeRoom(Shedding):
    """[WW-156 WW-R116] At the limit one thing is shed first; then the item is picked up."""

    def __init__(self, seat: int = NOBODY, item: int = -1) -> None:
        super().__init__(seat)
        self.item = item

    def run(self, g: WizWar) -> int:
        if self.at == 0:
            return g.ask(self.seat)
        g.mp -= 1
        g.pick_item(self.seat, self.item)
        return END

    def question(self, g: WizWar) -> str:
        return "make_room"

    def options(self, g: WizWar) -> list[int]:
        return [BACK, *things_to_shed(g, self.seat)]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action == BACK or can_shed(g, self.seat, action) else "WW-R116"

    def take(self, g: WizWar, action: int) -> int:
        if action == BACK:
            return END
        shed(g, self.seat, action)
        return NEXT

    def clone(self) -> MakeRoom:
        twin = MakeRoom()
        twin.like(self)
        twin.item = self.item
        return twin
