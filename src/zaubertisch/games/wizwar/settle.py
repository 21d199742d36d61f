"""Settling [WW-201]: deaths, credit, victory, and hands that have grown too large."""

from __future__ import annotations

from zaubertisch.games.wizwar import knowledge
from zaubertisch.games.wizwar.actions import DISCARD, DROP, END_SPELL
from zaubertisch.games.wizwar.cards import KINDS, SLOW_DEATH
from zaubertisch.games.wizwar.layout import BORDERS
from zaubertisch.games.wizwar.state import NO_TREASURE, NOWHERE, UNHURT
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.kernel.event import EVERYONE, Value
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Settle(Step[WizWar]):
    """After each whole attack and after each other source: who is dead, who has won, who must shed cards."""

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.slow_deaths(g)
            case 1: return self.bury(g)
            case 2: return self.look_for_winner(g)
            case 3: return self.lose_heart(g)
            case 4: return self.pay_debts(g)
            case 5: return self.shed(g)
            case _: return END

    def slow_deaths(self, g: WizWar) -> int:
        """[WW-R52] One point for each card drawn under Slow Death, each a source of its own."""
        for seat in g.from_active():
            if g.slow[seat] and g.standing(seat):
                from zaubertisch.games.wizwar.damage import Damage, Source

                g.slow[seat] -= 1
                self.at -= 1
                return g.call(Damage(seat, Source(1).cast_by(g.caster_of(SLOW_DEATH))))
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
            g.life[seat] = 0
            g.fatal[seat] = UNHURT
        return self.goto(1) if dead else NEXT

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
                self.at -= 1
                return g.call(BrainDebt(seat))
        return NEXT

    def shed(self, g: WizWar) -> int:
        """[WW-204 WW-214] Whoever has too much reduces it at once."""
        for seat in g.from_active():
            if g.alive(seat) and g.load(seat) > g.limit(seat):
                self.at -= 1
                return g.call(Overload(seat))
        return self.goto(0) if g.unsettled or any(g.slow) else NEXT

    def clone(self) -> Settle:
        twin = Settle()
        twin.like(self)
        return twin


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
    g.place[seat] = NOWHERE
    g.stun[seat] = 0
    g.brain_debt[seat] = 0
    g.slow[seat] = 0


def give_credit(g: WizWar, seat: int, killer: int) -> None:
    """[WW-203 WW-205 WW-R108 WW-R109] A living killer gets a point for good and the hand; else it is discarded."""
    g.fatal[seat] = UNHURT
    if killer >= 0 and g.alive(killer):
        hunt = g.variant.treasure_hunt
        g.kills[killer] += 0 if hunt else 1
        if not g.silent:
            fields: dict[str, Value] = {"seat": killer, "victim_seat": seat, "cards": g.hands.size(seat)}
            g.tell(EVERYONE, "took_hand" if hunt else "killed", fields)
        cards = knowledge.hand_of(g, seat)
        for kind in g.hands.cards(seat):
            g.pass_on(kind, seat, killer)
        knowledge.hand_moved(g, seat, killer, cards)
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


class Shedding(Step[WizWar]):
    """A question in which a seat gives up hand cards, own spells or carried items, one by one."""

    def options(self, g: WizWar) -> list[int]:
        """[WW-R115] Hand cards, own maintained spells, carried items."""
        return things_to_shed(g, self.seat)

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if can_shed(g, self.seat, action) else "WW-R115"

    def take(self, g: WizWar, action: int) -> int:
        shed(g, self.seat, action)
        return NEXT


class Overload(Shedding):
    """[WW-214 WW-215 WW-R115] Down to the limit, by any mix."""

    def run(self, g: WizWar) -> int:
        if self.at == 0 and g.load(self.seat) > g.limit(self.seat):
            return g.ask(self.seat)
        if self.at == 1:
            return self.goto(0)
        return END

    def question(self, g: WizWar) -> str:
        return "overload"

    def clone(self) -> Overload:
        twin = Overload()
        twin.like(self)
        return twin


class BrainDebt(Step[WizWar]):
    """[WW-R117] Two hand cards for the lost Brainstone, all if there are fewer."""

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.owe(g)
            case 1: return self.goto(0)
            case _: return END

    def owe(self, g: WizWar) -> int:
        if g.hands.size(self.seat) == 0:
            g.brain_debt[self.seat] = 0
        return g.ask(self.seat) if g.brain_debt[self.seat] else self.goto(2)

    def question(self, g: WizWar) -> str:
        return "brain_discard"

    def options(self, g: WizWar) -> list[int]:
        return [DISCARD + kind for kind in g.hands.kinds_of(self.seat)]

    def why_not(self, g: WizWar, action: int) -> str:
        held = DISCARD <= action < DISCARD + KINDS and g.hands.has(self.seat, action - DISCARD)
        return "" if held else "WW-R117"

    def take(self, g: WizWar, action: int) -> int:
        g.discard(self.seat, action - DISCARD)
        g.brain_debt[self.seat] -= 1
        return NEXT

    def clone(self) -> BrainDebt:
        twin = BrainDebt()
        twin.like(self)
        return twin


def things_to_shed(g: WizWar, seat: int) -> list[int]:
    """Hand cards, then own spells, then carried items, as options."""
    out = [DISCARD + kind for kind in g.hands.kinds_of(seat)]
    out += [END_SPELL + place for place, spell in enumerate(g.spells) if g.maintains(seat, spell)]
    return out + [DROP + kind for kind in g.carried.kinds_of(seat)]


def can_shed(g: WizWar, seat: int, action: int) -> bool:
    if DISCARD <= action < DISCARD + KINDS:
        return g.hands.has(seat, action - DISCARD)
    if DROP <= action < DROP + KINDS:
        return g.carried.has(seat, action - DROP)
    place = action - END_SPELL
    return 0 <= place < len(g.spells) and g.maintains(seat, g.spells[place])


def shed(g: WizWar, seat: int, action: int) -> None:
    """[WW-023 WW-135] Discard a hand card, end an own spell, or drop an item."""
    if DISCARD <= action < DISCARD + KINDS:
        g.discard(seat, action - DISCARD)
    elif DROP <= action < DROP + KINDS:
        g.drop_item(seat, action - DROP)
    else:
        g.end_spell(g.spells[action - END_SPELL])
