"""Attacks on what a wizard knows and carries: what he must drop, what is taken from him, what burns in his mind."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import DISCARD, DONE, DROP, DROP_TREASURE, END_SPELL, STEAL, STOP
from zaubertisch.games.wizwar.cards import CARDS, KINDS
from zaubertisch.games.wizwar.components import STEAL_CARDS
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.shedding import Overload, can_shed, shed, things_to_shed
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.table import seen
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import all_but, only
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step

# What becomes of the thing that is named.
DROPS: Final = 0
TAKES_ITEM: Final = 1
TAKES: Final = 2


class WhichThing(Step[WizWar]):
    """[WW-158 WW-R44] The attacker names the treasure or an item, all of which lie open; it falls, or is his now."""

    NAME_IT: Final = 0

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY, how: int = DROPS) -> None:
        super().__init__(seat)
        self.victim = victim
        self.how = how

    def run(self, g: WizWar) -> int:
        return g.ask_or_take(self.seat) if self.at == WhichThing.NAME_IT else END

    def question(self, g: WizWar) -> str:
        return "which_thing"

    def options(self, g: WizWar) -> list[int]:
        fits = self.how == DROPS or (self.how == TAKES and g.burden[self.seat] == NO_TREASURE)
        out = [DROP_TREASURE] if fits and g.burden[self.victim] != NO_TREASURE else []
        return out + [DROP + kind for kind in g.carried.kinds_of(self.victim)]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in self.options(g) else "WW-R44"

    def take(self, g: WizWar, action: int) -> int:
        if self.how != DROPS:
            self.take_over(g, action)
        elif action == DROP_TREASURE:
            g.drop_treasure(self.victim)
        else:
            g.drop_item(self.victim, action - DROP)
        return NEXT

    def take_over(self, g: WizWar, action: int) -> None:
        if action == DROP_TREASURE:
            g.take_treasure(self.seat, self.victim)
        else:
            g.take_item(self.seat, self.victim, action - DROP)

    def clone(self) -> WhichThing:
        twin = WhichThing(self.seat, self.victim, self.how)
        twin.like(self)
        return twin


class ThoughtSteal(Step[WizWar]):
    """[WW-215 WW-R47] The thief looks at the whole hand, takes up to two cards, and then checks his limit once."""

    LOOK: Final = 0
    TAKE_CARD: Final = 1
    TAKE_ANOTHER: Final = 2
    SHED: Final = 3

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = STEAL_CARDS

    def run(self, g: WizWar) -> int:
        match self.at:
            case ThoughtSteal.LOOK: return self.look(g)
            case ThoughtSteal.TAKE_CARD: return self.ask_for_card(g)
            case ThoughtSteal.TAKE_ANOTHER: return self.goto(ThoughtSteal.TAKE_CARD)
            case ThoughtSteal.SHED: return g.call(Overload(self.seat))
            case _: return END

    def look(self, g: WizWar) -> int:
        seen.looked(g, self.seat, self.victim)
        if not g.silent:
            for kind in g.hands.cards(self.victim):
                g.tell(only(self.seat), "saw_card", {
                    "seat": self.seat, "victim_seat": self.victim, "spell": CARDS[kind].key,
                })
        return NEXT

    def ask_for_card(self, g: WizWar) -> int:
        if self.left == 0 or g.hands.size(self.victim) == 0:
            return self.goto(ThoughtSteal.SHED)
        return g.ask(self.seat)

    def question(self, g: WizWar) -> str:
        return "steal"

    def options(self, g: WizWar) -> list[int]:
        return [STOP] + [STEAL + kind for kind in g.hands.kinds_of(self.victim)]

    def why_not(self, g: WizWar, action: int) -> str:
        if action == STOP or (STEAL <= action < STEAL + KINDS and g.hands.has(self.victim, action - STEAL)):
            return ""
        return "WW-R47"

    def take(self, g: WizWar, action: int) -> int:
        if action == STOP:
            return self.goto(ThoughtSteal.SHED)
        kind = action - STEAL
        self.left -= 1
        seen.stolen(g, self.victim, self.seat, kind, g.pass_on(kind, self.victim, self.seat))
        if not g.silent:
            both = only(self.seat) | only(self.victim)
            g.tell(both, "stole_card", {"seat": self.seat, "victim_seat": self.victim, "spell": CARDS[kind].key})
            g.tell(all_but(both), "stole", {"seat": self.seat, "victim_seat": self.victim})
        return NEXT

    def clone(self) -> ThoughtSteal:
        twin = ThoughtSteal()
        twin.like(self)
        twin.victim = self.victim
        twin.left = self.left
        return twin


class BrainBurn(Step[WizWar]):
    """[WW-R45] The victim may first rid himself of cards and spells; then what is left burns."""

    SHED: Final = 0
    SHED_MORE: Final = 1
    BURN: Final = 2

    def __init__(self, seat: int = NOBODY, attacker: int = NOBODY) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def run(self, g: WizWar) -> int:
        match self.at:
            case BrainBurn.SHED: return g.ask(self.seat)
            case BrainBurn.SHED_MORE: return self.goto(BrainBurn.SHED)
            case BrainBurn.BURN: return self.burn(g)
            case _: return END

    def burn(self, g: WizWar) -> int:
        amount = g.hands.size(self.seat) + g.maintained(self.seat)
        return g.call(Damage(self.seat, Source(amount, 0, False, self.attacker)))

    def question(self, g: WizWar) -> str:
        return "burn"

    def options(self, g: WizWar) -> list[int]:
        return [DONE] + [option for option in things_to_shed(g, self.seat) if not is_drop(option)]

    def why_not(self, g: WizWar, action: int) -> str:
        fits = (DISCARD <= action < DISCARD + KINDS or action >= END_SPELL) and can_shed(g, self.seat, action)
        return "" if action == DONE or fits else "WW-R45"

    def take(self, g: WizWar, action: int) -> int:
        if action == DONE:
            return self.goto(BrainBurn.BURN)
        shed(g, self.seat, action)
        return NEXT

    def clone(self) -> BrainBurn:
        twin = BrainBurn()
        twin.like(self)
        twin.attacker = self.attacker
        return twin


def is_drop(option: int) -> bool:
    return DROP <= option < DROP + KINDS
