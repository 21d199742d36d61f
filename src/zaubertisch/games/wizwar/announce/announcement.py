"""Announcement [WW-059 WW-066 WW-094]: choosing, announcing, the window of reactions, the effect, the cards."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import BACK
from zaubertisch.games.wizwar.aim.attack_line import landing
from zaubertisch.games.wizwar.aim.paths import bolt_way, hit_by_bolt
from zaubertisch.games.wizwar.aim.plan import (
    CASTING,
    DARTING,
    NO_CARD,
    PUNCHING,
    SPEEDING,
    THROWING,
    TOUCHING,
    USING,
    Plan,
)
from zaubertisch.games.wizwar.aim.reaching import seat_of_option, seats_of_darts
from zaubertisch.games.wizwar.aim.targets import stormed, wizards
from zaubertisch.games.wizwar.announce import choosing, filling_in
from zaubertisch.games.wizwar.announce.choosing import QUESTIONS
from zaubertisch.games.wizwar.announce.evading import stand_aside
from zaubertisch.games.wizwar.announce.later import later
from zaubertisch.games.wizwar.announce.telling import tell
from zaubertisch.games.wizwar.announce.which_answers import answers_to, why_no_answer
from zaubertisch.games.wizwar.cards import (
    ATTACK,
    BOLT_WAY,
    BOOMSTONE,
    COUNTER,
    DARTS,
    DISEASE,
    EXTRA_ARMS,
    NULL_POWDER,
    STONE_SPIKES,
    STORM_SQUARE,
    TRAP_SQUARES,
    WARD,
)
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import AGAIN, END, NEXT


class Announcement(Plan):
    """First a seat chooses for itself and may go back; reports 1 if it announced anything."""

    EVADE: Final = 11
    WINDOW: Final = 12
    AFTER_REACTION: Final = 13
    WORK: Final = 14
    CLEAR_AWAY: Final = 15
    OVER: Final = 16

    def run(self, g: WizWar) -> int:
        match self.at:
            case Plan.ANNOUNCE: return self.announce(g)
            case Announcement.EVADE: return self.evade(g)
            case Announcement.WINDOW: return self.window(g)
            case Announcement.AFTER_REACTION: return self.after_reaction()
            case Announcement.WORK: return self.work(g)
            case Announcement.CLEAR_AWAY: return self.clear_away(g)
            case Announcement.OVER: return END
            case _: return g.ask(self.seat) if choosing.is_asked(g, self) else NEXT

    # Questions

    def question(self, g: WizWar) -> str:
        return super().question(g) if self.is_announced() else QUESTIONS[self.at]

    def options(self, g: WizWar) -> list[int]:
        return super().options(g) if self.is_announced() else choosing.options(g, self)

    def why_not(self, g: WizWar, action: int) -> str:
        return super().why_not(g, action) if self.is_announced() else choosing.why_not(g, self, action)

    def take(self, g: WizWar, action: int) -> int:
        if self.is_announced():
            return super().take(g, action)
        return self.go_back(g) if action == BACK else self.note(g, action)

    def note(self, g: WizWar, action: int) -> int:
        filling_in.take(g, self, action)
        several = self.at == Plan.TARGET and self.aim() in (DARTS, TRAP_SQUARES)
        return AGAIN if several and not choosing.has_enough(self) else NEXT

    def go_back(self, g: WizWar) -> int:
        g.planning = -1
        return END

    # Announcing

    def announce(self, g: WizWar) -> int:
        """[WW-057 WW-059 WW-140 WW-143 WW-144] Cards leave the hand, boosts are discarded, the attack is used up."""
        g.planning = -1
        g.spend()
        self.report = 1
        filling_in.complete(g, self)
        if self.is_attack() and self.what not in (DARTING, TOUCHING):
            g.attacks += 1
        if not g.silent and self.what != DARTING:
            tell(g, self)
        if self.what == CASTING:
            g.begin_casting(self.seat, self.card)
        elif self.what == SPEEDING:
            g.sped_up = True
        elif self.what == THROWING and self.card != STONE_SPIKES:
            g.let_fly(self.seat, self.card)
        elif self.is_counter():
            g.use_up(self.seat, self.card)
        for part in self.parts():
            if part != self.card or self.what != CASTING:
                g.begin_casting(self.seat, part)
        for boost in (self.first, self.second):
            if boost != NO_CARD:
                g.discard(self.seat, boost)
        self.find_attacked(g)
        return NEXT

    def find_attacked(self, g: WizWar) -> None:
        """[WW-056 WW-R09 WW-R32] Whom it targets or would hit; nobody attacks himself."""
        self.spot = g.place[self.wizard] if self.wizard >= 0 else self.square
        if not self.is_attack():
            return
        if self.aim() == BOLT_WAY:
            squares = bolt_way(g, self.origin(g), self.way, self.energy, []).squares
            self.attacked = hit_by_bolt(g, self.seat, squares)
        elif self.darts:
            self.attacked = seats_of_darts(g, self)
        elif self.what == PUNCHING and self.wizard >= 0 and g.works_on(self.seat, EXTRA_ARMS):
            for option in wizards(g, self, False):  # [WW-063]
                self.attacked |= 1 << seat_of_option(g, option)
        elif self.aim() == STORM_SQUARE:
            self.attacked = stormed(g, self.seat, self.square)
        elif self.wizard >= 0 and self.wizard != self.seat:
            self.attacked = 1 << self.wizard

    def evade(self, g: WizWar) -> int:
        """[WW-074 WW-R10 WW-R11 WW-R53] Lasting evasion comes before anybody decides: the Homunculus steps between."""
        if self.darts:
            return NEXT  # [WW-R11] each dart is evaded on its own
        for seat in g.from_active():
            if self.has_attacked(seat):
                stand_aside(g, self, seat)
        return NEXT

    # The window

    def answers(self, g: WizWar, seat: int) -> list[int]:
        return answers_to(g, seat, self)

    def why_no_answer(self, g: WizWar, seat: int, kind: int) -> str:
        return why_no_answer(g, seat, self, kind)

    def asking_order(self, g: WizWar) -> list[int]:
        """[WW-069 WW-R17] First the attacked, then the others, each in turn order; never the announcing seat."""
        if not self.opens_window():
            return []
        seats = [seat for seat in g.from_active() if seat != self.seat and g.is_up(seat)]
        return [s for s in seats if self.has_attacked(s)] + [s for s in seats if not self.has_attacked(s)]

    def react(self, g: WizWar, seat: int, kind: int) -> int:
        return react(g, seat, kind)

    def close_window(self) -> int:
        """[WW-072 WW-083] All have passed in a row."""
        return self.goto(Announcement.WORK)

    def after_reaction(self) -> int:
        """[WW-070 WW-071] What was announced last has taken effect; if this still stands, asking starts again."""
        self.begin_again()
        return self.goto(Announcement.CLEAR_AWAY if self.cancelled else Announcement.WINDOW)

    # The effect

    def work(self, g: WizWar) -> int:
        """[WW-058 WW-094] It takes effect."""
        section = later(g).effect(g, self)
        return NEXT if section is None else g.call(section)

    def clear_away(self, g: WizWar) -> int:
        """[WW-076 WW-084 WW-130 WW-179] Cards that do not stay in play go to the discard pile, thrown things land."""
        if self.what == CASTING and not self.gone:
            g.finish_casting(self.card, self.seat)
        for part in self.parts():
            if part != self.card or self.what != CASTING:
                g.finish_casting(part, self.seat)
        if self.what == THROWING and self.card != STONE_SPIKES:
            self.land(g)
        return NEXT

    def land(self, g: WizWar) -> None:
        """[WW-179 WW-180 WW-R42] A rock comes to lie; a Boomstone is used up."""
        if self.card == BOOMSTONE:
            g.finish_casting(self.card, self.seat)
            return
        square = landing(g, self)
        g.come_down(self.seat, self.card, square)
        g.tell_landed(self.card, square)

    def clone(self) -> Announcement:
        twin = Announcement()
        twin.like_plan(self)
        return twin


def react(g: WizWar, seat: int, kind: int, spot: int = -1) -> int:
    """[WW-071 WW-087] A reaction to the section on top of the stack; `spot` is where a treasure lay."""
    plan = Announcement(seat, USING if kind == NULL_POWDER else CASTING, kind, COUNTER)
    plan.against = len(g.stack) - 1
    plan.spot = spot
    if kind == WARD:
        plan.wizard = g.stack[-1].seat
    g.planning = len(g.stack)
    return g.call(plan)


def touch(seat: int, victim: int) -> Announcement:
    """[WW-R50] The touch of a fresh Disease: an attack that needs no other."""
    out = Announcement(seat, TOUCHING, DISEASE, ATTACK)
    out.wizard = victim
    out.at = Plan.ANNOUNCE
    return out


def single_dart(g: WizWar, whole: Plan, dart: int) -> Announcement:
    """[WW-R29] One dart of a volley, announced on its own."""
    out = Announcement(whole.seat, DARTING, whole.card, ATTACK)
    out.astral = whole.astral
    out.corner = whole.corner
    filling_in.note_target(g, out, dart)
    out.at = Plan.ANNOUNCE
    return out
