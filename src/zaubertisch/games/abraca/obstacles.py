"""What is in the way of a call, a stop or a stone that is refused."""

from __future__ import annotations

from zaubertisch.games.abraca.actions import STOP, TAKE, WORDS
from zaubertisch.games.abraca.components import SINGER
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.obstacle import Obstacle, another_question

TAKING = "take_mystic"


def obstacle(g: Abraca, action: int) -> Obstacle | None:
    """[AB-020 AB-022 AB-043 AB-R16] Nothing cast yet, a number too low, a stone not there, not asked for, or taken."""
    if not STOP <= action < len(WORDS):
        return None
    if action > TAKE:
        return in_the_way_of_a_stone(g, action - TAKE)
    if g.question() == TAKING:
        return another_question(TAKING)
    if action == STOP:
        return Obstacle("nothing_cast")
    return Obstacle("too_low", {"spell": action, "lowest": g.lowest})


def in_the_way_of_a_stone(g: Abraca, stone: int) -> Obstacle:
    if g.question() == TAKING:
        return Obstacle("no_such_stone", {"stone": stone, "left": len(g.mystic_table)})
    if not g.variant.choose_mystic:
        return Obstacle("table_takes")
    return Obstacle("stone_taken" if g.lowest == SINGER else "no_singer")
