"""Announcement [WW-059 WW-066 WW-094]: choosing, announcing, the window of reactions, the effect, the cards."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar import choosing, noting
from zaubertisch.games.wizwar.actions import BACK, PASS, REACT, square_word
from zaubertisch.games.wizwar.bolt import bolt_way, hit_by_bolt
from zaubertisch.games.wizwar.cards import (
    ADD,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    ATTACK,
    BOLT_WAY,
    BOOMSTONE,
    CARDS,
    COUNTER,
    DARTS,
    DISEASE,
    EXTRA_ARMS,
    KINDS,
    NULL_POWDER,
    STONE_SPIKES,
    STORM_SQUARE,
    TRAP_SQUARES,
    WARD,
)
from zaubertisch.games.wizwar.choosing import QUESTIONS, READY, TARGET
from zaubertisch.games.wizwar.components import SIDES
from zaubertisch.games.wizwar.counters import stand_aside
from zaubertisch.games.wizwar.effects import resolve
from zaubertisch.games.wizwar.plan import (
    CASTING,
    DARTING,
    NO_CARD,
    PUNCHING,
    SLASHING,
    SPEEDING,
    TEARING,
    THROWING,
    TOUCHING,
    USING,
    Plan,
)
from zaubertisch.games.wizwar.reaching import seat_of_option, seats_of_darts
from zaubertisch.games.wizwar.reactions import answers, landing
from zaubertisch.games.wizwar.refusals import why_not_now
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.targets import stormed, wizards
from zaubertisch.kernel.event import EVERYONE, Value
from zaubertisch.kernel.step import AGAIN, END, NEXT

#: What is told of an announcement that is no reaction.
TOLD: Final[dict[int, str]] = {
    CASTING: "cast", PUNCHING: "punched", THROWING: "threw", USING: "used", SPEEDING: "sped", TEARING: "tore",
    TOUCHING: "touched", SLASHING: "slashed",
}


class Announcement(Plan):
    """Up to READY a seat chooses for itself and may go back; reports 1 if it announced anything."""

    def run(self, g: WizWar) -> int:
        match self.at:
            case 10: return self.announce(g)
            case 11: return self.evade(g)
            case 12: return self.window(g)
            case 13: return self.after_reaction()
            case 14: return self.work(g)
            case 15: return self.clear_away(g)
            case 16: return END
            case _: return g.ask(self.seat) if choosing.is_asked(g, self) else NEXT

    # Questions

    def question(self, g: WizWar) -> str:
        return QUESTIONS[self.at] if self.at < READY else "react"

    def options(self, g: WizWar) -> list[int]:
        """[WW-070 WW-R04] What the seat holds of all that fits; passing is always possible."""
        if self.at < READY:
            return choosing.options(g, self)
        seat = g.asked
        return [PASS] + [REACT + kind for kind in answers(g, seat, self) if can_show(g, seat, kind)]

    def why_not(self, g: WizWar, action: int) -> str:
        if self.at < READY:
            return choosing.why_not(g, self, action)
        if action == PASS:
            return ""
        kind = action - REACT
        fits = 0 <= kind < KINDS and can_show(g, g.asked, kind) and kind in answers(g, g.asked, self)
        return "" if fits else why_not_now(action, "WW-075")

    def take(self, g: WizWar, action: int) -> int:
        if self.at < READY:
            return self.go_back(g) if action == BACK else self.note(g, action)
        if action == PASS:
            self.place += 1
            return AGAIN
        return answer(g, self.asking_order(g)[self.place], action - REACT)

    def note(self, g: WizWar, action: int) -> int:
        noting.take(g, self, action)
        several = self.at == TARGET and self.aim() in (DARTS, TRAP_SQUARES)
        return AGAIN if several and not choosing.has_enough(self) else NEXT

    def go_back(self, g: WizWar) -> int:
        g.planning = -1
        return END

    # Announcing

    def announce(self, g: WizWar) -> int:
        """[WW-057 WW-059 WW-140 WW-143 WW-144] Cards leave the hand, boosts are discarded, the attack is used up."""
        g.planning = -1
        g.acted = True
        self.report = 1
        noting.complete(g, self)
        if self.is_attack() and self.what not in (DARTING, TOUCHING):
            g.attacks += 1
        if not g.silent and self.what != DARTING:
            self.tell(g)
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
        """[WW-074 WW-R10 WW-R11 WW-R53] Standing evasion comes before anybody decides: the Homunculus steps between."""
        if self.darts:
            return NEXT  # [WW-R11] each dart is evaded on its own
        for seat in g.from_active():
            if self.has_attacked(seat):
                stand_aside(g, self, seat)
        return NEXT

    # The window

    def asking_order(self, g: WizWar) -> list[int]:
        """[WW-069 WW-R17] First the attacked, then the others, each in turn order; never the announcing seat."""
        seats = [seat for seat in g.from_active() if seat != self.seat and g.standing(seat)]
        return [s for s in seats if self.has_attacked(s)] + [s for s in seats if not self.has_attacked(s)]

    def window(self, g: WizWar) -> int:
        """[WW-066 WW-070 WW-072 WW-073 WW-083] All who could have an answer are asked, until all pass in a row."""
        if self.opens_window():
            order = self.asking_order(g)
            while self.place < len(order):
                if answers(g, order[self.place], self):
                    return g.ask(order[self.place])
                self.place += 1
        return self.goto(14)

    def after_reaction(self) -> int:
        """[WW-070 WW-071] What was announced last has taken effect; if this still stands, asking starts again."""
        if self.heard:
            self.place = 0
        return self.goto(15 if self.cancelled else 12)

    # The effect

    def work(self, g: WizWar) -> int:
        """[WW-058 WW-094] It takes effect."""
        section = resolve(g, self)
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

    def tell(self, g: WizWar) -> None:
        """What everybody hears of it."""
        fields: dict[str, Value] = {"seat": self.seat}
        if self.card != NO_CARD:
            fields["spell"] = CARDS[self.card].key
        g.tell(EVERYONE, "reacted" if self.is_counter() else TOLD[self.what], fields)
        for part in self.parts():
            if part in (ADD, AROUND_THE_CORNER, ASTRAL_PROJECTION):
                g.tell(EVERYONE, "modified", {"seat": self.seat, "spell": CARDS[part].key})
        if self.energy > 1:
            g.tell(EVERYONE, "boosted", {"seat": self.seat, "energy": self.energy})
        self.tell_target(g)

    def tell_target(self, g: WizWar) -> None:
        if self.wizard >= 0:
            g.tell(EVERYONE, "aimed_at_wizard", {"seat": self.seat, "target_seat": self.wizard})
        elif self.border >= 0:
            g.tell_border("aimed_at_border", self.seat, self.border)
        elif self.square >= 0:
            g.tell(EVERYONE, "aimed_at_square", {"seat": self.seat, "square": square_word(self.square)})
        elif self.way >= 0:
            g.tell(EVERYONE, "aimed_toward", {"seat": self.seat, "side": SIDES[self.way]})
        for square in sorted(self.squares):
            g.tell(EVERYONE, "aimed_at_square", {"seat": self.seat, "square": square_word(square)})
        for dart in self.darts:
            single_dart(g, self, dart).tell_target(g)

    def clone(self) -> Announcement:
        twin = Announcement()
        twin.like_plan(self)
        return twin


def can_show(g: WizWar, seat: int, kind: int) -> bool:
    """Whether the seat has this answer: in hand, or carried as a powder."""
    return g.carried.has(seat, kind) if kind == NULL_POWDER else g.hands.has(seat, kind)


def answer(g: WizWar, seat: int, kind: int, spot: int = -1) -> int:
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
    out.at = READY
    return out


def single_dart(g: WizWar, whole: Plan, dart: int) -> Announcement:
    """[WW-R29] One dart of a volley, announced on its own."""
    out = Announcement(whole.seat, DARTING, whole.card, ATTACK)
    out.astral = whole.astral
    out.corner = whole.corner
    noting.note_target(g, out, dart)
    out.at = READY
    return out
