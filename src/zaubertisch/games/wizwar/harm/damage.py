"""Damage [WW-195 WW-196]: from one source to one wizard; and what it does to things."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.plan import Plan, plan_at
from zaubertisch.games.wizwar.aim.window import ReactionWindow
from zaubertisch.games.wizwar.announce.announcement import react
from zaubertisch.games.wizwar.announce.later import later
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
from zaubertisch.games.wizwar.harm.shedding import pay_for_the_brain
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step

ONLY_SHIELD: Final[list[int]] = [SHIELD]  # shared, never changed


class Damage(ReactionWindow):
    """One source and one wizard [WW-196 WW-199]; reports how much was suffered. A reaction may lower `amount`."""

    REDUCE: Final = 0
    WINDOW: Final = 1
    AFTER_REACTION: Final = 2
    FLOAT_AWAY: Final = 3
    SUFFER: Final = 4
    BURN_STONES: Final = 5
    PAY_FOR_THE_BRAIN: Final = 6
    EXPLODE: Final = 7
    WASH_CLOAK: Final = 8
    LINK_PAIN: Final = 9
    STRIKE_BACK: Final = 10
    SUM_UP: Final = 11

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
            case Damage.REDUCE: return self.reduce(g)
            case Damage.WINDOW: return self.window(g)
            case Damage.AFTER_REACTION: return self.goto(Damage.WINDOW)
            case Damage.FLOAT_AWAY: return self.float_away(g)
            case Damage.SUFFER: return self.suffer(g)
            case Damage.BURN_STONES: return self.burn_stones(g)
            case Damage.PAY_FOR_THE_BRAIN: return self.pay_for_the_brain(g)
            case Damage.EXPLODE: return self.explode(g)
            case Damage.WASH_CLOAK: return self.wash_cloak(g)
            case Damage.LINK_PAIN: return self.link_pain(g)
            case Damage.STRIKE_BACK: return self.strike_back(g)
            case _: return self.sum_up()

    def reduce(self, g: WizWar) -> int:
        """[WW-078 WW-079 WW-196] A Golem's skin takes two off, a Bloodshard one; nothing left is no damage at all."""
        self.amount -= g.carried.count(self.seat, BLOODSHARD)
        if g.works_on(self.seat, GOLEM_FORM):
            self.amount -= GOLEM_SKIN
        return NEXT

    # The window

    def window(self, g: WizWar) -> int:
        """[WW-066 WW-196] Now that the amount is known; nothing left of it is nothing to answer."""
        return super().window(g) if self.amount > 0 else self.come_to_nothing(g)

    def next_to_ask(self, g: WizWar) -> int:
        """[WW-066 WW-068 WW-150 WW-R02 WW-R03] The victim, who may shield as often as they can."""
        return NOBODY if self.mundane or g.hidden(SHIELD) == 0 or g.life[self.seat] <= 0 else self.seat

    def answers(self, g: WizWar, seat: int) -> list[int]:
        """[WW-075] Only a Shield fits here."""
        return ONLY_SHIELD

    def why_no_answer(self, g: WizWar, seat: int, kind: int) -> str:
        """[WW-R03] Everything else is played when a spell or an attack is announced."""
        return "WW-R03"

    def note_pass(self) -> int:
        return self.close_window()

    def react(self, g: WizWar, seat: int, kind: int) -> int:
        return react(g, seat, kind)

    def close_window(self) -> int:
        return self.goto(Damage.FLOAT_AWAY)

    def countered_seat(self, g: WizWar) -> int:
        """[WW-R05] The caster of the spell whose damage a Shield was raised against, attack or not, or NOBODY."""
        if self.attacker == NOBODY:
            return self.caster
        depth = g.stack.index(self)
        while not isinstance(g.stack[depth], Plan):
            depth -= 1
        attack = plan_at(g, depth)
        return attack.seat if attack.is_spells_work() else NOBODY

    def question(self, g: WizWar) -> str:
        return "react_shield"

    # What it does

    def float_away(self, g: WizWar) -> int:
        """[WW-196 WW-R54] Featherweight turns points into squares, but not those of squares entered in this way."""
        self.heard = 0
        if not g.works_on(self.seat, FEATHERWEIGHT) or g.life[self.seat] <= 0 or is_floating(g, self.seat):
            return NEXT
        return g.call(later(g).feather_walk(self.seat, self.amount, self.across, self.down))

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
            return self.goto(Damage.WASH_CLOAK)
        self.booms = g.carried.count(self.seat, BOOMSTONE)
        for kind in STONES:
            while g.carried.has(self.seat, kind):
                g.use_up(self.seat, kind)
        return NEXT

    def pay_for_the_brain(self, g: WizWar) -> int:
        """[WW-R117] Whoever loses the Brainstone discards at once."""
        return pay_for_the_brain(g, self.seat) if g.life[self.seat] > 0 else NEXT

    def explode(self, g: WizWar) -> int:
        """[WW-197 WW-R58] Each Boomstone is a source of its own, and nobody's attack."""
        if self.booms == 0:
            return NEXT
        self.booms -= 1
        return g.call_and_stay(Damage(self.seat, Source(BOOMSTONE_DAMAGE, BOOMSTONE_DAMAGE)))

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
        return self.goto(Damage.SUM_UP)

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
    return any([isinstance(step, Floating) and step.seat == seat for step in g.stack])


class Floating(Step[WizWar]):
    """[WW-R54] Being carried off by a Featherweight."""
