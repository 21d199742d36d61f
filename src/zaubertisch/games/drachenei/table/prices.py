"""What a creature costs whom; pure functions of what lies open."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import FULMENTUS
from zaubertisch.games.drachenei.table.state import State


def strength(g: State) -> int:
    """The strength of the creature that is evaluated."""
    return g.variant.box.figure[g.display[g.place]]


def share(strength: int, fighters: int) -> int:
    """[DE-073] Each one's part, rounded up."""
    return (strength + fighters - 1) // fighters


def reduced(g: State, seat: int, price: int, alone: bool) -> int:
    """[DE-099 DE-R44 DE-R45] Fulmentus takes from a price, down to 1 for a lone victor, to 0 for a share."""
    return cut(price, g.variant.fulmentus_cut, alone) if g.can_use(seat, FULMENTUS) else price


def cut(price: int, less: int, alone: bool) -> int:
    """[DE-099 DE-R45] What Fulmentus leaves of a price."""
    return max(price - less, 1 if alone else 0)


def share_if_all_agree(g: State, seat: int) -> int:
    """[DE-073] What a seat that votes would pay if all wizards there fought together and could pay."""
    return reduced(g, seat, share(strength(g), g.placed.count(g.place)), False)
