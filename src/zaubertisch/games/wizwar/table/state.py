"""The state of a game of Wiz-War: maze, wizards, cards, spells in play, and the turn as far as it has gone."""

from __future__ import annotations

from typing import Any, Final

from zaubertisch.games.wizwar.maze.board import BOARDS, Board
from zaubertisch.games.wizwar.maze.maze import Maze
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.variants import Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.step import AGAIN, NOBODY, Step
from zaubertisch.kernel.table import Table

NOWHERE: Final = -1
NO_TREASURE: Final = -1

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

    def call_and_stay(self, section: Step[Any]) -> int:
        """Go through another section first; the caller then comes to the paragraph it is at once more."""
        self.stack.append(section)
        return AGAIN

    # Wizards

    def alive(self, seat: int) -> bool:
        return self.place[seat] >= 0

    def is_up(self, seat: int) -> bool:
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

    def board(self) -> Board:
        return BOARDS[self.maze.seats]

    def group(self, seat: int) -> int:
        """Whose spellbook the seat uses: one for all, or two groups that sit alternately."""
        return seat % 2 if self.variant.personal else 0
