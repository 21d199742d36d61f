"""Blows: the same damage to several wizards, or to one several times."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Blows(Step[WizWar]):
    """The same damage to several wizards, or to one several times; whoever suffers any of it may be stunned once."""

    STRIKE: Final = 0
    NOTE: Final = 1
    STUN: Final = 2

    victims: list[int]
    across: list[int]  # for each blow the way it goes where its victim stands
    down: list[int]
    squares: list[int]  # where each blow falls; nothing if it finds its victim wherever he is

    def __init__(self, victims: list[int] | None = None, source: Source | None = None, stuns: bool = False) -> None:
        super().__init__()
        self.victims = victims or []
        self.squares = []
        self.amount = 0 if source is None else source.amount
        self.fire = 0 if source is None else source.fire
        self.water = source is not None and source.water
        self.attacker = NOBODY if source is None else source.attacker
        self.caster = NOBODY if source is None else source.caster
        self.across = [0 if source is None else source.across] * len(self.victims)
        self.down = [0 if source is None else source.down] * len(self.victims)
        self.mundane = source is not None and source.mundane
        self.stuns = stuns
        self.struck = 0
        self.hurt = 0  # seats that suffered, one bit each

    def run(self, g: WizWar) -> int:
        match self.at:
            case Blows.STRIKE: return self.strike(g)
            case Blows.NOTE: return self.note()
            case Blows.STUN: return self.stun(g)
            case _: return END

    def strike(self, g: WizWar) -> int:
        """[WW-199 WW-R23] Each blow is a source of its own; a bolt misses whoever has floated off its path."""
        while self.struck < len(self.squares) and g.place[self.victims[self.struck]] != self.squares[self.struck]:
            self.struck += 1
        if self.struck == len(self.victims):
            return self.goto(Blows.STUN)
        seat = self.victims[self.struck]
        attacker = NOBODY if seat == self.attacker else self.attacker  # [WW-R24] nobody attacks himself
        source = Source(self.amount, self.fire, self.water, attacker).cast_by(self.caster)
        source.across = self.across[self.struck]
        source.down = self.down[self.struck]
        source.mundane = self.mundane
        return g.call(Damage(seat, source))

    def note(self) -> int:
        if self.heard > 0:
            self.hurt |= 1 << self.victims[self.struck]
        self.struck += 1
        return self.goto(Blows.STRIKE)

    def stun(self, g: WizWar) -> int:
        """[WW-079 WW-R25] One marker for each wizard who suffered, however often."""
        for seat in range(g.seats):
            if self.stuns and self.hurt >> seat & 1:
                g.daze(seat, 1)
        self.report = self.hurt
        return NEXT

    def clone(self) -> Blows:
        twin = Blows()
        twin.like(self)
        twin.victims = self.victims
        twin.squares = self.squares
        twin.amount = self.amount
        twin.fire = self.fire
        twin.water = self.water
        twin.attacker = self.attacker
        twin.caster = self.caster
        twin.across = self.across
        twin.down = self.down
        twin.mundane = self.mundane
        twin.stuns = self.stuns
        twin.struck = self.struck
        twin.hurt = self.hurt
        return twin
