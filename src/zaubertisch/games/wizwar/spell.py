"""Spell: one card lying in front of its caster, working."""

from __future__ import annotations

from zaubertisch.kernel.step import NOBODY


class Spell:
    """[WW-131 WW-132 WW-133 WW-224] Never changed, only replaced, so that copies of a table may share it.

    It knows its caster and the wizard, border or square it works on; energy markers are turns, or life of a Homunculus.
    """

    def __init__(
        self, number: int = 0, card: int = 0, caster: int = NOBODY, target: int = NOBODY, border: int = -1,
        square: int = -1, markers: int = 0,
    ) -> None:
        self.number = number
        self.card = card
        self.caster = caster
        self.target = target
        self.border = border
        self.square = square
        self.markers = markers

    def with_markers(self, markers: int) -> Spell:
        return Spell(self.number, self.card, self.caster, self.target, self.border, self.square, markers)

    def at(self, border: int, square: int) -> Spell:
        """The same spell after its sector has turned."""
        return Spell(self.number, self.card, self.caster, self.target, border, square, self.markers)
