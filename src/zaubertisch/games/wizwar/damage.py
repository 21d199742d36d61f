"""Damage [WW-195 WW-196]: from one source to one wizard; and what it does to things."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import PASS, REACT
from zaubertisch.games.wizwar.cards import (
    BLOODSHARD,
    BOOMSTONE,
    FEATHERWEIGHT,
    FIRE_CLOAK,
    GOLEM_FORM,
    PAIN_LINK,
    SHIELD,
    STONES,
)
from zaubertisch.games.wizwar.components import BOOMSTONE_DAMAGE, BUSH_CRACKS, FIRE_CLOAK_DAMAGE, GOLEM_SKIN
from zaubertisch.games.wizwar.refusals import why_not_now
from zaubertisch.games.wizwar.settle import BrainDebt
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


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


class Damage(Step[WizWar]):
    """One source and one wizard [WW-196 WW-199]; reports how much was suffered. A reaction may lower `amount`."""

    def __init__(self, seat: int = NOBODY, source: Source | None = None) -> None:
        super().__init__(seat)
        self.amount = 0 if source is None else source.amount
        self.fire = 0 if source is None else source.fire
        self.water = source is not None and source.water
        self.attacker = NOBODY if source is None else source.attacker
        self.doer = NOBODY if source is None else source.doer
        self.caster = NOBODY if source is None else source.caster  # whose spell does it, if it is no attack
        self.bush = -1 if source is None else source.bush
        self.across = 0 if source is None else source.across
        self.down = 0 if source is None else source.down
        self.mundane = source is not None and source.mundane
        self.suffered = 0
        self.booms = 0

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.reduce(g)
            case 1: return self.window(g)
            case 2: return self.goto(1)
            case 3: return self.float_away(g)
            case 4: return self.suffer(g)
            case 5: return self.burn_stones(g)
            case 6: return self.pay_for_the_brain(g)
            case 7: return self.explode(g)
            case 8: return self.wash_cloak(g)
            case 9: return self.link_pain(g)
            case 10: return self.strike_back(g)
            case _: return self.sum_up()

    def reduce(self, g: WizWar) -> int:
        """[WW-078 WW-079 WW-196] A Golem's skin takes two off, a Bloodshard one; nothing left is no damage at all."""
        self.amount -= g.carried.count(self.seat, BLOODSHARD)
        if g.works_on(self.seat, GOLEM_FORM):
            self.amount -= GOLEM_SKIN
        return NEXT

    def window(self, g: WizWar) -> int:
        """[WW-066 WW-R02 WW-R03] The victim may shield himself, as often as he can, now that the amount is known."""
        if self.amount <= 0:
            return self.come_to_nothing(g)
        if self.mundane or g.hidden(SHIELD) == 0 or g.life[self.seat] <= 0:  # [WW-068 WW-150 WW-R02]
            return self.goto(3)
        return g.ask(self.seat)

    def question(self, g: WizWar) -> str:
        return "react_shield"

    def options(self, g: WizWar) -> list[int]:
        return [PASS, REACT + SHIELD] if g.hands.has(self.seat, SHIELD) else [PASS]

    def why_not(self, g: WizWar, action: int) -> str:
        """[WW-075] Only a Shield fits here."""
        if action == PASS or (action == REACT + SHIELD and g.hands.has(self.seat, SHIELD)):
            return ""
        return why_not_now(action, "WW-075")

    def take(self, g: WizWar, action: int) -> int:
        if action == PASS:
            return self.goto(3)
        from zaubertisch.games.wizwar.announcement import answer

        return answer(g, self.seat, SHIELD)

    def float_away(self, g: WizWar) -> int:
        """[WW-196 WW-R54] Featherweight turns points into squares, but not those of squares entered in this way."""
        self.heard = 0
        if not g.works_on(self.seat, FEATHERWEIGHT) or g.life[self.seat] <= 0 or is_floating(g, self.seat):
            return NEXT
        from zaubertisch.games.wizwar.walk import FeatherWalk

        return g.call(FeatherWalk(self.seat, self.amount, self.across, self.down))

    def suffer(self, g: WizWar) -> int:
        """[WW-195 WW-203 WW-206] What is left is suffered; only another's attack earns credit."""
        self.amount -= self.heard
        if self.amount <= 0:
            return self.come_to_nothing(g)
        self.suffered = self.amount
        self.fire = min(self.fire, self.amount)  # [WW-R57] reductions come off the other part first
        g.hurt(self.seat, self.suffered, NOBODY if self.attacker == self.seat else self.attacker)
        return NEXT

    def burn_stones(self, g: WizWar) -> int:
        """[WW-147 WW-149 WW-197 WW-R58] Fire destroys all Magic Stones, first of all; then the Boomstones go off."""
        if self.fire <= 0:
            return self.goto(8)
        self.booms = g.carried.count(self.seat, BOOMSTONE)
        for kind in STONES:
            while g.carried.has(self.seat, kind):
                g.use_up(self.seat, kind)
        return NEXT

    def pay_for_the_brain(self, g: WizWar) -> int:
        """[WW-R117] Whoever loses the Brainstone discards at once."""
        return g.call(BrainDebt(self.seat)) if g.brain_debt[self.seat] and g.life[self.seat] > 0 else NEXT

    def explode(self, g: WizWar) -> int:
        """[WW-197 WW-R58] Each Boomstone is a source of its own, and nobody's attack."""
        if self.booms == 0:
            return NEXT
        self.booms -= 1
        self.at -= 1
        return g.call(Damage(self.seat, Source(BOOMSTONE_DAMAGE, BOOMSTONE_DAMAGE)))

    def wash_cloak(self, g: WizWar) -> int:
        """[WW-198] Water destroys a Fire Cloak before it can strike back."""
        if self.water and g.carried.has(self.seat, FIRE_CLOAK):
            g.use_up(self.seat, FIRE_CLOAK)
        return NEXT

    def link_pain(self, g: WizWar) -> int:
        """[WW-R55] What a wizard's attack made you suffer he suffers as well; it is no attack and never comes back."""
        if self.attacker in (NOBODY, self.seat) or not g.works_on(self.seat, PAIN_LINK):
            return NEXT
        return g.call(Damage(self.attacker, Source(self.suffered).cast_by(self.seat)))

    def strike_back(self, g: WizWar) -> int:
        """[WW-R56] A Fire Cloak burns the wizard beside you who made you suffer; striking back never strikes back."""
        foe = self.doer
        if not g.carried.has(self.seat, FIRE_CLOAK):
            return NEXT
        if self.bush >= 0 and g.filled_by(self.bush) >= 0 and g.place[self.seat] == self.bush:
            g.crack_fill(self.bush, BUSH_CRACKS, BUSH_CRACKS)
        if foe in (NOBODY, self.seat) or not g.alive(foe):
            return NEXT
        here, there = g.place[self.seat], g.place[foe]
        if not g.is_near(here, there) or not g.sees_in(here, there):
            return NEXT
        return g.call(Damage(foe, Source(FIRE_CLOAK_DAMAGE, FIRE_CLOAK_DAMAGE)))

    def come_to_nothing(self, g: WizWar) -> int:
        """[WW-196] Nothing is left of it, which everybody is told."""
        if not g.silent:
            g.tell(EVERYONE, "unhurt", {"seat": self.seat})
        return self.goto(11)

    def sum_up(self) -> int:
        self.report = self.suffered
        return END

    def clone(self) -> Damage:
        twin = Damage()
        twin.like(self)
        twin.amount = self.amount
        twin.fire = self.fire
        twin.water = self.water
        twin.attacker = self.attacker
        twin.doer = self.doer
        twin.caster = self.caster
        twin.bush = self.bush
        twin.across = self.across
        twin.down = self.down
        twin.mundane = self.mundane
        twin.suffered = self.suffered
        twin.booms = self.booms
        return twin


def is_floating(g: WizWar, seat: int) -> bool:
    """Whether the wizard is being moved by a Featherweight right now."""
    from zaubertisch.games.wizwar.walk import FeatherWalk

    return any([isinstance(step, FeatherWalk) and step.seat == seat for step in g.stack])


class Blows(Step[WizWar]):
    """The same damage to several wizards, or to one several times; whoever suffers any of it may be stunned once."""

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
            case 0: return self.strike(g)
            case 1: return self.note()
            case 2: return self.stun(g)
            case _: return END

    def strike(self, g: WizWar) -> int:
        """[WW-199 WW-R23] Each blow is a source of its own; a bolt misses whoever has floated off its path."""
        while self.struck < len(self.squares) and g.place[self.victims[self.struck]] != self.squares[self.struck]:
            self.struck += 1
        if self.struck == len(self.victims):
            return self.goto(2)
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
        return self.goto(0)

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


# Fists


# Things
