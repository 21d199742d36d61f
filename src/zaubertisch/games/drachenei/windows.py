"""Spells and their windows.

Spells, used marks, magic and stones lie open, so everybody can see who may use what: a window opens only for a seat
that can use a spell of that window now, and its not opening tells nobody anything. Hidden hands play no part in it.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import DONE, KEEP, ROB, USE_RETRANSFORMUS, USE_TRANSFORMUS
from zaubertisch.games.drachenei.components import HARPAGARUS, MOST_SEATS, RETRANSFORMUS, TRANSFORMUS
from zaubertisch.games.drachenei.table import Drachenei
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step

#: The rule that says what a spell needs.
CONDITIONS: Final[dict[int, str]] = {HARPAGARUS: "DE-096", TRANSFORMUS: "DE-097", RETRANSFORMUS: "DE-098"}

# What can be done


def can_rob_somebody(g: Drachenei, seat: int) -> bool:
    """[DE-096] Harpagarus is at hand and another seat has magic."""
    if not g.can_use(seat, HARPAGARUS):
        return False
    for other in range(g.seats):
        if other != seat and g.magic[other] > 0:
            return True
    return False


def can_rob(g: Drachenei, seat: int, other: int) -> bool:
    """[DE-096 DE-R46] Any other seat that has magic, also while the robber is full."""
    return 0 <= other < g.seats and other != seat and g.magic[other] > 0 and g.can_use(seat, HARPAGARUS)


def can_transform(g: Drachenei, seat: int) -> bool:
    """[DE-097 DE-R36] Transformus needs its price in magic."""
    return g.can_use(seat, TRANSFORMUS) and g.magic[seat] >= g.variant.transformus_price


# What they do


def rob(g: Drachenei, seat: int, other: int) -> None:
    """[DE-096 DE-R46] The victim loses it all the same, however little the robber has room for."""
    g.use(HARPAGARUS)
    g.take_magic(seat, other, min(g.variant.harpagarus_take, g.magic[other]))


def transform(g: Drachenei, seat: int) -> None:
    """[DE-097] Magic becomes a stone."""
    g.use(TRANSFORMUS)
    g.pay(seat, g.variant.transformus_price, "transformus")
    g.gain_stones(seat, 1, "transformus")


def retransform(g: Drachenei, seat: int) -> None:
    """[DE-098] A stone becomes magic."""
    g.use(RETRANSFORMUS)
    g.give_stone(seat)
    g.gain(seat, g.variant.retransformus_gain, "retransformus")


# Free use, in the lap and in a choice that allows it


def can_use_any(g: Drachenei, seat: int) -> bool:
    """Whether this seat has anything to be asked for."""
    return can_transform(g, seat) or g.can_retransform(seat) or can_rob_somebody(g, seat)


def uses(g: Drachenei, seat: int) -> list[int]:
    """[DE-091 DE-094] Everything this seat can do with its spells now."""
    out: list[int] = []
    if can_transform(g, seat):
        out.append(USE_TRANSFORMUS)
    if g.can_retransform(seat):
        out.append(USE_RETRANSFORMUS)
    for other in range(g.seats):
        if can_rob(g, seat, other):
            out.append(ROB + other)
    return out


def may_use(g: Drachenei, seat: int, action: int) -> bool:
    """Whether this is one of `uses`."""
    if action == USE_TRANSFORMUS:
        return can_transform(g, seat)
    if action == USE_RETRANSFORMUS:
        return g.can_retransform(seat)
    return can_rob(g, seat, action - ROB)


def spell_of(action: int) -> int:
    """The spell an action would use, or nothing."""
    if action == USE_TRANSFORMUS:
        return TRANSFORMUS
    if action == USE_RETRANSFORMUS:
        return RETRANSFORMUS
    return HARPAGARUS if ROB <= action < ROB + MOST_SEATS else NOBODY


def why_not_use(g: Drachenei, seat: int, action: int, otherwise: str) -> str:
    """[DE-090 DE-096 DE-097 DE-098] Not one's own or used already; or its condition is not met; or it is no spell."""
    spell = spell_of(action)
    if spell == NOBODY:
        return otherwise
    if not g.can_use(seat, spell):
        return "DE-090"
    return "" if may_use(g, seat, action) else CONDITIONS[spell]


def why_not_here(action: int, otherwise: str) -> str:
    """[DE-094] Spells have their windows, and this is none; what is wrong with other words the section knows."""
    return otherwise if spell_of(action) == NOBODY else "DE-094"


def carry_out(g: Drachenei, seat: int, action: int) -> None:
    """One of `uses`."""
    if action == USE_TRANSFORMUS:
        transform(g, seat)
    elif action == USE_RETRANSFORMUS:
        retransform(g, seat)
    else:
        rob(g, seat, action - ROB)


class SpellLap(Step[Drachenei]):
    """One lap of free use [DE-092 DE-094 DE-R28 DE-R29 DE-R52]: in seat order, each owner until he is done."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def run(self, g: Drachenei) -> int:
        while self.turn < g.seats:
            self.seat = g.in_order(self.turn)
            if can_use_any(g, self.seat):
                return g.ask(self.seat)
            self.turn += 1
        return END

    def question(self, g: Drachenei) -> str:
        return "spells"

    def options(self, g: Drachenei) -> list[int]:
        return [DONE, *uses(g, self.seat)]

    def why_not(self, g: Drachenei, action: int) -> str:
        return "" if action == DONE else why_not_use(g, self.seat, action, "DE-094")

    def take(self, g: Drachenei, action: int) -> int:
        if action == DONE:
            self.turn += 1
        else:
            carry_out(g, self.seat, action)
        return AGAIN

    def clone(self) -> SpellLap:
        twin = SpellLap()
        twin.like(self)
        twin.turn = self.turn
        return twin


class Robbery(Step[Drachenei]):
    """Harpagarus before a card at which magic can be paid [DE-094 DE-R26 DE-R47]; what it spoils stays spoilt."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)

    def run(self, g: Drachenei) -> int:
        return g.ask(self.seat)

    def question(self, g: Drachenei) -> str:
        return "rob"

    def options(self, g: Drachenei) -> list[int]:
        out = [KEEP]
        for other in range(g.seats):
            if can_rob(g, self.seat, other):
                out.append(ROB + other)
        return out

    def why_not(self, g: Drachenei, action: int) -> str:
        if action == KEEP or can_rob(g, self.seat, action - ROB):
            return ""
        return "DE-094" if action in (USE_TRANSFORMUS, USE_RETRANSFORMUS) else "DE-096"

    def take(self, g: Drachenei, action: int) -> int:
        if action != KEEP:
            rob(g, self.seat, action - ROB)
        return END

    def clone(self) -> Robbery:
        twin = Robbery()
        twin.like(self)
        return twin
