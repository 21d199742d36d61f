"""Whether a wizard may attack or leave his square at all in this turn [WW-053 WW-191]."""

from __future__ import annotations

from zaubertisch.games.wizwar.table.table import WizWar


def why_no_leaving(g: WizWar) -> str:
    """[WW-191 WW-192 WW-R61 WW-R63] A wizard who has teleported, or has attacked while stunned, stays where he is."""
    if g.rooted:
        return "WW-R61"
    return "WW-192" if g.is_bound() and g.attacks >= g.most_attacks(g.active) else ""


def why_no_attack(g: WizWar, seat: int) -> str:
    """[WW-053 WW-054 WW-191 WW-192 WW-R65 WW-R119] Once a turn, not in the first, not after moving while stunned."""
    if g.turns[seat] == 0:
        return "WW-054"
    most = g.most_attacks(seat)
    if g.attacks >= most:
        return "WW-053"
    if g.is_mist(seat):
        return "WW-R65"
    if g.is_slime(seat):
        return "WW-096"
    if not g.moved or not g.is_bound():
        return ""
    return "WW-192" if most == 1 else "WW-R64" if g.attacks > 0 else ""
