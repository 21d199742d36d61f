"""The game, a turn, and its first and last phases."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar import actions
from zaubertisch.games.wizwar.actions import AT_SPELL, DONE, DRAW, DROP, END_SPELL, STOP
from zaubertisch.games.wizwar.cards import ACID_BATH, CARDS, KINDS, LIFESTONE, SPELLSTONE, TEMPORARY
from zaubertisch.games.wizwar.components import ACID_DAMAGE, DRAWS, END_OF_TURN_SKIPS_DRAW
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.settle import settle_then
from zaubertisch.games.wizwar.harm.shedding import can_lay_down, can_shed, shed, things_to_lay_down, things_to_shed
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.allowed import why_not_any_more
from zaubertisch.games.wizwar.turn.phase2 import MoveAndCast
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Turn(Step[WizWar]):
    """[WW-014] Time passes, move and cast, discard and draw."""

    BEGIN: Final = 0
    ACID: Final = 1
    SETTLE_ACID: Final = 2
    ENERGY_FADES: Final = 3
    SETTLE: Final = 4
    STUN_FADES: Final = 5
    MOVE_AND_CAST: Final = 6
    DISCARD_AND_DRAW: Final = 7
    OVER: Final = 8

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.curse = 0  # the number of the last Acid Bath that has worked

    def run(self, g: WizWar) -> int:
        match self.at:
            case Turn.BEGIN: return self.begin(g)
            case Turn.ACID: return self.acid(g)
            case Turn.SETTLE_ACID: return self.settle_acid(g)
            case Turn.ENERGY_FADES: return self.energy_fades(g)
            case Turn.SETTLE: return settle_then(g, self, Turn.STUN_FADES)  # [WW-R69] arms may be gone
            case Turn.STUN_FADES: return self.stun_fades(g)
            case Turn.MOVE_AND_CAST: return self.move_and_cast(g)
            case Turn.DISCARD_AND_DRAW: return self.discard_and_draw(g)
            case Turn.OVER: return self.over(g)
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
        return self.goto(Turn.ENERGY_FADES)

    def settle_acid(self, g: WizWar) -> int:
        """[WW-201] Each is a source of its own."""
        return settle_then(g, self, Turn.ACID)

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
        return g.call(MoveAndCast(self.seat)) if g.alive(self.seat) else self.goto(Turn.OVER)

    def discard_and_draw(self, g: WizWar) -> int:
        """[WW-016 WW-R101 WW-R120] Not if the turn was ended, nor for the dead."""
        if not g.alive(self.seat) or (g.turn_over and END_OF_TURN_SKIPS_DRAW == 1):
            return NEXT
        return g.call(DiscardAndDraw(self.seat))

    def over(self, g: WizWar) -> int:
        """[WW-211] The turn is over."""
        g.count_turn(self.seat)
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

    BEGIN: Final = 0
    DISCARD: Final = 1
    SETTLE: Final = 2
    DRAW: Final = 3

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.drawn = 0

    def run(self, g: WizWar) -> int:
        match self.at:
            case DiscardAndDraw.BEGIN: return self.begin(g)
            case DiscardAndDraw.DISCARD: return g.ask(self.seat)
            case DiscardAndDraw.SETTLE: return self.settle(g)
            case DiscardAndDraw.DRAW: return self.may_draw(g)
            case _: return self.settle_draw(g)

    def begin(self, g: WizWar) -> int:
        g.phase = 3
        return NEXT

    def settle(self, g: WizWar) -> int:
        """[WW-R69] Whoever drops his Brainstone pays at once."""
        return settle_then(g, self, DiscardAndDraw.DISCARD)

    def settle_draw(self, g: WizWar) -> int:
        """[WW-R52] A drawn card may hurt, and kill."""
        return settle_then(g, self, DiscardAndDraw.DRAW)

    def may_draw(self, g: WizWar) -> int:
        """[WW-209 WW-210 WW-R112 WW-R118] Two cards, three with a Spellstone; while there are any and there is room."""
        most = DRAWS + (1 if g.carried.has(self.seat, SPELLSTONE) else 0)
        group = g.group(self.seat)
        there = g.decks[group].size + g.discards[group].size > 0
        if not g.alive(self.seat) or self.drawn >= most or not there:
            return END
        return g.ask(self.seat) if self.has_room(g) or self.can_make_room(g) else END

    def has_room(self, g: WizWar) -> bool:
        return g.load(self.seat) < g.limit(self.seat)

    def can_make_room(self, g: WizWar) -> bool:
        """[WW-023] Between two cards; before the first one the seat has just said that it is done."""
        return self.drawn > 0 and len(things_to_lay_down(g, self.seat)) > 0

    def question(self, g: WizWar) -> str:
        if self.at == DiscardAndDraw.DISCARD:
            return "discard"
        return "draw" if self.has_room(g) else "room_to_draw"

    def options(self, g: WizWar) -> list[int]:
        """[WW-023 WW-208] Hand cards before the first one is drawn; own spells and carried items at any time."""
        if self.at == DiscardAndDraw.DISCARD:
            return [DONE, *things_to_shed(g, self.seat)]
        return [STOP, *([DRAW] if self.has_room(g) else []), *things_to_lay_down(g, self.seat)]

    def why_not(self, g: WizWar, action: int) -> str:
        if self.at == DiscardAndDraw.DISCARD:
            if action == DONE or can_shed(g, self.seat, action):
                return ""
            return self.why_not_shed(action, "WW-208")
        if action == STOP or (action == DRAW and self.has_room(g)) or can_lay_down(g, self.seat, action):
            return ""
        return self.why_not_shed(action, "WW-209")

    def why_not_shed(self, action: int, rule: str) -> str:
        """[WW-135 WW-157] What is not carried or not maintained; what has its own moment; or the given rule."""
        if DROP <= action < DROP + KINDS:
            return "WW-157"
        return "WW-135" if END_SPELL <= action < AT_SPELL else why_not_any_more(action, rule)

    def take(self, g: WizWar, action: int) -> int:
        match action:
            case actions.DONE: return self.goto(DiscardAndDraw.DRAW)
            case actions.STOP: return END
            case actions.DRAW: return self.draw(g)
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
