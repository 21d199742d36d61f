"""Phase 2: what a seat's gems, artefacts and knowledge yield."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.boards import Boards
from zaubertisch.games.zavandor.components import (
    COLOURS,
    CONCENTRATE,
    CONCENTRATED,
    DIAMOND,
    DUST_OF_THREE,
    DUST_WITH_CONCENTRATED,
    EMERALD,
    FIRE_CHALICE,
    FLOW_DUST,
    KNOW_FLOW,
    OPAL,
    OPAL_DUST,
    PROTECTION_CRYSTAL,
    RUBY,
    SAPPHIRE,
    TRACKS,
)

TWICE_THE_MEAN: Final[list[int]] = [10, 15, 20, 30]  # of a card, by colour


class Income:
    """Dust, concentrated energy and single cards of each colour."""

    def __init__(self, opals: int, flow: int, counts: list[int]) -> None:
        """[ZA-044 ZA-045 ZA-047] Four of a colour are one concentrated energy with 2 dust, the rest single cards."""
        self.concentrated: list[int] = [count // CONCENTRATE for count in counts]
        self.cards: list[int] = [count % CONCENTRATE for count in counts]
        self.dust = opal_dust(opals) + FLOW_DUST[flow]
        for tiles in self.concentrated:
            self.dust += DUST_WITH_CONCENTRATED * tiles

    def twice_the_mean(self) -> int:
        """Twice the energy this yields on average, a whole number."""
        total = 2 * self.dust
        for colour in range(len(COLOURS)):
            total += 2 * CONCENTRATED[colour] * self.concentrated[colour] + TWICE_THE_MEAN[colour] * self.cards[colour]
        return total


def twice_the_mean_of(opals: int, flow: int, counts: list[int]) -> int:
    """The same for an income that is only thought of."""
    total = 2 * (opal_dust(opals) + FLOW_DUST[flow])
    for colour in range(len(COLOURS)):
        count = counts[colour]
        if count < CONCENTRATE:
            total += TWICE_THE_MEAN[colour] * count
        else:
            tiles = count // CONCENTRATE
            total += 2 * (CONCENTRATED[colour] + DUST_WITH_CONCENTRATED) * tiles
            total += TWICE_THE_MEAN[colour] * (count - CONCENTRATE * tiles)
    return total


def opal_dust(opals: int) -> int:
    """[ZA-042] Ten for every three opals, and 2 or 5 for one or two more."""
    return opals // 3 * DUST_OF_THREE + OPAL_DUST[opals % 3]


def income(g: Boards, seat: int) -> Income:
    """[ZA-041 ZA-043 ZA-046 ZA-048 ZA-R48] Active gems, crystals and chalices; cards one has already play no part."""
    counts = [
        g.spiral.count(seat, SAPPHIRE), g.spiral.count(seat, EMERALD) + g.artefacts.count(seat, PROTECTION_CRYSTAL),
        g.spiral.count(seat, DIAMOND), g.spiral.count(seat, RUBY) + g.artefacts.count(seat, FIRE_CHALICE),
    ]
    return Income(g.spiral.count(seat, OPAL), g.levels[seat * TRACKS + KNOW_FLOW], counts)
