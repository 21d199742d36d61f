"""Waterbolt: damage, knock-back, and what water does to fire, acid and things lying about."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.attack_line import blow
from zaubertisch.games.wizwar.aim.plan import NO_CARD, Plan
from zaubertisch.games.wizwar.cards import CARDS, FIRE, HANDFUL_OF_TACKS
from zaubertisch.games.wizwar.effects.attacks import strike
from zaubertisch.games.wizwar.effects.neutrals import Section, wash_off_acid
from zaubertisch.games.wizwar.harm.being_moved import Drift, pushed_item
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


def waterbolt(g: WizWar, p: Plan) -> Section | None:
    """[WW-093 WW-R31] Wizards are hurt and knocked back, fire goes out, things are cracked, items float."""
    if p.wizard >= 0 and (p.wizard == p.seat or p.hits(p.wizard)):
        out = Waterbolt(p.wizard, NOBODY if p.wizard == p.seat else p.seat, p.amount, p.way, p.energy - p.amount)
        out.across, out.down = blow(g, p) if p.wizard != p.seat else (0, 0)
        return out
    if p.wizard >= 0 or p.thing == NO_CARD:
        return wet_thing(g, p)
    if CARDS[p.thing].attributes & FIRE or p.thing == HANDFUL_OF_TACKS:
        g.destroy_dropped(p.thing, p.square)
    elif not g.is_glued(p.square, p.thing, g.dropped_on(p.square).count(p.thing)):
        g.put_item(p.thing, pushed_item(g, p.square, p.way, p.energy), g.lift_item(p.thing, p.square))
    return None


def wet_thing(g: WizWar, p: Plan) -> Section | None:
    """Fire on a border goes out; anything else is struck."""
    if p.border >= 0 and not g.is_breakable(p.border):
        g.destroy_border(p.border)
        return None
    return strike(g, p, Source(p.amount, 0, True, p.seat))


class Waterbolt(Step[WizWar]):
    """[WW-R31 WW-R51] Acid is washed off, damage comes first, then the knock-back."""

    WASH: Final = 0
    HURT: Final = 1
    KNOCK_BACK: Final = 2

    def __init__(
        self, seat: int = NOBODY, attacker: int = NOBODY, amount: int = 0, way: int = -1, squares: int = 0,
    ) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.amount = amount
        self.way = way
        self.squares = squares
        self.across = 0
        self.down = 0

    def run(self, g: WizWar) -> int:
        match self.at:
            case Waterbolt.WASH: return self.wash(g)
            case Waterbolt.HURT: return self.hurt(g)
            case Waterbolt.KNOCK_BACK: return g.call(Drift(self.seat, self.way, self.squares))
            case _: return END

    def hurt(self, g: WizWar) -> int:
        source = Source(self.amount, 0, True, self.attacker)
        source.across = self.across
        source.down = self.down
        return g.call(Damage(self.seat, source))

    def wash(self, g: WizWar) -> int:
        wash_off_acid(g, self.seat)
        return NEXT

    def clone(self) -> Waterbolt:
        twin = Waterbolt(self.seat, self.attacker, self.amount, self.way, self.squares)
        twin.like(self)
        twin.across = self.across
        twin.down = self.down
        return twin
