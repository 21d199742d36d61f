"""Picking up: a treasure with its window, an item with the room it needs."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import BACK, DONE, LIFT, PICK
from zaubertisch.games.wizwar.aim.window import WindowInOrder
from zaubertisch.games.wizwar.announce.announcement import react
from zaubertisch.games.wizwar.cards import BRAINSTONE, EXTRA_ARMS, FOOLS_GOLD, GOLEM_FORM, HANDFUL_OF_TACKS, WARD
from zaubertisch.games.wizwar.components import BRAIN_CARDS, TREASURES_EACH
from zaubertisch.games.wizwar.harm.shedding import Shedding, can_shed, pay_for_the_brain, shed, things_to_shed
from zaubertisch.games.wizwar.table.ground import free_treasures
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class PickUp(WindowInOrder):
    """[WW-162 WW-163 WW-R98] A treasure is lifted, others may react, and the phase is over whatever became of it."""

    LIFT: Final = 0
    WINDOW: Final = 1
    AFTER_REACTION: Final = 2
    END_PHASE: Final = 3

    def __init__(self, seat: int = NOBODY, treasure: int = -1) -> None:
        super().__init__(seat)
        self.treasure = treasure
        self.lay = -1
        self.place = 0

    def run(self, g: WizWar) -> int:
        match self.at:
            case PickUp.LIFT: return self.lift(g)
            case PickUp.WINDOW: return self.window(g)
            case PickUp.AFTER_REACTION: return self.after_reaction()
            case PickUp.END_PHASE: return self.end_phase(g)
            case _: return END

    def lift(self, g: WizWar) -> int:
        self.lay = g.treasures[self.treasure]
        g.lift(self.seat, self.treasure)
        if g.works_on(self.seat, GOLEM_FORM):
            g.pay_point()
        return NEXT

    # The window

    def answers(self, g: WizWar, seat: int) -> list[int]:
        """[WW-075 WW-R98 WW-R99] Fool's Gold in whoever's home sector it lay; Ward for its owner; both, if need be."""
        if seat == self.seat or not g.is_up(self.seat) or not g.alive(seat):
            return []
        at_home = g.board().slot_of[self.lay] == g.home_slot(seat)
        out = [FOOLS_GOLD] if at_home and g.hidden(FOOLS_GOLD) > 0 else []
        return [*out, WARD] if self.treasure // TREASURES_EACH == seat and g.hidden(WARD) > 0 else out

    def why_no_answer(self, g: WizWar, seat: int, kind: int) -> str:
        """[WW-R98 WW-R99] Fool's Gold in the own home sector, Ward for the own treasure, and nothing else."""
        return "WW-R99" if kind == FOOLS_GOLD else "WW-R98"

    def asking_order(self, g: WizWar) -> list[int]:
        return g.from_active()

    def react(self, g: WizWar, seat: int, kind: int) -> int:
        return react(g, seat, kind, self.lay)

    def close_window(self) -> int:
        return self.goto(PickUp.END_PHASE)

    def after_reaction(self) -> int:
        self.begin_again()
        return self.goto(PickUp.WINDOW)

    def end_phase(self, g: WizWar) -> int:
        """[WW-163] Not for whoever paid for it: a Golem, and a wizard with arms enough."""
        if not g.works_on(self.seat, GOLEM_FORM) and not isinstance(g.stack[-2], ManyArms):
            g.phase_over = True
        return NEXT

    def clone(self) -> PickUp:
        twin = PickUp()
        twin.like(self)
        twin.treasure = self.treasure
        twin.lay = self.lay
        twin.place = self.place
        return twin


def has_room(g: WizWar, seat: int, kind: int) -> bool:
    """[WW-156] Whether one more item stays within the limit, which a Brainstone raises itself."""
    raised = kind == BRAINSTONE and not g.carried.has(seat, BRAINSTONE)
    return g.works_on(seat, EXTRA_ARMS) or g.load(seat) < g.limit(seat) + (BRAIN_CARDS if raised else 0)


def pick(g: WizWar, seat: int, kind: int, square: int) -> Step[WizWar] | None:
    """[WW-155 WW-156] One movement point, or a whole phase for tacks; at the limit something must go first."""
    if not has_room(g, seat, kind):
        return MakeRoom(seat, kind, square)
    take_up(g, seat, kind, square)
    more = g.works_on(seat, EXTRA_ARMS) and square == g.place[seat] and kind != HANDFUL_OF_TACKS
    return ManyArms(seat) if more else None


