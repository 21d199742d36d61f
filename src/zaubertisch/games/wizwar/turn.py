"""The game, a turn, and its first and last phases."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import DONE, DRAW, STOP
from zaubertisch.games.wizwar.cards import ACID_BATH, CARDS, LIFESTONE, SPELLSTONE, TEMPORARY
from zaubertisch.games.wizwar.components import ACID_DAMAGE, DRAWS, END_OF_TURN_SKIPS_DRAW
from zaubertisch.games.wizwar.damage import Damage, Source
from zaubertisch.games.wizwar.draft import Draft
from zaubertisch.games.wizwar.main import MoveAndCast
from zaubertisch.games.wizwar.refusals import why_not_now
from zaubertisch.games.wizwar.scoring import leaders
from zaubertisch.games.wizwar.settle import Settle, can_shed, end_game, shed, things_to_shed
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Match(Step[WizWar]):
    """[WW-012] Turn after turn, clockwise, until somebody has won."""

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return g.call(Draft()) if g.variant.finds_schools() else NEXT
            case 2: return self.deal(g)
            case 3: return g.call(Turn(g.active))
            case _: return self.next_seat(g)

    def begin(self, g: WizWar) -> int:
        """[WW-011] The first seat is drawn by lot, unless the table names one."""
        fixed = g.variant.first_seat
        g.active = g.chance.below(g.seats) if fixed == NOBODY else fixed
        return NEXT

    def deal(self, g: WizWar) -> int:
        """[WW-009] Everybody gets his first cards."""
        g.deal()
        return NEXT

    def next_seat(self, g: WizWar) -> int:
        """[WW-012 WW-013 WW-R125] The next living wizard; unless the table ends the game after so many turns."""
        if g.variant.turn_cap and g.turn >= g.variant.turn_cap:
            ahead = leaders(g)
            return end_game(g, ahead[0] if len(ahead) == 1 else NOBODY, "turn_cap")
        g.active = (g.active + 1) % g.seats
        while not g.alive(g.active):
            g.active = (g.active + 1) % g.seats
        return self.goto(3)

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin


class Turn(Step[WizWar]):
    """[WW-014] Time passes, move and cast, discard and draw."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.curse = 0  # the number of the last Acid Bath that has worked

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return self.acid(g)
            case 2: return self.settle_acid(g)
            case 3: return self.energy_fades(g)
            case 4: return g.call(Settle()) if g.unsettled else NEXT  # [WW-R69] arms may be gone
            case 5: return self.stun_fades(g)
            case 6: return self.move_and_cast(g)
            case 7: return self.discard_and_draw(g)
            case 8: return self.over(g)
            case _: return END

    def begin(self, g: WizWar) -> int:
        """[WW-017 WW-R111 WW-R118] A new turn; the Lifestone comes first."""
        g.turn += 1
        g.phase = 1
        g.mp = 0
        g.attacks = 0
        g.sped_up = g.moved = g.rooted = g.dazed = g.phase_over = g.turn_over = False
        g.acted = g.dashed = g.sick = False
        g.touched = 0
        g.toggled = []
        if not g.silent:
            g.tell(EVERYONE, "turn_begins", {"seat": self.seat, "turn": g.turn})
        g.gain_life(self.seat, g.carried.count(self.seat, LIFESTONE))
        return NEXT

    def acid(self, g: WizWar) -> int:
        """[WW-017 WW-060 WW-R51 WW-R111] The Acid Baths of this seat, in order of casting; no attack, so no credit."""
        for spell in g.spells:
            if spell.card == ACID_BATH and spell.caster == self.seat and spell.number > self.curse:
                self.curse = spell.number
                return g.call(Damage(spell.target, Source(ACID_DAMAGE).cast_by(self.seat)))
        return self.goto(3)

    def settle_acid(self, g: WizWar) -> int:
        """[WW-201] Each is a source of its own."""
        self.at = 0
        return g.call(Settle()) if g.unsettled else NEXT

    def energy_fades(self, g: WizWar) -> int:
        """[WW-018 WW-020] One marker off each temporary spell of this seat; others' spells stay as they are."""
        for spell in g.spells[:]:
            if spell.caster == self.seat and CARDS[spell.card].lasts == TEMPORARY:
                g.mark_spell(g.spells.index(spell), spell.markers - 1)
        return NEXT

    def stun_fades(self, g: WizWar) -> int:
        """[WW-019] One stun marker goes, but he stays stunned for this turn."""
        if g.stun[self.seat] > 0:
            g.dazed = True
            g.come_round(self.seat)
        return NEXT

    def move_and_cast(self, g: WizWar) -> int:
        return g.call(MoveAndCast(self.seat)) if g.alive(self.seat) else self.goto(8)

    def discard_and_draw(self, g: WizWar) -> int:
        """[WW-016 WW-R101 WW-R120] Not if the turn was ended, nor for the dead."""
        if not g.alive(self.seat) or (g.turn_over and END_OF_TURN_SKIPS_DRAW == 1):
            return NEXT
        return g.call(DiscardAndDraw(self.seat))

    def over(self, g: WizWar) -> int:
        """[WW-211] The turn is over."""
        g.turns[self.seat] += 1
        g.phase = 0
        g.dazed = False
        return NEXT

    def clone(self) -> Turn:
        twin = Turn()
        twin.like(self)
        twin.curse = self.curse
        return twin


