"""The state of a game of Wiz-War, and the statements the rules make of it: nothing here changes anything."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import (
    ADRENALINE,
    BIG_MAN_FORM,
    BRAINSTONE,
    CARDS,
    EXTRA_ARMS,
    FIXED,
    GLUE,
    GNOME_FORM,
    GOLEM_FORM,
    MIST_BODY,
    SEAL_DOOR,
    SLIME_FORM,
    SPEEDSTONE,
    STONES,
    STRENGTH,
    TRANSFORMATION,
    WEREWOLF_FORM,
)
from zaubertisch.games.wizwar.components import BASE_SPEED, BRAIN_CARDS, HAND_LIMIT
from zaubertisch.games.wizwar.layout import LAYOUTS, Layout
from zaubertisch.games.wizwar.maze import Maze
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.variants import Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.table import Table

NOWHERE: Final = -1
NO_TREASURE: Final = -1
ITEM_KINDS: Final = 128  # a dropped item is its square times this, plus its card

# Who brought a wizard down: a seat, or one of these.
UNHURT: Final = -2

NO_FORM: Final = -1
FORM_SPEED: Final[dict[int, int]] = {GNOME_FORM: 2, GOLEM_FORM: 2, WEREWOLF_FORM: 4}  # CARD


class State(Table):
    """Maze, wizards, treasures, cards, spells in play, and the turn as far as it has gone."""

    variant: Variant
    maze: Maze
    colours: list[int]
    place: list[int]
    life: list[int]
    stun: list[int]
    kills: list[int]
    turns: list[int]
    fatal: list[int]
    treasures: list[int]
    burden: list[int]
    drawn_for_brain: list[int]
    brain_debt: list[int]
    hands: Piles
    carried: Piles
    decks: list[Pile]
    discards: list[Pile]
    casting: Pile
    spells: list[Spell]
    dropped: list[int]
    seen: list[int]
    toggled: list[int]
    traps: list[int]
    slow: list[int]
    strays: list[int]

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.active = 0
        self.rolls = 0  # of the die, so far
        self.turn = 0  # turns begun, all seats together
        self.mp = 0
        self.speed = 0  # the base speed the movement points go by
        self.attacks = 0
        self.sped_up = False
        self.moved = False
        self.rooted = False  # may not leave the square any more in this turn
        self.dazed = False  # was stunned when the turn began
        self.phase = 0
        self.phase_over = False
        self.turn_over = False
        self.planning = -1  # where on the stack a plan lies that is not announced yet
        self.unsettled = False  # somebody may be dead, over the limit, or the winner
        self.next_spell = 1
        self.real_trap = NOWHERE  # which of the trap markers is no blank: its caster knows
        self.acted = False  # has done anything in this phase
        self.dashed = False  # lifts no treasure any more in this turn
        self.touched = 0  # by the disease in this turn, one bit a seat
        self.sick = False  # the disease was cast in this turn: its touch is an attack
        self.winner = NOBODY
        self.end = ""

    # Wizards

    def alive(self, seat: int) -> bool:
        return self.place[seat] >= 0

    def standing(self, seat: int) -> bool:
        """Alive and not about to die of what is being resolved."""
        return self.place[seat] >= 0 and self.life[seat] > 0

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.place[seat] >= 0]

    def seat_of(self, colour: int) -> int:
        """The seat of this colour, or NOBODY."""
        return self.colours.index(colour) if colour in self.colours else NOBODY

    def from_active(self) -> list[int]:
        """[WW-012 WW-069] All seats in turn order, beginning with the active one."""
        return [(self.active + i) % self.seats for i in range(self.seats)]

    def base(self, seat: int) -> int:
        return self.maze.base(self.colours[seat])

    def home_slot(self, seat: int) -> int:
        """[WW-002] The slot in which the sector of this seat's colour lies."""
        return self.maze.slot_of_sector(self.colours[seat])

    def is_base(self, square: int) -> bool:
        """[WW-222] Whether this is anybody's base square, living or dead."""
        board = self.board()
        return board.centre(board.slot_of[square]) == square

    def board(self) -> Layout:
        return LAYOUTS[self.maze.seats]

    def group(self, seat: int) -> int:
        """Whose spellbook the seat uses: one for all, or two groups that sit alternately."""
        return seat % 2 if self.variant.personal else 0

    # Forms

    def form(self, seat: int) -> int:
        """[WW-152] The transformation the wizard is in, or NO_FORM."""
        for spell in self.spells:
            if spell.target == seat and CARDS[spell.card].marks & TRANSFORMATION:
                return spell.card
        return NO_FORM

    def is_mist(self, seat: int) -> bool:
        return self.works_on(seat, MIST_BODY)

    def is_giant(self, seat: int) -> bool:
        return self.works_on(seat, BIG_MAN_FORM)

    def is_slime(self, seat: int) -> bool:
        return self.works_on(seat, SLIME_FORM)

    def seeps(self, seat: int) -> bool:
        """[WW-R65 WW-R66] Mist and slime pass doors and objects without effect."""
        return self.form(seat) in (MIST_BODY, SLIME_FORM)

    def base_speed(self, seat: int) -> int:
        """[WW-036] Three squares or what the form allows, and one more for each Speedstone."""
        return FORM_SPEED.get(self.form(seat), BASE_SPEED) + self.carried.count(seat, SPEEDSTONE)

    def most_attacks(self, seat: int) -> int:
        """[WW-053 WW-R64] One, or two under Adrenaline, however often that was cast."""
        return 2 if self.works_on(seat, ADRENALINE) else 1

    def doubled(self, seat: int, damage: int) -> int:
        """[WW-R39] Physical damage of a wizard with Strength."""
        return damage * 2 if self.works_on(seat, STRENGTH) else damage

    def stones(self, seat: int) -> int:
        """How many Magic Stones a wizard carries."""
        count = 0
        for kind in STONES:
            count += self.carried.count(seat, kind)
        return count

    def has_something(self, seat: int) -> bool:
        """Whether the wizard carries a treasure or an item."""
        return self.burden[seat] != NO_TREASURE or self.carried.size(seat) > 0

    # Load [WW-212 WW-213]

    def limit(self, seat: int) -> int:
        return HAND_LIMIT + (BRAIN_CARDS if self.carried.has(seat, BRAINSTONE) else 0)

    def load(self, seat: int) -> int:
        """[WW-133 WW-213] Hand, carried items and maintained spells; treasures weigh nothing here."""
        out = self.hands.size(seat)
        if not self.works_on(seat, EXTRA_ARMS):
            out += self.carried.size(seat)
        return out if self.variant.free_thoughts else out + self.maintained(seat)

    def maintained(self, seat: int) -> int:
        count = 0
        for spell in self.spells:
            if self.maintains(seat, spell):
                count += 1
        return count

    def maintains(self, seat: int, spell: Spell) -> bool:
        """[WW-133] Own spells; with permanent creation what was created keeps itself."""
        return spell.caster == seat and not self.stands_alone(spell)

    def stands_alone(self, spell: Spell) -> bool:
        return self.variant.permanent_creation and spell.card in FIXED

    # Spells in play

    def works_on(self, seat: int, card: int) -> bool:
        """Whether such a spell works on this wizard."""
        for spell in self.spells:
            if spell.card == card and spell.target == seat:
                return True
        return False

    def in_play(self, card: int) -> bool:
        for spell in self.spells:
            if spell.card == card:
                return True
        return False

    def caster_of(self, card: int) -> int:
        """Who cast the spell of this card that is in play, or NOBODY."""
        for spell in self.spells:
            if spell.card == card:
                return spell.caster
        return NOBODY

    def spell_at(self, border: int) -> int:
        """The place in `spells` of the latest that put something on this border, or -1."""
        for i in range(len(self.spells) - 1, -1, -1):
            if self.spells[i].border == border and self.spells[i].card != SEAL_DOOR:
                return i
        return -1

    def filled_by(self, square: int) -> int:
        """The place in `spells` of the one that filled this square, or -1."""
        for i, spell in enumerate(self.spells):
            if spell.square == square and spell.card != GLUE:
                return i
        return -1

    def hidden(self, kind: int) -> int:
        """How many of this card nobody has laid open: everybody can count that, so it betrays nothing."""
        count = 0
        for deck in self.decks:
            count += deck.count(kind)
        for seat in range(self.seats):
            count += self.hands.count(seat, kind)
        return count

    # Points

    def treasures_won(self, seat: int) -> int:
        """[WW-165 WW-166 WW-168 WW-R105] Enemy treasures lying on the own base, whoever put them there."""
        base = self.base(seat)
        count = 0
        for treasure, square in enumerate(self.treasures):
            if square == base and treasure // 2 != seat:
                count += 1
        return count

    def points(self, seat: int) -> int:
        """[WW-221] Kills and treasures."""
        return self.kills[seat] + self.treasures_won(seat)

    # The turn

    def is_bound(self) -> bool:
        """[WW-019 WW-191 WW-R63] Whether the active wizard counts as stunned."""
        return self.dazed or self.stun[self.active] > 0
