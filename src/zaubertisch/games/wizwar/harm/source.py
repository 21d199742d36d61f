"""A source of damage [WW-199]: what it deals, and who is behind it."""

from __future__ import annotations

from zaubertisch.kernel.step import NOBODY


class Source:
    """What a source deals: how much, how much of it is fire, whether it is water, and whose attack it is, if any.

    `doer` is the wizard who deals it without attacking, `bush` the square of a bush that does, `across` and `down` the
    way the blow goes where its victim stands.
    """

    def __init__(self, amount: int, fire: int = 0, water: bool = False, attacker: int = NOBODY) -> None:
        self.amount = amount
        self.fire = fire
        self.water = water
        self.attacker = attacker
        self.doer = attacker
        self.caster = NOBODY
        self.bush = -1
        self.across = 0
        self.down = 0
        self.mundane = False

    def cast_by(self, caster: int) -> Source:
        """Dealt by this seat's spell itself, but no attack [WW-R05]."""
        self.caster = caster
        return self

    def by(self, doer: int) -> Source:
        """Dealt by a wizard, but no attack."""
        self.doer = doer
        return self

    def of_bush(self, square: int) -> Source:
        self.bush = square
        return self
