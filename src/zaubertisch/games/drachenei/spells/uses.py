"""What each spell needs and does; whoever can use it now everybody can see."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import ROB, USE_RETRANSFORMUS, USE_TRANSFORMUS, spell_of
from zaubertisch.games.drachenei.components import HARPAGARUS, RETRANSFORMUS, TRANSFORMUS
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import NOBODY

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


def why_not_use(g: Drachenei, seat: int, action: int, otherwise: str) -> str:
    """[DE-090 DE-096 DE-097 DE-098] Not one's own or used already; or its condition is not met; or it is no spell."""
    spell = spell_of(action)
    if spell == NOBODY:
        return why_not_here(g, action, otherwise)
    if not g.can_use(seat, spell):
        return "DE-090"
    return "" if may_use(g, seat, action) else CONDITIONS[spell]


def carry_out(g: Drachenei, seat: int, action: int) -> None:
    """One of `uses`."""
    if action == USE_TRANSFORMUS:
        transform(g, seat)
    elif action == USE_RETRANSFORMUS:
        retransform(g, seat)
    else:
        rob(g, seat, action - ROB)
