"""Spell: one card lying in front of its caster, working."""

from __future__ import annotations

from zaubertisch.kernel.step import NOBODY


class Spell:
    """[WW-131 WW-132 WW-133 WW-224] Never changed, only replaced, so that copies of a table may share it.

    It knows its caster and the wizard, border or square it works on; energy markers are turns, or life of a Homunculus.
    `thing` is what Glue holds, `under` the cracks of the wall a created door replaces, or -1 [WW-R80].
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
        self.thing = -1
        self.under = -1

    def twin(self) -> Spell:
        out = Spell(self.number, self.card, self.caster, self.target, self.border, self.square, self.markers)
        out.thing = self.thing
        out.under = self.under
        return out

    def with_markers(self, markers: int) -> Spell:
        out = self.twin()
        out.markers = markers
        return out

    def over(self, cracks: int) -> Spell:
        """The same door over a wall with so many cracks, or over none."""
        out = self.twin()
        out.under = cracks
        return out

    def at(self, border: int, square: int) -> Spell:
        """The same spell after its sector has turned."""
        out = self.twin()
        out.border = border
        out.square = square
        return out
