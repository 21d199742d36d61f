"""Whether the cards of a hand have a target: cards of equal aim and range reach the same, so they share one look."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.plan import CASTING, Plan
from zaubertisch.games.wizwar.aim.targets import has_target
from zaubertisch.games.wizwar.announce.modifiers import can_complete_aim
from zaubertisch.games.wizwar.cards import (
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    ATTACK,
    BOLT_WAY,
    CARDS,
    GLUE,
    HEAVE_HO,
    NEUTRAL,
    STRETCH,
    SWAP,
)
from zaubertisch.games.wizwar.table.table import WizWar

#: Cards that reach something else than others of their aim and range do.
ODD_ONES: Final[list[int]] = [SWAP, STRETCH, HEAVE_HO, GLUE]
AIMS: Final = 32


def cast_type(kind: int) -> int:
    """[WW-091] What a card is cast as in the own turn."""
    return NEUTRAL if CARDS[kind].types & NEUTRAL else ATTACK


class TargetsInReach:
    """[WW-092 WW-095] What has been found out about one hand at one moment."""

    def __init__(self) -> None:
        self.known: dict[int, bool] = {}  # by range and aim: whether a plain line reaches anything

    def has_any(self, g: WizWar, seat: int, kind: int) -> bool:
        """Whether this card has a target, if need be with modifiers and boosts the seat holds."""
        if kind in ODD_ONES:
            return can_complete_aim(g, Plan(seat, CASTING, kind, cast_type(kind)))
        key = CARDS[kind].reach * AIMS + CARDS[kind].aim
        plain = self.known.get(key)
        if plain is None:
            plain = has_target(g, Plan(seat, CASTING, kind, cast_type(kind)))
            self.known[key] = plain
        if plain or not (CARDS[kind].aim == BOLT_WAY or may_modify(g, seat)):
            return plain
        return can_complete_aim(g, Plan(seat, CASTING, kind, cast_type(kind)))


def may_modify(g: WizWar, seat: int) -> bool:
    """Whether the seat holds a card that bends or moves the line."""
    return g.hands.has(seat, AROUND_THE_CORNER) or g.hands.has(seat, ASTRAL_PROJECTION)
