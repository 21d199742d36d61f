"""Changes of mind: everybody may have some, and every turn ends all the same.

Gems move to and fro: a kind goes there, back, and there again, until something else is done. `raised` and `lowered`
each hold two sets of kinds: those that went this way last, and, shifted by the number of kinds, those that turned this
way. As turns alternate, one of either sort is all a kind has.

A purchase is cancelled once, until something else is done: `cancelled` holds those that were. Neither moving gems nor
cancelling is something else for the other, or the two of them could go on for ever.
"""

from __future__ import annotations

from zaubertisch.games.zavandor.boards import Boards
from zaubertisch.games.zavandor.components import KINDS


def may_rise(g: Boards, gem: int) -> bool:
    """[ZA-075 ZA-R34] Not as a third change of direction."""
    return not (g.lowered >> gem & 1 and g.raised >> (KINDS + gem) & 1)


def may_sink(g: Boards, gem: int) -> bool:
    """[ZA-075 ZA-R34] Not as a third change of direction."""
    return not (g.raised >> gem & 1 and g.lowered >> (KINDS + gem) & 1)


def note_rise(g: Boards, gem: int) -> None:
    if g.lowered >> gem & 1:
        g.lowered &= ~(1 << gem)
        g.raised |= 1 << (KINDS + gem)
    g.raised |= 1 << gem


def note_sinking(g: Boards, gem: int) -> None:
    if g.raised >> gem & 1:
        g.raised &= ~(1 << gem)
        g.lowered |= 1 << (KINDS + gem)
    g.lowered |= 1 << gem


def may_cancel(g: Boards, purchase: int) -> bool:
    """[ZA-R66] Not the same one twice."""
    return g.cancelled >> purchase & 1 == 0


def note_cancelling(g: Boards, purchase: int) -> None:
    g.cancelled |= 1 << purchase


def forget(g: Boards) -> None:
    """[ZA-075 ZA-R66] Something else is done, or a turn begins: all gems may move, all purchases be cancelled."""
    g.raised = 0
    g.lowered = 0
    g.cancelled = 0
