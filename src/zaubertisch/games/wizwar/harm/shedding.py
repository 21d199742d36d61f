"""Shedding [WW-214 WW-R115]: giving up hand cards, own spells and carried items."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import DISCARD, DROP, END_SPELL
from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NEXT, Step


class Shedding(Step[WizWar]):
    """A question in which a seat gives up hand cards, own spells or carried items, one by one."""

    def options(self, g: WizWar) -> list[int]:
        """[WW-R115] Hand cards, own maintained spells, carried items."""
        return things_to_shed(g, self.seat)

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if can_shed(g, self.seat, action) else "WW-R115"

    def take(self, g: WizWar, action: int) -> int:
        shed(g, self.seat, action)
        return NEXT


class Overload(Shedding):
    """[WW-214 WW-215 WW-R115] Down to the limit, by any mix."""

    SHED: Final = 0
    PAY_FOR_THE_BRAIN: Final = 1

    def run(self, g: WizWar) -> int:
        match self.at:
            case Overload.SHED: return g.ask(self.seat) if g.load(self.seat) > g.limit(self.seat) else END
            case Overload.PAY_FOR_THE_BRAIN: return pay_for_the_brain(g, self.seat)
            case _: return self.goto(Overload.SHED)

    def question(self, g: WizWar) -> str:
        return "overload"

    def clone(self) -> Overload:
        twin = Overload()
        twin.like(self)
        return twin


class BrainDebt(Step[WizWar]):
    """[WW-R117] Two hand cards for the lost Brainstone, all if there are fewer."""

    OWE: Final = 0
    OWE_MORE: Final = 1
    PAID: Final = 2

    def run(self, g: WizWar) -> int:
        match self.at:
            case BrainDebt.OWE: return self.owe(g)
            case BrainDebt.OWE_MORE: return self.goto(BrainDebt.OWE)
            case _: return END

    def owe(self, g: WizWar) -> int:
        if g.hands.size(self.seat) == 0:
            g.forgive_debt(self.seat)
        return g.ask(self.seat) if g.brain_debt[self.seat] else self.goto(BrainDebt.PAID)

    def question(self, g: WizWar) -> str:
        return "brain_discard"

    def options(self, g: WizWar) -> list[int]:
        return [DISCARD + kind for kind in g.hands.kinds_of(self.seat)]

    def why_not(self, g: WizWar, action: int) -> str:
        held = DISCARD <= action < DISCARD + KINDS and g.hands.has(self.seat, action - DISCARD)
        return "" if held else "WW-R117"

    def take(self, g: WizWar, action: int) -> int:
        g.discard(self.seat, action - DISCARD)
        g.pay_debt(self.seat)
        return NEXT

    def clone(self) -> BrainDebt:
        twin = BrainDebt()
        twin.like(self)
        return twin


def pay_for_the_brain(g: WizWar, seat: int) -> int:
    """[WW-R117] Who has shed the Brainstone gives two hand cards first; then the limit is looked at."""
    return g.call(BrainDebt(seat)) if g.brain_debt[seat] else NEXT


def things_to_shed(g: WizWar, seat: int) -> list[int]:
    """Hand cards, then own spells, then carried items, as options."""
    return [DISCARD + kind for kind in g.hands.kinds_of(seat)] + things_to_lay_down(g, seat)


def things_to_lay_down(g: WizWar, seat: int) -> list[int]:
    """[WW-023] What may be given up at any time of the own turn: own spells, then carried items."""
    out = [END_SPELL + index for index, spell in enumerate(g.spells) if g.maintains(seat, spell)]
    return out + [DROP + kind for kind in g.carried.kinds_of(seat)]


def can_shed(g: WizWar, seat: int, action: int) -> bool:
    if DISCARD <= action < DISCARD + KINDS:
        return g.hands.has(seat, action - DISCARD)
    return can_lay_down(g, seat, action)


def can_lay_down(g: WizWar, seat: int, action: int) -> bool:
    if DROP <= action < DROP + KINDS:
        return g.carried.has(seat, action - DROP)
    index = action - END_SPELL
    return 0 <= index < len(g.spells) and g.maintains(seat, g.spells[index])


def shed(g: WizWar, seat: int, action: int) -> None:
    """[WW-023 WW-135] Discard a hand card, end an own spell, or drop an item."""
    if DISCARD <= action < DISCARD + KINDS:
        g.discard(seat, action - DISCARD)
    elif DROP <= action < DROP + KINDS:
        g.drop_item(seat, action - DROP)
    else:
        g.end_spell(g.spells[action - END_SPELL])
