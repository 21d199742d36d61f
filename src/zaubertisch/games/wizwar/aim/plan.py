"""Plan: what a seat is about to do, or has announced: a spell, a punch, a throw, a speed-up; and what became of it."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.window import WindowInOrder
from zaubertisch.games.wizwar.cards import (
    ADD,
    ADJACENT,
    ANTI_ANTI,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    ATTACK,
    CARDS,
    COUNTER,
    EV,
    GLOBAL,
    HEAVE_HO,
    MUNDANE,
    NEUTRAL,
    NOTHING,
    NULL_POWDER,
    POWERSTONE,
    PUT_SQUARE,
    SIGHT,
    STONE_SPIKES,
    STRETCH,
    TORN,
    WALL_OF_FIRE,
    WIZARD_OR_THING,
)
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import NOBODY

# What is done.
CASTING: Final = 0  # a spell
PUNCHING: Final = 1
THROWING: Final = 2  # a carried item, or a spike
USING: Final = 3  # a carried item, not as an attack
SPEEDING: Final = 4
DARTING: Final = 5  # one of several darts of a spell
TEARING: Final = 6  # something away, with Strength
TOUCHING: Final = 7  # somebody with a fresh Disease
SLASHING: Final = 8  # with the Wizardblade

# What Stretch is cast for.
TO_REACH: Final = 0
TO_PUT: Final = 1
TO_PUNCH: Final = 2

NO_CARD: Final = -1
NO_STEP: Final = -1
NONE: Final[list[int]] = []  # shared by all plans, so their lists are replaced and never changed


class Plan(WindowInOrder):
    """[WW-059 WW-094] Card, modifiers, boost and targets; who is attacked, who evaded, whether it still stands."""

    CARD_MODE: Final = 0
    WHICH_SPELL: Final = 1
    ASTRAL: Final = 2
    CORNER: Final = 3
    BOOST: Final = 4
    BOOST_FIRST: Final = 5
    BOOST_SECOND: Final = 6
    TARGET: Final = 7
    MORE: Final = 8
    TIE: Final = 9
    ANNOUNCE: Final = 10

    earths: list[int]
    squares: list[int]
    darts: list[int]

    def __init__(self, seat: int = NOBODY, what: int = CASTING, card: int = NO_CARD, types: int = NEUTRAL) -> None:
        super().__init__(seat)
        self.what = what
        self.card = card
        self.types = types  # the one type it is cast as [WW-091]
        self.for_stun = False
        self.mode = TO_REACH
        self.astral = -1
        self.corner = False
        self.adding = False
        self.first = NO_CARD
        self.second = NO_CARD
        self.energy = 1
        self.wizard = NOBODY
        self.square = -1
        self.border = -1
        self.spell = -1  # the number of a spell in play
        self.thing = NO_CARD  # a dropped item
        self.way = -1
        self.amount = -1
        self.against = NO_STEP  # where on the stack the step lies that this answers
        self.part = NO_CARD  # which card of the package it answers
        self.attacked = 0  # seats, one bit each
        self.evaded = 0
        self.caught = 0  # by a Homunculus
        self.cancelled = False
        self.gone = False  # the card has left the casting: it was absorbed, or lies in front of its caster
        self.place = 0  # how far the window has asked
        self.spot = -1  # where the target stood when it was announced
        self.earths = NONE
        self.squares = NONE  # of traps, the real one first
        self.darts = NONE  # what each is aimed at, as an answer

    def like_plan(self, other: Plan) -> None:
        """The part of `clone` that belongs to the plan."""
        self.like(other)
        self.what = other.what
        self.card = other.card
        self.types = other.types
        self.for_stun = other.for_stun
        self.mode = other.mode
        self.astral = other.astral
        self.corner = other.corner
        self.adding = other.adding
        self.first = other.first
        self.second = other.second
        self.energy = other.energy
        self.wizard = other.wizard
        self.square = other.square
        self.border = other.border
        self.spell = other.spell
        self.thing = other.thing
        self.way = other.way
        self.amount = other.amount
        self.against = other.against
        self.part = other.part
        self.attacked = other.attacked
        self.evaded = other.evaded
        self.caught = other.caught
        self.cancelled = other.cancelled
        self.gone = other.gone
        self.place = other.place
        self.spot = other.spot
        self.earths = other.earths
        self.squares = other.squares
        self.darts = other.darts

    # Statements

    def is_announced(self) -> bool:
        """Whether everybody knows of it; before, a seat chooses for itself and may go back."""
        return self.at >= Plan.ANNOUNCE

    def is_spell(self) -> bool:
        """A card being cast, or one of the darts of such a card."""
        return self.what in (CASTING, DARTING)

    def is_spells_work(self) -> bool:
        """[WW-R05] A spell, or what a spell in play does by itself; no fist, weapon or thrown thing."""
        return self.is_spell() or self.what == TOUCHING

    def countered_seat(self, g: WizWar) -> int:
        return self.seat if self.is_spells_work() or self.adding else NOBODY

    def targets_seat(self, seat: int) -> bool:
        """[WW-R09] Attacked, or aimed at by somebody else."""
        return self.has_attacked(seat) or (self.wizard == seat and self.seat != seat)

    def is_attack(self) -> bool:
        return self.types == ATTACK

    def is_counter(self) -> bool:
        return self.types == COUNTER

    def has(self, attribute: int) -> bool:
        return self.card >= 0 and CARDS[self.card].attributes & attribute != 0

    def aim(self) -> int:
        """What this is aimed at."""
        if self.what == SPEEDING or (self.is_counter() and self.card in (WALL_OF_FIRE, NULL_POWDER)):
            return NOTHING
        if self.what == TEARING:
            return TORN
        if self.what in (PUNCHING, DARTING) or (self.card == STONE_SPIKES and self.what == THROWING):
            return WIZARD_OR_THING
        if self.card == STRETCH and self.mode != TO_REACH:
            return PUT_SQUARE if self.mode == TO_PUT else WIZARD_OR_THING
        return CARDS[self.card].aim

    def reach(self) -> int:
        """[WW-061 WW-097] Its range."""
        if self.what == THROWING:
            return SIGHT
        return ADJACENT if self.what in (PUNCHING, TEARING) else CARDS[self.card].reach

    def origin(self, g: WizWar) -> int:
        """[WW-R71] The square it comes from: the projection's, or the body's."""
        return self.astral if self.astral >= 0 else g.place[self.seat]

    def through(self, g: WizWar) -> int:
        """[WW-129 WW-178] Spells see through a wall with a Visionstone, throws and fists do not."""
        return g.through(self.seat) if self.is_spell() and self.card != HEAVE_HO else 0

    def opens_window(self) -> bool:
        """[WW-066 WW-067 WW-068 WW-150] Spells and attacks do, Mundane ones and mere uses of items do not."""
        if self.card == ANTI_ANTI or self.has(MUNDANE):
            return False  # [WW-R05]
        return self.is_spell() or self.is_attack() or self.adding or self.is_counter()

    def parts(self) -> list[int]:
        """[WW-R08] The spells of the package that can be answered one by one."""
        out: list[int] = [self.card] if self.what == CASTING else []
        if self.adding:
            out.append(ADD)
        if self.corner and self.what == CASTING:
            out.append(AROUND_THE_CORNER)
        if self.astral >= 0 and self.what == CASTING:
            out.append(ASTRAL_PROJECTION)
        return out

    def is_neutral(self, part: int) -> bool:
        """Whether this card of the package is a neutral spell now."""
        return self.types == NEUTRAL if part == self.card else True

    def seen_by_all(self) -> bool:
        return self.has(GLOBAL)

    def has_attacked(self, seat: int) -> bool:
        return self.attacked >> seat & 1 == 1

    def hits(self, seat: int) -> bool:
        """[WW-081] Attacked and not evaded."""
        return (self.attacked & ~self.evaded) >> seat & 1 == 1

    # Energy

    def spare(self, g: WizWar, kind: int) -> int:
        """How many such cards the seat has in hand beside those already in the plan."""
        left = g.hands.count(self.seat, kind)
        if self.what == CASTING and self.card == kind:
            left -= 1
        if self.adding and kind == ADD:
            left -= 1
        return left - (1 if self.first == kind else 0)

    def worth(self, g: WizWar, kind: int) -> int:
        """[WW-142 WW-R74] What a card gives as a boost: its value, and one more for each Powerstone."""
        return EV[kind] + g.carried.count(self.seat, POWERSTONE)

    def count_energy(self, g: WizWar) -> int:
        """[WW-138 WW-139] One, or what replaces it."""
        if self.first == NO_CARD:
            return 1
        if self.what == SLASHING:
            return EV[self.first]  # [WW-R36]
        boost = self.worth(g, self.first)
        return boost + self.worth(g, self.second) if self.second != NO_CARD else boost

    def boosts(self, g: WizWar) -> list[int]:
        """[WW-088 WW-089 WW-R76] The hand cards that can be spent for their energy value."""
        return [kind for kind in g.hands.kinds_of(self.seat) if EV[kind] > 0 and self.spare(g, kind) > 0]


def plan_at(g: WizWar, depth: int) -> Plan:
    """The announcement that lies at this place of the stack."""
    step = g.stack[depth]
    assert isinstance(step, Plan)
    return step
