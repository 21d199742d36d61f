"""The state of a game of Wiz-War, and the statements the rules make of it: nothing here changes anything."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import (
    BRAINSTONE,
    CARDS,
    CREATE_DOOR,
    FOG,
    GLOBAL,
    MASTER_KEY,
    MIST_BODY,
    SEAL_DOOR,
    SPEEDSTONE,
    STONES,
    VISIONSTONE,
)
from zaubertisch.games.wizwar.components import BASE_SPEED, BRAIN_CARDS, HAND_LIMIT
from zaubertisch.games.wizwar.layout import LAYOUTS, SQUARES, Layout
from zaubertisch.games.wizwar.lines import NEAR_BORDERS, NEAR_SQUARES
from zaubertisch.games.wizwar.maze import BLOCK, CLOUD, DOOR, NOTHING, ROSEBUSH_FILL, THORNBUSH_FILL, WALL, Maze
from zaubertisch.games.wizwar.sight import Eyeshot, sight_in
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
    deck: Pile
    discards: Pile
    casting: Pile
    spells: list[Spell]
    dropped: list[int]
    seen: list[int]
    toggled: list[int]

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

    def is_mist(self, seat: int) -> bool:
        return self.works_on(seat, MIST_BODY)

    def base_speed(self, seat: int) -> int:
        """[WW-036] Three squares, and one more for each Speedstone."""
        return BASE_SPEED + self.carried.count(seat, SPEEDSTONE)

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
        return self.hands.size(seat) + self.carried.size(seat) + self.maintained(seat)

    def maintained(self, seat: int) -> int:
        count = 0
        for spell in self.spells:
            if spell.caster == seat:
                count += 1
        return count

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

    def spell_at(self, border: int) -> int:
        """The place in `spells` of the one that put something on this border, or -1."""
        for i, spell in enumerate(self.spells):
            if spell.border == border and spell.card != SEAL_DOOR:
                return i
        return -1

    def filled_by(self, square: int) -> int:
        """The place in `spells` of the one that filled this square, or -1."""
        for i, spell in enumerate(self.spells):
            if spell.square == square:
                return i
        return -1

    def hidden(self, kind: int) -> int:
        """How many of this card nobody has laid open: everybody can count that, so it betrays nothing."""
        count = self.deck.count(kind)
        for seat in range(self.seats):
            count += self.hands.count(seat, kind)
        return count

    # Doors and ways

    def is_sealed(self, border: int) -> bool:
        """[WW-051] A sealed door stays closed to everybody."""
        for spell in self.spells:
            if spell.card == SEAL_DOOR and spell.border == border:
                return True
        return False

    def may_unlock(self, seat: int, border: int) -> bool:
        """[WW-043 WW-R83 WW-R121] Doors of the own sector, own created ones, and every door with a Master Key."""
        if self.is_sealed(border):
            return False
        if self.carried.has(seat, MASTER_KEY):
            return True
        made = self.spell_at(border)
        if made >= 0:
            return self.spells[made].card == CREATE_DOOR and self.spells[made].caster == seat
        return self.board().sector_of(border) == self.home_slot(seat)

    def lets_pass(self, seat: int, border: int) -> bool:
        """[WW-026 WW-040 WW-042 WW-044 WW-046 WW-047] Whether what stands on this border lets the wizard through."""
        if border < 0 or self.maze.borders[border] == WALL:
            return False
        if self.maze.borders[border] != DOOR:
            return True
        return self.maze.is_held(border) or self.is_mist(seat) or self.may_unlock(seat, border)

    def stops(self, border: int) -> bool:
        """Whether what stands on this border stops whatever flies or is thrown about: a closed door stops everybody."""
        if border < 0 or self.maze.borders[border] == WALL:
            return True
        return self.maze.borders[border] == DOOR and not self.maze.is_held(border)

    def can_enter(self, square: int) -> bool:
        """[WW-026 WW-027] Wizards share squares; a Stone Block leaves no room."""
        return self.maze.fills[square] != BLOCK

    def can_walk(self, seat: int, side: int) -> bool:
        """[WW-025 WW-026] Whether a step to this side is possible at all."""
        place = self.place[seat] * 4 + side
        board = self.board()
        return self.lets_pass(seat, board.border[place]) and self.can_enter(board.beyond[place])

    def is_empty(self, square: int) -> bool:
        """[WW-106 WW-159] No object, treasure or wizard."""
        return (
            self.maze.fills[square] == NOTHING and square not in self.place and square not in self.treasures
            and not self.has_dropped(square)
        )

    def has_dropped(self, square: int) -> bool:
        for thing in self.dropped:
            if thing // ITEM_KINDS == square:
                return True
        return False

    def dropped_on(self, square: int) -> list[int]:
        """The cards of the items lying on this square."""
        return [thing % ITEM_KINDS for thing in self.dropped if thing // ITEM_KINDS == square]

    def is_breakable(self, border: int) -> bool:
        """[WW-160 WW-172] An inner stone wall or a door."""
        return self.maze.borders[border] in (WALL, DOOR)

    # Sight

    def fog(self) -> bool:
        return self.in_play(FOG)

    def eyeshot(self, origin: int, through: int) -> Eyeshot:
        return sight_in(self.maze).eyeshot(origin, through)

    def through(self, seat: int) -> int:
        """[WW-129] How many walls the line of a spell of this wizard may cross."""
        return 1 if self.carried.has(seat, VISIONSTONE) else 0

    def sees_square(self, origin: int, square: int, through: int = 0) -> bool:
        """[WW-110 WW-117 WW-119 WW-127] Whether a line reaches the middle of this square."""
        if origin == square:
            return True
        if is_thicket(self.maze.fills[origin]):
            return False
        line = self.eyeshot(origin, through).square_line[square]
        return line >= 0 and (line < NEAR_SQUARES or not self.fog())

    def sees_in(self, origin: int, square: int, through: int = 0) -> bool:
        """[WW-115 WW-116 WW-117 WW-118] Whether somebody at `origin` sees wizards and things on this square."""
        fill = self.maze.fills[square]
        if fill == CLOUD:
            return False
        if is_thicket(fill):
            return origin == square
        return self.sees_square(origin, square, through)

    def sees_border(self, origin: int, border: int, through: int = 0) -> bool:
        """[WW-111 WW-117 WW-127] Whether a line reaches the middle of this border."""
        if is_thicket(self.maze.fills[origin]):
            return False
        line = self.eyeshot(origin, through).border_line[border]
        return line >= 0 and (line < NEAR_BORDERS or not self.fog())

    def sees(self, seat: int, other: int) -> bool:
        """Whether one wizard sees another with plain eyes."""
        return self.sees_in(self.place[seat], self.place[other])

    def is_near(self, origin: int, square: int) -> bool:
        """[WW-098] The same or an orthogonally adjacent square."""
        return 0 <= self.board().far[origin * SQUARES + square] <= 1

    def spell_in_sight(self, origin: int, spell: Spell, through: int) -> bool:
        """[WW-148 WW-R88] Where a spell is: its border, its square, the wizard it works on; everywhere if Global."""
        if CARDS[spell.card].marks & GLOBAL:
            return True
        if spell.border >= 0:
            return self.sees_border(origin, spell.border, through)
        if spell.square >= 0:
            return self.sees_square(origin, spell.square, through)
        return self.sees_in(origin, self.place[spell.target], through)

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


def is_thicket(fill: int) -> bool:
    """[WW-117] A bush or a cloud: nothing is seen out of it."""
    return fill in (ROSEBUSH_FILL, THORNBUSH_FILL, CLOUD)
