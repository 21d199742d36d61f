"""Entering a square [WW-029]: what the border, the square and the wizard himself do, in this order."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.announce.announcement import touch
from zaubertisch.games.wizwar.cards import BOOBY_TRAP, DISEASE, HANDFUL_OF_TACKS
from zaubertisch.games.wizwar.components import (
    DISEASE_DAMAGE,
    FIRE_WALL_DAMAGE,
    ROSE_DAMAGE,
    SLIME_DAMAGE,
    TACKS_DAMAGE,
    THORN_DAMAGE,
    TRAP_DAMAGE,
)
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.maze.maze import FIRE_WALL, ROSEBUSH_FILL, THORNBUSH_FILL
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NEXT, NOBODY, Step

THORNS: Final = 1  # what is reported when thorns hold the wizard


class Entering(Step[WizWar]):
    """[WW-029] Fire on the border, trap, bush, tacks, then what the wizard does to others there."""

    BURN: Final = 0
    SPRING: Final = 1
    PRICK: Final = 2
    TREAD: Final = 3
    TOUCH: Final = 4
    INFECT: Final = 5

    def __init__(self, seat: int = NOBODY, border: int = -1, passing: bool = False) -> None:
        super().__init__(seat)
        self.border = border
        self.passing = passing
        self.square = -1  # the one entered
        self.thorns = 0
        self.other = 0  # how far the others on the square have been looked through

    def run(self, g: WizWar) -> int:
        match self.at:
            case Entering.BURN: return self.burn(g)
            case Entering.SPRING: return self.spring(g)
            case Entering.PRICK: return self.prick(g)
            case Entering.TREAD: return self.tread(g)
            case Entering.TOUCH: return self.touch(g)
            case Entering.INFECT: return self.infect(g)
            case _: return self.sum_up()

    def burn(self, g: WizWar) -> int:
        """[WW-029 WW-082 WW-205] Passing a Wall of Fire hurts; it is nobody's attack and cannot be evaded."""
        self.square = g.place[self.seat]
        if self.border < 0 or g.maze.borders[self.border] != FIRE_WALL:
            return NEXT
        return g.call(Damage(self.seat, Source(FIRE_WALL_DAMAGE, FIRE_WALL_DAMAGE)))

    def is_untouched(self, g: WizWar) -> bool:
        """[WW-R65 WW-R66 WW-R86] Mist, slime and riders of the wind pass over things."""
        return self.passing or g.seeps(self.seat) or self.is_gone(g)

    def is_gone(self, g: WizWar) -> bool:
        """Whether the wizard is dying, or has floated away from what hurt him here."""
        return not g.is_up(self.seat) or g.place[self.seat] != self.square

    def spring(self, g: WizWar) -> int:
        """[WW-082 WW-R92] A trap marker of somebody else is turned up; the real one goes off."""
        here = g.place[self.seat]
        if here not in g.traps or self.is_untouched(g) or g.caster_of(BOOBY_TRAP) == self.seat:
            return NEXT
        real = here == g.real_trap
        g.remove_trap(here)
        return g.call(Damage(self.seat, Source(TRAP_DAMAGE))) if real else NEXT

    def prick(self, g: WizWar) -> int:
        """[WW-R101 WW-R102] Roses hurt; thorns hurt, stun, and end the turn of whoever has one to lose."""
        here = g.place[self.seat]
        fill = g.maze.fills[here]
        if fill not in (ROSEBUSH_FILL, THORNBUSH_FILL) or self.is_untouched(g):
            return NEXT
        if fill == ROSEBUSH_FILL:
            return g.call(Damage(self.seat, Source(ROSE_DAMAGE).of_bush(here)))
        self.thorns = THORNS
        g.daze(self.seat, 1)
        if g.active == self.seat and not g.turn_over:
            g.turn_over = True
            if not g.silent:
                g.tell(EVERYONE, "turn_lost", {"seat": self.seat})
        return g.call(Damage(self.seat, Source(THORN_DAMAGE).of_bush(here)))

    def tread(self, g: WizWar) -> int:
        """[WW-R91] Tacks strewn here."""
        if self.is_untouched(g) or HANDFUL_OF_TACKS not in g.dropped_on(g.place[self.seat]):
            return NEXT
        return g.call(Damage(self.seat, Source(TACKS_DAMAGE)))

    def others(self, g: WizWar) -> list[int]:
        """Those on the square who have not been looked at yet."""
        if self.passing or self.is_gone(g):
            return []
        return [seat for seat in g.others_on(g.place[self.seat], self.seat) if seat >= self.other]

    def touch(self, g: WizWar) -> int:
        """[WW-199 WW-R39] Slime hurts everybody it comes to; that is no attack."""
        left = self.others(g) if g.is_slime(self.seat) else []
        if not left:
            self.other = 0
            return NEXT
        self.other = left[0] + 1
        return g.call_and_stay(Damage(left[0], Source(g.doubled(self.seat, SLIME_DAMAGE)).by(self.seat)))

    def infect(self, g: WizWar) -> int:
        """[WW-060 WW-R50] Disease hurts each wizard once a turn; in the turn it was cast that is an attack."""
        left = [seat for seat in self.others(g) if not g.touched >> seat & 1] if g.works_on(self.seat, DISEASE) else []
        if not left:
            return NEXT
        self.other = left[0] + 1
        g.touched |= 1 << left[0]
        if not g.sick or g.active != self.seat:
            source = Source(g.doubled(self.seat, DISEASE_DAMAGE)).by(self.seat).cast_by(self.seat)
            return g.call_and_stay(Damage(left[0], source))
        return g.call_and_stay(touch(self.seat, left[0])) if not g.is_mist(left[0]) else AGAIN

    def sum_up(self) -> int:
        self.report = self.thorns
        return END

    def clone(self) -> Entering:
        twin = Entering(self.seat, self.border, self.passing)
        twin.like(self)
        twin.square = self.square
        twin.thorns = self.thorns
        twin.other = self.other
        return twin
