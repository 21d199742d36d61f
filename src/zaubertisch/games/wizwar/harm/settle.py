"""Settling [WW-201]: deaths, credit, victory, and hands that have grown too large."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import SLOW_DEATH
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.shedding import BrainDebt, Overload
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.maze.board import BORDERS
from zaubertisch.games.wizwar.table import seen
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import EVERYONE, Value
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Settle(Step[WizWar]):
    """After each whole attack and after each other source: who is dead, who has won, who must shed cards."""

    SLOW_DEATHS: Final = 0
    BURY: Final = 1
    LOOK_FOR_WINNER: Final = 2
    LOSE_HEART: Final = 3
    PAY_DEBTS: Final = 4
    SHED: Final = 5

    def run(self, g: WizWar) -> int:
        match self.at:
            case Settle.SLOW_DEATHS: return self.slow_deaths(g)
            case Settle.BURY: return self.bury(g)
            case Settle.LOOK_FOR_WINNER: return self.look_for_winner(g)
            case Settle.LOSE_HEART: return self.lose_heart(g)
            case Settle.PAY_DEBTS: return self.pay_debts(g)
            case Settle.SHED: return self.shed(g)
            case _: return END

    def slow_deaths(self, g: WizWar) -> int:
        """[WW-R52] One point for each card drawn under Slow Death, each a source of its own."""
        for seat in g.from_active():
            if g.slow[seat] and g.is_up(seat):
                g.suffer_slowly(seat)
                return g.call_and_stay(Damage(seat, Source(1).cast_by(g.caster_of(SLOW_DEATH))))
        return NEXT

    def lose_heart(self, g: WizWar) -> int:
        """Deadly treasures: whose two treasures both lie on strange bases dies, and nobody gets anything for it."""
        if not g.variant.deadly_treasures:
            return NEXT
        bases = [g.base(seat) for seat in range(g.seats)]
        dead = [
            seat for seat in g.living()
            if all([square in bases and square != bases[seat] for square in g.treasures[seat * 2 : seat * 2 + 2]])
        ]
        for seat in dead:
            g.lose_heart(seat)
        return self.goto(Settle.BURY) if dead else NEXT

    def bury(self, g: WizWar) -> int:
        """[WW-200 WW-201 WW-R108 WW-R110] All who are down die together."""
        g.unsettled = False
        dead = [seat for seat in range(g.seats) if g.alive(seat) and g.life[seat] <= 0]
        for seat in dead:
            die(g, seat)
        for seat in dead:
            give_credit(g, seat, g.fatal[seat])
        if g.active in dead:
            g.turn_over = True  # [WW-R120]
        return NEXT

    def look_for_winner(self, g: WizWar) -> int:
        """[WW-207 WW-218 WW-219 WW-220 WW-R106 WW-R107] Points of the living, or the only one left, or nobody."""
        living = g.living()
        if len(living) <= 1:
            return end_game(g, living[0] if living else NOBODY, "last_wizard" if living else "all_dead")
        for seat in g.from_active():
            if g.alive(seat) and g.points(seat) >= g.variant.points_to_win:
                return end_game(g, seat, "points")
        return NEXT

    def pay_debts(self, g: WizWar) -> int:
        """[WW-R117] Two hand cards for a lost Brainstone."""
        for seat in g.from_active():
            if g.alive(seat) and g.brain_debt[seat]:
                return g.call_and_stay(BrainDebt(seat))
        return NEXT

    def shed(self, g: WizWar) -> int:
        """[WW-204 WW-214] Whoever has too much reduces it at once."""
        for seat in g.from_active():
            if g.alive(seat) and g.load(seat) > g.limit(seat):
                return g.call_and_stay(Overload(seat))
        return self.goto(Settle.SLOW_DEATHS) if g.unsettled or any(g.slow) else NEXT

    def clone(self) -> Settle:
        twin = Settle()
        twin.like(self)
        return twin


def settle_then(g: WizWar, section: Step[WizWar], then: int) -> int:
    """[WW-201] Settle what is unsettled; the section goes on at paragraph `then`."""
    if not g.unsettled:
        return section.goto(then)
    section.at = then
    return g.call_and_stay(Settle())


def die(g: WizWar, seat: int) -> None:
    """[WW-202 WW-R104 WW-R122] Everything carried falls, his spells and those on him end, his doors close."""
    if not g.silent:
        g.tell(EVERYONE, "died", {"seat": seat})
    if g.burden[seat] != NO_TREASURE:
        g.drop_treasure(seat)
    for kind in g.carried.cards(seat):
        g.drop_item(seat, kind)
    for spell in g.spells[:]:
        if g.maintains(seat, spell) or spell.target == seat:
            g.end_spell(spell)
    for hold in g.maze.holding[:]:
        if hold // BORDERS == seat:
            g.close_door(seat, hold % BORDERS)
    g.leave(seat)


def give_credit(g: WizWar, seat: int, killer: int) -> None:
    """[WW-203 WW-205 WW-R108 WW-R109] A living killer gets a point for good and the hand; else it is discarded."""
    g.forget_killer(seat)
    if killer >= 0 and g.alive(killer):
        hunt = g.variant.treasure_hunt
        if not hunt:
            g.count_kill(killer)
        if not g.silent:
            fields: dict[str, Value] = {"seat": killer, "victim_seat": seat, "cards": g.hands.size(seat)}
            g.tell(EVERYONE, "took_hand" if hunt else "killed", fields)
        for kind in g.hands.cards(seat):
            seen.stolen(g, seat, killer, kind, g.pass_on(kind, seat, killer))
        g.unsettled = True
        return
    for kind in g.hands.cards(seat):
        g.discard(seat, kind)


def end_game(g: WizWar, winner: int, reason: str) -> int:
    """[WW-218] The game is over at once, whatever was going on."""
    g.winner = winner
    g.end = reason
    g.planning = -1
    if not g.silent:
        g.tell(EVERYONE, "game_over", {"reason": reason})
    del g.stack[:-1]
    return END