class DiscardAndDraw(Step[WizWar]):
    """[WW-208 WW-209] First discard as much as you like, then draw one by one, never above the limit."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.drawn = 0

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return g.ask(self.seat)
            case 2: return self.settle(g)
            case 3: return self.may_draw(g)
            case _: return self.settle_draw(g)

    def begin(self, g: WizWar) -> int:
        g.phase = 3
        return NEXT

    def settle(self, g: WizWar) -> int:
        """[WW-R69] Whoever drops his Brainstone pays at once."""
        self.at = 0
        return g.call(Settle()) if g.unsettled else NEXT

    def settle_draw(self, g: WizWar) -> int:
        """[WW-R52] A drawn card may hurt, and kill."""
        if g.unsettled:
            self.at = 2
            return g.call(Settle())
        return self.goto(3)

    def may_draw(self, g: WizWar) -> int:
        """[WW-209 WW-210 WW-R112 WW-R118] Two cards, three with a Spellstone; while there are any and there is room."""
        most = DRAWS + (1 if g.carried.has(self.seat, SPELLSTONE) else 0)
        group = g.group(self.seat)
        there = g.decks[group].size + g.discards[group].size > 0
        if not g.alive(self.seat):
            return END
        return g.ask(self.seat) if self.drawn < most and there and g.load(self.seat) < g.limit(self.seat) else END

    def question(self, g: WizWar) -> str:
        return "discard" if self.at == 1 else "draw"

    def options(self, g: WizWar) -> list[int]:
        """[WW-023 WW-208] Hand cards, and as ever own spells and carried items."""
        return [DONE, *things_to_shed(g, self.seat)] if self.at == 1 else [STOP, DRAW]

    def why_not(self, g: WizWar, action: int) -> str:
        if self.at == 1:
            return "" if action == DONE or can_shed(g, self.seat, action) else why_not_now(action, "WW-208")
        return "" if action in (STOP, DRAW) else why_not_now(action, "WW-209")

    def take(self, g: WizWar, action: int) -> int:
        match action:
            case 3: return self.goto(3)
            case 4: return END
            case 5: return self.draw(g)
            case _: return self.shed(g, action)

    def draw(self, g: WizWar) -> int:
        self.drawn += 1
        g.draw(self.seat)
        return NEXT

    def shed(self, g: WizWar, action: int) -> int:
        shed(g, self.seat, action)
        return NEXT

    def clone(self) -> DiscardAndDraw:
        twin = DiscardAndDraw()
        twin.like(self)
        twin.drawn = self.drawn
        return twin
