"""Taste: what things are worth to a rule of thumb of Simsala… Bumm?, in points of a round."""

from __future__ import annotations

from typing import Final

LOSSES: Final[list[float]] = [0.0, 2.2, 0.9, 0.6, 0.45, 0.45, 0.45]  # an own life lost, by how many there were


class Taste:
    """One player's; the usual one was found by playing such bots against each other."""

    def __init__(self, damage: float = 0.5, life: float = 0.35, fear: float = 1.0) -> None:
        self.damage = damage  # one life of everybody else together
        self.win = 3.0  # ending the round by a knock-out or an empty row
        self.out = 2.0  # one rival fewer while other last wizards stand
        self.life = life  # an own life gained
        self.dear_life = 1.5 * life  # the same with one or two left
        self.mystic = 1.0  # a mystic stone
        self.room = 0.4  # all numbers open for the next call
        self.losses = [fear * loss for loss in LOSSES]


USUAL: Final = Taste()
BOLD: Final = Taste(damage=0.7, fear=0.6)
CAREFUL: Final = Taste(life=0.5, fear=1.6)