def take_up(g: WizWar, seat: int, kind: int, square: int) -> None:
    """[WW-155] The item is carried; with heavy burdens that is the end of the phase."""
    g.acted = True
    if kind != HANDFUL_OF_TACKS:
        g.pay_point()
    g.pick_item(seat, kind, square)
    if g.variant.heavy_burden or kind == HANDFUL_OF_TACKS:
        g.phase_over = True


def start(g: WizWar, section: Step[WizWar] | None) -> int:
    """Go on with a section, if there is one."""
    return NEXT if section is None else g.call(section)


def has_arms_enough(g: WizWar, seat: int) -> bool:
    """[WW-163] Whether a movement point and Extra Arms are left for it."""
    return g.mp >= 1 and g.works_on(seat, EXTRA_ARMS)


def lifting_ends_phase(g: WizWar, seat: int) -> bool:
    """[WW-163] Whether the phase is over for whoever lifts a treasure now."""
    return not g.works_on(seat, GOLEM_FORM) and not has_arms_enough(g, seat)


def pick_up(g: WizWar, seat: int, treasure: int) -> int:
    """[WW-163] A treasure from the ground; who has Extra Arms and a point left takes what else he likes with it."""
    if not has_arms_enough(g, seat):
        return g.call(PickUp(seat, treasure))
    g.pay_point()
    return g.call(ManyArms(seat, treasure))


class ManyArms(Step[WizWar]):
    """Extra Arms: for the one movement point everything that lies here, and one treasure."""

    BEGIN: Final = 0
    REACH_OUT: Final = 1

    def __init__(self, seat: int = NOBODY, treasure: int = -1) -> None:
        super().__init__(seat)
        self.treasure = treasure  # lifted first of all, if there is one

    def run(self, g: WizWar) -> int:
        match self.at:
            case ManyArms.BEGIN: return self.begin(g)
            case ManyArms.REACH_OUT: return self.reach_out(g)
            case _: return self.goto(ManyArms.REACH_OUT)

    def begin(self, g: WizWar) -> int:
        return g.call(PickUp(self.seat, self.treasure)) if self.treasure >= 0 else NEXT

    def reach_out(self, g: WizWar) -> int:
        """[WW-R99] Unless a treasure he has taken on the way cost him his turn, or his life."""
        free = g.is_up(self.seat) and not g.turn_over
        return g.ask(self.seat) if free and len(self.options(g)) > 1 else END

    def question(self, g: WizWar) -> str:
        return "arms_pick"

    def options(self, g: WizWar) -> list[int]:
        here = g.place[self.seat]
        dropped = g.dropped_on(here)
        out = [DONE] + [
            PICK + kind for kind in sorted(set(dropped))
            if kind != HANDFUL_OF_TACKS and not g.is_glued(here, kind, dropped.count(kind))
        ]
        if g.burden[self.seat] == NO_TREASURE and not g.dashed:
            out += sorted({LIFT + g.colours[treasure // 2] for treasure in free_treasures(g, here)})
        return out

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in self.options(g) else "WW-163"

    def take(self, g: WizWar, action: int) -> int:
        if action == DONE:
            return END
        here = g.place[self.seat]
        if action >= PICK:
            g.pick_item(self.seat, action - PICK, here)
            g.phase_over = g.phase_over or g.variant.heavy_burden
            return NEXT
        wanted = [t for t in free_treasures(g, here) if g.colours[t // 2] == action - LIFT]
        return g.call(PickUp(self.seat, wanted[0]))

    def clone(self) -> ManyArms:
        twin = ManyArms(self.seat, self.treasure)
        twin.like(self)
        return twin


class MakeRoom(Shedding):
    """[WW-156 WW-R116] At the limit something is shed first; then the item is picked up."""

    SHED: Final = 0
    PAY_FOR_THE_BRAIN: Final = 1

    def __init__(self, seat: int = NOBODY, item: int = -1, square: int = -1) -> None:
        super().__init__(seat)
        self.item = item
        self.square = square

    def run(self, g: WizWar) -> int:
        match self.at:
            case MakeRoom.SHED: return g.ask(self.seat)
            case MakeRoom.PAY_FOR_THE_BRAIN: return pay_for_the_brain(g, self.seat)
            case _: return self.take_up_or_shed_more(g)

    def take_up_or_shed_more(self, g: WizWar) -> int:
        """[WW-028 WW-034] A Speedstone or a form that was shed took its points along: without one, all stays lying."""
        g.adjust_speed()
        if g.mp < 1 and self.item != HANDFUL_OF_TACKS:
            return END
        if not has_room(g, self.seat, self.item):
            return self.goto(MakeRoom.SHED)
        take_up(g, self.seat, self.item, self.square)
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
        twin = MakeRoom(self.seat, self.item, self.square)
        twin.like(self)
        return twin
